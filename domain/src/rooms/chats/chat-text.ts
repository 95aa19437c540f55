import { readCode } from '../labels/tracking-code.ts';

/** A piece of a message: plain text, or text that is the code of a parcel or of a bag. */
export interface ChatPiece {
  readonly text: string;
  /** Of a parcel: the code under which it is found. */
  readonly code: string | null;
}

/** As codes are written: thirteen letters and digits, also in groups, also in Myanmar digits. Whether it is one is for the check digit to say. */
const written =
  /(?<![0-9A-Za-z\u1040-\u1049])[A-Za-z]{2}(?:[ -]?[0-9\u1040-\u1049]){9}[ -]?[A-Za-z]{2}(?![0-9A-Za-z\u1040-\u1049])/g;

/**
 * A message cut at the codes of parcels in it, so that each becomes a link to its parcel.
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
