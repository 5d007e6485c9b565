import type { BookBuilder, SheetBuilder } from '../sheetBuilder';
import { cents } from '../cents';
import { code, COMPUTED, computedMoney, HEADER, money, SUBTITLE, TITLE } from '../styles';
import { person, written } from './people';
import { at, TECHNICIANS, technicianRows } from './places';

interface Technician {
  place: string;
  /** R$ a month. */
  salary: number;
  /** R$ of the year; without them the 15% count. */
  receipts: number | null;
}

const CHARGES = 0.36;

const technicians: readonly Technician[] = [
  { place: 'Sorriso/MT', salary: 7_200, receipts: 18_950.4 },
  { place: 'Sorriso/MT', salary: 7_200, receipts: null },
  { place: 'Nova Mutum/MT', salary: 7_800, receipts: 41_000 },
  { place: 'Querência/MT', salary: 6_500, receipts: 9_000 },
  { place: 'Campo Verde/MT', salary: 6_500, receipts: null },
  { place: 'Rio Verde/GO', salary: 7_200, receipts: 14_310.75 },
  { place: 'Carazinho/RS', salary: 7_200, receipts: 22_480 },
  { place: 'Ijuí/RS', salary: 6_500, receipts: null },
  { place: 'Cruz Alta/RS', salary: 6_500, receipts: 12_640.5 },
  { place: 'Irecê/BA', salary: 6_500, receipts: null },
  { place: 'Cafarnaum/BA', salary: 6_500, receipts: 16_725.3 },
];

const HEADINGS = [
  'Técnico(a)',
  'CPF',
  'Registro no conselho',
  'Onde atua',
  'Região',
  'Salário no ano (R$)',
  'Encargos no ano (R$)',
  'Comprovantes de deslocamento (R$)',
  'Deslocamento que conta (R$)',
  'Custo do ano (R$)',
];

const { first, last } = technicianRows;

/** The plant's own technical assistance; its totals feed item IV of the costs. */
export function technicianSheet(sheet: SheetBuilder, builder: BookBuilder): void {
  sheet.put('A1', 'Assistência técnica própria', TITLE);
  sheet.put(
    'A2',
    'Art. 4º, IV: salário com encargos e deslocamento. Sem comprovantes contam 15% do salário; com eles, até 40%: vale o maior.',
    SUBTITLE,
  );
  sheet.row('A4', HEADINGS, HEADER);
  technicians.forEach(({ place, salary, receipts }, i) => {
    const row = first + i;
    const { name, cpf } = person(400 + i, place.slice(-2));
    sheet.put(`A${row}`, name);
    sheet.put(`B${row}`, written(cpf), code);
    sheet.put(`C${row}`, `CREA-${place.slice(-2)} 0000${String(i + 1).padStart(2, '0')} (exemplo)`);
    sheet.put(`D${row}`, place);
    sheet.put(`F${row}`, salary * 12, money);
    sheet.put(`G${row}`, cents([salary * 12 * CHARGES]), money);
    if (receipts !== null) sheet.put(`H${row}`, receipts, money);
  });
  const column = (letter: string) => at(TECHNICIANS, `${letter}${first}:${letter}${last}`);
  sheet.ours(`E${first}`, 'SELO.REGION', [column('D')], { fill: COMPUTED });
  sheet.ours(`I${first}`, 'SELO.TRAVEL', [column('F'), column('H')], computedMoney);
  technicians.forEach((_, i) => {
    const row = first + i;
    const terms = ['F', 'G', 'I'].map((letter) => builder.values(TECHNICIANS, `${letter}${row}`)[0]![0] as number);
    sheet.native(`J${row}`, `F${row}+G${row}+I${row}`, cents(terms), computedMoney);
  });
  sheet.widths([27, 16, 27, 18, 15, 17, 17, 20, 20, 18]);
  sheet.sheet.freeze = { rows: 4, columns: 1 };
}
