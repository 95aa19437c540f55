import { toLatinDigits } from '../../kernel/digits.ts';
import { padPostcode } from '../../kernel/postcode.ts';

interface PlaceKind {
  /** The kinds it may lie in; none for a region. */
  readonly parents: readonly string[];
  /** How many digits its postcode has; 0 when its kind has none. */
  readonly digits: 0 | 2 | 5 | 7;
}

/**
 * The kinds of places in the order of the tree (E-03). A town lies in a region and may hold townships, as Yangon does; or it lies in a township
 * and is a smaller town with a postcode of its own.
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

/** May a place of this type lie in one of that type; `null` is nowhere. @example mayLieIn('quarter', 'township') === true */
export function mayLieIn(type: PlaceType, parent: PlaceType | null): boolean {
  const { parents } = placeKinds[type];
  return parent === null ? parents.length === 0 : parents.includes(parent);
}

/** The kinds that a sender names first: township and town. */
export const townTypes = placeTypes.filter((type) => placeKinds[type].digits === 5);
export function isTownType(type: PlaceType): boolean {
  return townTypes.includes(type);
}

/** The kinds that a town or township is divided into. */
const quarterTypes = placeTypes.filter((type) => placeKinds[type].digits === 7);
export function isQuarterType(type: PlaceType): boolean {
  return quarterTypes.includes(type);
}

/** Is this a kind in which nothing can lie? */
export function isLeafType(type: PlaceType): boolean {
  return !placeTypes.some((other) => placeKinds[other].parents.includes(type));
}

/** Has a place of this kind a code of three letters? Regions alone have. */
export const hasCode = (type: PlaceType): boolean => placeKinds[type].parents.length === 0;

/**
 * The postcode of a place of this type as it is stored, with the zeros that a spreadsheet took from it; `null` when it is none of its kind.
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
