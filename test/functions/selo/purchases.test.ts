import { call, column } from '../call';

const multiplier = (...args: unknown[]) => call('SELO.MULTIPLIER', args);
const weighted = (...args: unknown[]) => call('SELO.WEIGHTED', args);
const COOP = 'cooperativa habilitada';

describe('SELO.MULTIPLIER and SELO.WEIGHTED: art. 4º, §§ 9º, 11 and 12', () => {
  test.each<[title: string, args: unknown[], multiplier: number, value: number, weighted: number]>([
    ['castor of the Semiárido through a cooperative', ['Irecê/BA', 'mamona', 'BA', COOP], 26, 100000, 2600000],
    ['sunflower of GO for a plant in GO', ['GO', 'girassol', 'GO', COOP], 20.8, 100000, 2080000],
    ['the same for a plant in SP', ['GO', 'girassol', 'SP', COOP], 5.2, 100000, 520000],
    ['soy of GO for a plant in GO', ['GO', 'soja', 'GO', COOP], 5.2, 100000, 520000],
    ['dendê of Pará, expected', ['PA', 'dendê', null, COOP, null, 'perene'], 26, 1800000, 46800000],
    [
      'macaúba of MG outside the Semiárido, expected',
      ['Uberaba/MG', 'macaúba', 'MG', null, null, 'perene'],
      1,
      576000,
      576000,
    ],
    ['the same, bought', ['Uberaba/MG', 'macaúba', 'MG'], 16, 576000, 9216000],
    ['sunflower of Montes Claros for a plant in MG', ['Montes Claros/MG', 'girassol', 'MG'], 20, 100000, 2000000],
    ['live cattle of PI', ['PI', 'bovinos', null, null, 'vivo'], 1, 50000, 50000],
    ['tallow of PI through a cooperative', ['PI', 'sebo', null, COOP], 26, 50000, 1300000],
    ['soy of RS through a cooperative', ['RS', 'soja', 'MT', COOP], 1.3, 100000.01, 130000.01],
    ['half a cent goes up', ['RS', 'soja', null, COOP], 1.3, 0.05, 0.07],
  ])('%s', (_title, args, factor, value, result) => {
    expect(multiplier(...args)).toBe(factor);
    expect(weighted(value, ...args)).toBe(result);
  });

  test.each([
    ['agricultor familiar', 4],
    ['AF direto', 4],
    ['Cooperativa Habilitada', 5.2],
    ['coop AF', 5.2],
    ['cooperativas habilitadas', 5.2],
    ['Cooperativa habilitada da agricultura familiar', 5.2],
    ['cooperativa nÃ£o habilitada', expect.stringMatching(/art\. 9º/)],
    ['agricultores familiares', 4],
    ['cooperativa sem DAP', 4],
    ['CEREALISTA', 4],
  ])('supplier as people write it: %s', (supplier, factor) =>
    expect(multiplier('MT', 'soja', 'MT', supplier)).toEqual(factor),
  );

  test.each([
    ['Mato Grosso', 'mt'],
    ['51', 'Mato Grosso'],
    ['Centro-Oeste', 'GO'],
    ['centro oeste', 'DF'],
    [5103205, 'MT'],
    ['5103205', 'MT'],
    ['ColÃ­der/MT', 'MT'],
  ])('place as people write it: %s for a plant in %s', (origin, plant) =>
    expect(multiplier(origin, 'soja', plant)).toBe(4),
  );

  test('ranges spill, blank rows stay blank, a bad row is its own error', () => {
    expect(multiplier(column('MT', null, 'RS', 'Pará'), column('soja', null, 'sojo', 'dendê'), 'MT')).toEqual([
      [4],
      [''],
      [expect.stringMatching(/^#N\/A .*sojo.*Soja/)],
      [20],
    ]);
    expect(weighted(column(10, 20, null), column('MT', 'PA', null), 'soja', 'MT')).toEqual([[40], [100], ['']]);
  });

  test('a table as large as a plant’s year keeps every row', () => {
    const rows = 3000;
    const origins = Array.from({ length: rows }, (_, row) => [['MT', 'RS', 'PA', 'Irecê/BA'][row % 4]]);
    const values = Array.from({ length: rows }, (_, row) => [row + 0.01]);
    const answer = weighted(values, origins, 'soja', 'MT') as number[][];
    expect(answer).toHaveLength(rows);
    answer.forEach(([value], row) => expect(value).toBe(Math.round((row * 100 + 1) * [4, 1, 5, 5][row % 4]!) / 100));
  });
});

describe('rule set 28/2024, as far as it was seen: art. 31, § 1º', () => {
  const of2024 = (...args: unknown[]) => multiplier(...args.slice(0, 6), '28/2024', ...args.slice(6));
  test.each<[title: string, args: unknown[], factor: number]>([
    ['soy of MT from the farmer: e', ['MT', 'soja', null, null, null, null], 3],
    ['soy of RS, organisation of up to 75%: b', ['RS', 'soja', null, COOP, null, null, '75%'], 1.1],
    ['castor of BA, the same: d, f, b', ['Irecê/BA', 'mamona', null, COOP, null, null, 0.6], 8.8],
    ['tallow of GO, the same: e, f, b', ['GO', 'sebo', null, COOP, null, null, 0.6], 6.6],
    ['live cattle of TO: d', ['TO', 'bovinos', null, null, 'vivo', null], 4],
    ['corn oil of MT: e, f', ['MT', 'óleo de milho', null, null, null, null], 6],
    ['input of MT', ['MT', 'insumo', null, null, null, null], 1],
    ['Semiárido of MG: d, not e', ['Montes Claros/MG', 'soja', null, null, null, null], 4],
    ['organisation over 75%: the person’s own factor a', ['RS', 'soja', null, COOP, null, null, 0.7501, 1.25], 1.25],
  ])('%s', (_title, args, factor) => expect(of2024(...args)).toBe(factor));

  test('asks for what it needs', () => {
    expect(of2024('RS', 'soja', null, COOP, null, null)).toMatch(/^#VALUE! .*parte_familiar/);
    expect(of2024('RS', 'soja', null, COOP, null, null, 0.9)).toMatch(/^#VALUE! .*não foi encontrado.*fator_a/);
  });

  test('a part of family farmers of 0, which Excel may hand over for a blank cell, is none given', () => {
    expect(of2024('RS', 'soja', null, COOP, null, null, 0)).toMatch(/^#VALUE! .*parte_familiar/);
  });

  test.each([-1, 0.999, 100.01, 1e9])('a factor a of %d is not possible', (factor) =>
    expect(of2024('RS', 'soja', null, COOP, null, null, 0.9, factor)).toMatch(/^#VALUE! .*fator_a.*de 1 a 100/),
  );

  test.each([1, 100])('a factor a of %d may be', (factor) =>
    expect(of2024('RS', 'soja', null, COOP, null, null, 0.9, factor)).toBe(factor),
  );

  test.each([
    ['28/2024', 3],
    ['Portaria MDA nº 28/2024', 3],
    ['28', 3],
    [2025, 3],
    ['280/2022', 1],
    ['SAF/MAPA 280/2022', 1],
    ['Portaria nº 280, de 2022', 1],
    [2023, 1],
    [null, 1],
  ])('rule set written %s', (typed, factor) =>
    expect(multiplier('MT', 'soja', null, null, null, null, typed)).toBe(factor),
  );

  test.each([
    ['2024', /#VALUE! 2024 .*“280\/2022” ou “28\/2024”/],
    [2022, /#VALUE! 2022 .*“280\/2022”/],
    [2019, /#N\/A .*2019.*“280\/2022” e “28\/2024”/],
    ['99/1999', /#N\/A .*“99\/1999”.*“280\/2022” ou “28\/2024”/],
  ])('rule set written %s is refused', (typed, message) =>
    expect(multiplier('MT', 'soja', null, null, null, null, typed)).toMatch(message),
  );
});

describe('bad input says what is wrong and what to do', () => {
  test.each<[title: string, args: unknown[], message: RegExp]>([
    ['material unknown', ['MT', 'girasol'], /^#N\/A .*“girasol”.*Girassol/],
    ['material missing', ['MT', null, 'MT'], /^#VALUE! .*matéria_prima/],
    ['cake as the form', ['MT', 'girassol', 'MT', null, 'torta'], /^#N\/A .*“torta”.*Girassol.*art\. 4º, I/],
    ['cake in the name', ['MT', 'torta de girassol', 'MT'], /^#N\/A .*Girassol.*art\. 4º, I/],
    ['place missing', [null, 'soja'], /^#VALUE! .*origem/],
    ['place unknown', ['Montes Clarros/MG', 'soja'], /^#VALUE! .*Montes Claros/],
    ['UF and municipality that disagree', ['Irecê/MG', 'soja'], /^#VALUE! .*Irecê/],
    ['two places', ['N/NE', 'soja'], /^#VALUE! /],
    ['live swine', ['SC', 'suíno', null, null, 'vivo'], /^#N\/A .*art\. 3º, § 4º/],
    ['animal without form', ['SC', 'animal'], /^#VALUE! .*forma/],
    ['cooperative of which nothing is said', ['RS', 'soja', null, 'cooperativa'], /^#VALUE! .*“cooperativa”.*fator IV/],
    ['cooperative not habilitated', ['RS', 'soja', null, 'cooperativa não habilitada'], /^#N\/A .*art\. 9º/],
    ['supplier unknown', ['RS', 'soja', null, 'vizinho'], /^#VALUE! .*“vizinho”.*cerealista/],
    ['basis unknown', ['RS', 'soja', null, null, null, 'promessa'], /^#VALUE! .*“promessa”.*frustração parcial/],
    ['loss that does not say which', ['RS', 'soja', null, null, null, 'frustração'], /^#VALUE! .*frustração total/],
    ['expected production of an input', ['RS', 'metanol', null, null, null, 'perene'], /^#N\/A .*art\. 4º, § 5º, III/],
    ['expected production of soy', ['RS', 'soja', null, null, null, 'perene'], /^#N\/A .*art\. 7º/],
    ['plant that is no UF', ['RS', 'soja', 'Sul'], /^#VALUE! .*uf_usina/],
  ])('%s', (_title, args, message) => {
    expect(multiplier(...args)).toMatch(message);
    expect(weighted(1000, ...args)).toMatch(message);
  });

  test.each([
    [-1, /^#VALUE! .*−1.*negativo/],
    [1.1e13, /^#VALUE! .*R\$ 11\.000\.000\.000\.000,00 é grande demais/],
    [1e300, /^#VALUE! .*grande demais/],
    ['1.234', /^#VALUE! .*valor.*1\.234/],
    ['abc', /^#VALUE! .*valor.*abc/],
    [null, /^#VALUE! .*valor/],
  ])('value %s', (value, message) => expect(weighted(value, 'MT', 'soja')).toMatch(message));

  test('in English too', () => {
    expect(call('SELO.MULTIPLIER', ['SC', 'suíno', null, null, 'vivo'], 'en-US')).toMatch(/^#N\/A .*art\. 3 § 4/);
  });
});

describe('SELO.EXPLAIN', () => {
  const explain = (...args: unknown[]) => String(call('SELO.EXPLAIN', args)).split('\n');

  test('shows every step of castor from Irecê', () => {
    expect(explain(100000, 'Irecê/BA', 'mamona', 'BA', COOP)).toMatchInlineSnapshot(`
     [
       "Valor ponderado: Mamona, Irecê/BA",
       "1. Regra: Portaria SAF/MAPA nº 280/2022 (DOU nº 101, 30/05/2022, Seção 1, p. 7: arts. 3º (§§ 3º a 9º) a 9º).",
       "2. Origem: Irecê/BA, região Semiárido (lista de 03/01/2024, Resolução Condel/Sudene nº 176).",
       "3. Matéria-prima: Mamona; classe diversificada: o óleo vem da baga; o IBGE a levanta entre as lavouras temporárias, embora a planta possa durar mais de um ano; oleaginosa que não é soja nem milho (art. 4º, § 9º, II).",
       "4. Fornecedor: cooperativa habilitada.",
       "5. Usina: BA, região Nordeste.",
       "6. Fator I (art. 4º, § 9º, I): × 5, origem no Norte, no Nordeste ou no Semiárido.",
       "7. Fator II (art. 4º, § 9º, II): × 4, matéria-prima que não é soja, milho nem animal vivo.",
       "8. Fator III (art. 4º, § 9º, III): não se aplica, só vale para usina do Sudeste ou do Centro-Oeste que compra na própria região.",
       "9. Fator IV (art. 4º, § 9º, IV): × 1,3, comprado de cooperativa habilitada.",
       "10. Multiplicador = 5 × 4 × 1,3 = 26.",
       "11. Valor ponderado = R$ 100.000,00 × 26 = R$ 2.600.000,00.",
       "Leituras adotadas: os fatores se multiplicam entre si (S1); o município do Semiárido tem uma só região, o Semiárido (S2); a usina e a origem são da mesma região do IBGE (S3); soja e milho em qualquer forma são soja e milho (S4).",
     ]
    `);
  });
  test('says what the other reading of the Semiárido gives', () => {
    expect(explain(100000, 'Montes Claros/MG', 'girassol', 'MG').at(-1)).toMatchInlineSnapshot(
      `"Pela outra leitura de S2 (o Semiárido de MG e do ES também conta como Sudeste) o multiplicador seria 80 e o valor ponderado R$ 8.000.000,00."`,
    );
  });
  test('says why the own region does not count there', () => {
    expect(explain(100000, 'Montes Claros/MG', 'girassol', 'MG').join(' ')).toMatch(
      /Fator III [^:]*: não se aplica, o município está no Semiárido, que conta como região à parte/,
    );
  });
  test('says the form once', () => {
    expect(explain(100, 'GO', 'sebo').join(' ')).not.toMatch(/Sebo[^;]*, sebo/);
    expect(explain(100, 'GO', 'suíno', null, null, 'gordura').join(' ')).toMatch(/, gordura;/);
  });
  test('says that the plant was not said', () => {
    expect(explain(100, 'MT', 'soja').join(' ')).toMatch(/UF da usina não foi informada/);
  });
  test('says how a cell was understood', () => {
    expect(explain(100, 'SE', 'soja')[1]).toMatch(/Sergipe/);
  });
  test('cites no article of Portaria 280/2022 under Portaria 28/2024', () => {
    for (const [material, form, basis] of [
      ['milho', 'óleo', null],
      ['bovinos', 'vivo', 'mortalidade'],
      ['dendê', null, 'perene'],
      ['metanol', null, null],
    ]) {
      const memory = explain(100, 'MG', material, null, null, form, basis, '28/2024').join(' ');
      expect(memory).toMatch(/Portaria MDA nº 28\/2024/);
      expect(memory).not.toMatch(/art\. [2-9]º|fator I\b/);
    }
    expect(explain(100, 'PA', 'dendê', null, null, null, 'perene', '28/2024').join(' ')).toMatch(
      /Base: produção esperada de cultura perene\. O que a Portaria MDA nº 28\/2024 diz disso não foi lido/,
    );
  });
  test('shows the unseen factor as the person’s own', () => {
    expect(explain(100, 'RS', 'soja', null, COOP, null, null, '28/2024', 0.9, 1.25).join(' ')).toMatch(
      /Fator a .*× 1,25.*valor informado por você/,
    );
  });
  test('says why nothing is multiplied', () => {
    expect(explain(100, 'PI', 'insumo').join(' ')).toMatch(/art\. 4º, § 12/);
    expect(explain(100, 'Uberaba/MG', 'macaúba', 'MG', null, null, 'perene').join(' ')).toMatch(/art\. 7º, § 4º/);
    expect(explain(100, 'PI', 'bovinos').join(' ')).toMatch(/art\. 4º, § 11/);
  });
});
