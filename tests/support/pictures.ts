import sharp from "sharp";

/** A photo as a phone takes it: rotated, with camera, owner and place in its EXIF. */
export function photograph(width = 1200, height = 800): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#0f766e" } })
    .withExif({
      IFD0: { Copyright: "SECRET-OWNER", Make: "SECRET-CAMERA" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 31/1 0/1", GPSLongitudeRef: "E" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A photo of more than 5 MB that a phone took upright: 3600 x 2400, with a note to turn it. */
export function largePhotograph(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 3600, height: 2400, channels: 3, background: "#0f766e", noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A small plain picture of a type. */
export function picture(type: "png" | "gif" | "webp" | "jpeg", width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#9f1d35" } })
    .toFormat(type)
    .toBuffer();
}

/** A GIF of two frames. */
export async function movingPicture(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame("#ff0000"), await frame("#00ff00")];
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

export const svgImage = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
