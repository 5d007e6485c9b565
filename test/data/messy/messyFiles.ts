import { brazilianTexts } from './brazilianTexts';
import { cooperativeReport } from './cooperativeReport';
import { duplicates } from './duplicates';
import { errorsAndFormulas } from './errorsAndFormulas';
import { filteredList } from './filteredList';
import { otherPrograms } from './otherPrograms';
import { plantYear } from './plantYear';
import { semicolons } from './semicolons';
import { sideBySide } from './sideBySide';
import { strayCell } from './strayCell';
import { tableWithTotals } from './tableWithTotals';
import { webExport } from './webExport';
import { year1904 } from './year1904';

/** The messy sample files by name, as they lie in this folder beside what is expected of them. */
export const messyFiles: Readonly<Record<string, () => Uint8Array>> = {
  '01-relatorio-da-cooperativa.xlsx': cooperativeReport,
  '02-numeros-como-texto.xlsx': brazilianTexts,
  '03-tabela-com-totais.xlsx': tableWithTotals,
  '04-filtro-e-ocultas.xlsx': filteredList,
  '05-lado-a-lado.xlsx': sideBySide,
  '06-sistema-1904.xlsx': year1904,
  '07-erros-e-formulas.xlsx': errorsAndFormulas,
  '08-libreoffice-protegida.xlsx': otherPrograms,
  '09-usina.xlsx': plantYear,
  '10-celula-distante.xlsx': strayCell,
  '11-repetidas.xlsx': duplicates,
  '12-exportacao-da-web.xls': webExport,
  '13-ponto-e-virgula.csv': semicolons,
};
