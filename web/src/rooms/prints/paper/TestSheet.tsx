import { languageTag, type Locale } from '@waybill/domain/kernel/locale.ts';
import { dotMm, printFormats, type PrintFormatName } from '@waybill/domain/rooms/prints/print-formats.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { printFormatWords } from '@waybill/contract/rooms/prints/prints.words.ts';
import { printPageWords as words } from '../print-page.words.ts';
import { Code128 } from './Code128.tsx';
import { QrCode } from '../../../ui/layout/QrCode.tsx';
import type { Offset } from './Sheet.tsx';
import paper from './paper.module.css';
import styles from './TestSheet.module.css';

/** A page to adjust a printer by: the frame shows where the paper lies, the bars whether it prints sharp and dark enough. It counts as no print of a label. */
export function TestSheet({ format, locale, offset }: { format: PrintFormatName; locale: Locale; offset: Offset }) {
  const { width, height } = printFormats[format].paper;
  const edge = 3;
  return (
    <div
      className={paper.sheet}
      data-sheet={format}
      lang={languageTag[locale]}
      style={{ width: `${width}mm`, height: `${height - 0.5}mm` }}>
      <div
        className={styles.frame}
        style={{
          left: `${edge + offset.x}mm`,
          top: `${edge + offset.y}mm`,
          width: `${width - 2 * edge}mm`,
          height: `${height - 2 * edge}mm`,
        }}>
        <b>
          {say(words.testTitle, locale)} · {say(printFormatWords[format], locale)}
        </b>
        <p>{say(words.testEdge, locale)}</p>
        <p>{say(words.testBars, locale)}</p>
        {[1, 2, 3, 4].map((dots) => (
          <Stripes key={dots} dots={dots} />
        ))}
        <div className={styles.codes}>
          <Code128 text="TEST12345678" dots={2} height={9} />
          <QrCode text="TEST12345678" dots={4} />
        </div>
        <div className={styles.samples}>
          {[2, 2.5, 3, 4].map((size) => (
            <span key={size} style={{ fontSize: `${size}mm` }}>
              ရန်ကုန် Yangon 仰光 09
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

function Stripes({ dots }: { dots: number }) {
  const pairs = 24;
  const width = pairs * 2 * dots;
  const path = Array.from({ length: pairs }, (_, at) => `M${at * 2 * dots} 0h${dots}v24h-${dots}z`).join('');
  return (
    <svg
      width={`${width * dotMm}mm`}
      height={`${24 * dotMm}mm`}
      viewBox={`0 0 ${width} 24`}
      shapeRendering="crispEdges"
      aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
