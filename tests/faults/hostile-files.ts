import { videos } from "#tests/support/media-forms.ts";
import { movingPicture, picture, svgImage } from "#tests/support/pictures.ts";
import { HostileFile } from "./hostile-values.ts";

/** Valid files, damaged files, and files of another type than they claim. The same in every run. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const png = await picture("png");
  const jpeg = await picture("jpeg", 900, 600);
  const page = Buffer.from("<!doctype html><script>alert(1)</script>");
  return [
    new HostileFile("a.png", "image/png", png),
    new HostileFile("a.jpg", "image/jpeg", await picture("jpeg")),
    new HostileFile("wide.jpg", "image/jpeg", jpeg),
    new HostileFile("a.webp", "image/webp", await picture("webp")),
    new HostileFile("moving.gif", "image/gif", await movingPicture()),
    new HostileFile("a.mp4", "video/mp4", videos.mp4),
    new HostileFile("a.webm", "video/webm", videos.webm),
    new HostileFile("a.ogg", "video/ogg", videos.ogg),
    new HostileFile("half.jpg", "image/jpeg", jpeg.subarray(0, jpeg.length / 2)),
    new HostileFile("../../a.png", "text/html", png),
    new HostileFile("a.png", "image/png", svgImage),
    new HostileFile("a.png", "image/png", page),
    new HostileFile("nothing.png", "image/png", Buffer.alloc(0)),
    new HostileFile("", "image/png", png),
    new HostileFile("zeros.png", "image/png", Buffer.concat([png.subarray(0, 20), Buffer.alloc(3000)])),
  ];
}
