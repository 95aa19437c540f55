import { memo } from 'react';
import { encode } from 'uqr';
import { dotMm } from '@waybill/domain/rooms/prints/print-formats.ts';

/** White around a QR that readers need, in modules. */
const quiet = 4;

interface QrCodeProps {
  text: string;
  /** A module in dots of the printer. */
  dots: number;
}

/**
 * A QR in its true size with the white it needs. At least 25 modules, the size every tracking code with branch and amount fits, so that layouts can count on it.
 *
 * @example <QrCode text="EX473124829XM:MDY:45000" dots={5} /> // 20.6 mm wide
 */
export const QrCode = memo(function QrCode({ text, dots }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: 0, minVersion: 2 });
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
      data-qr={text}>
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
