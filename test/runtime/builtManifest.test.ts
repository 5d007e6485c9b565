import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { manifestFaults } from '../manifest/faults';
import { built, DIST } from './excelRuntime';

const root = path.resolve(__dirname, '../..');

test('every address in the built manifest leads to a file of the build, and it has no other fault', () => {
  const xml = built('manifest.xml');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const baseUrl = /<AppDomain>(.*)<\/AppDomain>/.exec(xml)?.[1] ?? '';
  const file = (name: string) => (existsSync(path.join(DIST, name)) ? readFileSync(path.join(DIST, name)) : null);
  expect(manifestFaults(xml, { packageVersion: version, baseUrl, file })).toEqual([]);
});
