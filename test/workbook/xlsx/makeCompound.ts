/** A compound file (the container of Office before 2007) with these streams, each of 4,096 bytes or more. */
export function makeCompound(streams: Record<string, Uint8Array>): Uint8Array {
  const names = Object.keys(streams);
  const sizes = names.map((name) => Math.max(4096, streams[name]!.length));
  const sectors = sizes.map((size) => Math.ceil(size / SECTOR));
  const directorySectors = Math.ceil((names.length + 1) / 4);
  const total = 1 + directorySectors + sectors.reduce((sum, count) => sum + count, 0);
  const bytes = new Uint8Array((total + 1) * SECTOR);
  const view = new DataView(bytes.buffer);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(24, 0x3e, true);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  view.setUint32(44, 1, true);
  view.setUint32(48, 1, true);
  view.setUint32(56, 4096, true);
  view.setUint32(60, END, true);
  view.setUint32(68, END, true);
  for (let i = 0; i < 109; i++) view.setUint32(76 + 4 * i, i === 0 ? 0 : FREE, true);
  const table = SECTOR;
  for (let i = 0; i < SECTOR / 4; i++) view.setUint32(table + 4 * i, FREE, true);
  view.setUint32(table, 0xfffffffd, true);
  const chain = (first: number, count: number) => {
    for (let i = 0; i < count; i++)
      view.setUint32(table + 4 * (first + i), i === count - 1 ? END : first + i + 1, true);
  };
  chain(1, directorySectors);
  let next = 1 + directorySectors;
  const entry = (index: number, name: string, type: number, child: number, sibling: number) => {
    const at = 2 * SECTOR + 128 * index;
    [...name].forEach((character, i) => view.setUint16(at + 2 * i, character.charCodeAt(0), true));
    view.setUint16(at + 64, 2 * (name.length + 1), true);
    bytes[at + 66] = type;
    bytes[at + 67] = 1;
    view.setUint32(at + 68, FREE, true);
    view.setUint32(at + 72, sibling, true);
    view.setUint32(at + 76, child, true);
    return at;
  };
  view.setUint32(entry(0, 'Root Entry', 5, 1, FREE) + 116, END, true);
  names.forEach((name, i) => {
    const at = entry(i + 1, name, 2, FREE, i + 1 < names.length ? i + 2 : FREE);
    view.setUint32(at + 116, next, true);
    view.setUint32(at + 120, sizes[i]!, true);
    bytes.set(streams[name]!, (next + 1) * SECTOR);
    chain(next, sectors[i]!);
    next += sectors[i]!;
  });
  return bytes;
}

const SECTOR = 512;
const END = 0xfffffffe;
const FREE = 0xffffffff;
