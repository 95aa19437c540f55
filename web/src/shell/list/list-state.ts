import { parseDate } from '@waybill/domain/kernel/calendar.ts';
import { perPage, type Filter, type ListDefinition, type ListState } from '@waybill/contract/kernel/list.ts';

/** A list's state in the address (N-35), with the saved view that was opened. */
export interface ListPlace extends ListState {
  readonly view: number | null;
}

/** Query keys of the list itself; no filter may have one of these names. */
const ownKeys = ['page', 'per_page', 'sort', 'search', 'view'] as const;
export const searchLimit = 200;

/** Raw values of a URL query, already split by key: text, or a type that the router parsed. */
export type RawSearch = Readonly<Record<string, unknown>>;

/**
 * Reads a list's state from the query of its URL. Unknown keys and values are dropped, so that an old or hand-made link shows the list instead of an error.
 *
 * @example parsePlace(staffList)({ search: 'aung', page: '2' }).page === 2
 */
export function parsePlace(definition: ListDefinition): (raw: RawSearch) => ListPlace {
  for (const filter of definition.filters) {
    if ((ownKeys as readonly string[]).includes(filter.key))
      throw new Error(`list ${definition.name}: a filter cannot be called ${filter.key}`);
  }
  return (raw) => ({
    page: wholeNumber(raw.page, 1_000_000) ?? 1,
    per_page: wholeNumber(raw.per_page, perPage.max) ?? perPage.fallback,
    sort: knownSort(definition, textOf(raw.sort)) ?? definition.sort,
    search: textOf(raw.search).slice(0, searchLimit),
    filters: knownFilters(definition, raw),
    view: wholeNumber(raw.view, Number.MAX_SAFE_INTEGER) ?? null,
  });
}

/**
 * Returns the query of a list's state, without default values, so that links stay short.
 *
 * @example writePlace(staffList, place) // { search: 'aung', page: '2' }
 */
export function writePlace(definition: ListDefinition, place: ListPlace): Record<string, string> {
  const query: Record<string, string> = {};
  if (place.search !== '') query.search = place.search;
  for (const filter of definition.filters) {
    const value = place.filters[filter.key];
    if (value !== undefined) query[filter.key] = value;
  }
  if (place.sort !== definition.sort) query.sort = place.sort;
  if (place.page !== 1) query.page = String(place.page);
  if (place.per_page !== perPage.fallback) query.per_page = String(place.per_page);
  if (place.view !== null) query.view = String(place.view);
  return query;
}

/** Returns the filters with a known key and value. */
export function knownFilters(definition: ListDefinition, raw: RawSearch): Record<string, string> {
  const filters: Record<string, string> = {};
  for (const filter of definition.filters) {
    const value = textOf(raw[filter.key]).trim();
    if (value !== '' && fits(filter, value)) filters[filter.key] = value;
  }
  return filters;
}

export function knownSort(definition: ListDefinition, sort: string): string | undefined {
  return definition.columns.some((column) => column.sortable && column.key === sort.replace(/^-/, ''))
    ? sort
    : undefined;
}

function fits(filter: Filter, value: string): boolean {
  if (filter.options) return filter.options.some((option) => option.value === value);
  switch (filter.kind) {
    case 'yes_no':
      return value === 'yes' || value === 'no';
    case 'date':
      return parseDate(value) === value;
    default:
      return value.length <= 100;
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function wholeNumber(value: unknown, max: number): number | undefined {
  const text = textOf(value);
  if (!/^[1-9]\d{0,15}$/.test(text)) return undefined;
  const number = Number(text);
  return number <= max ? number : undefined;
}

/** Converts a sort to the form that table heads use. */
export function headSort(sort: string): { key: string; direction: 'asc' | 'desc' } {
  return sort.startsWith('-') ? { key: sort.slice(1), direction: 'desc' } : { key: sort, direction: 'asc' };
}

export function sortOf(
  head: { readonly key: string; readonly direction: 'asc' | 'desc' } | undefined,
  fallback: string,
): string {
  if (!head) return fallback;
  return head.direction === 'desc' ? `-${head.key}` : head.key;
}
