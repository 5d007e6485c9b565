import { cnpjCheckDigits } from '../../../src/brazil/cnpj';
import { person, type Person } from './people';

/** One farmer's part of an invoice. */
export interface Purchase {
  group: Group;
  farmer: Person;
  /** Who issued the invoice: the farmer, or the cooperative for several farmers at once. */
  issuer: { name: string; taxId: string };
  origin: string;
  /** ISO date. */
  day: string;
  invoice: number;
  kilograms: number;
  /** R$/kg */
  price: number;
}

/** Purchases that the Selo treats alike. */
export interface Group {
  title: string;
  material: string;
  form: string;
  supplier: 'agricultor' | 'cooperativa habilitada';
  cooperative?: { name: string; taxId: string };
  /** Farmers on one invoice. */
  farmersAnInvoice: number;
  uf: string;
  municipalities: readonly string[];
  farmers: number;
  kilograms: number;
  price: number;
  /** Half of the purchases cost so much more a kg, the other half less. */
  spread: number;
}

function cooperative(name: string, root: string): { name: string; taxId: string } {
  const base = `${root}0001`;
  return { name, taxId: base + cnpjCheckDigits(base) };
}

export const southern = cooperative('Cooperativa Exemplo do Planalto', '44555666');
export const northeastern = cooperative('Cooperativa Modelo do Sertão', '55666777');
const ofGoias = cooperative('Cooperativa Amostra de Goiás', '66777888');

const MATO_GROSSO = ['Sorriso', 'Lucas do Rio Verde', 'Nova Mutum', 'Tapurah', 'Sinop', 'Campo Verde', 'Querência'];
const RIO_GRANDE = ['Carazinho', 'Passo Fundo', 'Ijuí', 'Cruz Alta', 'Palmeira das Missões', 'Três de Maio'];

/** The seven kinds of purchase of the year. */
export const groups = {
  soyOfMatoGrosso: group('Soja, MT', 'MT', MATO_GROSSO, 100, 16_000_000, 2.5, 0.05, 'Soja', 'grão'),
  soyOfTheSouth: {
    ...group('Soja, RS', 'RS', RIO_GRANDE, 75, 12_500_000, 2.4, 0.06, 'Soja', 'grão'),
    supplier: 'cooperativa habilitada',
    cooperative: southern,
    farmersAnInvoice: 6,
  },
  castor: {
    ...group('Mamona, BA', 'BA', ['Irecê', 'Cafarnaum', 'Morro do Chapéu'], 12, 500_000, 4, 0.1, 'Mamona', ''),
    supplier: 'cooperativa habilitada',
    cooperative: northeastern,
    farmersAnInvoice: 4,
  },
  tallow: {
    ...group('Sebo, GO', 'GO', ['Jataí', 'Rio Verde'], 6, 300_000, 5, 0.15, 'Sebo bovino', ''),
    supplier: 'cooperativa habilitada',
    cooperative: ofGoias,
    farmersAnInvoice: 2,
  },
  cattle: group('Bovinos vivos, TO', 'TO', ['Araguaína', 'Gurupi'], 4, 125_000, 8, 0.25, 'Bovinos', 'vivo'),
  cornOil: group('Óleo de milho, MT', 'MT', MATO_GROSSO, 24, 1_600_000, 6.25, 0.1, 'Milho', 'óleo'),
  ethanol: group('Etanol (insumo), MT', 'MT', ['Campo Verde', 'Sorriso'], 12, 2_000_000, 2.5, 0.05, 'Etanol', ''),
} satisfies Record<string, Group>;

function group(
  title: string,
  uf: string,
  municipalities: readonly string[],
  farmers: number,
  kilograms: number,
  price: number,
  spread: number,
  material: string,
  form: string,
): Group {
  const supplier = 'agricultor';
  return {
    title,
    uf,
    municipalities,
    farmers,
    kilograms,
    price,
    spread,
    material,
    form,
    supplier,
    farmersAnInvoice: 1,
  };
}

/** Harvests of the South that were lost in part: what was delivered of them, kg. */
export const delivered = [97_500, 80_000, 72_000] as const;

/** All purchases of the year by date; the amounts of each group add up to its kg × its price exactly. */
export const purchases: readonly Purchase[] = Object.values(groups)
  .reduce<Purchase[]>((all, { ...of }) => [...all, ...purchasesOf(of, all.length)], [])
  .sort((a, b) => a.day.localeCompare(b.day) || a.invoice - b.invoice);

function purchasesOf(of: Group, before: number): Purchase[] {
  const fixed = of.title === groups.soyOfTheSouth.title ? delivered : [];
  const pairs = (of.farmers - fixed.length) / 2;
  const kilograms = parts((of.kilograms - fixed.reduce((sum, kg) => sum + kg, 0)) / 2, pairs);
  const shifted = [...kilograms.slice(Math.floor(pairs / 2)), ...kilograms.slice(0, Math.floor(pairs / 2))];
  const lines: [kilograms: number, price: number][] = [
    ...fixed.map((kg): [number, number] => [kg, of.price]),
    ...kilograms.map((kg): [number, number] => [kg, price(of.price + of.spread)]),
    ...shifted.map((kg): [number, number] => [kg, price(of.price - of.spread)]),
  ];
  return lines.map(([kg, each], index) => {
    const farmer = person(before + index + 1, of.uf);
    const invoice = Math.floor(index / of.farmersAnInvoice);
    return {
      group: of,
      farmer,
      issuer: of.cooperative ?? { name: farmer.name, taxId: farmer.cpf },
      origin: `${of.municipalities[index % of.municipalities.length]!}/${of.uf}`,
      day: dayOf(invoice, Math.ceil(of.farmers / of.farmersAnInvoice), before),
      invoice: of.cooperative ? 200 + before + invoice : 10 + ((before + index) % 37),
      kilograms: kg,
      price: each,
    };
  });
}

/** A whole number taken apart into unequal whole parts. */
function parts(total: number, count: number): number[] {
  const weights = Array.from({ length: count }, (_, i) => 0.88 + 0.24 * (((i + 1) * 0.618_034) % 1));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const rounded = weights.map((weight) => Math.round((total * weight) / sum / 10) * 10);
  const rest = total - rounded.reduce((all, part) => all + part, 0);
  return rounded.map((part, i) => (i === 0 ? part + rest : part));
}

function price(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** Invoices spread over the year, on working days as far as the eye sees. */
function dayOf(invoice: number, invoices: number, shift: number): string {
  const dayOfYear = 15 + Math.floor((invoice * 330) / invoices) + (shift % 5);
  const date = new Date(Date.UTC(2023, 0, dayOfYear));
  if (date.getUTCDay() % 6 === 0) date.setUTCDate(date.getUTCDate() + 2);
  return date.toISOString().slice(0, 10);
}

/** R$ of a purchase. */
export function amountOf({ kilograms, price: each }: Purchase): number {
  return Math.round(kilograms * each * 100) / 100;
}
