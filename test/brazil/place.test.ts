import fc from 'fast-check';
import { loadMunicipalities, municipalitiesOf, MunicipalitiesNotLoaded } from '../../src/brazil/municipalityList';
import { readPlace } from '../../src/brazil/place';
import { fold } from '../../src/brazil/text';
import { regionOf, ufs, ufsOf, type Region, type Uf } from '../../src/brazil/ufs';

/** `UF PA`, `região Norte`, `Semiárido`, `5105176`, with `*` when in the Semiárido; or the fault. */
const read = (cell: unknown, uf: Uf | null = null) => {
  const place = readPlace(cell, uf);
  if (!place.ok) return place.fault;
  switch (place.value.kind) {
    case 'uf':
      return `UF ${place.value.uf}`;
    case 'region':
      return `região ${place.value.region}`;
    case 'semiarid':
      return 'Semiárido';
    case 'municipality':
      return place.value.municipality.ibge + (place.value.semiarid ? '*' : '');
  }
};
const notes = (cell: unknown, uf: Uf | null = null) => {
  const place = readPlace(cell, uf);
  return place.ok ? place.notes.map((note) => note.code) : 'fault';
};

const REGIONS: [Region, string[]][] = [
  [
    'Norte',
    [
      'Norte',
      'norte',
      'Norte do Brasil',
      'Macrorregião Norte',
      'NORTE ',
      'N',
      'n',
      'região Norte',
      'Região do Norte',
      'Reg. Norte',
      'N - Norte',
    ],
  ],
  ['Nordeste', ['Nordeste', 'NE', 'ne', 'N.E.', 'REGIAO NORDESTE', 'Nordeste (NE)']],
  [
    'Centro-Oeste',
    [
      'Centro-Oeste',
      'centro oeste',
      'CENTROOESTE',
      'Centro–Oeste',
      'CO',
      'C-O',
      'região Centro-Oeste',
      'CO/Centro-Oeste',
    ],
  ],
  ['Sudeste', ['Sudeste', 'SUDESTE', 'região Sudeste', 'Região SE', 'Sudeste (SE)', 'SE - Sudeste']],
  ['Sul', ['Sul', 'S', 'Sul do Brasil', 'sul\u00a0', "'Sul", 'Região Sul']],
];
const SEMIARID = [
  'Semiárido',
  'SEMIARIDO',
  'semi-árido',
  'Semi árido',
  'semi arido',
  'região do Semiárido',
  'Região Semiárida',
  'Semiárido brasileiro',
  'Semiárido/BA',
  'Semiárido - Nordeste',
];

