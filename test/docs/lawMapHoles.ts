import type { Part, Provision } from '../../scripts/lawMap/provision';

/** What a map of one page is held against. */
export interface Project {
  /** Provisions as the page has them. */
  provisions: readonly string[];
  /** Files that some provision must lead to. */
  ruleFiles: readonly string[];
  /** Functions that some provision must lead to. */
  functions: readonly string[];
  /** Codes of messages that some provision must lead to. */
  codes: readonly string[];
  /** Codes that a provision may name beside them. */
  otherCodes: readonly string[];
  /** Files that stand under many provisions. */
  common: readonly string[];
  /** Text of a file of the project; `null` when there is none. */
  textOf: (file: string) => string | null;
  /** Whether a text speaks of a provision. */
  speaks: (text: string, provision: string) => boolean;
}

/** Everything that is missing from a map of the law, or wrong in it; nothing when it has no hole. */
export function holesOf(page: readonly Part[], project: Project): string[] {
  const provisions = page.flatMap((part) => part.provisions);
  const ids = provisions.map(({ id }) => id);
  const reached = (of: (provision: Provision) => readonly string[]) => new Set(provisions.flatMap(of));
  return [
    ...absent(project.provisions, ids).map((id) => `${id}: not in the map`),
    ...absent(ids, project.provisions).map((id) => `${id}: not in the page`),
    ...twice(ids).map((id) => `${id}: twice in the map`),
    ...provisions.flatMap((provision) => faultsOf(provision, project)),
    ...absent(project.ruleFiles, [...reached(filesOf), ...project.common]).map((file) => `${file}: no provision`),
    ...absent(project.functions, [...reached(functionsOf)]).map((id) => `${id}: no provision`),
    ...absent(project.codes, [...reached(codesOf)]).map((code) => `${code}: no provision`),
  ];
}

const filesOf = ({ answer }: Provision) => ('files' in answer ? answer.files : []);
const functionsOf = ({ answer }: Provision) => ('functions' in answer ? answer.functions : []);
const testsOf = ({ answer }: Provision) => ('tests' in answer ? answer.tests : []);
const codesOf = ({ answer }: Provision) => ('codes' in answer ? answer.codes : []);

function faultsOf(provision: Provision, { textOf, functions, codes, otherCodes, speaks }: Project): string[] {
  const { id, says, answer } = provision;
  const wrong = (what: string) => `${id}: ${what}`;
  if ('outside' in answer) return answer.outside.startsWith('fora do cálculo: ') ? [] : [wrong('no reason given')];
  return [
    ...(says === '' ? [wrong('says nothing')] : []),
    ...(answer.files.length === 0 ? [wrong('no file')] : []),
    ...(answer.tests.length === 0 ? [wrong('no test')] : []),
    ...filesOf(provision).flatMap((file) => (textOf(file) === null ? [wrong(`${file} does not exist`)] : [])),
    ...testsOf(provision).flatMap((file) => {
      const text = textOf(file);
      if (text === null) return [wrong(`${file} does not exist`)];
      return speaks(text, id) ? [] : [wrong(`${file} does not speak of it`)];
    }),
    ...absent(answer.functions, functions).map((name) => wrong(`${name} is no function`)),
    ...absent(answer.codes, [...codes, ...otherCodes]).map((code) => wrong(`${code} is no code`)),
  ];
}

function absent(wanted: readonly string[], present: readonly string[]): string[] {
  const known = new Set(present);
  return [...new Set(wanted)].filter((one) => !known.has(one));
}

function twice(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
