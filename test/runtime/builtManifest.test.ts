import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { manifestFaults } from '../manifest/faults';

const root = path.resolve(__dirname, '../..');
const dist = path.join(root, 'dist');

test('every address in the built manifest leads to a file of the build, and it has no other fault', () => {
  const xml = readFileSync(path.join(dist, 'manifest.xml'), 'utf8');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const baseUrl = /<AppDomain>(.*)<\/AppDomain>/.exec(xml)?.[1] ?? '';
  const file = (name: string) => (existsSync(path.join(dist, name)) ? readFileSync(path.join(dist, name)) : null);
  expect(manifestFaults(xml, { packageVersion: version, baseUrl, file })).toEqual([]);
});
