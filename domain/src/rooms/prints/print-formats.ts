/** Layout of one label. Each face has its own component; sizes come from the format. */
export type Face = 'tall' | 'square' | 'flat' | 'invoice' | 'envelope';

export interface PrintFormat {
  /** The printer's sheet or label in mm, upright as it leaves the printer. */
  readonly paper: { readonly width: number; readonly height: number };
  /** Labels on one sheet. */
  readonly columns: number;
  readonly rows: number;
  readonly face: Face;
  /** Margin inside each label in mm: unreachable for printers, or lost in cutting. */
  readonly margin: number;
  /** True for stickers, one for each piece; otherwise one for the whole shipment. */
  readonly perPiece: boolean;
  /** Width of the narrowest bar of the large and the small barcode, in printer dots. */
  readonly barDots: number;
  readonly smallBarDots: number;
  /** Module of the QR code, in dots. */
  readonly qrDots: number;
  /** Strip with code, branch and amount, to tear off and keep. */
  readonly tearOff: boolean;
}

const label = {
  columns: 1,
  rows: 1,
  margin: 3,
  perPiece: true,
  barDots: 3,
  smallBarDots: 2,
  qrDots: 5,
  tearOff: false,
} as const;

/** All formats of printed labels, the usual one first (N-13). */
export const printFormats = {
  thermal_100x150: { ...label, paper: { width: 100, height: 150 }, face: 'tall', tearOff: true },
  thermal_100x100: { ...label, paper: { width: 100, height: 100 }, face: 'square', qrDots: 4 },
  a4_4up: { ...label, paper: { width: 210, height: 297 }, columns: 2, rows: 2, face: 'tall', margin: 5, tearOff: true },
  a4_8up: {
    ...label,
    paper: { width: 210, height: 297 },
    columns: 2,
    rows: 4,
    face: 'flat',
    margin: 5,
    barDots: 2,
    qrDots: 4,
  },
  a5: { ...label, paper: { width: 148, height: 210 }, face: 'tall', margin: 6, tearOff: true, qrDots: 8, barDots: 4 },
  smart_invoice: {
    ...label,
    paper: { width: 148, height: 210 },
    face: 'invoice',
    margin: 9,
    perPiece: false,
    qrDots: 4,
  },
  smart_envelope: {
    ...label,
    paper: { width: 229, height: 162 },
    face: 'envelope',
    margin: 8,
    perPiece: false,
    qrDots: 5,
  },
  smart_envelope_dl: {
    ...label,
    paper: { width: 220, height: 110 },
    face: 'envelope',
    margin: 7,
    perPiece: false,
    qrDots: 4,
  },
} as const satisfies Record<string, PrintFormat>;

export type PrintFormatName = keyof typeof printFormats;
export const printFormatNames = Object.keys(printFormats) as PrintFormatName[];

export function isPrintFormat(value: unknown): value is PrintFormatName {
  return typeof value === 'string' && Object.hasOwn(printFormats, value);
}

/** Label printers have 8 dots per millimetre, sold as 203 dpi. */
export const dotMm = 1 / 8;

/** Maximum labels of a document. */
export const printLimit = 1000;

/** Returns the number of labels on a sheet. */
export function perSheet({ columns, rows }: Pick<PrintFormat, 'columns' | 'rows'>): number {
  return columns * rows;
}

/**
 * Returns the position of a label on its sheet in mm from the upper left corner; `position` counts along the rows from 0.
 *
 * @example cellOf(printFormats.a4_4up, 3) // { left: 105, top: 148.5, width: 105, height: 148.5 }
 */
export function cellOf(
  { paper, columns, rows }: Pick<PrintFormat, 'paper' | 'columns' | 'rows'>,
  position: number,
): { left: number; top: number; width: number; height: number } {
  const [width, height] = [paper.width / columns, paper.height / rows];
  return { left: (position % columns) * width, top: Math.floor(position / columns) * height, width, height };
}

export interface Slot<T> {
  readonly position: number;
  readonly item: T;
}

/**
 * Distributes items over sheets, in order. The first sheet begins at position `start`, counted from 0, because the labels before it are used up.
 *
 * @example sheetsOf(printFormats.a4_4up, ['a', 'b'], 3) // [[{ position: 3, item: 'a' }], [{ position: 0, item: 'b' }]]
 */
export function sheetsOf<T>(
  format: Pick<PrintFormat, 'columns' | 'rows'>,
  items: readonly T[],
  start = 0,
): Slot<T>[][] {
  const size = perSheet(format);
  const from = Math.min(Math.max(Math.trunc(start), 0), size - 1);
  const sheets: Slot<T>[][] = [];
  items.forEach((item, index) => {
    const at = from + index;
    (sheets[Math.floor(at / size)] ??= []).push({ position: at % size, item });
  });
  return sheets;
}

export interface Sticker<T> {
  readonly label: T;
  /** Number of the piece, from 1. */
  readonly piece: number;
}

/**
 * Returns one sticker for each piece where the format is for stickers, else one for each label.
 *
 * @example stickersOf({ perPiece: true }, [{ pieces: 2 }]).map(({ piece }) => piece) // [1, 2]
 */
export function stickersOf<T extends { readonly pieces: number }>(
  { perPiece }: Pick<PrintFormat, 'perPiece'>,
  labels: readonly T[],
): Sticker<T>[] {
  return labels.flatMap((one) =>
    Array.from({ length: perPiece ? one.pieces : 1 }, (_, index) => ({ label: one, piece: index + 1 })),
  );
}

/** Money on a sticker: of a shipment of several pieces the first one says it for all, because all of them have the same code. */
export type PieceMoneyKind = 'nothing' | 'collect' | 'for_all' | 'with_first';

/** @example pieceMoney({ pieces: 12, cod_charge: 48_000 }, 2) === 'with_first' */
export function pieceMoney(
  { pieces, cod_charge }: { readonly pieces: number; readonly cod_charge: number },
  piece: number,
): PieceMoneyKind {
  if (cod_charge <= 0) return 'nothing';
  if (piece > 1) return 'with_first';
  return pieces > 1 ? 'for_all' : 'collect';
}

/** Does the sticker name the amount? */
export const namesAmount = (kind: PieceMoneyKind): boolean => kind === 'collect' || kind === 'for_all';
