/** The paper of documents, in mm. */
export const a4 = { width: 210, height: 297 } as const;

/** How many lines fit. */
export interface SheetRoom {
  /** Under the facts and the sum of the first sheet. */
  readonly first: number;
  /** On every sheet after it. */
  readonly next: number;
  /** As many lines' room the signatures take at the end of the last one. */
  readonly signatures: number;
}

/**
 * Splits the lines of a document into sheets. There is always a first sheet, and the last one has room for the signatures, if necessary on an
 * additional sheet.
 *
 * @example sheetsOf(lines, { first: 22, next: 38, signatures: 5 })
 */
export function sheetsOf<Line>(lines: readonly Line[], { first, next, signatures }: SheetRoom): Line[][] {
  const sheets: Line[][] = [lines.slice(0, first)];
  for (let from = first; from < lines.length; from += next) sheets.push(lines.slice(from, from + next));
  const room = sheets.length === 1 ? first : next;
  if ((sheets.at(-1) ?? []).length > room - signatures) sheets.push([]);
  return sheets;
}
