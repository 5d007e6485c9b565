import fc from 'fast-check';
import { noteOf } from '../../../src/explain/writeBack/note';

const said = (...texts: string[]) => texts.map((text) => ({ severity: 'warning' as const, code: 'L22', text }));

test('all that is said of a cell, in order', () => {
  const note = noteOf(
    [
      { severity: 'error', code: 'L05', text: 'Não há.' },
      { severity: 'information', code: 'L29', text: 'É texto.' },
    ],
    'pt-BR',
  );
  expect(note).toBe('ConfereBio: Erro L05: Não há. Informação L29: É texto.');
});

test('what does not fit is told by number; a sentence is whole or not there', () => {
  expect(noteOf(said('a'.repeat(500), 'b'.repeat(500), 'c'), 'pt-BR')).toBe(
    `ConfereBio: Alerta L22: ${'a'.repeat(500)} (+2; veja a planilha “Conferência”)`,
  );
  expect(noteOf(said('a'.repeat(500), 'b'.repeat(500)), 'en-US')).toMatch(
    /^ConfereBio: Warning L22: a{500} \(\+1; see the sheet “Check”\)$/,
  );
});

test('a first sentence too long for a note is cut', () => {
  const note = noteOf(said('a'.repeat(2000)), 'pt-BR');
  expect(note).toMatch(/^ConfereBio: Alerta L22: a+… \(\+1; veja a planilha “Conferência”\)$/);
  expect(note).toHaveLength(1000);
});

test('never longer than 1,000 characters, and always from us', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 1500 }), { minLength: 1, maxLength: 8 }), (texts) => {
      const note = noteOf(said(...texts), 'pt-BR');
      expect(note.length).toBeLessThanOrEqual(1000);
      expect(note.startsWith('ConfereBio: Alerta L22:')).toBe(true);
    }),
  );
});
