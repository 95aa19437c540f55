import { memo, useLayoutEffect, useRef } from 'react';
import { languageTag, type Locale } from '@waybill/domain/kernel/locale.ts';
import type { PrintLabel } from '@waybill/contract/rooms/prints/prints.contract.ts';
import {
  cellOf,
  printFormats,
  type PrintFormat,
  type PrintFormatName,
  type Slot,
  type Sticker,
} from '@waybill/domain/rooms/prints/print-formats.ts';
import { LocaleProvider } from '../../../kernel/i18n.tsx';
import { fittedIn, fitTexts } from './fit-texts.ts';
import { EnvelopeFace } from './EnvelopeFace.tsx';
import { InvoiceFace } from './InvoiceFace.tsx';
import { LabelFace, type FaceProps } from './LabelFace.tsx';
import styles from './paper.module.css';

/** How many mm everything is moved for a printer that takes the paper too far left or too high. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

export interface SheetProps {
  readonly format: PrintFormatName;
  readonly locale: Locale;
  readonly slots: readonly Slot<Sticker<PrintLabel>>[];
  /** Which copy of each label this is, by its id. */
  readonly copies: ReadonlyMap<number, number>;
  readonly offset: Offset;
  /** The caller fits the texts, together with those of other sheets. */
  readonly fitLater?: boolean;
}

/** One sheet or label of paper in its true size. A little lower than the paper, because browsers round pages down and would begin another one. */
export const Sheet = memo(function Sheet({
  format: name,
  locale,
  slots,
  copies,
  offset,
  fitLater = false,
}: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sheet.current && !fitLater) fitTexts(fittedIn(sheet.current));
  });
  const format: PrintFormat = printFormats[name];
  return (
    <div
      ref={sheet}
      className={styles.sheet}
      data-sheet={name}
      lang={languageTag[locale]}
      style={{ width: `${format.paper.width}mm`, height: `${format.paper.height - shave}mm` }}>
      <LocaleProvider locale={locale}>
        {slots.map(({ position, item }) => (
          <SlotBox
            key={position}
            format={format}
            position={position}
            offset={offset}
            label={item.label}
            piece={item.piece}
            copy={copies.get(item.label.id) ?? 1}
          />
        ))}
      </LocaleProvider>
    </div>
  );
});

const shave = 0.5;

function SlotBox({ format, position, offset, ...face }: FaceProps & { position: number; offset: Offset }) {
  const cell = cellOf(format, position);
  const { margin } = format;
  // Whole dots: barcodes that begin between two dots of the printer are not as sharp.
  const at = (mm: number) => Math.round(mm * 8) / 8;
  return (
    <div
      className={styles.slot}
      data-slot={face.label.tracking_code}
      style={
        {
          left: `${at(cell.left + margin + offset.x)}mm`,
          top: `${at(cell.top + margin + offset.y)}mm`,
          width: `${at(cell.width - 2 * margin)}mm`,
          height: `${at(cell.height - 2 * margin - shave)}mm`,
          '--u': format.paper.width > 140 && format.columns === 1 ? 1.4 : 1,
        } as object
      }>
      <Face format={format} {...face} />
    </div>
  );
}

function Face(props: FaceProps) {
  switch (props.format.face) {
    case 'invoice':
      return <InvoiceFace {...props} />;
    case 'envelope':
      return <EnvelopeFace {...props} />;
    default:
      return <LabelFace {...props} />;
  }
}
