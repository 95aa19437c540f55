import { locales, localName, type Locale, type Named } from '../../kernel/locale.ts';
import type { Problem } from '../../kernel/refusal.ts';
import { searchKey } from '../../kernel/text.ts';
import type { PlaceType } from '../places/place-kinds.ts';
import { askPlace, findPlaces, placeKey } from '../places/place-search.ts';

/** A town or township that a sheet can name. */
export interface NamedPlace extends Named {
  readonly id: number;
  readonly type: string;
  readonly postcode: string | null;
  readonly branch_postcode: string | null;
  readonly region_id: number | null;
  readonly town_id: number | null;
}

export interface NamedRegion extends Named {
  readonly id: number;
  readonly postcode?: string | null;
  readonly code?: string | null;
}

/** Index of all names of towns and townships. */
export interface Gazetteer {
  readonly places: readonly { readonly place: NamedPlace; readonly key: string }[];
  readonly byName: ReadonlyMap<string, readonly NamedPlace[]>;
  readonly regions: ReadonlyMap<string, readonly number[]>;
  readonly regionNames: ReadonlyMap<number, NamedRegion>;
  /** Cached results by text: a sheet names few places many times. */
  readonly found: Map<string, Township>;
}

export interface Township {
  readonly place: NamedPlace | null;
  readonly problem: Problem | null;
}

/** Builds the index of places and regions once for all rows of a sheet. */
export function gazetteerOf(places: readonly NamedPlace[], regions: readonly NamedRegion[]): Gazetteer {
  const keyed = places.map((place) => ({ place, key: placeKey(place) }));
  return {
    places: keyed,
    byName: grouped(keyed.flatMap(({ place, key }) => namesIn(key).map((name) => [name, place] as const))),
    regions: grouped(regions.flatMap((region) => namesIn(placeKey(region)).map((name) => [name, region.id] as const))),
    regionNames: new Map(regions.map((region) => [region.id, region])),
    found: new Map(),
  };
}

const namesIn = (key: string): string[] => key.split('|').filter((name) => name !== '');

function grouped<T>(entries: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of entries) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

/**
 * Finds the town or township of a sheet's row: by name in any language, by postcode, or inside the text ("Hlaing, Yangon"). Never guesses: a name of two
 * places needs its region, and a name in another spelling is returned with the question whether it is meant. An empty township is searched for in the
 * address.
 *
 * @example findTownship(gazetteer, { township: 'လှိုင်', region: '', address: '' }).place?.name_en === 'Hlaing'
 */
export function findTownship(
  gazetteer: Gazetteer,
  texts: { readonly township: string; readonly region: string; readonly address: string },
): Township {
  const key = JSON.stringify(texts.township === '' ? [texts.region, texts.address] : [texts.township, texts.region]);
  const known = gazetteer.found.get(key);
  if (known) return known;
  const found =
    texts.township === '' ? fromAddress(gazetteer, texts) : fromName(gazetteer, texts.township, texts.region);
  gazetteer.found.set(key, found);
  return found;
}

