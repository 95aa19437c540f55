import { toLatinDigits } from '@waybill/domain/kernel/digits.ts';
import {
  formatNrc,
  nrcTypes,
  parseNrc,
  townshipsOfPrefix,
  type NrcScript,
  type NrcTownship,
  type NrcType,
} from '@waybill/domain/rooms/places/nrc.ts';
import { askPlace, matchPlace, placeKey } from '@waybill/domain/rooms/places/place-search.ts';

/** The four inputs of a card's number while it is typed. */
export interface NrcParts {
  readonly state: string;
  readonly prefix: string;
  readonly type: NrcType;
  readonly number: string;
}

/** Most cards are those of citizens. */
export const emptyNrc: NrcParts = { state: '', prefix: '', type: nrcTypes[0] as NrcType, number: '' };

const loose = /^\s*([\d၀-၉]{0,2})\s*[/／]\s*([^(（]*)[(（]([^)）]*)[)）]\s*([\d၀-၉\s]*)$/;

/**
 * Splits a stored number into its inputs, in the reader's script where the list knows it. Text that is not a number goes into the second input, so
 * that opening a form loses nothing.
 *
 * @example partsOf('၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆', 'en', townships) // { state: '12', prefix: 'OUKAMA', type: 'N', number: '123456' }
 */
export function partsOf(text: string | null, script: NrcScript, townships: readonly NrcTownship[]): NrcParts {
  if (text === null || text.trim() === '') return emptyNrc;
  const nrc = parseNrc(text);
  const shown = nrc && parseNrc(formatNrc(nrc, script, townships));
  if (shown) return { state: String(shown.state_no), prefix: shown.prefix, type: shown.type, number: shown.number };
  const [, state = '', prefix = '', type = '', number = ''] = loose.exec(text) ?? [];
  if (prefix === '' && number === '' && state === '') return { ...emptyNrc, prefix: text };
  return {
    state: toLatinDigits(state),
    prefix: prefix.trim(),
    type: nrcTypes.find((one) => one === type.trim()) ?? emptyNrc.type,
    number: toLatinDigits(number).replaceAll(/\s/g, ''),
  };
}

/** Joins the inputs: the number as stored, the typed text while it is incomplete, or null. */
export function textOf(parts: NrcParts, townships: readonly NrcTownship[]): string | null {
  if (parts.state === '' && parts.number === '') return parts.prefix.trim() || null;
  const typed = `${parts.state}/${parts.prefix.trim()}(${parts.type})${parts.number}`;
  const nrc = parseNrc(typed);
  return nrc ? formatNrc(nrc, 'mm', townships) : typed;
}

/** After these digits no further one makes a state, so typing goes on in the next input. @example endsState('9') === true */
export function endsState(state: string): boolean {
  return /^(?:[2-9]|1[0-4])$/.test(state);
}

/** Rows of a state for what is typed of a prefix, by its letters in either script or by the township's name; all of them for nothing. */
export function suggestPrefixes(townships: readonly NrcTownship[], state: string, typed: string): NrcTownship[] {
  const here = townships.filter((row) => String(row.state_no) === state);
  const wanted = typed.replaceAll(' ', '').toUpperCase();
  if (wanted === '') return here;
  const byLetters = here.filter((row) =>
    [row.prefix_mm, row.prefix_en, ...row.prefix_en_alt].some((prefix) => prefix.startsWith(wanted)),
  );
  const question = askPlace(typed);
  const byName = here.filter(
    (row) =>
      !byLetters.includes(row) &&
      matchPlace(placeKey({ name_en: row.township_en, name_mm: row.township_mm }), question) !== null,
  );
  return [...byLetters, ...byName];
}

/** The prefix of a row in the reader's script. */
export function prefixOf(row: NrcTownship, script: NrcScript): string {
  return script === 'mm' ? row.prefix_mm : row.prefix_en;
}

/** Returns the townships of the typed prefix: `unknown` deserves a check, but some valid cards are in no list. */
export function knowledgeOf(
  parts: NrcParts,
  townships: readonly NrcTownship[],
): 'unknown' | readonly NrcTownship[] | null {
  const nrc = parseNrc(`${parts.state}/${parts.prefix}(${parts.type})000000`);
  if (!nrc || !townships.some((row) => row.state_no === nrc.state_no)) return null;
  const found = townshipsOfPrefix(townships, nrc.state_no, nrc.prefix);
  return found.length === 0 ? 'unknown' : found;
}
