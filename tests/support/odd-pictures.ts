import { crc32 } from "node:zlib";
import sharp from "sharp";
import { photograph } from "./pictures.ts";

/* Pictures as phones, bank apps and messengers write them: odd, and shown by every browser. And such as were cut. */

const marker = (code: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** @param spoils whether its checksum is wrong */
function chunk(type: string, content: Buffer, { spoils = false } = {}): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE((crc32(body) ^ (spoils ? 1 : 0)) >>> 0);
  return Buffer.concat([length, body, checksum]);
}

const insert = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
/** Behind the first marker of a JPEG, and behind the header of a PNG. */
const [jpegStart, pngStart] = [2, 33];

const startOfScan = (jpeg: Buffer) => jpeg.indexOf(Buffer.from([0xff, 0xda]));

/** What Samsung's phones write: a scan of a sequential JPEG whose last bytes are those of a progressive one. */
function samsungScan(jpeg: Buffer): Buffer {
  const odd = Buffer.from(jpeg);
  const scan = startOfScan(odd);
  const end = scan + 2 + odd.readUInt16BE(scan + 2);
  odd.fill(0, end - 3, end);
  return odd;
}

async function sources() {
  const jpeg = await photograph(320, 240);
  return {
    jpeg,
    progressive: await sharp(jpeg).jpeg({ progressive: true }).toBuffer(),
    png: await sharp(jpeg).png().toBuffer(),
    webp: await sharp(jpeg).webp().toBuffer(),
  };
}

export async function oddPictures(): Promise<Record<string, Buffer>> {
  const { jpeg, png } = await sources();
  const icc = Buffer.from("ICC_PROFILE\0\x01\x01no profile", "latin1");
  return {
    "a scan as Samsung's phones write it": samsungScan(jpeg),
    "a JPEG with extra bytes before a marker": insert(jpeg, startOfScan(jpeg), Buffer.alloc(6, 0x41)),
    "a JPEG with a broken EXIF": insert(
      jpeg,
      jpegStart,
      marker(0xe1, Buffer.from("Exif\0\0MM\0*\xff\xff\xff\xff?", "latin1")),
    ),
    "a JPEG with an unknown mark of Adobe": insert(
      jpeg,
      jpegStart,
      marker(0xee, Buffer.from("Adobe\0\x64\0\0\0\0\x07", "latin1")),
    ),
    "a JPEG with a broken colour profile": insert(jpeg, jpegStart, marker(0xe2, icc)),
    "a JPEG in CMYK": await sharp(jpeg).toColourspace("cmyk").jpeg().toBuffer(),
    "two pictures in one file": Buffer.concat([jpeg, jpeg]),
    "a photo with its film behind it": Buffer.concat([
      jpeg,
      Buffer.from("MotionPhoto_Data"),
      Buffer.alloc(5000, 7),
    ]),
    "a PNG with a broken colour profile": insert(png, pngStart, chunk("iCCP", Buffer.from("a\0\0no"))),
    "a PNG whose note has a wrong checksum": insert(
      png,
      pngStart,
      chunk("tEXt", Buffer.from("a\0b"), { spoils: true }),
    ),
    "a PNG with more behind its end": Buffer.concat([png, Buffer.from("more")]),
  };
}

export async function cutPictures(): Promise<Record<string, Buffer>> {
  const { jpeg, progressive, png, webp } = await sources();
  const cut = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part));
  return {
    "half a JPEG": cut(jpeg, 0.5),
    "a JPEG without its last bytes": jpeg.subarray(0, -20),
    "half a progressive JPEG": cut(progressive, 0.5),
    "half a PNG": cut(png, 0.5),
    "half a WebP": cut(webp, 0.5),
    "the headers of a JPEG": jpeg.subarray(0, startOfScan(jpeg)),
  };
}
