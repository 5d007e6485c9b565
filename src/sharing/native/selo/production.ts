import { LEAST_NUMBER } from '../../../functions/selo/requestCell';
import { LEAST_YIELD, MOST_YIELD } from '../../../rules/selo/areaTimesYield';
import { nativeFormula, numberText } from '../expressible';
import { isConstant, quoted, type NativeLists } from '../nativeBook';
import { blankCell, meaningOrElse, meaningText, type Given } from './arguments';
import { LOSS_THRESHOLD, REPORTS_PARTIAL, REPORTS_TOTAL } from './figures';
import { LOSSES, REQUESTS } from './spellings';

/** Decimals of kg; what lies beyond them is binary noise. */
const OF_KILOGRAMS = 8;

const YES = 'sim';

/** Whether something was asked for or granted; a large number, such as that of the request or a date, is a yes. */
export function requestText(request: Given, lists: NativeLists): string {
  if (!request) return 'TRUE';
  const { text } = request;
  if (isConstant(text)) return `${meaningOrElse(REQUESTS, request, 'não', lists)}=${quoted(YES)}`;
  const meaning = meaningText(REQUESTS, request, lists);
  return `IF(${blankCell(text)},FALSE,IF(AND(ISNUMBER(${text}),${text}>=${LEAST_NUMBER}),TRUE,${meaning}=${quoted(YES)}))`;
}

/** Whether area and yield are none that our functions take. */
function refused(area: string, yieldKgHa: string): string[] {
  return [`${area}<0`, `${yieldKgHa}<${LEAST_YIELD}`, `${yieldKgHa}>${MOST_YIELD}`];
}

function production(area: string, yieldKgHa: string): string {
  return `ROUND(${area}*${yieldKgHa},${OF_KILOGRAMS})`;
}

/** Most that a declared area supports, kg (art. 6). */
export const areaLimit = nativeFormula(([area, yieldKgHa]) => {
  const [hectares, kgPerHa] = [numberText(area), numberText(yieldKgHa)];
  const conditions = [`COUNT(${hectares},${kgPerHa})<2`, ...refused(hectares, kgPerHa)];
  return `IF(OR(${conditions.join(',')}),NA(),${production(hectares, kgPerHa)})`;
});

/** What of a quantity the declared area supports, kg (art. 6). */
export const admitted = nativeFormula(([quantity, area, yieldKgHa]) => {
  const [kg, hectares, kgPerHa] = [numberText(quantity), numberText(area), numberText(yieldKgHa)];
  const conditions = [`COUNT(${kg},${hectares},${kgPerHa})<3`, `${kg}<0`, ...refused(hectares, kgPerHa)];
  return `IF(OR(${conditions.join(',')}),NA(),MIN(${kg},${production(hectares, kgPerHa)}))`;
});

/** What of a lost harvest counts, kg (art. 8, I and II, § 1; reading S13). */
export const loss = nativeFormula(([kind, expected, delivered, reports, requested], lists) => {
  const [whole, bought, papers] = [numberText(expected), numberText(delivered), numberText(reports)];
  const impossible = [
    `COUNT(${whole},${bought},${papers})<3`,
    `${whole}<=0`,
    `${bought}<0`,
    `${papers}<0`,
    `${papers}<>INT(${papers})`,
  ];
  const evidence = (least: string) => `AND(${papers}>=${least},${requestText(requested, lists)})`;
  const total = `IF(AND(${bought}=0,${evidence(lists.figure(REPORTS_TOTAL))}),${whole},NA())`;
  const tolerated = `ROUND(${whole}-${bought},${OF_KILOGRAMS})<=ROUND(${whole}*${lists.figure(LOSS_THRESHOLD)},${OF_KILOGRAMS})`;
  const granted = `IF(${evidence(lists.figure(REPORTS_PARTIAL))},${whole},NA())`;
  const partial = `IF(${bought}=0,NA(),IF(${tolerated},${bought},${granted}))`;
  const counted = `IF(${meaningText(LOSSES, kind, lists)}="total",${total},${partial})`;
  return `IF(OR(${impossible.join(',')}),NA(),${counted})`;
});
