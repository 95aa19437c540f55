import { readCode } from '../labels/tracking-code.ts';

/** A piece of a message: plain text, or the code of a parcel or bag. */
export interface ChatPiece {
  readonly text: string;
  /** Code of a parcel; null for other text. */
  readonly code: string | null;
}

/** Matches written codes: thirteen letters and digits, also in groups, also with Myanmar digits. The check digit decides whether it is one. */
const written =
  /(?<![0-9A-Za-z\u1040-\u1049])[A-Za-z]{2}(?:[ -]?[0-9\u1040-\u1049]){9}[ -]?[A-Za-z]{2}(?![0-9A-Za-z\u1040-\u1049])/g;

/**
 * Splits a message at parcel codes, so that each becomes a link to its parcel.
 *
 * @example chatPieces('See EX473124829XM') // [{ text: 'See ', code: null }, { text: 'EX473124829XM', code: 'EX473124829XM' }]
 */
export function chatPieces(text: string): ChatPiece[] {
  const pieces: ChatPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(written)) {
    const read = readCode(found);
    if (read?.kind !== 'label') continue;
    if (index > end) pieces.push({ text: text.slice(end, index), code: null });
    pieces.push({ text: found, code: read.code });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), code: null });
  return pieces;
}
