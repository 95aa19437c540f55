// Draws the icons of the installed product from the mark in web/public/favicon.svg: `node tools/icons.mjs`. They are committed, because the mark
// hardly ever changes and a build needs no drawing program.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readCommand } from './lib/commands.mjs';

readCommand('icons');

const pub = join(import.meta.dirname, '..', 'web/public');
const mark = readFileSync(join(pub, 'favicon.svg'), 'utf8');
const square = mark.replace(/ rx="\d+"/, '');
/** Systems cut a maskable icon to their own shape, so its content keeps to the middle four fifths. */
const withMargin = square
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace(/<rect [^>]*>/, '<rect x="-4" y="-4" width="40" height="40" fill="#0b6b5d"/>');

mkdirSync(join(pub, 'icons'), { recursive: true });
const draw = async (svg, size, name) =>
  sharp(Buffer.from(svg), { density: 1200 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(pub, 'icons', name));
await Promise.all([
  draw(mark, 192, 'icon-192.png'),
  draw(mark, 512, 'icon-512.png'),
  draw(withMargin, 512, 'icon-maskable-512.png'),
  // Apple's systems round the corners themselves.
  draw(square, 180, 'icon-180.png'),
]);
