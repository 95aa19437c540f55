import { padPostcode } from '../../kernel/postcode.ts';
import { toLatinDigits } from '../../kernel/digits.ts';
import { searchKey } from '../../kernel/text.ts';

/** Marks the beginning of each key of a place, so that one query can match the beginning of any key. */
const mark = '|';
const typeWords = /(?<=.)(?:township|town|quarter|ward|villagetract|city|state|region|镇区|镇|市|区|省|邦)$/;
const vowel = 'aeiou';

/**
 * Replacements that unify the Latin spellings of a Myanmar name: aspirated letters (hl, th), the silent r, voiced for voiceless letters, vowels with
 * several spellings, doubled letters. Each works on the result of the one before.
 */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/h(?=[bcdfgjklmnpqrstvwyz])|(?<=[bdfgjklmnprstvwyz])h/g, ''],
  [new RegExp(`(?<=[${vowel}])r(?![${vowel}])`, 'g'), ''],
  [/gy|j/g, 'ky'],
  [/(?<!n)g/g, 'k'],
  [/v/g, 'w'],
  [/z/g, 's'],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/q|c(?!h)/g, 'k'],
  [/oung|aung|aun/g, 'aun'],
  [/oun/g, 'on'],
  [new RegExp(`aing|ine(?![${vowel}])`, 'g'), 'ain'],
  [/ng/g, 'n'],
  [new RegExp(`on[ea](?![${vowel}])`, 'g'), 'on'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [new RegExp(`aw(?![${vowel}])|oh`, 'g'), 'o'],
  [new RegExp(`(?:ay|ae|ei|eh)(?![${vowel}n])`, 'g'), 'e'],
  [new RegExp(`(?<=[^${vowel}])y(?![${vowel}])`, 'g'), 'i'],
  [/(.)\1+/g, '$1'],
];

/**
 * Returns a key that is equal for all Latin spellings of a Myanmar name; other scripts stay unchanged.
 *
 * @example foldSpelling('hlaingtharya') === foldSpelling('hlinetharyar')
 * Source: T-04, E-03.
 */
export function foldSpelling(key: string): string {
  if (!/[a-z]/.test(key)) return key;
  return spellings.reduce((text, [from, to]) => text.replace(from, to), key);
}

function nameKey(name: string): string {
  return searchKey(name, { dropPlaceWords: true }).replace(typeWords, '').replaceAll(mark, '');
}

/** English names from before 1989 that people still write, by the key of the current name. */
const formerNames: Readonly<Record<string, string>> = {
  yangon: 'rangoon',
  pathein: 'bassein',
  mawlamyine: 'moulmein',
  bago: 'pegu',
  pyay: 'prome',
  sittwe: 'akyab',
  pyinoolwin: 'maymyo',
  dawei: 'tavoy',
  myeik: 'mergui',
  hinthada: 'henzada',
  taungoo: 'toungoo',
  thandwe: 'sandoway',
  thanlyin: 'syriam',
  myanaung: 'myanoung',
  mottama: 'martaban',
  kawthoung: 'victoriapoint',
};

export interface SearchedPlace {
  readonly name_en: string;
  readonly name_mm: string;
  readonly name_zh?: string | null;
  readonly postcode?: string | null;
  readonly branch_postcode?: string | null;
  readonly code?: string | null;
}

/**
 * Returns the search text of a place: its names (the English one also folded), both postcodes and its code, each after a `|`.
 *
 * @example placeKey({ name_en: 'Hlaing', name_mm: 'လှိုင်', postcode: '11050' }) === '|hlaing|lain|လှိုင်|11050'
 */
export function placeKey(place: SearchedPlace): string {
  const english = nameKey(place.name_en);
  const keys = [
    english,
    foldSpelling(english),
    formerNames[english],
    nameKey(place.name_mm),
    nameKey(place.name_zh ?? ''),
    place.postcode,
    place.branch_postcode,
    place.code?.toLowerCase(),
  ];
  return [...new Set(keys)]
    .filter((key) => key !== undefined && key !== null && key !== '')
    .map((key) => mark + key)
    .join('');
}

