import type { PersonalKind } from '@waybill/domain/kernel/personal-details.ts';
import type { Tone } from '@waybill/domain/kernel/lifecycle.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { AccessRule } from '@waybill/domain/rooms/roles/access.ts';

/** How a value of a column is shown on screen, in an export and on paper. `named` is an object with name_en, name_mm, name_zh. */
export type ColumnKind =
  | 'text'
  | 'code'
  | 'number'
  | 'kyat'
  /** Hundredths of a percent. */
  | 'percent'
  | 'instant'
  | 'date'
  | 'state'
  | 'named'
  | 'names'
  | 'yes_no'
  | 'phones'
  | 'words';

export interface StateFace {
  readonly tone: Tone;
  readonly word: Word;
  /** What a narrow column shows instead; the whole name is its title. */
  readonly short?: Word;
}
export type StateFaces = Readonly<Record<string, StateFace>>;

/** When a promise counts: always, or only while another column has one of these values. A number or an amount is late above `over`, 0 by default. */
export interface PromiseRule {
  readonly while?: string;
  readonly is?: readonly string[];
  readonly over?: number;
}

export interface Column<Key extends string = string> {
  readonly key: Key;
  readonly word: Word;
  readonly kind: ColumnKind;
  readonly sortable?: true;
  /** Not shown until somebody chooses it. */
  readonly extra?: true;
  /** The column that opens the record: what readers look for first in a row. */
  readonly main?: true;
  /** What was promised, or how far beyond it something is: shown as late by `isLate`. */
  readonly promise?: PromiseRule;
  /** It is what of a person is hidden in files, unless whoever asks for the file may have it whole. */
  readonly personal?: PersonalKind;
  readonly states?: StateFaces;
  /** Words of a `words` column, by value. */
  readonly words?: Readonly<Record<string, Word>>;
}

/** The source of a filter's options when they are records: a list that the client caches. */
export type OptionSource =
  | 'branch'
  | 'branch_collection'
  | 'role'
  | 'company'
  | 'region'
  | 'township'
  | 'expense_category'
  | 'bank_account';

export interface Filter<Key extends string = string> {
  readonly key: Key;
  readonly word: Word;
  readonly kind: 'select' | 'date' | 'text' | 'yes_no';
  readonly options?: readonly {
    readonly value: string;
    readonly word: Word;
    /** Less usual: it stands below the others, under "More". */
    readonly more?: true;
  }[];
  readonly source?: OptionSource;
  /**
   * A filter of daily use: it stands beside the search, the others behind "Filter". A screen shows the first two of these that its tab does not
   * set.
   */
  readonly common?: true;
  /** A filter that only links set, because nobody types the number of a record: it is shown as a chip and has no input. */
  readonly linked?: true;
}

export interface ListDefinition<
  Name extends string = string,
  ColumnKey extends string = string,
  FilterKey extends string = string,
> {
  /** Names the list in saved views, selections and exports. */
  readonly name: Name;
  readonly title: Word;
  /** What the list contains and how records get there; shown on an empty list to somebody who sees it for the first time. */
  readonly about: Word;
  readonly columns: readonly Column<ColumnKey>[];
  readonly filters: readonly Filter<FilterKey>[];
  /** A sortable column, `-` in front for descending. */
  readonly sort: string;
  /** Who may list, and so export and select. */
  readonly access: AccessRule;
}

/** Declares a list as data: screen, filters, sort, export and selection come from it. */
export function list<const Name extends string, const ColumnKey extends string, const FilterKey extends string = never>(
  definition: ListDefinition<Name, ColumnKey, FilterKey>,
): ListDefinition<Name, ColumnKey, FilterKey> {
  const sortable = definition.columns.filter((column) => column.sortable).map((column) => column.key as string);
  if (!sortable.includes(definition.sort.replace(/^-/, '')))
    throw new Error(`list ${definition.name}: cannot sort by ${definition.sort}`);
  return definition;
}

/** Rows of a list are counted exactly up to this many; beyond it a list says "10,000+" so that no page waits for a count. */
export const countCap = 10_000;

/** What the URL and a saved view hold of a list (N-35, P-09). */
export interface ListState {
  readonly page: number;
  readonly per_page: number;
  readonly sort: string;
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** A column that somebody makes wider or narrower is never beyond these, in pixels. */
export const widthBounds = { min: 64, max: 800 } as const;

export const perPage = { fallback: 50, max: 200, choices: [9, 20, 50, 100, 200] } as const;
