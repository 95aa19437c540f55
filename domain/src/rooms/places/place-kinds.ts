import { toLatinDigits } from '../../kernel/digits.ts';
import { padPostcode } from '../../kernel/postcode.ts';

interface PlaceKind {
  /** Allowed kinds of parents; none for a region. */
  readonly parents: readonly string[];
  /** Number of postcode digits; 0 for a kind without one. */
  readonly digits: 0 | 2 | 5 | 7;
}

/**
 * Kinds of places in tree order (E-03). A town lies in a region and may hold townships, like Yangon; or it lies in a township and is a smaller town with
 * its own postcode.
 */
const kinds = {
  region: { parents: [], digits: 2 },
  town: { parents: ['region', 'township'], digits: 5 },
  township: { parents: ['region', 'town'], digits: 5 },
  quarter: { parents: ['town', 'township'], digits: 7 },
  village_tract: { parents: ['town', 'township'], digits: 7 },
  street: { parents: ['quarter', 'village_tract', 'town', 'township'], digits: 0 },
} as const satisfies Record<string, PlaceKind>;

export type PlaceType = keyof typeof kinds;
export const placeKinds: Readonly<Record<PlaceType, PlaceKind>> = kinds;
export const placeTypes = Object.keys(kinds) as PlaceType[];

/** Returns whether a place of this type may lie in one of that type; `null` is nowhere. @example mayLieIn('quarter', 'township') === true */
export function mayLieIn(type: PlaceType, parent: PlaceType | null): boolean {
  const { parents } = placeKinds[type];
  return parent === null ? parents.length === 0 : parents.includes(parent);
}

/** Kinds that a sender names first: township and town. */
export const townTypes = placeTypes.filter((type) => placeKinds[type].digits === 5);
export function isTownType(type: PlaceType): boolean {
  return townTypes.includes(type);
}

/** Kinds that divide a town or township. */
const quarterTypes = placeTypes.filter((type) => placeKinds[type].digits === 7);
export function isQuarterType(type: PlaceType): boolean {
  return quarterTypes.includes(type);
}

/** Returns whether this kind contains no places. */
export function isLeafType(type: PlaceType): boolean {
  return !placeTypes.some((other) => placeKinds[other].parents.includes(type));
}

/** Returns whether places of this kind have a code of three letters: only regions do. */
export const hasCode = (type: PlaceType): boolean => placeKinds[type].parents.length === 0;

/**
 * Returns the stored postcode of a place of this type, with the zeros that a spreadsheet removed; `null` when it is invalid for the type.
 *
 * @example postcodeOf('township', '5010') === '05010'
 * @example postcodeOf('quarter', '501001') === '0501001'
 * Source: V-13.
 */
export function postcodeOf(type: PlaceType, text: string): string | null {
  const { digits } = placeKinds[type];
  const typed = toLatinDigits(text).trim();
  const code = digits === 2 ? typed.padStart(2, '0') : padPostcode(typed);
  return typed !== '' && digits > 0 && code.length === digits && /^\d+$/.test(code) ? code : null;
}
