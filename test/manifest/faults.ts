import { JSDOM } from 'jsdom';

/** What the manifest is compared with. */
export interface Surroundings {
  /** Version of the package, three parts. */
  packageVersion: string;
  /** Where the add-in is served from, without a slash at the end. */
  baseUrl: string;
  /** Content of a file by its path relative to `baseUrl`, or null when there is none. */
  file: (path: string) => Buffer | null;
}

/** Children of an element in the order Office asks for; `?` may be absent, `*` any number, `+` at least one. */
const childrenInOrder: Record<string, string> = {
  OfficeApp:
    'Id Version ProviderName DefaultLocale DisplayName Description IconUrl HighResolutionIconUrl SupportUrl AppDomains ' +
    'Hosts Requirements DefaultSettings Permissions VersionOverrides',
  VersionOverrides: 'Hosts Resources',
  'VersionOverrides Host': 'Runtimes AllFormFactors DesktopFormFactor',
  AllFormFactors: 'ExtensionPoint',
  DesktopFormFactor: 'GetStarted? FunctionFile ExtensionPoint+',
  GetStarted: 'Title Description LearnMoreUrl',
  CustomFunctions: 'Script Page Metadata',
  PrimaryCommandSurface: 'CustomTab',
  ContextMenu: 'OfficeMenu',
  CustomTab: 'Group+ Label',
  Group: 'Label Icon Control+',
  OfficeMenu: 'Control+',
  Control: 'Label Supertip Icon Action',
  Supertip: 'Title Description',
  Resources: 'Images Urls ShortStrings LongStrings',
};

/** Which kind of resource an element's `resid` names. */
const resourceOf: Record<string, string> = {
  Runtime: 'Urls',
  SourceLocation: 'Urls',
  FunctionFile: 'Urls',
  LearnMoreUrl: 'Urls',
  Label: 'ShortStrings',
  Title: 'ShortStrings',
  Description: 'LongStrings',
  Image: 'Images',
};

const requiredSets: Record<string, string> = { SharedRuntime: '1.1', CustomFunctionsRuntime: '1.3', ExcelApi: '1.9' };
const longest = { resid: 32, ShortStrings: 125, LongStrings: 250, Description: 250, DisplayName: 125 };
const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Everything that is wrong with a manifest, one sentence each; empty when nothing is. Needs no network. */
export function manifestFaults(xml: string, surroundings: Surroundings): string[] {
  const window = new JSDOM('').window;
  const document = new window.DOMParser().parseFromString(xml, 'application/xml');
  const broken = document.getElementsByTagName('parsererror')[0];
  if (broken) return [`not well-formed XML: ${broken.textContent}`];
  const all = (name: string) => [...document.getElementsByTagNameNS('*', name)];
  return [
    ...orderFaults(all),
    ...resourceFaults(all),
    ...lengthFaults(all),
    ...localeFaults(all),
    ...shapeFaults(all),
    ...identityFaults(all, surroundings),
    ...addressFaults(document, surroundings),
    ...iconFaults(all, surroundings),
  ];
}

type All = (name: string) => Element[];

function kindOf(element: Element): string {
  if (element.localName === 'ExtensionPoint') return element.getAttribute('xsi:type') ?? '';
  if (element.localName === 'Host' && element.closest('VersionOverrides')) return 'VersionOverrides Host';
  return element.localName;
}

function orderFaults(all: All): string[] {
  return all('*').flatMap((element) => {
    const kind = kindOf(element);
    const expected = childrenInOrder[kind];
    if (expected === undefined) return [];
    const pattern = expected
      .split(' ')
      .map((item) => item.replace(/^(\w+)([?*+]?)$/, '(?:$1 )$2'))
      .join('');
    const found = [...element.children].map((child) => `${child.localName} `).join('');
    return new RegExp(`^${pattern}$`).test(found)
      ? []
      : [`${kind}: children are "${found.trim()}", expected "${expected}"`];
  });
}

