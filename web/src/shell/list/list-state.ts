import { parseDate } from '@waybill/domain/kernel/calendar.ts';
import { perPage, type Filter, type ListDefinition, type ListState } from '@waybill/contract/kernel/list.ts';

/** What the address bar holds of a list (N-35): its state and the saved view it was opened with. */
export interface ListPlace extends ListState {
  readonly view: number | null;
}

/** Query keys of the list itself; no filter may be called like one of them. */
const ownKeys = ['page', 'per_page', 'sort', 'search', 'view'] as const;
export const searchLimit = 200;

/** Raw values as they come from a URL, already split into keys: text, or whatever the router made of it. */
export type RawSearch = Readonly<Record<string, unknown>>;

/**
 * Reads a list's place from the query of its URL. Whatever the list does not know is dropped, so that an old or hand-made link
 * shows the list instead of an error.
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
 * The query of a place, with what goes without saying left out, so that links stay short.
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

/** The filters of which the list knows the key and the value. */
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

/** A sort in the form that the table's heads use. */
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
