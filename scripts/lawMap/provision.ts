/** A provision of a page of the law, and all that answers for it in this project. */
export interface Provision {
  /** As people cite it: `art. 4º, § 9º, I`. */
  id: string;
  /** What it says, in our own words. */
  says: string;
  /** Where it is computed; or why nothing is. */
  answer: Computed | NotComputed;
  /** Readings of docs/leituras.md that it needs: `S2`. */
  readings: readonly string[];
}

export interface Computed {
  /** Files of the rule, from the root of the project. */
  files: readonly string[];
  /** Functions of the catalogue. */
  functions: readonly string[];
  /** Tests that speak of the provision. */
  tests: readonly string[];
  /** Codes of the refusals, disallowances and missing evidence it leads to. */
  codes: readonly string[];
}

export interface NotComputed {
  outside: string;
}

/** A provision of an act outside the two pages, with how much of it was read. */
export interface ProvisionBeyond extends Provision {
  seen: string;
}

/** A rule of PGPM-Bio with a code of ours, for comments to cite, and the provisions it comes from. */
export interface CodedRule {
  code: string;
  says: string;
  at: readonly string[];
  files: readonly string[];
}

/** A file that no provision asks for by itself: what several rules stand on. */
export interface CommonPart {
  file: string;
  holds: string;
}

/** A part of a page, printed as one table. */
export interface Part {
  title: string;
  provisions: readonly Provision[];
}

/** Words of a list in one text: `'limits ledger'`. */
function listed(words: string): string[] {
  return words.split(/\s+/).filter((word) => word !== '');
}

/** How provisions of one page are written: files by their names, functions without their prefix, tests without `.test.ts`. */
export interface Shorthand {
  files?: string;
  functions?: string;
  tests?: string;
  codes?: string;
  readings?: string;
}

/** Writes provisions of the rules in one folder of src/rules/. */
export function provisionsOf(folder: string, prefix: string) {
  return {
    computed: (id: string, says: string, short: Shorthand): Provision => ({
      id,
      says,
      answer: {
        files: listed(short.files ?? '').map((name) => `src/rules/${folder}/${name}.ts`),
        functions: listed(short.functions ?? '').map((name) => `${prefix}.${name}`),
        tests: listed(short.tests ?? '').map((name) => `test/${name}.test.ts`),
        codes: listed(short.codes ?? ''),
      },
      readings: listed(short.readings ?? ''),
    }),
    outside: (id: string, says: string, outside: string, readings = ''): Provision => ({
      id,
      says,
      answer: { outside },
      readings: listed(readings),
    }),
  };
}
