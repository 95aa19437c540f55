import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { mayEnter } from '@waybill/domain/rooms/roles/access.ts';
import type { ListDefinition } from '@waybill/contract/kernel/list.ts';
import { checkedBy } from '@waybill/contract/kernel/schema-problems.ts';
import { listQuery } from '@waybill/contract/kernel/schemas.ts';
import { refusalOf } from './errors.ts';
import { questionOf, type ListQuestion, type ListSource } from './lists.ts';
import type { SessionViewer } from './viewer.ts';

/** A list of whatever rows: saved views, selections, bulk commands and exports need no more. */
export type AnyList = ListSource<never>;

let byName: ReadonlyMap<string, AnyList> = new Map();

/** The lists of every room, filled in by `app/`, so that what works on any list (views, selections, exports) need not import rooms. */
export function fillListTable(sources: readonly AnyList[]): void {
  byName = new Map(sources.map((source) => [source.definition.name, source]));
}

/** What each list is called, by its name. */
export function listTitles(): ReadonlyMap<string, Word> {
  return new Map([...byName].map(([name, { definition }]) => [name, definition.title]));
}

/** The list of that name, if the viewer may see it. A name that no list has is a wrong input. */
export function listFor(
  viewer: SessionViewer,
  name: string,
): AnyList | Refusal<'validation_failed' | 'missing_permission'> {
  const source = byName.get(name);
  if (!source) return refuse('validation_failed', { fields: { list: [{ code: 'select' }] } });
  return mayEnter(source.definition.access, viewer) ? source : refuse('missing_permission');
}

/** The definition behind a list of that name, whoever asks; `null` when there is none. */
export function definitionOf(name: string): ListDefinition | null {
  return byName.get(name)?.definition ?? null;
}

/**
 * Search, sort and filters as a list takes them, checked by the same schema as its own call: a filter that the list does not know would
 * otherwise be passed over, and more rows chosen than the asker saw.
 */
function questionFor(
  definition: ListDefinition,
  request: { search?: string; sort?: string; filters?: Readonly<Record<string, string>> },
): ListQuestion | Refusal<'validation_failed'> {
  const { search, sort, filters } = request;
  const read = checkedBy(listQuery(definition), {
    ...filters,
    ...(search === undefined ? {} : { search }),
    ...(sort === undefined ? {} : { sort }),
  });
  return read.success ? questionOf(read.data as Parameters<typeof questionOf>[0]) : refusalOf(read.error);
}

/** Both at once: the list, if the viewer may see it, and the question put to it. */
export function askList(
  viewer: SessionViewer,
  request: { list: string; search?: string; sort?: string; filters?: Readonly<Record<string, string>> },
): { source: AnyList; question: ListQuestion } | Refusal {
  const source = listFor(viewer, request.list);
  if (isRefusal(source)) return source;
  const question = questionFor(source.definition, request);
  if (isRefusal(question)) return question;
  return source.check?.(question) ?? { source, question };
}
