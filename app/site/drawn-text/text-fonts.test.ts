import { describe, expect, test } from "vitest";
import { fallbackFonts } from "./fallback-fonts.ts";
import { openTextFonts, type TextFace } from "./text-fonts.server.ts";

const fonts = await openTextFonts();
const faces: TextFace[] = ["serif", "sans", "bold"];

const lettersIn = (...ranges: [first: number, last: number][]) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, place) => first + place))
    .map((point) => String.fromCodePoint(point))
    // Letters that Unicode has added since the fonts were made are in no alphabet of these languages.
    .filter((letter) => /\p{L}|\p{M}|\p{N}/u.test(letter));

const urdu =
  "ا آ ب پ ت ٹ ث ج چ ح خ د ڈ ذ ر ڑ ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن ں و ؤ ہ ھ ۂ ۃ ء ی ئ ے ۓ ٰ ً ٌ ٍ َ ُ ِ ّ ْ ٓ ٔ ۔ ، ؛ ؟ ﷺ ۰ ۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹";
const sindhi = "ٻ ڀ ٺ ٽ ٿ ڃ ڄ ڇ ڌ ڊ ڏ ڍ ڙ ڦ ڪ ڳ ڱ ڻ ۽ ۾ ي ك";
const pashto = "ټ ځ څ ډ ړ ږ ښ ګ ڼ ي ې ۍ ئ ۀ";
const shahmukhi = "ݨ ࣇ ڃ ݩ ٻ ݙ";
const vietnamese =
  "à á ả ã ạ ă ằ ắ ẳ ẵ ặ â ầ ấ ẩ ẫ ậ đ è é ẻ ẽ ẹ ê ề ế ể ễ ệ ì í ỉ ĩ ị ò ó ỏ õ ọ ô ồ ố ổ ỗ ộ ơ ờ ớ ở ỡ ợ ù ú ủ ũ ụ ư ừ ứ ử ữ ự ỳ ý ỷ ỹ ỵ";

const sets: [name: string, letters: string[]][] = [
  ["Latin-1 and Latin Extended-A", lettersIn([0x41, 0x5a], [0x61, 0x7a], [0xc0, 0x17f])],
  ["Latin Extended-B", lettersIn([0x180, 0x24f])],
  ["Latin Extended Additional", lettersIn([0x1e00, 0x1eff])],
  ["combining marks", lettersIn([0x300, 0x36f]).map((mark) => `a${mark}`)],
  ["Vietnamese", `${vietnamese} ${vietnamese.toUpperCase()}`.split(" ")],
  ["Vietnamese, decomposed", vietnamese.split(" ").map((letter) => letter.normalize("NFD"))],
  ["Urdu", urdu.split(" ")],
  ["Sindhi", sindhi.split(" ")],
  ["Pashto", pashto.split(" ")],
  ["Punjabi in Shahmukhi", shahmukhi.split(" ")],
  ["Arabic", lettersIn([0x620, 0x65f], [0x66e, 0x6d3], [0x6ee, 0x6ff], [0x750, 0x77f])],
  ["Greek", lettersIn([0x386, 0x3ce])],
  ["Cyrillic", lettersIn([0x400, 0x52f])],
  ["Devanagari", lettersIn([0x904, 0x939], [0x958, 0x961], [0x966, 0x96f])],
  ["emoji", "🌙 ❤️ ⭐ 😀 🤲🏽 👨‍👩‍👧 🇵🇰 ☪️ 🌹".split(" ")],
];

describe("the letters of names (RECEIPT-02b)", () => {
  test.each(sets)("each of %s has a glyph in every face", (_, letters) => {
    for (const face of faces) {
      const missing = letters.filter((written) => {
        const letter = fonts.compose(written);
        const [font = "missing"] = fonts.assign(letter, face);
        return font === "missing" || !fonts.shaper(font, face).draws(letter);
      });
      expect(missing).toEqual([]);
    }
    expect(fonts.missing(letters.join(" "))).toEqual([]);
  });

  const words = {
    bengali: "রবীন্দ্রনাথ",
    gurmukhi: "ਗੁਰਪ੍ਰੀਤ",
    gujarati: "સરદાર",
    oriya: "ଓଡ଼ିଶା",
    tamil: "தமிழ்",
    telugu: "తెలుగు",
    kannada: "ಕನ್ನಡ",
    malayalam: "മലയാളം",
    sinhala: "සිංහල",
    thaana: "ދިވެހި",
    tibetan: "བོད",
    thai: "ไทย",
    lao: "ລາວ",
    khmer: "ខ្មែរ",
    myanmar: "မြန်မာ",
    hebrew: "שלום",
    armenian: "Հայկ",
    georgian: "თამარ",
    ethiopic: "አበበ",
    hangul: "김민수",
    han: "王小明周杰倫さくら",
    devanagari: "श्रीवास्तव",
    emoji: "🌙",
    symbols: "✓",
    naskh: "ڪريم",
    "noto-sans": "ƀɖƷ",
  };

  test.each(Object.entries(words))("%s draws %s as one run", (font, word) => {
    expect(new Set(fonts.assign(word, "serif"))).toEqual(new Set([font]));
    expect(fonts.shaper(font, "serif").draws(word)).toBe(true);
  });

  test("each fallback font has its word here", () => {
    expect(fallbackFonts.map(({ name }) => name).sort()).toEqual(Object.keys(words).sort());
  });

  test("what the foundation's own fonts have is left to them", () => {
    expect(new Set(fonts.assign("Ayesha Siddiqua, Café 12", "serif"))).toEqual(new Set(["latin"]));
    expect(fonts.assign("محمد", "sans")).toEqual(Array(4).fill("urdu"));
  });

  test("a word is in one font, and a name in one style of Arabic script", () => {
    expect(fonts.assign("Şen Ali", "serif").join(" ")).toBe("wide wide wide latin latin latin latin");
    expect(fonts.assign("غلام ڪريم", "serif").join(" ")).toBe(
      "naskh naskh naskh naskh latin naskh naskh naskh naskh",
    );
  });

  test("says which letters no font has, each once", () => {
    expect(fonts.missing("Ali 𒀀𒀁𒀀 محمد \u{f8ff}")).toEqual(["𒀀", "𒀁", "\u{f8ff}"]);
    expect(fonts.missing("Ali\u200b \u200fمحمد\u200c\n𝓐")).toEqual([]);
  });
});
