import type { CellStyle } from '../../../src/workbook/xlsx/book';
import { code, computedMoney, HEADER, money, REMARK, SUBTITLE, TITLE, top, wrapped } from '../styles';
import type { SheetBuilder } from '../sheetBuilder';
import { cnpjCheckDigits } from '../../../src/brazil/cnpj';

const CUBIC_METRES = 250_000;
const PRICE = 5_500;
export const SOLD = CUBIC_METRES * PRICE;
export const EXAMPLE_MINIMUM = 0.3;

const typed: CellStyle = { horizontal: 'right' };

/** What the whole workbook rests on: plant, year, version of the rules, biodiesel sold, minimum percentage. */
export function parameterSheet(sheet: SheetBuilder): void {
  sheet.put('A1', 'Parâmetros', TITLE);
  sheet.put('A2', 'O que vale para a planilha toda. Troque pelos dados da sua usina.', SUBTITLE);
  sheet.row('A4', ['Parâmetro', 'Valor', 'Observação'], HEADER);
  const base = '331112220001';
  const cnpj = (base + cnpjCheckDigits(base)).replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
  line(sheet, 5, 'Regra', '280/2022', code, 'Portaria SAF/MAPA nº 280/2022. A outra regra conhecida é 28/2024.');
  line(sheet, 6, 'Ano civil', 2023, {}, 'O percentual é do ano inteiro, por usina.');
  line(sheet, 7, 'Usina', 'Usina Exemplo Biocombustíveis', {}, 'Empresa inventada, em Sorriso/MT.');
  line(sheet, 8, 'CNPJ da usina', cnpj, code, 'Inventado; os dígitos verificadores conferem.');
  line(sheet, 9, 'UF da usina', 'MT', {}, 'Decide o fator III: usina do SE ou do CO que compra na própria região.');
  line(sheet, 10, 'Município da usina', 'Sorriso', {}, '');
  line(sheet, 11, 'Biodiesel vendido no ano (m³)', CUBIC_METRES, { numberFormat: '#,##0' }, '');
  line(sheet, 12, 'Preço médio (R$/m³)', PRICE, money, '');
  sheet.put('A13', 'Valor do biodiesel vendido (R$)', top({ bold: true }));
  sheet.native('B13', 'B11*B12', SOLD, { ...top(computedMoney), horizontal: 'right' });
  sheet.put('C13', 'O denominador do percentual (Decreto nº 10.527/2020, art. 3º).', wrapped);
  line(
    sheet,
    14,
    'Percentual mínimo – VALOR DE EXEMPLO',
    EXAMPLE_MINIMUM,
    { numberFormat: '0.00%', fill: REMARK, bold: true },
    'Este número foi escolhido só para a conta do que falta ter o que mostrar: NÃO é o percentual da norma. O ConfereBio não supõe o percentual do art. 3º, I: digite aqui o que vale para a sua usina.',
  );
  sheet.note('B14', 'Valor de exemplo. Digite o percentual que vale para a sua usina e o seu ano.');
  sheet.put('A15', 'Teto de venda por família no ano (R$)', top());
  sheet.ours('B15', 'SELO.FAMILYCAP', ['31/12/2023'], { ...top(computedMoney), horizontal: 'right' });
  sheet.put('C15', 'Art. 3º, § 9º: renda bruta máxima do Pronaf (MCR), somadas as vendas da família.', wrapped);
  sheet.widths([36, 29, 58]);
  sheet.sheet.freeze = { rows: 4, columns: 0 };
}

function line(
  sheet: SheetBuilder,
  row: number,
  label: string,
  value: string | number,
  style: CellStyle,
  remark: string,
): void {
  sheet.put(`A${row}`, label, wrapped);
  sheet.put(`B${row}`, value, top({ ...typed, ...style }));
  if (remark) sheet.put(`C${row}`, remark, wrapped);
}
