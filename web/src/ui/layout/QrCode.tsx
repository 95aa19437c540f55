import { memo } from 'react';
import { encode } from 'uqr';
import { dotMm } from '@waybill/domain/rooms/prints/print-formats.ts';

/** White around a QR that readers need, in modules. */
const quiet = 4;

interface QrCodeProps {
  text: string;
  /** A module in dots of the printer; with `within`, the most that it may be. */
  dots: number;
  /** Width in mm that it must not exceed, however long the text. */
  within?: number;
  /** How much of it may be unreadable: about 7 or 15 percent. */
  ecc?: 'L' | 'M';
}

/**
 * A QR in its true size with the white it needs. At least 25 modules, the size every tracking code with branch and amount fits, so that layouts can count on it.
 *
 * @example <QrCode text="EX473124829XM:MDY:45000" dots={5} /> // 20.6 mm wide
 */
export const QrCode = memo(function QrCode({ text, dots: most, within, ecc = 'M' }: QrCodeProps) {
  const { data, size } = encode(text, { ecc, boostEcc: true, border: 0, minVersion: 2 });
  const fitting = within === undefined ? most : Math.floor(within / dotMm / (size + 2 * quiet));
  const dots = Math.max(1, Math.min(most, fitting));
  const across = (size + 2 * quiet) * dots;
  const path = data
    .flatMap((row, y) =>
      runsOf(row).map(
        ([x, length]) => `M${(x + quiet) * dots} ${(y + quiet) * dots}h${length * dots}v${dots}h-${length * dots}z`,
      ),
    )
    .join('');
  return (
    <svg
      width={`${across * dotMm}mm`}
      height={`${across * dotMm}mm`}
      viewBox={`0 0 ${across} ${across}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={text}
      data-qr={text}
      data-dots={dots}
      data-ecc={ecc}>
      <path d={path} fill="#000" />
    </svg>
  );
});

/** Where black begins in a row, and for how many modules. */
function runsOf(row: readonly boolean[]): [at: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((black, x) => {
    const last = runs.at(-1);
    if (!black) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
