import path from 'node:path';
import { licencesText } from '../../scripts/licences.js';

const root = path.resolve(__dirname, '../..');
const inPackage = (name: string) => path.join(root, 'node_modules', name);

test('names each package once, with its version, licence and text', () => {
  const text = licencesText([
    inPackage('react/index.js'),
    inPackage('react/cjs/react.production.min.js'),
    inPackage('@univerjs/core/lib/es/index.js'),
    path.join(root, 'src/functions/index.ts'),
  ]);
  expect(text.match(/^react 18\.\d+\.\d+ \(MIT\)$/gm)).toHaveLength(1);
  expect(text.match(/^@univerjs\/core 0\.25\.1 \(Apache-2\.0\)$/gm)).toHaveLength(1);
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).toContain('Apache License');
  expect(text).not.toMatch(/^conferebio/m);
});

test('packages with one text share it', () => {
  const text = licencesText(['core', 'sheets', 'design'].map((name) => inPackage(`@univerjs/${name}/package.json`)));
  expect(text.match(/Apache License\s+Version 2\.0/g)).toHaveLength(1);
  expect(text.match(/^@univerjs\/\w+ /gm)).toHaveLength(3);
});
