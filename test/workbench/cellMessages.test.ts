import { CellMessages } from '../../src/workbench/cellMessages';

const cell = { unit: 'u', sheet: 's', row: 4, column: 2 };
const at = (row: number, code: string, message: string) => ({ row, column: 0, code, message });
const here = { row: 0, column: 0 };

test('a message is found by its place in the answer and its error', () => {
  const messages = new CellMessages();
  messages.beginPass();
  messages.record(cell, [at(0, '#N/A', 'sem tabela'), at(2, '#VALUE!', 'sem quantidade')]);
  expect(messages.find(cell, here, '#N/A')).toBe('sem tabela');
  expect(messages.find(cell, { row: 2, column: 0 }, '#VALUE!')).toBe('sem quantidade');
  expect(messages.find(cell, here, '#DIV/0!')).toBeNull();
  expect(messages.find({ ...cell, row: 5 }, here, '#N/A')).toBeNull();
});

test('an error that passed through another function keeps the message of where it came from', () => {
  const messages = new CellMessages();
  messages.beginPass();
  messages.record(cell, [at(7, '#N/A', 'linha 8')]);
  expect(messages.find(cell, here, '#N/A')).toBe('linha 8');
});

test('the calls of a cell in one calculation add up; the next calculation starts anew', () => {
  const messages = new CellMessages();
  messages.beginPass();
  messages.record(cell, [at(0, '#N/A', 'primeira')]);
  messages.record(cell, []);
  messages.record(cell, [at(0, '#VALUE!', 'segunda')]);
  expect(messages.find(cell, here, '#N/A')).toBe('primeira');
  expect(messages.find(cell, here, '#VALUE!')).toBe('segunda');
  messages.beginPass();
  messages.record(cell, []);
  expect(messages.find(cell, here, '#N/A')).toBeNull();
  expect(messages.size).toBe(0);
});

test('a cell that was typed over or emptied is forgotten', () => {
  const messages = new CellMessages();
  messages.beginPass();
  messages.record(cell, [at(0, '#N/A', 'sumiu')]);
  messages.forget(cell);
  expect(messages.find(cell, here, '#N/A')).toBeNull();
});

test('messages move with the rows and columns that are inserted or removed before them', () => {
  const messages = new CellMessages();
  const place = { unit: 'u', sheet: 's' };
  messages.beginPass();
  messages.record(cell, [at(0, '#N/A', 'aqui')]);
  messages.shift(place, 'row', 4, 2);
  expect(messages.find({ ...cell, row: 6 }, here, '#N/A')).toBe('aqui');
  expect(messages.find(cell, here, '#N/A')).toBeNull();
  messages.shift(place, 'column', 0, -1);
  expect(messages.find({ ...cell, row: 6, column: 1 }, here, '#N/A')).toBe('aqui');
  messages.shift({ ...place, sheet: 'outra' }, 'row', 0, 5);
  messages.shift(place, 'row', 7, 1);
  expect(messages.find({ ...cell, row: 6, column: 1 }, here, '#N/A')).toBe('aqui');
  messages.shift(place, 'row', 5, -2);
  expect(messages.size).toBe(0);
});
