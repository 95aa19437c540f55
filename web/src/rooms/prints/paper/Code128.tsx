import { memo } from 'react';
import { code128, quietModules } from '@waybill/domain/rooms/prints/code128.ts';
import { dotMm } from '@waybill/domain/rooms/prints/print-formats.ts';

interface Code128Props {
  text: string;
  /** The narrowest bar in dots of the printer: every edge falls between two dots, so that no bar is half grey. */
  dots: number;
  /** mm */
  height: number;
}

/**
 * A barcode in its true size with the white it needs, as one path.
 *
 * @example <Code128 text="EX473124829XM" dots={3} height={15} /> // 66 mm wide
 */
export const Code128 = memo(function Code128({ text, dots, height }: Code128Props) {
  const { bars, modules } = code128(text);
  const width = (modules + 2 * quietModules) * dots;
  const tall = Math.round(height / dotMm);
  const path = bars
    .map((bar) => `M${(bar.at + quietModules) * dots} 0h${bar.width * dots}v${tall}h-${bar.width * dots}z`)
    .join('');
  return (
    <svg
      width={`${width * dotMm}mm`}
      height={`${tall * dotMm}mm`}
      viewBox={`0 0 ${width} ${tall}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={text}
      data-code={text}
      data-dots={dots}>
      <path d={path} fill="#000" />
    </svg>
  );
});
