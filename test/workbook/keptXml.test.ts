import * as fc from 'fast-check';
import { keptXml, readKeptXml } from '../../src/workbook/keptXml';

describe('texts kept in custom XML parts', () => {
  it.each([
    ['plain', 'undo', '{"a":1}'],
    ['line ends, tabs and signs of XML', 'desfazer', 'a\r\nb\tc <d> & "e" \'f\' ]]>'],
    ['characters that XML cannot hold', 'x', '\u0000\u0008\u001f\uFFFE\uD800'],
    ['accents and pictures', 'conferência "1" <&>', 'ação 🌱'],
    ['nothing', 'vazio', ''],
  ])('come back as they were: %s', (_, key, text) => {
    expect(readKeptXml(keptXml({ key, text }))).toEqual({ key, text });
  });

  it('come back whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => readKeptXml(keptXml({ key: 'k', text }))?.text === text),
    );
  });

  it('are read when another program has written the part anew', () => {
    const xml = `\uFEFF<?xml version="1.0" encoding="utf-8" standalone="no"?>\r\n<ns0:conferebio xmlns:ns0="urn:conferebio:kept"  key='undo' >&quot;a\\u003c&quot;</ns0:conferebio>\r\n`;
    expect(readKeptXml(xml)).toEqual({ key: 'undo', text: 'a<' });
  });

  it.each([
    '<conferebio xmlns="urn:other" key="a">"b"</conferebio>',
    '<conferebio xmlns="urn:conferebio:kept">"b"</conferebio>',
    '<conferebio xmlns="urn:conferebio:kept" key="a">b</conferebio>',
    '<conferebio xmlns="urn:conferebio:kept" key="a">"b</conferebio>',
    '<conferebio xmlns="urn:conferebio:kept" key="%">"b"</conferebio>',
    '<b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography"/>',
    '',
  ])('are not taken from another part: %s', (xml) => {
    expect(readKeptXml(xml)).toBeNull();
  });
});