function resourceFaults(all: All): string[] {
  const faults: string[] = [];
  const kinds = ['Images', 'Urls', 'ShortStrings', 'LongStrings'];
  const defined = new Map<string, string>();
  for (const kind of kinds) {
    for (const resource of all(kind).flatMap((group) => [...group.children])) {
      const id = resource.getAttribute('id') ?? '';
      if (defined.has(id)) faults.push(`resource ${id} is defined twice`);
      defined.set(id, kind);
    }
  }
  const used = new Set<string>();
  for (const element of all('*').filter((candidate) => candidate.hasAttribute('resid'))) {
    const resid = element.getAttribute('resid') ?? '';
    used.add(resid);
    const kind = defined.get(resid);
    if (kind === undefined) faults.push(`${element.localName}: no resource ${resid}`);
    else if (kind !== resourceOf[element.localName]) {
      faults.push(`${element.localName}: resource ${resid} is one of ${kind}, not of ${resourceOf[element.localName]}`);
    }
  }
  for (const id of defined.keys()) if (!used.has(id)) faults.push(`resource ${id} is not used`);
  return faults;
}

function textsOf(element: Element): string[] {
  return [element.getAttribute('DefaultValue'), ...overridesOf(element).map((each) => each.getAttribute('Value'))].map(
    (text) => text ?? '',
  );
}

function overridesOf(element: Element): Element[] {
  return [...element.children].filter((child) => child.localName === 'Override');
}

function lengthFaults(all: All): string[] {
  const faults: string[] = [];
  const check = (name: string, text: string, limit: number) => {
    if (text.length > limit) faults.push(`${name} has ${text.length} characters, the limit is ${limit}`);
    if (text.trim() === '') faults.push(`${name} is empty`);
  };
  for (const group of ['ShortStrings', 'LongStrings'] as const) {
    for (const text of all(group).flatMap((each) => [...each.children])) {
      for (const value of textsOf(text)) check(`text ${text.getAttribute('id')}`, value, longest[group]);
    }
  }
  for (const name of ['DisplayName', 'Description'] as const) {
    for (const element of all(name).filter((each) => each.hasAttribute('DefaultValue'))) {
      for (const value of textsOf(element)) check(name, value, longest[name]);
    }
  }
  for (const element of all('*')) {
    const resid = element.getAttribute('resid') ?? (element.closest('Resources') ? element.getAttribute('id') : null);
    if (resid !== null) check(`resid ${resid}`, resid, longest.resid);
  }
  return faults;
}

function localeFaults(all: All): string[] {
  const faults: string[] = [];
  const base = all('DefaultLocale')[0]?.textContent;
  if (base !== 'pt-BR') faults.push(`DefaultLocale is ${base}, expected pt-BR`);
  for (const element of all('*')) {
    const locales = overridesOf(element).map((each) => each.getAttribute('Locale'));
    const name = element.getAttribute('id') ?? element.localName;
    if (locales.some((locale) => locale === base)) faults.push(`${name}: an override for the default locale`);
    if (new Set(locales).size < locales.length) faults.push(`${name}: two overrides for one locale`);
  }
  const translated = [...all('ShortStrings'), ...all('LongStrings')].flatMap((group) => [...group.children]);
  for (const text of translated) {
    // Names are the same in every language.
    const isName = /^ConfereBio\b/.test(text.getAttribute('DefaultValue') ?? '');
    const hasEnglish = overridesOf(text).some((each) => each.getAttribute('Locale') === 'en-US');
    if (!isName && !hasEnglish) faults.push(`text ${text.getAttribute('id')} has no en-US translation`);
  }
  return faults;
}

