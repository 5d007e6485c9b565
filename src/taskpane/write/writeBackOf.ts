import type { Language } from '../../explain/language';
import type { WriteBack } from '../../validation/writeBack/writeBack';
import type { Checked } from '../check/checked';

/** All that a check can write; its code is loaded when it is first wanted. */
export async function writeBackOf(check: Checked, language: Language, day: string): Promise<WriteBack> {
  if (check.programme === 'pgpmbio') {
    const { writeBackOfSales } = await import('../../validation/writeBack/writeBackOfSales');
    return writeBackOfSales(check, { language, day });
  }
  const { writeBackOfPlantYear } = await import('../../validation/writeBack/writeBackOfPlantYear');
  return writeBackOfPlantYear(check, { language, day });
}
