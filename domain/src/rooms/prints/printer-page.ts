/** Printers that take their own language instead of a document, by how many dots they have. */
export const printerLanguages = ['zpl_203', 'zpl_300', 'escpos_203'] as const;
export type PrinterLanguage = (typeof printerLanguages)[number];

interface LanguageFacts {
  /** Dots in a millimetre: printers sold as 203 and 300 dpi. */
  readonly dotsPerMm: number;
  /** Whether it prints labels, with own bar codes, or receipts from a roll. */
  readonly prints: 'labels' | 'receipts';
  /** End of the name of a file in this language. */
  readonly extension: string;
}

export const languageFacts: Readonly<Record<PrinterLanguage, LanguageFacts>> = {
  zpl_203: { dotsPerMm: 8, prints: 'labels', extension: 'zpl' },
  zpl_300: { dotsPerMm: 300 / 25.4, prints: 'labels', extension: 'zpl' },
  escpos_203: { dotsPerMm: 8, prints: 'receipts', extension: 'bin' },
};

/** A bar code or QR that the printer draws itself, so that its bars are whole dots; lengths in dots. */
export interface PrinterCode {
  readonly kind: 'bars' | 'qr';
  readonly x: number;
  readonly y: number;
  /** Width of the narrowest bar or of a module. */
  readonly dot: number;
  /** Of bars. */
  readonly height: number;
  readonly text: string;
  /** How much of a QR may be unreadable: about 7 or 15 percent. */
  readonly ecc: 'L' | 'M';
}

/** A page as a printer without fonts prints it: one picture of all texts and lines, and the codes on it. */
export interface PrinterPage {
  /** Dots. */
  readonly width: number;
  readonly height: number;
  /** Packed as in `packed-picture.ts`, in rows of `rowBytesOf(width)`. */
  readonly picture: string;
  readonly codes: readonly PrinterCode[];
}

/** Largest page in dots: a label of 110 × 220 mm at 300 dpi, or a metre of a receipt. */
export const pageMost = { width: 1300, height: 8000 } as const;

/** @example rowBytesOf(801) === 101 */
export const rowBytesOf = (width: number): number => Math.ceil(width / 8);
