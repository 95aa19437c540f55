import { defaultLocale, isLocale, type Locale } from '@waybill/domain/kernel/locale.ts';
import {
  isPrintFormat,
  printFormatNames,
  printFormats,
  type PrintFormatName,
} from '@waybill/domain/rooms/prints/print-formats.ts';
import { slipPapers, type SlipPaper } from './paper/rolls.ts';
import type { Offset } from './paper/Sheet.tsx';
import { cleanPrinters, type Printers } from './printers/direct-printer.ts';

/** Printing settings of this device: a counter has one printer with one paper, for all its users. */
export interface PrintSettings {
  /** `null` until somebody chooses: then it follows the labels. */
  readonly format: PrintFormatName | null;
  readonly locale: Locale;
  readonly offsets: Readonly<Partial<Record<PrintFormatName, Offset>>>;
  /** Printers that are asked directly; `null` for the browser's print window. */
  readonly printers: Printers;
  /** Paper of receipts and slips; `null` until somebody chooses. */
  readonly slipPaper: SlipPaper | null;
}

const standardSettings = { locale: defaultLocale } as const;

/** A step is four dots, so that bars stay between dots; further than this no printer is off. */
export const offsetStep = 0.5;
const offsetMost = 10;

/** Returns the stored settings without invalid values. */
export function cleanSettings(kept: unknown): PrintSettings {
  const { format, locale, offsets, printers, slipPaper } = (
    typeof kept === 'object' && kept !== null ? kept : {}
  ) as Record<string, unknown>;
  return {
    format: isPrintFormat(format) ? format : null,
    locale: isLocale(locale) ? locale : standardSettings.locale,
    offsets: cleanOffsets(offsets),
    printers: cleanPrinters(printers),
    slipPaper: slipPapers.find((one) => one === slipPaper) ?? null,
  };
}

function cleanOffsets(kept: unknown): PrintSettings['offsets'] {
  const fields = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<
    string,
    { x?: unknown; y?: unknown } | null | undefined
  >;
  return Object.fromEntries(
    printFormatNames.flatMap((name) => {
      const [x, y] = [cleanOffset(fields[name]?.x), cleanOffset(fields[name]?.y)];
      return x === 0 && y === 0 ? [] : [[name, { x, y }]];
    }),
  );
}

/** Moved by whole steps, within what is sensible. @example cleanOffset(0.7) === 0.5 */
export function cleanOffset(mm: unknown): number {
  if (typeof mm !== 'number' || !Number.isFinite(mm)) return 0;
  return Math.min(offsetMost, Math.max(-offsetMost, Math.round(mm / offsetStep) * offsetStep)) + 0;
}

/** The format until somebody chooses one: what all the labels were made for, else the usual one. */
export function usualFormat(labels: readonly { readonly preprint_type: PrintFormatName | null }[]): PrintFormatName {
  const wanted = new Set(labels.map(({ preprint_type }) => preprint_type));
  const [only] = wanted;
  return wanted.size === 1 && only ? only : (printFormatNames[0] as PrintFormatName);
}

const still: Offset = { x: 0, y: 0 };

/** Returns whether a label printer has this paper: a roll of single labels. */
export const isOnRoll = (format: PrintFormatName): boolean => printFormats[format].paper.width <= rollMost;
const rollMost = 110;

/** How these labels lie on this device's paper: the format that was chosen here, else the labels' own, moved as its printer needs. A label printer has rolls alone. */
export function layoutOf(
  { format: chosen, offsets, locale, printers: { labels: printer } }: PrintSettings,
  labels: Parameters<typeof usualFormat>[0],
): { readonly format: PrintFormatName; readonly offset: Offset; readonly locale: Locale } {
  const wanted = chosen ?? usualFormat(labels);
  const format = printer === null || isOnRoll(wanted) ? wanted : (printFormatNames[0] as PrintFormatName);
  return { format, offset: offsets[format] ?? still, locale };
}
