import type { PersonalKind } from '@waybill/domain/kernel/personal-details.ts';
import type { StateRow, Tone } from '@waybill/domain/kernel/lifecycle.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { AccessRule } from '@waybill/domain/kernel/access.ts';

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
  /** Short heading of a narrow column; the full name is its tooltip. */
  readonly short?: Word;
}
export type StateFaces = Readonly<Record<string, StateFace>>;

/**
 * Returns the faces of a lifecycle's states: the tones of its table with these words, and short ones for lists where these are long.
 *
 * @example facesOf(doorLife, { shut: doorWords.shut, open: doorWords.open })
 */
/* @__NO_SIDE_EFFECTS__ */
export function facesOf<State extends string>(
  { stateNames, states }: { readonly stateNames: readonly State[]; readonly states: Readonly<Record<State, StateRow>> },
  words: Readonly<Record<State, Word>>,
  short?: Readonly<Partial<Record<State, Word>>>,
): Record<State, StateFace> {
  const faces = stateNames.map((state): [State, StateFace] => {
    const inLists = short?.[state];
    return [state, { tone: states[state].tone, word: words[state], ...(inLists && { short: inLists }) }];
  });
  return Object.fromEntries(faces) as Record<State, StateFace>;
}

/** When a promise applies: always, or only while another column has one of these values. A number or an amount is late above `over` (default 0). */
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
  /** Hidden until the user adds it. */
  readonly extra?: true;
  /** The column that links to the record: what readers look for first in a row. */
  readonly main?: true;
  /** The amount that decides, when it is not the first one of the list: it stays visible while a table scrolls sideways. */
  readonly figure?: true;
  /** Tells the rows apart beside the main column, so it keeps room for a whole name or subject in a narrow table. */
  readonly tells?: true;
  /** On the second line of a phone's card. Without any in a list, the kinds of its columns decide. */
  readonly brief?: true;
  /** A promised time, or a number that counts how far it was exceeded; `isLate` marks it. */
  readonly promise?: PromiseRule;
  /** Kind of personal detail, masked in files unless the user who exports may see it. */
  readonly personal?: PersonalKind;
  /** Of the operator alone: people of merchants neither see nor export it. */
  readonly inside?: true;
  readonly states?: StateFaces;
  /** Words of a `words` column, by value. */
  readonly words?: Readonly<Record<string, Word>>;
}

/** Where a filter's options come from when they are records: a list that the client caches. */
export type OptionSource =
  | 'branch'
  | 'branch_collection'
  | 'role'
  | 'company'
  | 'region'
  | 'township'
  | 'expense_category'
  | 'bank_account'
  | 'payment_channel';

export interface Filter<Key extends string = string> {
  readonly key: Key;
  readonly word: Word;
  readonly kind: 'select' | 'date' | 'text' | 'yes_no';
  readonly options?: readonly {
    readonly value: string;
    readonly word: Word;
    /** Rarely used; shown below the other filters, under "More". */
    readonly more?: true;
  }[];
  readonly source?: OptionSource;
  /** Often used; shown beside the search instead of behind "Filter". A screen shows the first two of these that its tab does not set. */
  readonly common?: true;
  /** Of the operator alone, like such a column: with it, merchants find no row. */
  readonly inside?: true;
  /** Set only by links, because nobody types a record's number. Shown as a chip without an input. */
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
  /** Explains what the list contains and how records get there; displayed on an empty list to first-time users. */
  readonly about: Word;
  readonly columns: readonly Column<ColumnKey>[];
  readonly filters: readonly Filter<FilterKey>[];
  /** Key of a sortable column, with `-` in front for descending order. */
  readonly sort: string;
  /** Who may list, export and select. */
  readonly access: AccessRule;
}

/** Declares a list as data. Screen, filters, sorting, export and selection are derived from it. */
export function list<const Name extends string, const ColumnKey extends string, const FilterKey extends string = never>(
  definition: ListDefinition<Name, ColumnKey, FilterKey>,
): ListDefinition<Name, ColumnKey, FilterKey> {
  const sortable = definition.columns.filter((column) => column.sortable).map((column) => column.key as string);
  if (!sortable.includes(definition.sort.replace(/^-/, '')))
    throw new Error(`list ${definition.name}: cannot sort by ${definition.sort}`);
  return definition;
}

/** Rows are counted exactly up to this number; beyond it a list shows "10,000+", so that no page waits for a count. */
export const countCap = 10_000;

/** State of a list that the URL and a saved view hold (N-35, P-09). */
export interface ListState {
  readonly page: number;
  readonly per_page: number;
  readonly sort: string;
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** Bounds of a resized column's width, in pixels. */
export const widthBounds = { min: 64, max: 800 } as const;

export const perPage = { fallback: 50, max: 200, choices: [9, 20, 50, 100, 200] } as const;

/** Returns a list without what is the operator's alone. */
export const withoutInside = (definition: ListDefinition): ListDefinition => ({
  ...definition,
  columns: definition.columns.filter(({ inside }) => !inside),
  filters: definition.filters.filter(({ inside }) => !inside),
});
