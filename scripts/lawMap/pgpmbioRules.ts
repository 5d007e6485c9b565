import type { CodedRule } from './provision';

const rule = (code: string, says: string, at: string, files: string): CodedRule => ({
  code,
  says,
  at: at.split('; '),
  files: files.split(' ').map((name) => `src/rules/pgpmbio/${name}.ts`),
});

/** Rules of PGPM-Bio that comments cite by a code of ours. */
export const pgpmbioRules: readonly CodedRule[] = [
  rule(
    'P-PROD-1',
    'O produto e a forma em que é vendido precisam estar no Doc. 1.',
    'Doc. 1, produtos',
    'product productNames',
  ),
  rule(
    'P-UF-1',
    'A UF onde o produto foi extraído precisa estar na região da linha. No máximo uma linha serve.',
    'Doc. 1, regiões amparadas',
    'coverage',
  ),
  rule(
    'P-UF-2',
    'As exceções escritas na região: borracha fora do TO; castanha com linhas próprias no AC e no AM.',
    'Doc. 1, regiões amparadas',
    'tables/table2023',
  ),
  rule(
    'P-MT-1',
    'Em Mato Grosso a borracha só tem amparo em 28 municípios. Sem o município não há resposta.',
    'Doc. 1, nota (*)',
    'coverage tables/northOfMatoGrosso',
  ),
  rule('P-PM-1', 'O preço mínimo é o da linha achada.', 'Doc. 1, preços mínimos; Doc. 1, Nota 2', 'tables/table2023'),
  rule(
    'P-VIG-1',
    'A tabela é a que está em vigor na data da venda. Sem tabela não há resposta.',
    'Doc. 1, preços mínimos',
    'tables',
  ),
  rule('P-MPA-1', 'O menor preço aceitável é o PMD menos 15%, em centavos (A1).', 'Doc. 11, MPA', 'acceptablePrice'),
  rule(
    'P-PV-1',
    'Um preço de venda que não é menor que o MPA é usado na conta (A4).',
    'Doc. 11, exemplo 1',
    'priceUsed',
  ),
  rule('P-PV-2', 'Um preço menor que o MPA dá lugar ao MPA (A3).', 'Doc. 11, exemplo 2', 'priceUsed'),
  rule('P-PV-3', 'Preço de venda igual ou acima do mínimo: zero (A6).', 'Doc. 11, VSP', 'subsidyValue nothingDue'),
  rule(
    'P-PV-4',
    'MPA igual ou acima do mínimo: zero para qualquer preço (A7).',
    'Doc. 11, VSP',
    'subsidyValue nothingDue',
  ),
  rule('P-VSP-1', 'VSP = QP × (PM − preço usado), em centavos (A2).', 'Doc. 11, VSP', 'subsidyValue'),
  rule(
    'P-LSPA-1',
    'O valor não passa do limite por produto, DAP e ano.',
    'Doc. 1, limite por produto; Doc. 1, Nota 3; Doc. 11, LSPA',
    'limits',
  ),
  rule(
    'P-TOT-1',
    'A soma de todos os produtos por DAP e ano não passa de R$ 12.000,00.',
    'Doc. 1, Nota 1',
    'limits ledger',
  ),
  rule('P-BAL-1', 'O saldo é o limite menos o que já foi apresentado no ano (A13).', 'Doc. 11, OBS.', 'limits ledger'),
  rule(
    'P-DAP-1',
    'Os limites são da DAP, seja qual for a organização que apresenta.',
    'Doc. 1, limite por produto; item 16.d.3',
    'ledger families',
  ),
  rule(
    'P-PAY-1',
    'Cada linha recebe o menor entre o VSP e os dois saldos, na ordem das notas (A14).',
    'Doc. 11, VSP',
    'ledger',
  ),
];
