import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { manifestFor, targetFrom } from '../../scripts/manifestFor';
import { manifestFaults, type Surroundings } from './faults';

const root = path.resolve(__dirname, '../..');
const source = readFileSync(path.join(root, 'manifest.xml'), 'utf8');
const { version: packageVersion } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  version: string;
};
const baseUrl = 'https://localhost:3000';

/** Pages and bundles are made by the build; of the source only the icons are there to look at. */
const sourceFiles = (name: string): Buffer | null => {
  if (!name.startsWith('assets/')) return Buffer.alloc(0);
  const file = path.join(root, name);
  return existsSync(file) ? readFileSync(file) : null;
};
const surroundings: Surroundings = { packageVersion, baseUrl, file: sourceFiles };
const elsewhere = 'https://exemplo.org.br/conferebio';

/** What office-addin-manifest reads; in a process of its own because it is made of ES modules that jest cannot load. */
function readByOffice(file: string): Record<string, unknown> {
  const script = `require('office-addin-manifest').OfficeAddinManifest.readManifestFile(process.argv[1])
    .then((info) => process.stdout.write(JSON.stringify(info)))`;
  const options = { cwd: root, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['-e', script, file], options)) as Record<string, unknown>;
}

describe('the manifest has no fault', () => {
  const variants = [
    ['as kept in the repository', source, baseUrl],
    ['for another address', manifestFor(source, { baseUrl: elsewhere, variant: 'production' }), elsewhere],
    ['for trying out', manifestFor(source, { baseUrl, variant: 'development' }), baseUrl],
  ] as const;
  test.each(variants)('%s', (_name, xml, base) => {
    expect(manifestFaults(xml, { ...surroundings, baseUrl: base })).toEqual([]);
  });
});

test('Microsoft’s own reader finds what the manifest says', () => {
  const info = readByOffice(path.join(root, 'manifest.xml'));
  expect(info).toMatchObject({
    id: '8cb6c909-db1d-4a97-8d26-ba99e9dc48bd',
    version: `${packageVersion}.0`,
    displayName: 'ConfereBio',
    defaultLocale: 'pt-BR',
    hosts: ['Workbook'],
    permissions: 'ReadWriteDocument',
    officeAppType: 'TaskPaneApp',
    supportUrl: `${baseUrl}/ajuda/index.html`,
    defaultSettings: { sourceLocation: `${baseUrl}/taskpane.html` },
  });
});

test('the copy for trying out is another add-in, and says so', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'conferebio-'));
  try {
    const file = path.join(folder, 'manifest.xml');
    writeFileSync(file, manifestFor(source, { baseUrl, variant: 'development' }));
    const info = readByOffice(file);
    expect(info.id).toBe('ac5ace5d-0518-4ccf-9280-26864d6477e7');
    expect(info.displayName).toBe('ConfereBio (teste)');
    expect(readFileSync(file, 'utf8')).toContain('id="Tab.Label" DefaultValue="ConfereBio (teste)"');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an unknown variant is refused', () => {
  expect(() => manifestFor(source, { baseUrl, variant: 'prod' })).toThrow('CONFEREBIO_VARIANT is "prod"');
});

describe('the address it is served from', () => {
  test.each([
    [undefined, baseUrl],
    ['https://exemplo.org.br/conferebio/', elsewhere],
    ['https://exemplo.org.br/conferebio///', elsewhere],
  ])('%s', (setting, expected) => expect(targetFrom({ CONFEREBIO_BASE_URL: setting }).baseUrl).toBe(expected));
  test.each([
    'http://exemplo.org.br',
    'exemplo.org.br',
    '',
    'https://exemplo.org.br/?a=1',
    'https://a b',
    'https://a/"',
  ])('“%s” is refused', (setting) =>
    expect(() => targetFrom({ CONFEREBIO_BASE_URL: setting })).toThrow('must be an https address'),
  );
});