/** Splits at commas, brackets and dashes. */
export const partsOf = (text: string): string[] =>
  text
    .split(/[,၊။，、;/()（）\n|]|\s[-–]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function fromName(gazetteer: Gazetteer, typed: string, region: string): Township {
  const whole = named(gazetteer, typed);
  const parts = partsOf(typed);
  const hits = whole.length > 0 ? whole : parts.flatMap((part) => named(gazetteer, part));
  const hints = [...partsOf(region), ...parts.slice(1), ...(whole.length > 0 ? [] : parts.slice(0, 1))];
  const left = narrowed(gazetteer, hits, hints);
  const [only] = left;
  if (only && left.length === 1)
    return { place: only, problem: isNamedIn(only, [typed, ...parts]) ? null : placeMeant(gazetteer, typed, only) };
  if (left.length > 1)
    return {
      place: null,
      problem: {
        code: 'place_many',
        values: {
          value: typed,
          ...inEach('places', (locale) =>
            left
              .slice(0, 4)
              .map((place) => nameWithRegion(gazetteer, place, locale))
              .join('; '),
          ),
        },
      },
    };
  const [meant] = findPlaces(gazetteer.places, parts[0] ?? typed, ({ key }) => key, 1);
  if (!meant) return { place: null, problem: { code: 'cell_unknown', values: { value: typed } } };
  return { place: null, problem: placeMeant(gazetteer, typed, meant.place) };
}

function placeMeant(gazetteer: Gazetteer, value: string, place: NamedPlace): Problem {
  return {
    code: 'place_meant',
    values: { value, ...inEach('meant', (locale) => nameWithRegion(gazetteer, place, locale)) },
  };
}

/** Returns whether one of these texts is the place's name or postcode as it is written, not only similar to it. */
function isNamedIn({ name_en, name_mm, name_zh, postcode }: NamedPlace, texts: readonly string[]): boolean {
  const names = new Set([name_en, name_mm, name_zh ?? ''].filter((name) => name !== '').map(plainName));
  return texts.some((text) => {
    const name = plainName(text);
    return (
      names.has(name) || (postcode !== null && /^\d{5}(?:\d\d)?$/.test(name) && name.startsWith(postcode.slice(0, 5)))
    );
  });
}
const plainName = (text: string) =>
  searchKey(text, { dropPlaceWords: true }).replace(/(?<=.)(?:township|tsp|town|city|镇区|镇|市)$/, '');

function fromAddress(gazetteer: Gazetteer, { region, address }: { region: string; address: string }): Township {
  const parts = partsOf(address);
  const left = narrowed(
    gazetteer,
    parts.flatMap((part) => named(gazetteer, part)),
    [...partsOf(region), ...parts],
  );
  const [only] = left;
  if (!only || left.length > 1) return { place: null, problem: { code: 'select' } };
  const near = parts.find((part) => named(gazetteer, part).includes(only)) ?? address;
  return { place: only, problem: isNamedIn(only, parts) ? null : placeMeant(gazetteer, near, only) };
}

/** Returns whether this is the name of a town, a township or a region, in any known spelling. */
export function namesPlace(gazetteer: Gazetteer, text: string): boolean {
  return named(gazetteer, text).length > 0 || keysOf(text).some((key) => gazetteer.regions.has(key));
}

/** Returns places with exactly this name, in any known spelling. */
function named({ byName }: Gazetteer, text: string): readonly NamedPlace[] {
  for (const key of keysOf(text)) {
    const hits = byName.get(key);
    if (hits) return hits;
  }
  return [];
}

/** Returns the index keys of a text. A quarter's seven-digit postcode begins with its township's. */
function keysOf(text: string): readonly string[] {
  const { begins } = askPlace(text);
  return begins.flatMap((key) => (/^\d{7}$/.test(key) ? [key, key.slice(0, 5)] : [key]));
}

/** Returns whether a part names the region of another one: in "Monywa, Sagaing" the second is a region although a township has that name too. */
function standsForRegion({ regions }: Gazetteer, place: NamedPlace, other: NamedPlace): boolean {
  return (
    other.region_id !== null &&
    place.name_en !== other.name_en &&
    keysOf(place.name_en).some((key) => regions.get(key)?.includes(other.region_id as number))
  );
}

/** Filters the hits by the hints; prefers a township to its town. */
function narrowed(gazetteer: Gazetteer, hits: readonly NamedPlace[], hints: readonly string[]): readonly NamedPlace[] {
  const unique = [...new Set(hits)];
  const inner = unique.filter(
    (place) =>
      !unique.some(
        (other) => other !== place && (other.town_id === place.id || standsForRegion(gazetteer, place, other)),
      ),
  );
  if (inner.length < 2) return inner;
  const regions = new Set(hints.flatMap((hint) => keysOf(hint).flatMap((key) => gazetteer.regions.get(key) ?? [])));
  const towns = new Set(hints.flatMap((hint) => named(gazetteer, hint).map(({ id }) => id)));
  const fits = inner.filter(
    (place) =>
      (place.region_id !== null && regions.has(place.region_id)) ||
      (place.town_id !== null && place.town_id !== place.id && towns.has(place.town_id)),
  );
  const left = fits.length > 0 ? fits : inner;
  const townships = left.filter(({ type }) => type === township);
  const oneRegion = left.every(({ region_id }) => region_id === left[0]?.region_id);
  // "Aung Myay Thazan, Mandalay", where the tree does not contain one in the other.
  return oneRegion && townships.length === 1 ? townships : left;
}

const township: PlaceType = 'township';

/** Returns a name with its region, which finds exactly this place again, in each language. */
export function nameWithRegion({ regionNames }: Gazetteer, place: NamedPlace, locale: Locale): string {
  const region = place.region_id === null ? undefined : regionNames.get(place.region_id);
  return region === undefined ? localName(place, locale) : `${localName(place, locale)}, ${localName(region, locale)}`;
}

/** Returns the name in every language: a sheet is checked once, but its problems are read in any language. */
function inEach(name: string, nameIn: (locale: Locale) => string): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [`${name}_${locale}`, nameIn(locale)]));
}

/**
 * Returns a problem with the name in one language, as an answer shows it.
 *
 * @example problemIn({ code: 'place_meant', values: { value: 'x', meant_en: 'Hlaing', meant_mm: 'လှိုင်', meant_zh: 'Hlaing' } }, 'mm').values // { value: 'x', meant: 'လှိုင်' }
 */
export function problemIn(problem: Problem, locale: Locale): Problem {
  if (!problem.values) return problem;
  const ending = new RegExp(`^(meant|places)_(${locales.join('|')})$`);
  const entries = Object.entries(problem.values).flatMap(([name, value]) => {
    const [, bare, of] = ending.exec(name) ?? [];
    return bare === undefined ? [[name, value]] : of === locale ? [[bare, value]] : [];
  });
  return { ...problem, values: Object.fromEntries(entries) as Record<string, unknown> };
}
