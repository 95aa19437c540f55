/**
 * Zero-width and formatting characters, bidirectional controls, tags, variation selectors and blank letters: two texts that look alike would differ.
 */
const invisible =
  /[\u034F\u17B4\u17B5\u180B-\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|[\u00AD\u061C\u115F\u1160\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
const plain = /^[\x20-\x7E]*$/;

/** Removes the characters that nobody sees. */
export function withoutInvisible(text: string): string {
  return plain.test(text) ? text : text.replace(invisible, '');
}

/** Signs that a spreadsheet program adds around a value, to show it as text or as a number. */
const wrappers: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/^="(?:[^"]|"")*"$/, (text) => text.slice(2, -1).replaceAll('""', '"')],
  [/^['’‘`](?=[+=@\-\d\u1040-\u1049])(?!.*['’‘]$)/s, (text) => text.slice(1)],
  // Three zeros after at most three digits may be thousands.
  [/^[+-]?(?:[\d\u1040-\u1049]+\.(?:0{1,2}|0{4,})|[\d\u1040-\u1049]{4,}\.000)$/, (text) => text.replace(/\.0+$/, '')],
];

/**
 * Returns a text without invisible characters, surrounding spaces, and what programs put around a value: `="…"`, a leading apostrophe, `.0` after whole
 * digits. Every reader of typed, pasted or imported text begins with it.
 *
 * @example bareText('="0979 1234567"') === '0979 1234567'
 * @example bareText("'+959791234567") === '+959791234567'
 * Source: T-04.
 */
export function bareText(text: string): string {
  let bare = withoutInvisible(text).trim();
  for (let wrapper = wrapping(bare); wrapper; wrapper = wrapping(bare)) bare = wrapper(bare).trim();
  return bare;
}

const wrapping = (text: string) => wrappers.find(([shape]) => shape.test(text))?.[1];
