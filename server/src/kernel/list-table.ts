import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { mayEnter } from '@waybill/domain/kernel/access.ts';
import { listsOfMerchant } from '@waybill/contract/key-calls.ts';
import { withoutInside, type Column, type ListDefinition } from '@waybill/contract/kernel/list.ts';
import { checkedBy } from '@waybill/contract/kernel/schema-problems.ts';
import { listQuery } from '@waybill/contract/kernel/schemas.ts';
import { refusalOf } from './errors.ts';
import { questionOf, type ListQuestion, type ListSource } from './lists.ts';
import { isOutside, type SessionViewer } from './viewer.ts';

/** A list with rows of any type: enough for saved views, selections, bulk commands and exports. */
export type AnyList = ListSource<never>;

let byName: ReadonlyMap<string, AnyList> = new Map();

/** Registers the lists of every room; called by `app/`, so that code for any list (views, selections, exports) need not import rooms. */
export function fillListTable(sources: readonly AnyList[]): void {
  byName = new Map(sources.map((source) => [source.definition.name, source]));
}

/** Titles of the lists, by name. */
export function listTitles(): ReadonlyMap<string, Word> {
  return new Map([...byName].map(([name, { definition }]) => [name, definition.title]));
}

/** Returns the list of that name, if the viewer may see it. An unknown name is invalid input. */
export function listFor(
  viewer: SessionViewer,
  name: string,
): AnyList | Refusal<'validation_failed' | 'missing_permission'> {
  const source = byName.get(name);
  if (!source) return refuse('validation_failed', { fields: { list: [{ code: 'select' }] } });
  if (viewer.merchant && !listsOfMerchant(viewer.merchant).has(name)) return refuse('missing_permission');
  return mayEnter(source.definition.access, viewer) ? source : refuse('missing_permission');
}

/** Returns the definition of the list with that name, without checking permissions; `null` when it does not exist. */
export function definitionOf(name: string): ListDefinition | null {
  return byName.get(name)?.definition ?? null;
}

/**
 * Returns search, sort and filters of a list, validated by the schema of the list's call: an unknown filter would otherwise be ignored, and more rows
 * selected than the user saw.
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

/** Returns the list, if the viewer may see it, and the validated question. */
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

/** Returns the columns that a viewer may have in a file of a list: people of merchants none that is the operator's alone. */
export const columnsOfFile = (viewer: SessionViewer, definition: ListDefinition): readonly Column[] =>
  (isOutside(viewer) ? withoutInside(definition) : definition).columns;
