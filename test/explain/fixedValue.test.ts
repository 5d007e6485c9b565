import type { Language } from '../../src/explain/language';
import { ledgerStatus, type LineFlags } from '../../src/explain/ledgerStatus';
import { memoryOfLine } from '../../src/explain/lineMemory/memoryOfLine';
import { sentenceOfRefusal } from '../../src/explain/refusal';
import { lawOfLine, stepsLine } from '../../src/explain/writeBack/salesMemory';
import { exact, ZERO } from '../../src/rules/exact';
import type { PriceTable } from '../../src/rules/pgpmbio/priceTable';
import { Refusal } from '../../src/rules/pgpmbio/refusal';
import { subsidyUnder } from '../../src/rules/pgpmbio/saleLine';
import { table2023 } from '../../src/rules/pgpmbio/tables/table2023';
import { fixed, tableOf } from '../rules/pgpmbio/tableOf';

const acts: PriceTable['acts'] = [{ name: 'Portaria de exemplo', sets: 'fixedValues', source: 'exemplo' }];
const table = tableOf(2025, { acts });
const asking = tableOf(2025, {
  acts,
  fixedValueRequiresMarketBelowMinimum: true,
  rows: [fixed('borracha', '3.00', '3500', '7.41')],
});

function memory(of: PriceTable, salePrice: string, marketPrice: string | null, language: Language): string[] {
  const line = {
    productId: 'borracha',
    origin: { uf: 'AC', municipality: null },
    quantity: exact('1500'),
    salePrice: exact(salePrice),
    marketPrice: marketPrice === null ? null : exact(marketPrice),
    date: '2025-06-15',
    requestDate: null,
    paidProduct: ZERO,
    paidTotal: ZERO,
  };
  const result = subsidyUnder(of, line);
  if (result instanceof Refusal) throw new Error(result.reason.code);
  return memoryOfLine(result, [], language);
}

test('a fixed value is explained without MPA and minimum price, with its act', () => {
  expect(memory(table, '9.50', null, 'pt-BR')).toEqual([
    'Valor da subvenção a ser pago (VSP): Borracha Natural Extrativa (cernambi), AC',
    '1. Tabela: Safra 2025, vendas de 01/01/2025 a 31/12/2025; venda de 15/06/2025.',
    '2. QP (quantidade do produto na nota fiscal): 1.500 kg.',
    '3. Valor fixo: R$ 3,00/kg, região amparada: Norte (exceto TO) e Norte do MT(*) (Doc. 1; Portaria de exemplo).',
    '4. PV (preço de venda na nota fiscal): R$ 9,50/kg. O valor fixo é pago qualquer que seja o PV (A28).',
    '5. VSP = QP × valor fixo = 1.500 × 3,00 = 4.500,00: VSP = R$ 4.500,00.',
    '6. LSPA (limite de subvenção por produto, DAP e ano): R$ 3.500,00 (Doc. 1; Safra 2025); já pago ou apresentado R$ 0,00, saldo R$ 3.500,00.',
    '7. Limite anual de todos os produtos por DAP: R$ 12.000,00 (Doc. 1, Nota 1); já pago ou apresentado R$ 0,00, saldo R$ 12.000,00.',
    '8. Valor a pagar: R$ 3.500,00, limitado pelo saldo do LSPA: R$ 1.000,00 de R$ 4.500,00 ficam fora (Doc. 11, exemplo 2 e OBS.).',
    'Leituras adotadas: valor fixo para qualquer PV (A28); VSP cortado em centavos (A2).',
  ]);
});

test('the same in English', () => {
  expect(memory(table, '9.50', '12.00', 'en-US').slice(3, 6)).toEqual([
    '3. Fixed value: R$ 3.00/kg, region covered: Norte (exceto TO) e Norte do MT(*) (Doc. 1; Portaria de exemplo).',
    '4. PV (sale price on the invoice): R$ 9.50/kg. The fixed value is paid whatever the PV (A28).',
    '5. VSP = QP × fixed value = 1,500 × 3.00 = 4,500.00: VSP = R$ 4,500.00.',
  ]);
});

test.each([
  ['7.40', /5\. Esta tabela só paga o valor fixo com o PMD abaixo do PM de R\$ 7,41\/kg\. PMD .*: R\$ 7,40\/kg\./],
  ['7.40', /6\. VSP = QP × valor fixo = 1\.500 × 3,00 = 4\.500,00/],
  [
    '7.41',
    /6\. O preço de mercado não está abaixo do mínimo: esta tabela não prevê subvenção neste caso\. VSP = R\$ 0,00/,
  ],
  [null, /5\. .*PMD não informado: não pôde ser conferido e o valor é provisório\./],
  [null, /Leituras adotadas: valor fixo sem o PMD que a tabela exige \(A9, A28\)/],
])('where the table asks for a market under the minimum, PMD %s: %s', (marketPrice, sentence) => {
  expect(memory(asking, '1.00', marketPrice, 'pt-BR').join('\n')).toMatch(sentence);
});

describe('in a few words', () => {
  const flags: LineFlags = {
    provisional: false,
    fixedValue: true,
    nothingDue: null,
    usesMpa: false,
    cutBy: 'none',
    otherRegion: false,
    anotherUnit: false,
  };
  test('the situation of a line', () => {
    expect(ledgerStatus(flags, 'pt-BR')).toBe('valor fixo por kg');
    expect(ledgerStatus({ ...flags, cutBy: 'annualCap' }, 'en-US')).toBe(
      'fixed value a kg; limited by the annual limit',
    );
    expect(ledgerStatus({ ...flags, nothingDue: 'marketNotBelowMinimum' }, 'pt-BR')).toBe(
      'sem subvenção: mercado não está abaixo do mínimo',
    );
    expect(ledgerStatus({ ...flags, provisional: true }, 'pt-BR')).toBe('provisório: sem PMD; valor fixo por kg');
  });
  test('the law of a line, and how the columns follow', () => {
    expect(lawOfLine({ ...flags, cutBy: 'productLimit' }, 'pt-BR')).toBe('Doc. 1; valor fixo da tabela; Doc. 11, OBS.');
    expect(stepsLine([table], 'pt-BR')).toContain(
      'VSP = QP × (PM − preço usado) ou, onde há valor fixo, QP × valor fixo;',
    );
    expect(stepsLine([table2023], 'en-US')).not.toContain('fixed');
  });
  test('a minimum price that there is not', () => {
    const reason = { code: 'noMinimumPrice', label: 'Babaçu (amêndoa)', table: '2025' } as const;
    expect(sentenceOfRefusal(reason, 'pt-BR')).toMatch(/^Babaçu \(amêndoa\) tem valor fixo por kg na tabela de 2025/);
    expect(sentenceOfRefusal(reason, 'en-US')).toMatch(/^Babaçu \(amêndoa\) has a fixed value a kg/);
  });
});
