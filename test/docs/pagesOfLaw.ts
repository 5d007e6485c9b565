/**
 * The structure of the two official pages, written from them and apart from the map: one line a heading of the page, its
 * provisions after the colon.
 */

/** DOU nº 104, 01/06/2023, Seção 3, p. 32: Título 35 do MOC, from the end of item 16. */
export const title35 = provisions([
  'item: 16.d.3; 16.e; 17; 18; 19; 20',
  'Doc. 1,: produtos; preços mínimos; regiões amparadas; limite por produto',
  'Doc. 1,: Açaí (fruto); Andiroba (amêndoa); Babaçu (amêndoa); Baru (amêndoa)',
  'Doc. 1,: Borracha Natural Extrativa (cernambi); Buriti (fruto); Cacau Extrativo (amêndoa)',
  'Doc. 1, Castanha do Brasil (com casca),: Norte e MT; Acre; Amazonas',
  'Doc. 1, Juçara (fruto),: Sul; Sudeste',
  'Doc. 1, Macaúba (fruto),: Norte e Nordeste; Centro-Oeste e Sudeste',
  'Doc. 1, Mangaba (fruto),: Nordeste; Sudeste e Centro-Oeste',
  'Doc. 1,: Murumuru (fruto); Pequi (fruto); Piaçava (fibra); Pinhão; Umbu (fruto); Pirarucu de manejo',
  'Doc. 1,: nota (*); Nota 1; Nota 2; Nota 3',
  'Doc. 11,: QP; PM; PV; LSPA; PMD; MPA; VSP; exemplo 1; exemplo 2; OBS.',
]);

/** DOU nº 101, 30/05/2022, Seção 1, p. 7: Portaria SAF/MAPA 280/2022, from the end of art. 3, § 3. */
export const portaria280 = provisions([
  'art. 3º,: § 3º; § 4º; § 5º; § 6º; § 7º; § 8º; § 9º',
  'art. 4º,: caput; I; II; III; IV; V',
  'art. 4º, II,: a; b; c; d; e; f; g; h; i; j; k',
  'art. 4º, IV,: a; b; c',
  'art. 4º,: § 1º; § 2º; § 3º; § 4º; § 5º; § 6º; § 7º; § 8º; § 9º; § 10; § 11; § 12',
  'art. 4º, § 2º,: I; II',
  'art. 4º, § 5º,: I; II; III',
  'art. 4º, § 8º,: I; II',
  'art. 4º, § 9º,: I; II; III; IV',
  'art.: 5º',
  'art. 6º,: caput; I; II; III; parágrafo único',
  'art. 6º, III,: a; b',
  'art. 7º,: caput; § 1º; § 2º; § 3º; § 4º',
  'art. 7º, § 1º,: I; II; III; IV',
  'art. 7º, § 1º, IV,: a; b',
  'art. 8º,: caput; I; II; III; § 1º; § 2º; § 3º',
  'art. 8º, I,: a; b',
  'art. 8º, II,: a; b',
  'art. 8º, III,: a; b; c; d',
  'art. 8º, § 2º,: I; II; III',
  'art. 8º, § 2º, III,: a; b',
  'art. 9º,: caput; parágrafo único',
]);

function provisions(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [heading = '', parts = ''] = line.split(': ');
    return parts.split('; ').map((part) => `${heading} ${part}`);
  });
}
