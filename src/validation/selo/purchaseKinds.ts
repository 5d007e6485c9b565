import { isBlankCell } from '../../brazil/cell';
import type { Place } from '../../brazil/place';
import type { Decimal } from '../../rules/exact';
import type { Uf } from '../../brazil/ufs';
import type { Basis, Purchase, Supplier } from '../../rules/selo/purchase';
import { purchaseRefusal } from '../../rules/selo/purchaseRefusal';
import { readBasis } from '../../rules/selo/readBasis';
import { formOf, readForm, readMaterial } from '../../rules/selo/readMaterial';
import { SeloRefusal } from '../../rules/selo/refusal';
import type { Form, Material } from '../../rules/selo/material';
import { noText, textOf, type Cell, type Columns } from './cells';
import type { CellFinding } from './logs';

/** What was bought and what its value rests on, as the cells of a row say, and what is found of them. */
export interface Goods {
  material: Material | null;
  form: Form | null;
  basis: Basis;
  findings: readonly CellFinding[];
  /** Whether all of it is understood. */
  understood: boolean;
}

const GOODS_COLUMNS = ['material', 'product', 'materialClass', 'form', 'basis'] as const;

/** Reads the goods of a row; rows of the same cells share one answer. */
export function goodsReader(columns: Columns): (row: number) => Goods {
  return columns.together(GOODS_COLUMNS, (cells) => readGoods(cells, columns));
}

function readGoods([name, product, className, formCell, basisCell]: readonly Cell[], columns: Columns): Goods {
  const findings = [...noText(name!, 'material'), ...noText(formCell!, 'form'), ...noText(basisCell!, 'basis')];
  const refused = (column: CellFinding['column'], reason: SeloRefusal['reason']) =>
    findings.push({ severity: 'error', column, data: { code: 'R01', found: 'refused', reason } });

  const nameColumn = textOf(name!) === null && textOf(product!) !== null ? 'product' : 'material';
  const typed = textOf(name!) ?? textOf(product!);
  const classTyped = textOf(className!);
  const named = typed === null ? null : readMaterial(typed);
  const ofClass = classTyped === null ? null : readMaterial(classTyped);
  if (named instanceof SeloRefusal) refused(nameColumn, named.reason);
  if (ofClass instanceof SeloRefusal) refused('materialClass', ofClass.reason);
  const classGiven = ofClass instanceof SeloRefusal ? null : ofClass;
  const material = named instanceof SeloRefusal ? null : (named ?? classGiven);
  if (
    isBlankCell(name!) &&
    typed === null &&
    classTyped === null &&
    (columns.has('material') || columns.has('product'))
  )
    findings.push({ severity: 'error', column: nameColumn, data: { code: 'R01', found: 'blank' } });
  if (material && classGiven && classGiven.class !== material.class) {
    const data = {
      code: 'R28',
      found: 'class',
      said: classGiven.class,
      of: material.class,
      label: material.label,
    } as const;
    findings.push({ severity: 'information', column: 'materialClass', data });
  }

  const formTyped = textOf(formCell!);
  const said = formTyped === null ? null : readForm(formTyped);
  if (said instanceof SeloRefusal) refused('form', said.reason);
  const form = material && !(said instanceof SeloRefusal) ? formOf(material, said) : null;
  if (form instanceof SeloRefusal) refused('form', form.reason);

  const basisTyped = textOf(basisCell!);
  const basis = basisTyped === null ? 'nota' : readBasis(basisTyped);
  if (basis instanceof SeloRefusal) refused('basis', basis.reason);
  return {
    material,
    form: form instanceof SeloRefusal ? null : form,
    basis: basis instanceof SeloRefusal ? 'nota' : basis,
    findings,
    understood: material !== null && findings.every(({ severity }) => severity !== 'error'),
  };
}

/** A kind of purchase, one object for all its rows, and why it never counts where it does not. */
export interface PurchaseKind {
  purchase: Purchase;
  findings: readonly CellFinding[];
}

/** Puts the parts of a purchase together; rows of one kind share it. */
export class PurchaseKinds {
  private readonly byOrigin = new Map<Place, Map<Goods, Map<string, PurchaseKind>>>();

  constructor(
    private readonly plantUf: Uf,
    private readonly unseenFactor: Decimal | null,
  ) {}

  of(origin: Place, goods: Goods, supplier: Supplier, familyShare: Decimal | null): PurchaseKind {
    let ofPlace = this.byOrigin.get(origin);
    if (!ofPlace) this.byOrigin.set(origin, (ofPlace = new Map()));
    let ofGoods = ofPlace.get(goods);
    if (!ofGoods) ofPlace.set(goods, (ofGoods = new Map()));
    const seller = familyShare === null ? supplier : `${supplier}|${familyShare.toFixed()}`;
    let kind = ofGoods.get(seller);
    if (!kind) ofGoods.set(seller, (kind = this.make(origin, goods, supplier, familyShare)));
    return kind;
  }

  private make(
    origin: Place,
    { material, form, basis }: Goods,
    supplier: Supplier,
    familyShare: Decimal | null,
  ): PurchaseKind {
    const { plantUf, unseenFactor } = this;
    const purchase: Purchase = {
      origin,
      material: material!,
      form,
      plantUf,
      supplier,
      basis,
      familyShare,
      unseenFactor,
    };
    const refusal = purchaseRefusal(purchase);
    return { purchase, findings: refusal ? [found(refusal)] : [] };
  }
}

/** Art. 3 § 4 is R10, art. 4 § 5, III is R11; the others say that goods and basis do not go together. */
function found({ reason }: SeloRefusal): CellFinding {
  switch (reason.code) {
    case 'liveAnimalNotNamed':
    case 'liveAnimalNotAllowed':
      return { severity: 'error', column: 'material', data: { code: 'R10', reason } };
    case 'expectedInput':
      return { severity: 'error', column: 'basis', data: { code: 'R11', reason } };
    default:
      return { severity: 'error', column: 'basis', data: { code: 'R28', found: 'refused', reason } };
  }
}
