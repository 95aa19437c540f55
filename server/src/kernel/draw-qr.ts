import { encode } from 'uqr';

/** White around a QR that readers need, in modules. */
const quiet = 4;

/**
 * Returns a QR as the path of an SVG, and how many units it is wide. A module is `dot` units wide; `border` adds the white that readers need.
 *
 * @example drawQr('EX473124829XM', { dot: 5 }).path // 'M0 0h5v5h-5z…'
 */
export function drawQr(
  text: string,
  { dot, border = true, ecc = 'M' }: { readonly dot: number; readonly border?: boolean; readonly ecc?: 'L' | 'M' },
): { readonly path: string; readonly width: number } {
  const { data, size } = encode(text, { ecc, boostEcc: true, border: border ? quiet : 0, minVersion: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((black, x) => (black ? [`M${x * dot} ${y * dot}h${dot}v${dot}h-${dot}z`] : [])))
    .join('');
  return { path, width: size * dot };
}