/** Returns whether the place has this name, in any language and spelling. @example sameName(hlaing, 'Hlaing Township') === true */
export function sameName(place: SearchedPlace, typed: string): boolean {
  const key = nameKey(typed);
  const english = nameKey(place.name_en);
  return (
    key !== '' &&
    ([english, formerNames[english], nameKey(place.name_mm), nameKey(place.name_zh ?? '')].includes(key) ||
      (/[a-z]/.test(key) && foldSpelling(key) === foldSpelling(english)))
  );
}

/** A search for a place: texts that a key must begin with or contain; empty without usable input. */
export interface PlaceQuestion {
  /** A key begins with one of these; earlier ones are better matches. */
  readonly begins: readonly string[];
  /** A key contains one of these; empty for texts so short that every place would match. */
  readonly contains: readonly string[];
  /** Text for the similarity search when nothing else matches; `null` for digits, where similar is wrong. */
  readonly like: string | null;
}

/** @example askPlace('Hlaing Thar Yar') // { begins: ['hlaingtharyar', 'laintaya'], contains: […], like: 'laintaya' } */
export function askPlace(typed: string): PlaceQuestion {
  const digits = toLatinDigits(typed).replace(/[\s-]/g, '');
  if (/^\d+$/.test(digits)) return { begins: [...new Set([digits, padPostcode(digits)])], contains: [], like: null };
  const key = nameKey(typed);
  if (key === '') return { begins: [], contains: [], like: null };
  const folded = foldSpelling(key);
  // Folding can leave too few letters for a search.
  const keys = folded === key || folded.length < 2 ? [key] : [key, folded];
  return { begins: keys, contains: keys.filter((one) => one.length > 2), like: folded.length < 4 ? null : folded };
}

/** Minimum share of common trigrams; below it names differ. Same threshold as PostgreSQL's `<%`, which the server uses. */
const alike = 0.6;

/**
 * Returns the quality of a match: 0 begins with the text, 1 begins with it in another spelling, 2 contains it, 3 is similar; `null` is no match.
 *
 * @example matchPlace('|hlaing|lain|လှိုင်|11050', askPlace('hl')) === 0
 */
export function matchPlace(key: string, { begins, contains, like }: PlaceQuestion): 0 | 1 | 2 | 3 | null {
  if (begins[0] !== undefined && key.includes(mark + begins[0])) return 0;
  if (begins.some((text) => key.includes(mark + text))) return 1;
  if (contains.some((text) => key.includes(text))) return 2;
  return like !== null && key.split(mark).some((one) => likeness(like, one) >= alike) ? 3 : null;
}

/** Returns the share of a text's trigrams that the other text has too, 0 to 1. */
function likeness(text: string, other: string): number {
  const [mine, theirs] = [piecesOf(text), piecesOf(other)];
  let common = 0;
  for (const piece of mine) if (theirs.has(piece)) common += 1;
  return mine.size === 0 ? 0 : common / mine.size;
}

function piecesOf(text: string): Set<string> {
  const padded = `  ${text} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
}

/**
 * Returns the places that match a typed text, best first; equal matches keep the given order.
 *
 * @example findPlaces(townships, 'လှ', ({ key }) => key)[0]?.name_en === 'Hlaing'
 */
export function findPlaces<P>(places: readonly P[], typed: string, keyOf: (place: P) => string, limit = 50): P[] {
  const question = askPlace(typed);
  if (question.begins.length === 0) return places.slice(0, limit);
  const ranked: P[][] = [[], [], [], []];
  for (const place of places) {
    const rank = matchPlace(keyOf(place), question);
    if (rank !== null) ranked[rank]?.push(place);
  }
  const sure = ranked.slice(0, 3).flat();
  return (sure.length > 0 ? sure : (ranked[3] ?? [])).slice(0, limit);
}
