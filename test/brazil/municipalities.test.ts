import { codeOfAlias } from '../../src/brazil/municipalityAliases';
import {
  loadMunicipalities,
  municipalitiesLoaded,
  municipalitiesOf,
  municipalityIndex,
  MunicipalitiesNotLoaded,
} from '../../src/brazil/municipalityList';
import { readKnownMunicipality, readMunicipality, type Municipality } from '../../src/brazil/municipalities';
import { fold } from '../../src/brazil/text';
import { ufs, type Uf } from '../../src/brazil/ufs';

const value = (cell: unknown, uf: Uf | null) => {
  const read = readMunicipality(cell, uf);
  return read.ok ? read.value.ibge : read.fault;
};
const notes = (cell: unknown, uf: Uf | null) => {
  const read = readMunicipality(cell, uf);
  return read.ok ? read.notes.map((note) => note.code) : 'fault';
};
let all: Municipality[] = [];

describe('before the list is loaded', () => {
  test('asking for it throws, so that the caller can load it', () => {
    expect(municipalitiesLoaded()).toBe(false);
    expect(() => municipalityIndex()).toThrow(MunicipalitiesNotLoaded);
    expect(() => municipalitiesOf('PA')).toThrow(MunicipalitiesNotLoaded);
    expect(() => readMunicipality('Belém', 'PA')).toThrow(MunicipalitiesNotLoaded);
  });

  test('blank and error cells need no list', () => {
    expect(value('', 'PA')).toEqual({ code: 'blank' });
    expect(value({ code: '#N/A' }, null)).toEqual({ code: 'errorCell', error: '#N/A' });
    expect(value(true, 'MT')).toEqual({ code: 'logical', value: true });
  });
});

