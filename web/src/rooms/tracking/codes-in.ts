/** How many codes one question may hold. */
export const trackedAtOnce = 1000;

/**
 * The codes of a pasted text or a file, in their order, each once: apart by lines, commas, semicolons or tabs. Spaces inside a code, as it is printed
 * in groups, do not part it.
 *
 * @example codesIn('EX 4731 2482 9 XM\nEX473124829XM, RG000000015XM') // ['EX473124829XM', 'RG000000015XM']
 */
export function codesIn(text: string): string[] {
  const parts = text
    .split(/[\r\n,;\t]+/)
    .map((part) => part.replace(/["'\s]/g, '').toUpperCase())
    .filter((part) => part.length > 0 && part.length <= 200);
  return [...new Set(parts)];
}
