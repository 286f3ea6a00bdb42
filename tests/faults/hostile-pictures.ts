import sharp, { type Sharp } from "sharp";

/* Pictures that no camera makes: damaged ones, and small files that are expensive to decode. */

/** A picture with detail everywhere, which is expensive to decode and encode. The same in every run. */
export async function detailed(width: number, height: number, channels: 3 | 4 = 3): Promise<Sharp> {
  const small = { width: Math.ceil(width / 8), height: Math.ceil(height / 8) };
  const bytes = Buffer.alloc(small.width * small.height * channels);
  const next = sequence();
  for (let place = 0; place < bytes.length; place += 1) bytes[place] = next();
  const grain = sharp(bytes, { raw: { ...small, channels } });
  // Two steps, because sharp would resize before the conversion to CMYK.
  return sharp(await grain.png({ compressionLevel: 1 }).toBuffer(), { limitInputPixels: false }).resize(
    width,
    height,
    {
      fit: "fill",
    },
  );
}

/** Pseudo-random numbers, the same in every run. */
function sequence(): () => number {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state >> 12;
  };
}

/** A progressive JPEG with its last scan repeated. */
export async function jpegOfScans(extra: number, width = 64, height = 48): Promise<Buffer> {
  const jpeg = await (await detailed(width, height)).jpeg({ progressive: true }).toBuffer();
  const end = jpeg.length - 2;
  const lastScan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), end);
  return Buffer.concat([jpeg.subarray(0, end), ...Array<Buffer>(extra).fill(lastScan), jpeg.subarray(end)]);
}

/** A GIF that repeats one frame many times. */
export async function gifOfFrames(frames: number, picture: Sharp): Promise<Buffer> {
  const gif = await picture.gif({ effort: 1 }).toBuffer();
  // The header ends after the colour table. The frame begins with its size, that of the whole picture.
  const flags = gif[10] ?? 0;
  const headEnd = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const frameStart = Buffer.concat([Buffer.from(",\0\0\0\0"), gif.subarray(6, 10)]);
  const frame = gif.subarray(gif.indexOf(frameStart, headEnd), gif.length - 1);
  const delay = Buffer.from("21f904000a000000", "hex");
  const repeated = Array.from({ length: frames }, () => [delay, frame]).flat();
  return Buffer.concat([gif.subarray(0, headEnd), ...repeated, Buffer.from(";")]);
}

/** A picture of one colour: few bytes at any size. */
export const flat = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#1d5b8f" }, limitInputPixels: false });

const pictureTypes = ["jpeg", "png", "gif", "webp"] as const;

/** Unreadable pictures of every type, by what is wrong with them. */
export async function unreadablePictures(): Promise<[string, Buffer][]> {
  const unreadable: [string, Buffer][] = [];
  for (const type of pictureTypes) {
    const whole = await (await detailed(160, 120)).toFormat(type).toBuffer();
    const middle = Math.floor(whole.length / 2);
    unreadable.push(
      [`a ${type} cut in the middle`, whole.subarray(0, middle)],
      [`a ${type} of a header only`, whole.subarray(0, 40)],
      [`a ${type} of four bytes`, whole.subarray(0, 4)],
    );
    // A GIF's and a WebP's data may hold any byte, and of a JPEG's every browser shows what is left (TRANSFER-03).
    if (type !== "png") continue;
    unreadable.push([
      `a ${type} with zeros in the middle`,
      whole.fill(0, middle, middle + Math.floor(whole.length / 4)),
    ]);
  }
  const progressive = await (await detailed(160, 120)).jpeg({ progressive: true }).toBuffer();
  unreadable.push(["a progressive jpeg cut in the middle", progressive.subarray(0, progressive.length / 2)]);
  unreadable.push(["a file of no bytes", Buffer.alloc(0)]);
  return unreadable;
}

/** Pictures with some random bytes, most of them damaged. The same in every run. */
export async function spoiledPictures(ofEachType: number): Promise<Buffer[]> {
  const picture = await detailed(120, 80);
  const whole = [
    ...(await Promise.all(pictureTypes.map((type) => picture.clone().toFormat(type).toBuffer()))),
    await picture.clone().jpeg({ progressive: true }).toBuffer(),
    await gifOfFrames(3, await detailed(60, 40)),
  ];
  const next = sequence();
  return whole.flatMap((bytes) =>
    Array.from({ length: ofEachType }, (_, index) => {
      // Every second time in the headers, which decide most about decoding.
      const at = next() % (index % 2 === 0 ? bytes.length : Math.min(400, bytes.length));
      const spoiled = Buffer.from(bytes);
      return spoiled.fill(next() % 256, at, Math.min(bytes.length, at + 1 + (next() % 30)));
    }),
  );
}

/** Unusual but valid pictures. */
export async function unusualPictures(): Promise<[string, Buffer][]> {
  const picture = () => detailed(160, 120);
  const cmyk = async (progressive: boolean) =>
    (await picture()).toColourspace("cmyk").jpeg({ progressive }).toBuffer();
  return [
    ["a CMYK JPEG", await cmyk(false)],
    ["a progressive CMYK JPEG", await cmyk(true)],
    ["a grey JPEG", await (await picture()).greyscale().jpeg().toBuffer()],
    ["a PNG of 16 bits", await (await picture()).toColourspace("rgb16").png().toBuffer()],
    ["an interlaced PNG", await (await picture()).png({ progressive: true }).toBuffer()],
    ["a PNG with two colours", await (await picture()).png({ palette: true, colours: 2 }).toBuffer()],
    ["a JPEG in Display P3", await (await picture()).withIccProfile("p3").jpeg().toBuffer()],
    ["a JPEG with a broken colour profile", await withBrokenProfile()],
    ["a JPEG of one pixel", await (await detailed(1, 1)).jpeg().toBuffer()],
    ["a strip of 1 by 9,000 pixels", await (await detailed(1, 9000)).png().toBuffer()],
  ];
}

async function withBrokenProfile(): Promise<Buffer> {
  const jpeg = await (await detailed(160, 120)).withIccProfile("p3").jpeg().toBuffer();
  const profile = jpeg.indexOf("ICC_PROFILE");
  return jpeg.fill(0x55, profile + 20, profile + 200);
}