describe('with the list', () => {
  beforeAll(async () => {
    await Promise.all([loadMunicipalities(), loadMunicipalities()]);
    all = ufs.flatMap(({ uf }) => municipalitiesOf(uf));
  });

  test('5,571 places, 142 of them in Mato Grosso', () => {
    expect(municipalitiesLoaded()).toBe(true);
    expect(all).toHaveLength(5571);
    expect(municipalityIndex().byCode.size).toBe(5571);
    expect(municipalityIndex().bySixDigits.size).toBe(5571);
    expect(municipalitiesOf('MT')).toHaveLength(142);
    for (const { ibge, uf } of all) expect(ufs.find((data) => data.uf === uf)!.code).toBe(ibge.slice(0, 2));
  });

  test('every official name is found in any case, without accents and squeezed', () => {
    const wrong = all.filter(({ ibge, name, uf }) => {
      const bare = name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
      const forms = [name, name.toUpperCase(), name.toLowerCase(), bare, fold(name), ` ${name}\u00a0`, `${name}/${uf}`];
      return forms.some((form) => value(form, uf) !== ibge) || notes(name, uf).length > 0;
    });
    expect(wrong).toEqual([]);
  });

  test('every code is found, as number, as text and by six digits, also where the check digit breaks the rule', () => {
    const wrong = all.filter(({ ibge, uf }) => {
      const forms = [ibge, Number(ibge), `${ibge}.0`, ibge.slice(0, 6), Number(ibge.slice(0, 6))];
      return forms.some((form) => value(form, uf) !== ibge || value(form, null) !== ibge);
    });
    expect(wrong).toEqual([]);
    for (const code of [2201919, 2201988, 2202251, 2611533, 3117836, 3152131, 4305871, 5203939, 5203962])
      expect(value(code, null)).toBe(String(code));
  });

  test('every name whose accents were broken by a wrong encoding is repaired', () => {
    const wrong = all.filter(({ ibge, name, uf }) => {
      const broken = Buffer.from(name, 'utf8').toString('latin1');
      return value(broken, uf) !== ibge || (broken !== name && notes(broken, uf)[0] !== 'encodingRepaired');
    });
    expect(wrong).toEqual([]);
  });

  test.each<[Uf, string, string, string]>([
    ['CE', 'Itapagé', 'Itapajé', '2306306'],
    ['MG', 'Brasópolis', 'Brazópolis', '3108909'],
    ['MT', 'Poxoréo', 'Poxoréu', '5107008'],
    ['PA', 'Santa Isabel do Pará', 'Santa Izabel do Pará', '1506500'],
    ['PB', 'Campo de Santana', 'Tacima', '2516409'],
    ['PE', 'Belém de São Francisco', 'Belém do São Francisco', '2601607'],
    ['RN', 'Boa Saúde', 'Januário Cicco', '2405306'],
    ['RN', 'Augusto Severo', 'Campo Grande', '2401305'],
    ['PA', 'Eldorado dos Carajás', 'Eldorado do Carajás', '1502954'],
    ['TO', 'Fortaleza do Tabocão', 'Tabocão', '1708254'],
    ['RN', 'Presidente Juscelino', 'Serra Caiada', '2410306'],
    ['RN', 'Presidente Kubitschek', 'Serra Caiada', '2410306'],
    ['PB', 'Santarém', 'Joca Claudino', '2513653'],
    ['PB', 'Seridó', 'São Vicente do Seridó', '2515401'],
    ['TO', 'São Valério da Natividade', 'São Valério', '1720499'],
    ['SP', 'Moji Mirim', 'Mogi Mirim', '3530805'],
    ['SP', 'Embu', 'Embu das Artes', '3515004'],
    ['SP', 'Florínia', 'Florínea', '3516101'],
    ['SP', 'São Luís do Paraitinga', 'São Luiz do Paraitinga', '3550001'],
    ['PE', 'São Caetano', 'São Caitano', '2613107'],
    ['RS', 'Restinga Seca', 'Restinga Sêca', '4315503'],
    ['RJ', 'Parati', 'Paraty', '3303807'],
    ['TO', 'Couto de Magalhães', 'Couto Magalhães', '1706001'],
    ['RN', 'Arês', 'Arez', '2401206'],
    ['RO', 'Espigão do Oeste', "Espigão D'Oeste", '1100098'],
    ['RS', 'Santana do Livramento', "Sant'Ana do Livramento", '4317103'],
    ['SE', 'Gracho Cardoso', 'Graccho Cardoso', '2802601'],
    ['MG', 'Dona Eusébia', 'Dona Euzébia', '3122900'],
    ['MG', "Olhos D'Água", "Olhos-d'Água", '3145455'],
    ['MG', 'Sem Peixe', 'Sem-Peixe', '3165560'],
    ['MA', 'Pindaré Mirim', 'Pindaré-Mirim', '2108504'],
    ['MG', 'Amparo da Serra', 'Amparo do Serra', '3102506'],
    ['PE', 'Lagoa do Itaenga', 'Lagoa de Itaenga', '2608503'],
    ['BA', 'Jequiriçá', 'Jiquiriçá', '2918209'],
    ['MA', 'Santo Amaro', 'Santo Amaro do Maranhão', '2110278'],
    ['MG', 'Santa Rita do Ibitipoca', 'Santa Rita de Ibitipoca', '3159407'],
    ['GO', 'Bom Jesus', 'Bom Jesus de Goiás', '5203500'],
    ['RN', 'São Miguel dos Touros', 'São Miguel do Gostoso', '2412559'],
    ['SP', 'Moji das Cruzes', 'Mogi das Cruzes', '3530607'],
    ['PB', 'Santa Terezinha', 'Santa Teresinha', '2513802'],
    ['MT', 'Barra do Garça', 'Barra do Garças', '5101803'],
    ['MT', 'Colider', 'Colíder', '5103205'],
    ['MT', 'Juruema', 'Juruena', '5105176'],
    ['MT', 'Novo Horizonte', 'Novo Horizonte do Norte', '5106273'],
    ['MT', 'LAMBARI D OESTE', "Lambari D'Oeste", '5105234'],
    ['MT', 'lambari d´oeste ', "Lambari D'Oeste", '5105234'],
    ['MT', 'Lambari d’Oeste'.toUpperCase(), "Lambari D'Oeste", '5105234'],
    ['MT', 'CONQUISTA DOESTE', "Conquista D'Oeste", '5103361'],
    ['MG', 'Pingo D Agua', "Pingo-d'Água", '3150539'],
  ])('%s: %s is %s, with a remark', (uf, typed, official, ibge) => {
    expect(readMunicipality(typed, uf)).toEqual({
      ok: true,
      value: { ibge, name: official, uf },
      notes: [{ code: 'alias', typed: typed.trim(), official, ibge }],
    });
    expect(value(typed.toUpperCase(), uf)).toBe(ibge);
    expect(value(fold(typed), uf)).toBe(ibge);
  });

  test('no alias hides an official name of its UF', () => {
    const hidden = all.filter(({ name, uf }) => codeOfAlias(fold(name), uf) !== undefined);
    expect(hidden).toEqual([]);
  });

  test.each<[unknown, Uf | null, string]>([
    ['Juruena/MT', 'MT', '5105176'],
    ['Juruena - MT', 'MT', '5105176'],
    ['Juruena-MT', 'MT', '5105176'],
    ['Juruena (MT)', 'MT', '5105176'],
    ['Juruena, Mato Grosso', 'MT', '5105176'],
    ['JURUEMA/MT', 'MT', '5105176'],
    ['Santarém - Pará', 'PA', '1506807'],
    ['Rio Branco/MT', null, '5107206'],
    ['Rio Branco - AC', null, '1200401'],
    ['Embu-Guaçu', 'SP', '3515103'],
    ['Embu-Guaçu/SP', 'SP', '3515103'],
    ['Rio Branco', 'AC', '1200401'],
    ['Rio Branco', 'MT', '5107206'],
    ['Campo Grande', 'MS', '5002704'],
    ['Campo Grande', 'RN', '2401305'],
    ['Boa Esperança do Norte', 'MT', '5101837'],
    ['Brasília', 'DF', '5300108'],
    ['Juruena', null, '5105176'],
    ["'Juruena", 'MT', '5105176'],
    ["'5105176", 'MT', '5105176'],
    ['510517-6', 'MT', '5105176'],
    ['5.105.176', 'MT', '5105176'],
    ['ColÃ\u00adder', 'MT', '5103205'],
    ['ColÃ\u00adder', null, '5103205'],
    ['SÃ£o JosÃ© do Rio Claro/MT', 'MT', '5107305'],
  ])('%j in %s is %s', (typed, uf, ibge) => expect(value(typed, uf)).toBe(ibge));

  test('a code of six digits is completed, with a remark', () => {
    expect(notes(510517, 'MT')).toEqual(['codeCompleted']);
    expect(notes('510517', null)).toEqual(['codeCompleted']);
    expect(notes('5105176.0', 'MT')).toEqual(['alias']);
    expect(notes(5105176, 'MT')).toEqual([]);
  });

  test.each<[string, Uf, string | null]>([
    ['Vila Bela da SS Trindade', 'MT', '5105507'],
    ['Vila Bela', 'MT', '5105507'],
    ['Lambari', 'MT', '5105234'],
    ['Col?der', 'MT', '5103205'],
    ['Cotrigua?u', 'MT', '5103379'],
    ['S. José do Rio Claro', 'MT', '5107305'],
    ['Porto dos Gauchoss', 'MT', '5106802'],
    ['Juruenna', 'MT', '5105176'],
    ['Gaucha', 'MT', '5103858'],
    ['Belen', 'PA', '1501402'],
    ['Sta. Izabel do Pará', 'PA', '1506500'],
    ['Xyz', 'MT', null],
    ['??', 'MT', null],
    ['Curuçáa', 'PA', '1502905'],
  ])('%s in %s is unknown; suggested: %s', (typed, uf, suggested) => {
    const fault = value(typed, uf);
    expect(fault).toMatchObject({ code: 'municipalityUnknown', typed, uf });
    if (typeof fault === 'object' && fault.code === 'municipalityUnknown')
      expect(fault.suggestions[0]?.ibge ?? null).toBe(suggested);
  });

  test('names a letter apart in one UF are never taken for each other', () => {
    expect(value('Curuá', 'PA')).toBe('1502855');
    expect(value('Curuçá', 'PA')).toBe('1502905');
    expect(value('Abaíra', 'BA')).toBe('2900108');
    expect(value('Ubaíra', 'BA')).toBe('2932101');
    expect(value('Abaira', 'PA')).toMatchObject({ code: 'municipalityOfOtherUf' });
  });

  test('a name cut short says that it exists elsewhere too', () => {
    expect(value('Lambari', 'MT')).toMatchObject({ elsewhere: [{ uf: 'MG', ibge: '3137809' }] });
  });

  test.each<[unknown, Uf, { uf: Uf; ibge: string }[]]>([
    [
      'Rio Branco',
      'PA',
      [
        { uf: 'AC', ibge: '1200401' },
        { uf: 'MT', ibge: '5107206' },
      ],
    ],
    ['Sinop', 'PA', [{ uf: 'MT', ibge: '5107909' }]],
    ['Juruena/MT', 'AC', [{ uf: 'MT', ibge: '5105176' }]],
    ['JURUEMA', 'AC', [{ uf: 'MT', ibge: '5105176' }]],
  ])('%j is not in %s', (typed, uf, elsewhere) =>
    expect(value(typed, uf)).toMatchObject({ code: 'municipalityOfOtherUf', typed, uf, elsewhere }),
  );

  test.each([
    ['Rio Branco', ['AC', 'MT']],
    ['Campo Grande', ['RN', 'AL', 'MS']],
    ['Santarém', ['PA', 'PB']],
  ])('%s without UF: %j', (typed, where) => {
    const fault = value(typed, null);
    expect(fault).toMatchObject({ code: 'municipalityNeedsUf', typed });
    if (typeof fault === 'object' && fault.code === 'municipalityNeedsUf')
      expect([...fault.ufs].sort()).toEqual([...where].sort());
  });

  test('unknown without UF, with a suggestion from all the country', () => {
    const fault = value('Juruenna', null);
    expect(fault).toMatchObject({ code: 'municipalityUnknown', typed: 'Juruenna', uf: '' });
    if (typeof fault === 'object' && fault.code === 'municipalityUnknown')
      expect(fault.suggestions[0]).toEqual({ name: 'Juruena', ibge: '5105176' });
  });

  test.each(['5108404', 5108404, '2306045', '510999', 9999, '0427', '51051760', 0])('code %j is no code', (code) =>
    expect(value(code, 'MT')).toEqual({ code: 'ibgeUnknown', typed: String(code) }),
  );
  test.each([5105176, '5105176', '510517'])('code %j is of another UF', (code) =>
    expect(value(code, 'PA')).toEqual({
      code: 'ibgeOfOtherUf',
      typed: String(code),
      uf: 'PA',
      name: 'Juruena',
      actualUf: 'MT',
    }),
  );
});

