// Cuts the Chinese interface font to exactly the characters in the sources, in three files: the name of the language, which the sign-in page always
// displays; the characters of the first screens; the others. The browser loads the files that a screen needs (unicode-range). The name of the Myanmar
// language is a separate font: Myanmar letters are shaped together, so they cannot be split over two files. A last font has the Myanmar digits in the
// place of the Latin ones, for people who chose them. `node tools/fonts.mjs` writes
// web/src/ui/fonts/generated/, `node tools/fonts.mjs --check` only reports whether it is current. A style sheet there has the slices of the variable
// font for texts typed by users, limited to Chinese, because as published they contain Latin too. The source font (73 MB as a package) is no
// dependency: it is downloaded in an exact version when characters have changed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readCommand } from './lib/commands.mjs';

const { values } = readCommand('fonts');
const root = join(import.meta.dirname, '..');
const out = join(root, 'web/src/ui/fonts/generated');
const slices = join(root, 'node_modules/@fontsource-variable/noto-sans-sc/wght.css');
const cssFile = join(out, 'waybill-chinese.css');
const cache = join(root, 'node_modules/.cache/waybill-fonts');
const source = {
  package: '@fontsource/noto-sans-sc@5.3.0',
  file: 'package/files/noto-sans-sc-chinese-simplified-400-normal.woff2',
};

const sourceFolders = ['domain/src', 'contract/src', 'web/src'];
const firstScreens = /^(domain\/src\/kernel|contract\/src\/kernel|web\/src\/(ui|shell|kernel))\/|session/;
const firstScreensBudget = 100_000;
const chinese = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff65]|[\u{20000}-\u{3ffff}]/gu;

const ownNames = { chinese: '中文', myanmar: 'မြန်မာ' };
const myanmarName = {
  file: 'waybill-myanmar-name.woff2',
  source: join(root, 'node_modules/@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff2'),
};

const parts = [
  { file: 'waybill-chinese-name.woff2', characters: new Set(ownNames.chinese) },
  { file: 'waybill-chinese.woff2', characters: new Set() },
  { file: 'waybill-chinese-more.woff2', characters: new Set() },
];
readSources();

if (values.check) check();
else await write();

function readSources() {
  const files = sourceFolders
    .flatMap((folder) => list(join(root, folder)))
    .map((file) => ({ file, name: relative(root, file).replaceAll('\\', '/') }));
  const [own, first, more] = parts.map((part) => part.characters);
  for (const pass of [true, false]) {
    for (const { file, name } of files) {
      if (firstScreens.test(name) !== pass) continue;
      for (const [character] of readFileSync(file, 'utf8').matchAll(chinese))
        if (!own.has(character) && !first.has(character)) (pass ? first : more).add(character);
    }
  }
}

function list(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'generated' || entry.name === 'gallery' ? [] : list(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function check() {
  const css = existsSync(cssFile) ? readFileSync(cssFile, 'utf8') : '';
  const shipped = new Set([...css.matchAll(/unicode-range: ([^;]+);/g)].flatMap(([, ranges]) => pointsOf(ranges)));
  const missing = parts
    .flatMap((part) => [...part.characters])
    .filter((character) => !shipped.has(character.codePointAt(0)));
  if (missing.length > 0) fail(`The Chinese font lacks ${missing.join('')}. Run: node tools/fonts.mjs`);
  const size = statSync(join(out, parts[1].file)).size;
  if (size > firstScreensBudget)
    fail(`${parts[1].file} has ${size} bytes, over the ${firstScreensBudget} of the first screens.`);
}

async function write() {
  const { default: subsetFont } = await import('subset-font');
  const font = readFileSync(sourceFont());
  mkdirSync(out, { recursive: true });
  let css = '/* Written by tools/fonts.mjs. Noto Sans SC, SIL Open Font License 1.1, copyright 2014-2021 Adobe. */\n';
  const cuts = [
    ...parts.map((part) => ({ ...part, font, family: 'Waybill Chinese' })),
    {
      file: myanmarName.file,
      characters: new Set(ownNames.myanmar),
      font: readFileSync(myanmarName.source),
      family: 'Waybill Myanmar Name',
    },
  ];
  const myanmarDigits = await subsetFont(cuts.at(-1).font, '၀၁၂၃၄၅၆၇၈၉', { targetFormat: 'sfnt' });
  cuts.push({
    file: 'waybill-myanmar-digits.woff2',
    characters: new Set('0123456789'),
    font: inPlaceOfLatin(Buffer.from(myanmarDigits)),
    family: 'Waybill Myanmar Digits',
  });
  for (const { file, characters, font: whole, family } of cuts) {
    const points = [...characters].map((character) => character.codePointAt(0)).sort((a, b) => a - b);
    const woff2 = await subsetFont(whole, String.fromCodePoint(...points) || ' ', { targetFormat: 'woff2' });
    writeFileSync(join(out, file), woff2);
    css += `@font-face { font-family: "${family}"; font-style: normal; font-weight: 400; font-display: swap; src: url(./${file}) format("woff2"); unicode-range: ${rangesOf(points)}; }\n`;
    console.log(`${file}: ${points.length} characters, ${woff2.length} bytes`);
  }
  writeFileSync(cssFile, css);
  writeFileSync(join(out, 'chinese-slices.css'), slicesCss());
}

/** Moves the only range of a font's character map from the Myanmar digits to the Latin ones. */
function inPlaceOfLatin(font) {
  const [myanmar, latin, last] = [0x1040, 0x30, 9];
  const numberAt = (number) => font.indexOf(Buffer.from([number >> 8, number & 0xff, 0xff, 0xff]));
  const [end, start] = [numberAt(myanmar + last), numberAt(myanmar)];
  const delta = start + 4;
  font.writeUInt16BE(latin + last, end);
  font.writeUInt16BE(latin, start);
  font.writeUInt16BE((font.readUInt16BE(delta) + myanmar - latin) & 0xffff, delta);
  return font;
}

function slicesCss() {
  const faces = [
    ...readFileSync(slices, 'utf8').matchAll(/url\(\.\/(files\/[^)]+)\)[^}]*?unicode-range: ([^;]+);/g),
  ].flatMap(([, file, ranges]) => {
    const points = pointsOf(ranges).filter((point) => String.fromCodePoint(point).match(chinese));
    if (points.length === 0) return [];
    return [
      `@font-face { font-family: "Noto Sans SC Variable"; font-style: normal; font-weight: 100 900; font-display: swap; src: url(@fontsource-variable/noto-sans-sc/${file}) format("woff2"); unicode-range: ${rangesOf(points)}; }`,
    ];
  });
  return `/* Written by tools/fonts.mjs from @fontsource-variable/noto-sans-sc. */\n${faces.join('\n')}\n`;
}

function sourceFont() {
  const file = join(cache, source.file);
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    const archive = execFileSync('npm', ['pack', source.package, '--silent', '--pack-destination', cache], {
      cwd: cache,
      encoding: 'utf8',
    }).trim();
    execFileSync('tar', ['-xzf', join(cache, archive), '-C', cache, source.file]);
  }
  return file;
}

function rangesOf(points) {
  const ranges = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return (
    ranges
      .map(([from, to]) => (from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`))
      .join(',') || 'U+3000'
  );
}

function pointsOf(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [from, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
