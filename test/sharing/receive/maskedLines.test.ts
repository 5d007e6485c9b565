import { unpackSent, packSent } from '../../../src/sharing/sentCopy';
import { sales } from '../../validation/pgpmbio/salesTable';
import { copyOf, sourceOfRows } from '../copy/copySources';

test('what was sent tells in which cells of other columns something was masked', () => {
  const rows = sales(
    { producerName: 'Maria da Silva', source: 'feira' },
    { producerName: 'José Souza', source: 'paga a MARIA DA SILVA' },
  );
  const sent = unpackSent(packSent(copyOf(sourceOfRows(rows)).sent))!;
  expect(sent.columns.filter(({ maskedLines }) => maskedLines).map(({ id, maskedLines }) => [id, maskedLines])).toEqual(
    [['source', [1]]],
  );
});
