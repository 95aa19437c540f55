import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Returns the colours that a file gives to tokens. */
const colours = (file: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [
      ...readFileSync(new URL(`../web/src/ui/${file}`, import.meta.url), 'utf8').matchAll(
        /--([\w-]+): (#[\da-f]{6}|#fff);/g,
      ),
    ].map(([, name = '', value = '']) => [name, value.length === 4 ? '#ffffff' : value]),
  );

/** Returns the relative luminance of a colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

test.each(['tokens.css', 'tokens-dark.css'])('L-01 figures have a contrast of 7 to 1 on every ground: %s', (file) => {
  const of = colours(file);
  const low = ['ink', 'figure-ink', 'danger-ink'].flatMap((ink) =>
    ['surface', 'page', 'sunk'].flatMap((ground) => {
      const found = contrast(of[ink] ?? '', of[ground] ?? '');
      return found >= 7 ? [] : [`${ink} on ${ground}: ${found}`];
    }),
  );
  expect(low).toEqual([]);
});
