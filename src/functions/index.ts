import { catalogue } from './catalogue';

// The pane beside the workbench loads this bundle too, in a page where nothing registers functions.
if (typeof CustomFunctions !== 'undefined') {
  for (const entry of catalogue) CustomFunctions.associate(entry.id, (...args: unknown[]) => entry.run(args));
}