describe('what is wider than a municipality needs no list', () => {
  test('a municipality does', () => {
    expect(() => readPlace('Juruena/MT', null)).toThrow(MunicipalitiesNotLoaded);
    expect(() => readPlace(5105176, null)).toThrow(MunicipalitiesNotLoaded);
    expect(() => readPlace('São Paulo', 'SP')).toThrow(MunicipalitiesNotLoaded);
  });

  test.each(ufs.map(({ uf, name, code }) => [uf, name, code] as const))('%s, %s, %s', (uf, name, code) => {
    for (const cell of [uf, uf.toLowerCase(), name, fold(name), `${uf} - ${name}`, ` ${name}\u00a0`, `'${uf}`])
      expect(read(cell)).toBe(`UF ${uf}`);
    for (const cell of [code, Number(code), `${code}.0`]) {
      expect(read(cell)).toBe(`UF ${uf}`);
      expect(notes(cell)).toEqual(['numericUf']);
    }
    expect(read(uf, uf)).toBe(`UF ${uf}`);
    expect(read(regionOf(uf), uf)).toBe(`UF ${uf}`);
    expect(read(`${regionOf(uf)}/${name}`)).toBe(`UF ${uf}`);
  });

  test.each([
    ['pa', 'PA'],
    ['PARA', 'PA'],
    ['Parana ', 'PR'],
    ['Roraima', 'RR'],
    ['Mato Grosso', 'MT'],
    ['DF', 'DF'],
    ['Estado da Bahia', 'BA'],
    ['Pará (PA)', 'PA'],
    ['Acre/AC', 'AC'],
    ['GO - Goiás', 'GO'],
    ['São Paulo', 'SP'],
    ['Paraná', 'PR'],
    ['Parà', 'PA'],
    ['PA - Norte', 'PA'],
    ['Região Norte (PA)', 'PA'],
  ])('%j is the state %s', (typed, uf) => expect(read(typed)).toBe(`UF ${uf}`));

  test.each(REGIONS)('%s: %j', (region, spellings) => {
    for (const typed of spellings) {
      expect(read(typed)).toBe(`região ${region}`);
      expect(notes(typed)).toEqual([]);
    }
    for (const uf of ufsOf(region)) expect(read(spellings[0], uf)).toBe(`UF ${uf}`);
  });

  test.each(SEMIARID)('%j is the Semiárido', (typed) => {
    expect(read(typed)).toBe('Semiárido');
    expect(notes(typed)).toEqual([]);
  });

  test('the Semiárido beside a state that has part in it', () => {
    expect(read('Semiárido', 'MG')).toBe('Semiárido');
    expect(read('Semiárido', 'BA')).toBe('Semiárido');
  });

  test('SE is Sergipe, and that is noted, since the region may have been meant', () => {
    expect(read('SE')).toBe('UF SE');
    expect(readPlace(' se', null)).toMatchObject({ notes: [{ code: 'sergipeNotSudeste', typed: 'se' }] });
    expect(notes('SE', 'SE')).toEqual([]);
    expect(notes('Sergipe')).toEqual([]);
    expect(notes('SE - Sergipe')).toEqual([]);
    expect(read('SE', 'MG')).toEqual({ code: 'placeOfOtherUf', typed: 'SE', uf: 'MG' });
  });

  test('broken accents are mended, with a remark', () => {
    expect(read('ParÃ¡')).toBe('UF PA');
    expect(read('SemiÃ¡rido')).toBe('Semiárido');
    expect(readPlace('RegiÃ£o Norte', null)).toMatchObject({
      notes: [{ code: 'encodingRepaired', typed: 'RegiÃ£o Norte', repaired: 'Região Norte' }],
    });
  });

  test.each([
    'N/NE',
    'PA/AM',
    'PA e AM',
    'PA, AM',
    'PA;AM',
    'PA-AM',
    'PA AM RO',
    'Pará e Amazonas',
    'Pará/AM',
    'Norte e Nordeste',
    'N, NE e Semiárido',
    'Centro-Oeste/Sudeste',
    'NE/SE',
    'PA/Sul',
    'Semiárido/SP',
    'Semiárido e Norte',
    'Nordeste, Semiárido e Norte',
    'PB/Mato Grosso',
    'Mato Grosso/Mato Grosso do Sul',
  ])('%j names several places', (typed) => expect(read(typed)).toEqual({ code: 'placeSeveral', typed }));

  test.each<[unknown, Uf]>([
    ['PA', 'AM'],
    ['Pará', 'MG'],
    [15, 'AM'],
    ['Norte', 'MG'],
    ['NE', 'PA'],
    ['Sul', 'SP'],
    ['Sudeste', 'SE'],
    ['Semiárido', 'SP'],
    ['Semi-árido', 'PA'],
    ['PA - Pará', 'AM'],
  ])('%j does not go with %s', (typed, uf) =>
    expect(read(typed, uf)).toEqual({ code: 'placeOfOtherUf', typed: String(typed), uf }),
  );

  test.each([
    ['', { code: 'blank' }],
    [null, { code: 'blank' }],
    [' \u00a0', { code: 'blank' }],
    [true, { code: 'logical', value: true }],
    ['#N/D', { code: 'errorCell', error: '#N/D' }],
  ])('%j', (cell, fault) => expect(read(cell, 'PA')).toEqual(fault));
});

