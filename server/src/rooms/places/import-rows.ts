import { toLatinDigits } from '@waybill/domain/kernel/digits.ts';
import { cleanText } from '@waybill/domain/kernel/text.ts';
import { mendZawgyi } from '@waybill/domain/kernel/zawgyi.ts';
import { nrcStates, readNrcPrefix, type NrcTownship } from '@waybill/domain/rooms/places/nrc.ts';
import {
  isQuarterType,
  isTownType,
  placeTypes,
  postcodeOf,
  type PlaceType,
} from '@waybill/domain/rooms/places/place-kinds.ts';
import { zawgyiDetector } from '../../kernel/zawgyi.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** The kinds of files of the official list, by the columns that each must have. What else a file has is passed over, unless it is named below. */
const kinds = {
  regions: ['code', 'name_en', 'name_mm'],
  towns: ['region_code', 'type', 'name_en', 'name_mm'],
  quarters: ['postcode7', 'type', 'name_en', 'name_mm'],
  nrc_townships: ['state_no', 'prefix_mm', 'prefix_en', 'township_en', 'township_mm'],
} as const;
export type FileKind = keyof typeof kinds;
/** In the order in which they are taken: what lies in a place comes after it. */
export const fileKinds = Object.keys(kinds) as FileKind[];

/**
 * Returns the kind of a file by its header; `null` for an unknown header.
 *
 * @example kindOf(['code', 'name_en', 'name_mm']) === 'regions'
 */
export function kindOf(header: readonly string[]): FileKind | null {
  const names = header.map(columnName);
  return (
    fileKinds.find(
      (kind) =>
        kinds[kind].every((column) => names.includes(column)) &&
        (kind !== 'towns' || names.includes('postcode4') || names.includes('postcode5')),
    ) ?? null
  );
}

function columnName(cell: string): string {
  return cell.trim().toLowerCase();
}

/** One place of the official list. What lies above it is told by a postcode. */
export interface OfficialPlace extends Pick<
  TableRow<'place'>,
  'type' | 'branch_postcode' | 'name_en' | 'name_mm' | 'name_zh' | 'district_en' | 'district_mm'
> {
  readonly postcode: string;
  readonly parent: string | null;
  /** Where it lies when the one above is not known: the region of a town. */
  readonly otherwise: string | null;
}

/** Why a row is not taken, in words for the person at the terminal. */
export class RefusedRow extends Error {}

type Cells = Readonly<Record<string, string>>;
const nameMax = 100;

/** The texts of a row as they are stored: Zawgyi is decided over the whole row, because a short name alone cannot tell (T-04). */
export function cleanCells(header: readonly string[], cells: readonly string[]): Cells {
  const named = Object.fromEntries(header.map((column, at) => [columnName(column), cells[at] ?? '']));
  return Object.fromEntries(
    Object.entries(mendZawgyi(named, zawgyiDetector).record).map(([column, text]) => [column, cleanText(text)]),
  );
}

/** A row of the official list as a place. Throws a `RefusedRow`. */
export function readPlaceRow(kind: Exclude<FileKind, 'nrc_townships'>, cells: Cells): OfficialPlace {
  const names = {
    name_en: nameIn(cells, 'name_en'),
    name_mm: nameIn(cells, 'name_mm'),
    name_zh: cells['name_zh'] || null,
    district_en: cells['district_en'] || null,
    district_mm: cells['district_mm'] || null,
    otherwise: null,
  };
  if (kind === 'regions') {
    return {
      ...names,
      type: 'region',
      postcode: postcodeIn(cells, 'code', 'region'),
      branch_postcode: null,
      parent: null,
    };
  }
  const type = typeIn(cells, kind === 'towns' ? isTownType : isQuarterType);
  if (kind === 'quarters') {
    const postcode = postcodeIn(cells, 'postcode7', type);
    const parent = cells['postcode4'] ? townCode(cells['postcode4']) : `${postcode.slice(0, 4)}0`;
    return { ...names, type, postcode, branch_postcode: parent, parent };
  }
  const region = postcodeIn(cells, 'region_code', 'region');
  const postcode = cells['postcode5'] ? postcodeIn(cells, 'postcode5', type) : townCode(cells['postcode4'] ?? '');
  return {
    ...names,
    type,
    postcode,
    branch_postcode: postcode,
    parent: cells['parent_postcode4'] ? townCode(cells['parent_postcode4']) : region,
    otherwise: region,
  };
}

function nameIn(cells: Cells, column: string): string {
  const name = cells[column] ?? '';
  if (name === '') throw new RefusedRow(`${column} is empty`);
  if ([...name].length > nameMax) throw new RefusedRow(`${column} is longer than ${nameMax} characters`);
  return name;
}

function typeIn(cells: Cells, fits: (type: PlaceType) => boolean): PlaceType {
  const type = placeTypes.find((one) => one === cells['type']);
  if (type === undefined || !fits(type))
    throw new RefusedRow(`type "${cells['type'] ?? ''}" is not one of ${placeTypes.filter(fits).join(', ')}`);
  return type;
}

function postcodeIn(cells: Cells, column: string, type: PlaceType): string {
  const postcode = postcodeOf(type, cells[column] ?? '');
  if (postcode === null) throw new RefusedRow(`${column} "${cells[column] ?? ''}" is no postcode`);
  return postcode;
}

/** The five digits of a town or township from the first four of its postcodes. A spreadsheet may have taken the zero in front. */
function townCode(four: string): string {
  const digits = toLatinDigits(four).padStart(4, '0');
  if (!/^\d{4}$/.test(digits)) throw new RefusedRow(`postcode "${four}" has not four digits`);
  return `${digits}0`;
}

/** A row of the list of identity cards. Throws a `RefusedRow`. */
export function readNrcRow(cells: Cells): NrcTownship {
  const state = Number(toLatinDigits(cells['state_no'] ?? ''));
  if (!nrcStates.includes(state)) throw new RefusedRow(`state_no "${cells['state_no'] ?? ''}" is not from 1 to 14`);
  const prefix = (column: string, text: string): string => {
    const read = readNrcPrefix(text);
    if (read === null || (column === 'prefix_mm') !== /[က-ဪ]/.test(read))
      throw new RefusedRow(`${column} "${text}" is no prefix`);
    return read;
  };
  return {
    state_no: state,
    prefix_mm: prefix('prefix_mm', cells['prefix_mm'] ?? ''),
    prefix_en: prefix('prefix_en', cells['prefix_en'] ?? ''),
    prefix_en_alt: (cells['prefix_en_alt'] ?? '')
      .split('|')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => prefix('prefix_en_alt', one)),
    township_en: nameIn(cells, 'township_en'),
    township_mm: nameIn(cells, 'township_mm'),
  };
}
