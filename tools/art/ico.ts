const headerBytes = 6;
const entryBytes = 16;

/**
 * An .ico file that holds PNG pictures, which every browser reads: a header, an entry for each picture, the pictures.
 * @param images squares of 1 to 256 pixels a side
 */
export function icoOf(images: { size: number; image: Buffer }[]): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(images.length, 4);
  let offset = headerBytes + images.length * entryBytes;
  const entries = images.map(({ size, image }) => {
    const entry = Buffer.alloc(entryBytes);
    entry.writeUInt8(size % 256, 0); // 0 means 256
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4); // colour planes
    entry.writeUInt16LE(32, 6); // bits a pixel
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ image }) => image)]);
}
