import { plainWords } from '../../src/brazil/words';

describe('the words of a name, for comparing', () => {
  test.each([
    ['Óleo de Girassol', 'oleo girassol'],
    ['  Castanha-do-Brasil (com casca) ', 'castanha brasil com casca'],
    ['castanha c/ casca', 'castanha com casca'],
    ['castanha S / casca', 'castanha sem casca'],
    ['AMÊNDOAS DE BABAÇU', 'amendoa babacu'],
    ['pinhões', 'pinhao'],
    ['animais', 'animal'],
    ['girassóis', 'girassol'],
    ['bois', 'boi'],
    ['gergelins', 'gergelim'],
    ['catalisadores', 'catalisador'],
    ['gás', 'gas'],
    ['kg de a o e', ''],
    ['', ''],
  ])('%s', (text, expected) => expect(plainWords(text).join(' ')).toBe(expected));

  test('accents composed or not are the same', () => {
    expect(plainWords('dendê'.normalize('NFD'))).toEqual(plainWords('dendê'.normalize('NFC')));
  });
});
