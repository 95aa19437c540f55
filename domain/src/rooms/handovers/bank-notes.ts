/** The notes of Myanmar that cash is counted in, the largest first, in whole kyat. */
export const bankNotes = [20_000, 10_000, 5_000, 1_000, 500, 200, 100, 50] as const;
export type BankNote = (typeof bankNotes)[number];

/** How many pieces of each note were counted; what is missing is none. */
export type NotePieces = Readonly<Partial<Record<BankNote, number>>>;

/** Nobody counts more pieces of one note at a time; what is typed beyond it is a slip of the fingers. */
export const piecesMax = 100_000;

/**
 * What counted notes come to, in whole kyat, with smaller change beside them. Throws a RangeError on pieces that are no whole number of notes.
 *
 * @example sumOfNotes({ 10_000: 3, 500: 1 }, 0) === 30_500
 */
export function sumOfNotes(pieces: NotePieces, change: number): number {
  return bankNotes.reduce((sum, note) => {
    const count = pieces[note] ?? 0;
    if (!Number.isInteger(count) || count < 0 || count > piecesMax) throw new RangeError(`no count of notes: ${count}`);
    return sum + note * count;
  }, change);
}