describe('a short list needs no full list', () => {
  const known = [
    { ibge: '5105176', name: 'Juruena', aliases: ['Juruema'] },
    { ibge: '5103205', name: 'Colíder', aliases: [] },
    { ibge: '5105234', name: "Lambari D'Oeste", aliases: [] },
    { ibge: '5106273', name: 'Novo Horizonte do Norte', aliases: ['Novo Horizonte'] },
  ];
  const read = (cell: unknown) => {
    const found = readKnownMunicipality(cell, 'MT', known);
    if (found === null) return null;
    return found.ok ? found.value.ibge : found.fault;
  };

  test.each([
    ['Juruena', '5105176'],
    ['JURUEMA', '5105176'],
    ['Juruena/MT', '5105176'],
    [5105176, '5105176'],
    ['510517', '5105176'],
    ['5105176.0', '5105176'],
    ['ColÃ\u00adder', '5103205'],
    ['lambari d oeste', '5105234'],
    ['Novo Horizonte', '5106273'],
  ])('%j', (cell, ibge) => expect(read(cell)).toBe(ibge));

  test.each(['Sinop', 'Juruena/PA', 'Juruena (AC)', 'Juruenna', 5107909, '1200401', 'Lambari', 'x'])(
    '%j is none of them',
    (cell) => expect(read(cell)).toBeNull(),
  );

  test('blank and error cells are faults', () => {
    expect(read(' ')).toEqual({ code: 'blank' });
    expect(read('#N/D')).toEqual({ code: 'errorCell', error: '#N/D' });
  });

  test('the remarks are those of the full list', () => {
    const found = readKnownMunicipality('Juruema', 'MT', known);
    expect(found).toEqual({
      ok: true,
      value: { ibge: '5105176', name: 'Juruena', uf: 'MT' },
      notes: [{ code: 'alias', typed: 'Juruema', official: 'Juruena', ibge: '5105176' }],
    });
  });
});
