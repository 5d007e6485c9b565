import { catalogue } from './catalogue';

for (const entry of catalogue) CustomFunctions.associate(entry.id, (...args: unknown[]) => entry.run(args));