function shapeFaults(all: All): string[] {
  const faults: string[] = [];
  if (all('Namespace').length > 0) faults.push('Namespace: function ids carry their own prefix');
  if (all('EquivalentAddins').length > 0) faults.push('EquivalentAddins: Excel would rename the functions');
  if (all('TaskpaneId').length > 0) faults.push('TaskpaneId: not in a shared runtime');
  for (const name of ['Runtime', 'CustomTab', 'FunctionFile']) {
    if (all(name).length !== 1) faults.push(`${all(name).length} elements ${name}, expected one`);
  }
  if (all('Runtime')[0]?.getAttribute('lifetime') !== 'long') faults.push('Runtime: lifetime is not long');
  const page = all('Runtime')[0]?.getAttribute('resid');
  const pages = [
    ...all('FunctionFile'),
    ...all('SourceLocation').filter((each) => ['Page', 'Action'].includes(each.parentElement?.localName ?? '')),
  ];
  for (const element of pages) {
    const resid = element.getAttribute('resid');
    if (resid !== page) faults.push(`${element.localName}: ${resid} is not the page of the runtime (${page})`);
  }
  const sets = new Map(all('Set').map((each) => [each.getAttribute('Name'), each.getAttribute('MinVersion')]));
  for (const [name, version] of Object.entries(requiredSets)) {
    if (sets.get(name) !== version) faults.push(`requirement set ${name} is ${sets.get(name)}, expected ${version}`);
  }
  if (sets.size !== Object.keys(requiredSets).length) faults.push('an unexpected requirement set');
  for (const action of all('Action')) {
    const type = action.getAttribute('xsi:type');
    if (type !== 'ShowTaskpane') faults.push(`Action ${type}: no such command is built`);
  }
  const ids = [...all('CustomTab'), ...all('Group'), ...all('Control')].map((each) => each.getAttribute('id') ?? '');
  for (const id of ids) if (!/^ConfereBio\.[\w.]+$/.test(id)) faults.push(`id ${id} is not ours`);
  if (new Set(ids).size < ids.length) faults.push('two controls with one id');
  return faults;
}

function identityFaults(all: All, { packageVersion }: Surroundings): string[] {
  const faults: string[] = [];
  const id = all('Id')[0]?.textContent ?? '';
  if (!guid.test(id)) faults.push(`Id ${id} is not a random GUID`);
  const version = all('Version')[0]?.textContent;
  if (version !== `${packageVersion}.0`) faults.push(`Version is ${version}, expected ${packageVersion}.0`);
  return faults;
}

function addressFaults(document: Document, { baseUrl, file }: Surroundings): string[] {
  const faults: string[] = [];
  const addresses = [...document.getElementsByTagName('*')].flatMap((element) =>
    [
      element.getAttribute('DefaultValue'),
      element.getAttribute('Value'),
      element.children.length ? null : element.textContent,
    ]
      .filter((text): text is string => text !== null && /^\s*[a-z]+:\/\//i.test(text))
      .map((text) => text.trim()),
  );
  for (const address of new Set(addresses)) {
    if (!address.startsWith('https://')) faults.push(`${address} is not https`);
    else if (address !== baseUrl && !address.startsWith(`${baseUrl}/`)) faults.push(`${address} is elsewhere`);
    else if (address !== baseUrl && file(address.slice(baseUrl.length + 1)) === null)
      faults.push(`${address}: no such file`);
  }
  return faults;
}

function iconFaults(all: All, { baseUrl, file }: Surroundings): string[] {
  const faults: string[] = [];
  const check = (address: string | null | undefined, size: number) => {
    if (!address?.startsWith(`${baseUrl}/`)) return;
    const image = file(address.slice(baseUrl.length + 1));
    if (image === null) return;
    const isPng = image.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
    const found = isPng ? `${image.readUInt32BE(16)}×${image.readUInt32BE(20)}` : 'not a PNG';
    if (found !== `${size}×${size}`) faults.push(`${address} is ${found}, expected ${size}×${size}`);
  };
  check(all('IconUrl')[0]?.getAttribute('DefaultValue'), 32);
  check(all('HighResolutionIconUrl')[0]?.getAttribute('DefaultValue'), 64);
  const icons = new Map(
    all('Images')
      .flatMap((group) => [...group.children])
      .map((image) => [image.getAttribute('id'), image.getAttribute('DefaultValue')]),
  );
  for (const icon of all('Icon')) {
    const sizes = [...icon.children].map((image) => Number(image.getAttribute('size')));
    for (const size of [16, 32, 80]) if (!sizes.includes(size)) faults.push(`an icon without ${size} pixels`);
    for (const image of icon.children)
      check(icons.get(image.getAttribute('resid')), Number(image.getAttribute('size')));
  }
  return faults;
}
