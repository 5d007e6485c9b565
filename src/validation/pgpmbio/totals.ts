import { inSlices, type Control } from '../work';

/** Cents of subsidy of some lines, and how they come about: `vsp = payable + cutByProductLimit + cutByAnnualCap`. */
export interface Amounts {
  /** Lines with a value. */
  lines: number;
  kilograms: number;
  vsp: number;
  cutByProductLimit: number;
  cutByAnnualCap: number;
  payable: number;
}

/** The amounts of one product, family or organisation. */
export interface GroupAmounts extends Amounts {
  id: string;
  label: string;
}

export function noAmounts(): Amounts {
  return { lines: 0, kilograms: 0, vsp: 0, cutByProductLimit: 0, cutByAnnualCap: 0, payable: 0 };
}

/** What one line comes to, cents. */
export interface LineAmounts {
  kilograms: number;
  vsp: number;
  cutByProductLimit: number;
  cutByAnnualCap: number;
  payable: number;
}

export function add(to: Amounts, line: LineAmounts): void {
  to.lines++;
  to.kilograms += line.kilograms;
  to.vsp += line.vsp;
  to.cutByProductLimit += line.cutByProductLimit;
  to.cutByAnnualCap += line.cutByAnnualCap;
  to.payable += line.payable;
}

/** Amounts by a number, in the order in which they came. */
export class Groups {
  private readonly byNumber = new Map<number, Amounts>();

  add(number: number, line: LineAmounts): void {
    let group = this.byNumber.get(number);
    if (!group) this.byNumber.set(number, (group = noAmounts()));
    add(group, line);
  }

  /** @param name id and label of a number */
  async named(name: (number: number) => { id: string; label: string }, control: Control): Promise<GroupAmounts[]> {
    const groups: GroupAmounts[] = [];
    const numbers = [...this.byNumber];
    const take = (at: number) => {
      const [number, amounts] = numbers[at] as [number, Amounts];
      groups.push({ ...name(number), ...amounts });
    };
    await inSlices(numbers.length, take, control);
    return groups;
  }
}
