import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { mayEnter } from '@waybill/domain/rooms/roles/access.ts';
import type { ListDefinition } from '@waybill/contract/kernel/list.ts';
import { checkedBy } from '@waybill/contract/kernel/schema-problems.ts';
import { listQuery } from '@waybill/contract/kernel/schemas.ts';
import type { SessionViewer } from '../kernel/viewer.ts';
import { refusalOf } from '../kernel/errors.ts';
import { questionOf, type ListQuestion, type ListSource } from '../kernel/lists.ts';
import { announcementSource } from './announcements/announcements.door.ts';
import { auditSource } from './audit/audit.door.ts';
import { branchSource, collectionSource } from './branches/branches.door.ts';
import { companySource, customerSource } from './customers/customers.door.ts';
import { labelImportSource } from './label-imports/label-imports.door.ts';
import { labelSource } from './labels/labels.door.ts';
import { clearanceLineSource, clearanceSource, readySource } from './clearances/clearances.door.ts';
import { codSource } from './cod/cod.door.ts';
import { exportSourceFor } from './exports/exports.door.ts';
import { placeSource } from './places/places.door.ts';
import { handoverSource } from './handovers/handovers.door.ts';
import { accountSource, journalSource, merchantLineSource } from './ledger/ledger.door.ts';
import { exceptionSource, parcelSource } from './tracking/tracking.door.ts';
import { trackByDateSource } from './track-by-date/track-by-date.door.ts';
import { staffSource } from './staff/staff.door.ts';

/** A list of whatever rows: saved views, selections, bulk commands and exports need no more. */
export type AnyList = ListSource<never>;

const sources: readonly AnyList[] = [
  staffSource,
  branchSource,
  collectionSource,
  placeSource,
  auditSource,
  announcementSource,
  customerSource,
  companySource,
  labelSource,
  labelImportSource,
  parcelSource,
  exceptionSource,
  accountSource,
  journalSource,
  merchantLineSource,
  handoverSource,
  clearanceSource,
  readySource,
  clearanceLineSource,
  codSource,
  trackByDateSource,
];
const byName = new Map(sources.map((source) => [source.definition.name, source]));

/** The exports name the lists they were made of, so their list is made of all the others. */
export const exportSource = exportSourceFor(
  () => new Map([...byName].map(([name, { definition }]) => [name, definition.title])),
);
byName.set(exportSource.definition.name, exportSource);

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
  asked: { search?: string; sort?: string; filters?: Readonly<Record<string, string>> },
): ListQuestion | Refusal<'validation_failed'> {
  const { search, sort, filters } = asked;
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
  asked: { list: string; search?: string; sort?: string; filters?: Readonly<Record<string, string>> },
): { source: AnyList; question: ListQuestion } | Refusal {
  const source = listFor(viewer, asked.list);
  if (isRefusal(source)) return source;
  const question = questionFor(source.definition, asked);
  return isRefusal(question) ? question : { source, question };
}
