import { repairEncoding } from '../../brazil/text';
import { plainWords } from '../../brazil/words';
import type { Supplier } from './purchase';
import { refuse, type SeloRefusal } from './refusal';

/** What a word, or a few together, tell of who sells. */
type Trait = 'farmer' | 'cooperative' | 'dealer' | 'intermediary' | 'family' | 'habilitated' | 'dap' | 'noDap' | 'not';

/** Words without accents, in the singular; the longest first. */
const TRAITS: readonly (readonly [Trait | null, RegExp])[] = [
  [
    'not',
    /\b(?:(?:nao|not) habilitad[ao]|(?:nao|not) habilitated|sem habilitacao|(?:com )?habilitacao vencida|inabilitad[ao])\b/g,
  ],
  ['noDap', /\b(?:sem|without) (?:dap|caf)(?: caf| dap)?\b/g],
  ['dap', /\b(?:com|with) (?:dap|caf)(?: caf| dap)?\b/g],
  ['dealer', /\b(?:cerealista|agente promotor|grain dealer)\b/g],
  ['intermediary', /\b(?:agente )?intermediario\b/g],
  ['family', /\b(?:agricultura familiar|agric familiar|af|familiar|family)\b/g],
  ['farmer', /\b(?:agricultora?|produtora?|familia|farmer)\b/g],
  ['cooperative', /\b(?:cooperativa|coop|organizacao|cooperative)\b/g],
  ['habilitated', /\b(?:habilitad[ao]|habilitated)\b/g],
  [null, /\b(?:agropecuaria|juridic[ao]|diret[ao]|rural)\b/g],
];

/**
 * Who sells, as people write it. A cooperative that is not said to be of family farming, habilitated or without DAP is
 * refused, since only the first has factor IV; what comes through someone not habilitated does not count (art. 9).
 */
export function readSupplier(typed: string): Supplier | SeloRefusal {
  const said = traitsOf(typed);
  if (said === null) return refuse({ code: 'supplierUnknown', typed });
  if (said.has('not')) return refuse({ code: 'notHabilitated', typed });
  const sellers = (['farmer', 'cooperative', 'dealer', 'intermediary'] as const).filter((seller) => said.has(seller));
  if (sellers.length > 1) return refuse({ code: 'supplierUnknown', typed });
  switch (sellers[0] ?? (said.has('noDap') ? 'cooperative' : said.has('family') ? 'farmer' : 'intermediary')) {
    case 'farmer':
      return said.has('noDap') || said.has('habilitated') ? refuse({ code: 'supplierUnknown', typed }) : 'agricultor';
    case 'cooperative':
      if (said.has('noDap')) return 'cooperativa sem DAP';
      if (said.has('habilitated') || said.has('family')) return 'cooperativa habilitada';
      return refuse({ code: 'supplierAmbiguous', typed });
    case 'dealer':
      return 'cerealista';
    case 'intermediary':
      return refuse({ code: 'supplierAmbiguous', typed });
  }
}

/** What all the words tell together; `null` when one of them tells nothing. */
function traitsOf(typed: string): ReadonlySet<Trait> | null {
  const said = new Set<Trait>();
  let rest = plainWords(repairEncoding(typed).replace(/\ba\. ?f\./gi, 'AF')).join(' ');
  for (const [trait, pattern] of TRAITS) {
    const without = rest.replace(pattern, ' ');
    if (trait !== null && without !== rest) said.add(trait);
    rest = without;
  }
  return said.size > 0 && rest.trim() === '' ? said : null;
}