describe('municipalities', () => {
  beforeAll(loadMunicipalities);

  test('each with its UF given or written, and by its code', () => {
    const all = ufs.flatMap(({ uf }) => municipalitiesOf(uf));
    const elsewhere = (cell: unknown, uf: Uf | null, ibge: string) => String(read(cell, uf)).replace('*', '') !== ibge;
    const wrong = all.filter(
      ({ ibge, name, uf }) =>
        elsewhere(name, uf, ibge) ||
        elsewhere(ibge, uf, ibge) ||
        [`${name}/${uf}`, `${name} ${uf}`, Number(ibge)].some((cell) => elsewhere(cell, null, ibge)),
    );
    expect(wrong).toEqual([]);
  });

  test.each([2201919, 2201988, 2202251, 2611533, 3117836, 3152131, 4305871, 5203939, 5203962])(
    'the code %d is legitimate though its check digit breaks the rule',
    (code) => {
      expect(String(read(code)).replace('*', '')).toBe(String(code));
      expect(notes(String(code))).toEqual([]);
    },
  );

  test.each<[string, Uf | null, string]>([
    ['Montes Claros', 'MG', '3143302*'],
    ['MONTES CLAROS/MG', null, '3143302*'],
    ['Belo Horizonte', 'MG', '3106200'],
    ['Irecê', 'BA', '2914604*'],
    ['Irecê BA', null, '2914604*'],
    ['irecê ba', null, '2914604*'],
    ['Ji-Paraná', null, '1100122'],
    ['Sul Brasil', null, '4217758'],
    ['Irecê - Bahia', null, '2914604*'],
    ['BA - Irecê', null, '2914604*'],
    ['Irecê; BA', null, '2914604*'],
    ['Juruena', null, '5105176'],
    ['Itagi BA', null, '2915106*'],
    ['Itagi/BA', null, '2915106*'],
    ['Açu', 'RN', '2400208*'],
  ])('%j in %s is %s', (typed, uf, ibge) => expect(read(typed, uf)).toBe(ibge));

  // The names of D11, D12 and D14.
  test.each<[Uf, unknown, string]>([
    ['CE', 'Itapagé', '2306306'],
    ['MG', 'Brasópolis', '3108909'],
    ['MT', 'Poxoréo', '5107008'],
    ['PA', 'Santa Isabel do Pará', '1506500'],
    ['PB', 'Campo de Santana', '2516409'],
    ['PE', 'Belém de São Francisco', '2601607'],
    ['RN', 'Boa Saúde', '2405306'],
    ['RN', 'Augusto Severo', '2401305'],
    ['PA', 'Eldorado dos Carajás', '1502954'],
    ['TO', 'Fortaleza do Tabocão', '1708254'],
    ['RN', 'Presidente Juscelino', '2410306'],
    ['RN', 'Presidente Kubitschek', '2410306'],
    ['PB', 'Santarém', '2513653'],
    ['PB', 'Seridó', '2515401'],
    ['TO', 'São Valério da Natividade', '1720499'],
    ['SP', 'Moji Mirim', '3530805'],
    ['SP', 'Embu', '3515004'],
    ['SP', 'Florínia', '3516101'],
    ['SP', 'São Luís do Paraitinga', '3550001'],
    ['PE', 'São Caetano', '2613107'],
    ['RS', 'Restinga Seca', '4315503'],
    ['RJ', 'Parati', '3303807'],
    ['TO', 'Couto de Magalhães', '1706001'],
    ['RN', 'Arês', '2401206'],
    ['RO', 'Espigão do Oeste', '1100098'],
    ['RS', 'Santana do Livramento', '4317103'],
    ['SE', 'Gracho Cardoso', '2802601'],
    ['MG', 'Dona Eusébia', '3122900'],
    ['MG', "Olhos D'Água", '3145455'],
    ['MG', 'Sem Peixe', '3165560'],
    ['MA', 'Pindaré Mirim', '2108504'],
    ['MG', 'Amparo da Serra', '3102506'],
    ['PE', 'Lagoa do Itaenga', '2608503'],
    ['BA', 'Jequiriçá', '2918209'],
    ['MA', 'Santo Amaro', '2110278'],
    ['MG', 'Santa Rita do Ibitipoca', '3159407'],
    ['GO', 'Bom Jesus', '5203500'],
    ['RN', 'São Miguel dos Touros', '2412559'],
    ['SP', 'Moji das Cruzes', '3530607'],
    ['PB', 'Santa Terezinha', '2513802'],
    ['MT', 'LAMBARI D OESTE', '5105234'],
    ['MT', 'lambari d´oeste ', '5105234'],
    ['MT', 'CONQUISTA DOESTE', '5103361'],
    ['MG', 'Pingo D Agua', '3150539'],
    ['MT', 'ColÃ\u00adder', '5103205'],
    ['MT', 510517, '5105176'],
    ['MT', '5105176.0', '5105176'],
  ])('%s: %s is %s, with a remark', (uf, typed, ibge) => {
    const place = readPlace(typed, uf);
    expect(place).toMatchObject({ ok: true, value: { kind: 'municipality', municipality: { ibge, uf }, uf } });
    expect(place.ok && place.notes).toHaveLength(1);
    if (typeof typed === 'string' && /[a-z]/i.test(typed)) expect(read(`${typed}/${uf}`)).toBe(read(typed, uf));
  });

  test.each<[string, Uf, string]>([
    ['Mato Grosso', 'PB', '2509370'],
    ['Tocantins', 'MG', '3169000'],
    ['Paraná', 'RN', '2408607*'],
    ['Espírito Santo', 'RN', '2403509'],
    ['Goiás', 'GO', '5208905'],
    ['Amapá', 'AP', '1600105'],
    ['São Paulo', 'SP', '3550308'],
    ['Rio de Janeiro', 'RJ', '3304557'],
    ['Paranã', 'TO', '1716208'],
    ['Paraná', 'TO', '1716208'],
  ])('%s/%s is the municipality %s where its UF is written or given', (name, uf, ibge) => {
    const found = (cell: string, where: Uf | null) => String(read(cell, where)).slice(0, 7);
    expect(found(name, uf)).toBe(ibge.slice(0, 7));
    for (const cell of [`${name}/${uf}`, `${name} - ${uf}`, `${name} (${uf})`, `${name.toUpperCase()}-${uf}`])
      expect(found(cell, null)).toBe(ibge.slice(0, 7));
  });

  test('Paranã alone is no slip for Paraná: two states have the name', () => {
    expect(read('Paranã')).toEqual({ code: 'municipalityNeedsUf', typed: 'Paranã', ufs: ['TO', 'RN'] });
    expect(read('Paraná')).toBe('UF PR');
  });

  test('no other municipality bears the name of a state or region', () => {
    const like = ufs.flatMap(({ uf }) =>
      municipalitiesOf(uf).filter(({ name }) => {
        const place = readPlace(name, null);
        return place.ok && place.value.kind !== 'municipality';
      }),
    );
    expect(like.map(({ name, uf }) => `${name}/${uf}`).sort()).toEqual([
      'Amapá/AP',
      'Espírito Santo/RN',
      'Goiás/GO',
      'Mato Grosso/PB',
      'Paraná/RN',
      'Rio de Janeiro/RJ',
      'São Paulo/SP',
      'Tocantins/MG',
    ]);
  });

  test.each<[unknown, Uf | null, object]>([
    ['Rio Branco', null, { code: 'municipalityNeedsUf' }],
    ['Santarém', null, { code: 'municipalityNeedsUf' }],
    ['Rio Branco', 'PA', { code: 'municipalityOfOtherUf' }],
    ['Irecê/BA', 'PI', { code: 'municipalityOfOtherUf', elsewhere: [{ uf: 'BA', ibge: '2914604' }] }],
    ['Goiás/GO', 'PA', { code: 'municipalityOfOtherUf' }],
    ['5105176', 'PA', { code: 'ibgeOfOtherUf', name: 'Juruena', actualUf: 'MT' }],
    ['5108404', 'MT', { code: 'ibgeUnknown' }],
    ['2306045', 'CE', { code: 'ibgeUnknown' }],
    ['0427', null, { code: 'ibgeUnknown' }],
    [99, null, { code: 'ibgeUnknown' }],
    ['Irecee/BA', null, { code: 'municipalityUnknown', uf: 'BA', suggestions: [{ name: 'Irecê', ibge: '2914604' }] }],
    ['Lambari', 'MT', { code: 'municipalityUnknown', suggestions: [{ name: "Lambari D'Oeste", ibge: '5105234' }] }],
    ['Vila Bela da SS Trindade', 'MT', { code: 'municipalityUnknown' }],
    ['Col?der', 'MT', { code: 'municipalityUnknown', suggestions: [{ name: 'Colíder', ibge: '5103205' }] }],
    ['Irecê e Juazeiro', 'BA', { code: 'placeSeveral' }],
    ['Irecê; Lapão', null, { code: 'placeSeveral' }],
    ['Irecê, Pará', 'BA', { code: 'placeSeveral' }],
  ])('%j in %s: %j', (cell, uf, fault) => expect(read(cell, uf)).toMatchObject(fault));

  test.each([
    ['Norte de Minas', ['Norte']],
    ['Nordste', ['Nordeste']],
    ['Semi?rido', ['Semiárido']],
    ['Rondonha', ['Rondônia']],
    ['Mato Groso', ['Mato Grosso']],
    ['Juruenna', ['Juruena/MT']],
    ['BR', []],
  ])('%j is unknown, first of all suggested: %j', (typed, suggestions) => {
    const fault = read(typed);
    expect(fault).toMatchObject({ code: 'placeUnknown', typed });
    if (typeof fault === 'object' && fault.code === 'placeUnknown')
      expect(fault.suggestions.slice(0, suggestions.length)).toEqual(suggestions);
  });

  test('asking again gives the same answer, and notes of its own', () => {
    const [first, second] = [readPlace('Itapagé', 'CE'), readPlace('Itapagé', 'CE')];
    expect(second).toEqual(first);
    expect(first.ok && second.ok && first.notes !== second.notes).toBe(true);
  });

  test('where a UF is given, a place that is read lies in it', () => {
    const uf = fc.constantFrom(...ufs.map((data) => data.uf));
    const names = ufs.flatMap((data) => [
      data.uf,
      data.name,
      data.region,
      ...municipalitiesOf(data.uf)
        .slice(0, 9)
        .map((one) => one.name),
    ]);
    fc.assert(
      fc.property(fc.constantFrom<string>(...names), uf, (typed, given) => {
        const place = readPlace(typed, given);
        if (place.ok) expect('uf' in place.value && place.value.uf).toBe(given);
      }),
    );
  });
});
