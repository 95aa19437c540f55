import { languageFacts, printerLanguages, type PrinterLanguage } from '@waybill/domain/rooms/prints/printer-page.ts';

/** By a cable of this device, as a file for a program that has the printer, or by the server to a printer in its network. */
const printerWays = ['usb', 'serial', 'file', 'named'] as const;

/** A printer that is asked directly, without the browser's print window. */
export interface DirectPrinter {
  readonly way: (typeof printerWays)[number];
  readonly language: PrinterLanguage;
  /** Of a named printer. */
  readonly id?: number;
}

/** The printers of a device; `null` for the browser's print window. */
export type Printers = Readonly<Record<'labels' | 'receipts', DirectPrinter | null>>;

/** Returns the kept printers without those that do not exist. */
export function cleanPrinters(kept: unknown): Printers {
  const fields = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  return { labels: cleanPrinter(fields.labels, 'labels'), receipts: cleanPrinter(fields.receipts, 'receipts') };
}

function cleanPrinter(kept: unknown, prints: keyof Printers): DirectPrinter | null {
  const fields = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const way = printerWays.find((one) => one === fields.way);
  const language = printerLanguages.find((one) => one === fields.language);
  if (way === undefined || language === undefined || languageFacts[language].prints !== prints) return null;
  if (way !== 'named') return { way, language };
  return typeof fields.id === 'number' ? { way, language, id: fields.id } : null;
}

/** @example printerKey({ way: 'usb', language: 'zpl_203' }) === 'usb:zpl_203' */
export const printerKey = ({ way, language, id }: DirectPrinter): string =>
  [way, id, language].filter(Boolean).join(':');

/** How many sheets a printer took, and why it took no more; null when it took all. */
export interface Sent {
  readonly sheets: number;
  readonly problem:
    | { readonly kind: 'no_printer' | 'stopped' }
    | { readonly kind: 'refused'; readonly text: string }
    | null;
}