describe('the checker finds', () => {
  const long = 'x'.repeat(251);
  const without = (pattern: RegExp) => (xml: string) => xml.replace(pattern, '');
  const cases: [title: string, spoil: (xml: string) => string, fault: string][] = [
    ['text that is no XML', (xml) => xml.replace('</OfficeApp>', ''), 'not well-formed XML'],
    [
      'elements out of order',
      (xml) => xml.replace(/(<Id>.*<\/Id>)\s*(<Version>.*<\/Version>)/, '$2$1'),
      'OfficeApp: children are "Version Id',
    ],
    ['a button without a tip', without(/<Supertip>[^]*?<\/Supertip>/), 'Control: children are "Label Icon Action"'],
    [
      'a resource that is missing',
      without(/<bt:Url id="Functions.Script.Url".*\/>/),
      'SourceLocation: no resource Functions.Script.Url',
    ],
    [
      'a resource of the wrong kind',
      (xml) => xml.replace('<Label resid="Tab.Label"/>', '<Label resid="Open.Tip"/>'),
      'Label: resource Open.Tip is one of LongStrings, not of ShortStrings',
    ],
    [
      'a resource nobody uses',
      (xml) => xml.replace('<Label resid="Tab.Label"/>', '<Label resid="Group.Label"/>'),
      'resource Tab.Label is not used',
    ],
    [
      'a resource defined twice',
      (xml) => xml.replace('String id="Group.Label"', 'String id="Tab.Label"'),
      'resource Tab.Label is defined twice',
    ],
    [
      'a label too long',
      (xml) => xml.replace('DefaultValue="Abrir painel"', `DefaultValue="${long.slice(0, 126)}"`),
      'text Open.Label has 126 characters, the limit is 125',
    ],
    [
      'a translation too long',
      (xml) => xml.replace('Value="Opens the pane,', `Value="${long}`),
      'text Explain.Tip has',
    ],
    [
      'a description too long',
      (xml) => xml.replace('DefaultValue="Calcula', `DefaultValue="${long}`),
      'Description has',
    ],
    [
      'a resid too long',
      (xml) => xml.replaceAll('Open.Tip', 'Open.Tip.'.repeat(4)),
      'has 36 characters, the limit is 32',
    ],
    [
      'an empty label',
      (xml) => xml.replace('DefaultValue="Abrir painel"', 'DefaultValue=" "'),
      'text Open.Label is empty',
    ],
    [
      'an override for Portuguese',
      (xml) => xml.replace('Locale="en-US"', 'Locale="pt-BR"'),
      'Description: an override for the default locale',
    ],
    [
      'two overrides for English',
      (xml) => xml.replace(/(<bt:Override Locale="en-US" Value="Open pane"\/>)/, '$1$1'),
      'Open.Label: two overrides for one locale',
    ],
    [
      'a text not translated',
      without(/<bt:Override Locale="en-US" Value="Open pane"\/>/),
      'text Open.Label has no en-US translation',
    ],
    ['another default locale', (xml) => xml.replace('>pt-BR<', '>en-US<'), 'DefaultLocale is en-US, expected pt-BR'],
    [
      'a namespace',
      (xml) => xml.replace('</Metadata>', '</Metadata><Namespace resid="Tab.Label"/>'),
      'Namespace: function ids carry their own prefix',
    ],
    [
      'an equivalent add-in',
      (xml) => xml.replace('<Resources>', '<EquivalentAddins/><Resources>'),
      'EquivalentAddins: Excel would rename',
    ],
    ['a second runtime', (xml) => xml.replace(/(<Runtime .*\/>)/, '$1$1'), '2 elements Runtime, expected one'],
    ['a runtime that ends', (xml) => xml.replace('lifetime="long"', 'lifetime="short"'), 'lifetime is not long'],
    [
      'another page for commands',
      (xml) => xml.replace('<FunctionFile resid="Taskpane.Url"/>', '<FunctionFile resid="Help.Url"/>'),
      'FunctionFile: Help.Url is not the page of the runtime',
    ],
    [
      'a requirement set raised',
      (xml) => xml.replace('Name="ExcelApi" MinVersion="1.9"', 'Name="ExcelApi" MinVersion="1.18"'),
      'requirement set ExcelApi is 1.18, expected 1.9',
    ],
    [
      'a dead button',
      (xml) => xml.replace('xsi:type="ShowTaskpane"', 'xsi:type="ExecuteFunction"'),
      'Action ExecuteFunction: no such command is built',
    ],
    [
      'an id of somebody else',
      (xml) => xml.replace('id="ConfereBio.Guia"', 'id="Contoso.Tab"'),
      'id Contoso.Tab is not ours',
    ],
    [
      'an id used twice',
      (xml) => xml.replace('ConfereBio.Menu.ExplicarCelula', 'ConfereBio.Botao.AbrirPainel'),
      'two controls with one id',
    ],
    ['no GUID', (xml) => xml.replace(/<Id>.*<\/Id>/, '<Id>conferebio</Id>'), 'Id conferebio is not a random GUID'],
    [
      'another version',
      (xml) => xml.replace(/<Version>.*<\/Version>/, '<Version>9.9.9.0</Version>'),
      'Version is 9.9.9.0, expected',
    ],
    [
      'an address without encryption',
      (xml) => xml.replace(`${baseUrl}/taskpane.html`, 'http://localhost:3000/taskpane.html'),
      'http://localhost:3000/taskpane.html is not https',
    ],
    [
      'an address elsewhere',
      (xml) => xml.replace(`${baseUrl}/functions.js"`, 'https://exemplo.com/functions.js"'),
      'https://exemplo.com/functions.js is elsewhere',
    ],
    ['an icon that is missing', (xml) => xml.replace('icon-80.png', 'icon-81.png'), 'icon-81.png: no such file'],
    [
      'an icon of the wrong size',
      (xml) =>
        xml.replace(
          'id="Icon.16" DefaultValue="https://localhost:3000/assets/icons/icon-16.png"',
          'id="Icon.16" DefaultValue="https://localhost:3000/assets/icons/icon-20.png"',
        ),
      'icon-20.png is 20×20, expected 16×16',
    ],
    [
      'an icon that is no PNG',
      (xml) => xml.replace('icon-64.png"/>\n  <SupportUrl', 'icon.svg"/>\n  <SupportUrl'),
      'icon.svg is not a PNG, expected 64×64',
    ],
    ['an icon without the size of the ribbon', without(/<bt:Image size="80".*\/>/), 'an icon without 80 pixels'],
  ];
  test.each(cases)('%s', (_title, spoil, fault) => {
    const spoilt = spoil(source);
    expect(spoilt).not.toBe(source);
    expect(manifestFaults(spoilt, surroundings)).toContainEqual(expect.stringContaining(fault));
  });
});
