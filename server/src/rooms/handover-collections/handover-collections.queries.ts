import { sql, type RawBuilder } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import {
  handoverCollectionActions,
  listingProblem,
  receivingProblem,
  seesHanded,
  type HandoverCollectionFacts,
} from '@waybill/domain/rooms/handover-collections/decide-handover-collection.ts';
import {
  handed,
  handoverCollectionLife,
  handoverCollectionKindNames,
  kindRow,
  receivedStates,
  type HandedState,
} from '@waybill/domain/rooms/handover-collections/handover-collection-states.ts';
import { caseLife } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import { worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import {
  handedParcelList,
  handoverCollectionList,
} from '@waybill/contract/rooms/handover-collections/handover-collections.columns.ts';
import type {
  HandedParcelRow,
  HandoverCollectionDetail,
  HandoverCollectionPaper,
  HandoverCollectionRow,
} from '@waybill/contract/rooms/handover-collections/handover-collections.contract.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { daysOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { contains, containsIn } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** Kinds of hand-over that couriers receive. */
const streetTakes = handoverCollectionKindNames.filter((kind) => kindRow(kind).takes === 'street');

/** Condition: couriers see what they gave or received, and what waits at their branch for one of them; other people see those of their branches. */
export function handoverCollectionScope(
  viewer: Pick<SessionViewer, 'covers' | 'level' | 'id' | 'branchId'>,
): RawBuilder<boolean> {
  if (!worksOnTheStreet(viewer.level)) return covered(viewer, 'h.branch_id');
  return sql<boolean>`(h.giver_id = ${viewer.id} or h.receiver_id = ${viewer.id}
    or (h.branch_id = ${viewer.branchId} and h.status = ${handoverCollectionLife.at.active} and h.kind = any(${streetTakes}::text[])))`;
}

type RawCollection = Omit<HandoverCollectionRow, 'listed'> &
  Pick<TableRow<'handover_collection'>, 'kind' | 'status' | 'receiver_id'> & { listed: number };

const id = sql`h.id`;
const counted = (states: readonly HandedState[]) =>
  sql`(select count(*)::int from handed_parcel p where p.collection_id = h.id and p.state = any(${sql.lit(`{${states.join(',')}}`)}::text[]))`;
const onList = [handed.listed, handed.matched, handed.short, handed.elsewhere];

/** Hand-overs of parcels (N-30). */
export const handoverCollectionSource = listSource<RawCollection, HandoverCollectionRow>({
  definition: handoverCollectionList,
  id,
  from: sql`handover_collection h join staff g on g.id = h.giver_id join branch b on b.id = h.branch_id`,
  columns: sql`
    h.id, h.kind, h.status, ${namedJson('b')} as branch, g.name as giver, h.giver_id, h.receiver_id,
    ${personName('h.receiver_id')} as receiver, ${counted(onList)} as listed, ${counted(receivedStates)} as received,
    (select count(*)::int from handover_case c where c.collection_id = h.id and c.status = ${caseLife.at.open}) as open_cases,
    h.created_at, h.confirmed_at`,
  scope: handoverCollectionScope,
  sort: { id },
  search: (term) => sql<boolean>`(${sameNumber('h.id')(term)} or ${contains('g.search_key', term)})`,
  filters: {
    status: sameText('h.status'),
    kind: sameText('h.kind'),
    branch_id: sameNumber('h.branch_id'),
    ...daysOf('h.created_at'),
  },
  row: rowOf,
});

function rowOf({ receiver_id: _, ...raw }: RawCollection, viewer: SessionViewer): HandoverCollectionRow {
  return {
    ...raw,
    listed: seesHanded(viewer, raw) ? raw.listed : null,
  };
}

/** Reads one hand-over with the viewer's actions; `null` when it is not visible to them. */
export async function readHandoverCollection(
  db: Database,
  viewer: SessionViewer,
  collectionId: number,
): Promise<HandoverCollectionDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawCollection & { version: number; reason: string | null }>`
    select ${handoverCollectionSource.columns}, h.version, h.reason
    from ${handoverCollectionSource.from}
    where h.id = ${collectionId} and ${handoverCollectionScope(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const facts: HandoverCollectionFacts = {
    kind: raw.kind,
    status: raw.status,
    branch_id: raw.branch.id,
    giver_id: raw.giver_id,
    receiver_id: raw.receiver_id,
    received: raw.received,
  };
  const sees = seesHanded(viewer, facts);
  return {
    ...rowOf(raw, viewer),
    name: String(raw.id),
    version: raw.version,
    reason: raw.reason,
    still_in_hand: sees ? await countInHand(db, facts) : null,
    may_list: listingProblem(viewer, facts) === null,
    may_receive: receivingProblem(viewer, facts) === null,
    sees_parcels: sees,
    actions: handoverCollectionActions(viewer, facts),
  };
}

/** Counts parcels of the giver that could be handed over in this way; null where the branch has them and not a person. */
async function countInHand(db: Database, { kind, giver_id }: HandoverCollectionFacts): Promise<number | null> {
  const { gives, from } = kindRow(kind);
  if (gives !== 'street') return null;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from label_state
    where holder_staff_id = ${giver_id} and status = any(${[...from]}::text[]) and closed_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}

const handedFrom = sql`
  handed_parcel p
  join handover_collection h on h.id = p.collection_id
  join label l on l.id = p.label_id
  join label_state s on s.label_id = p.label_id`;

/** The parcels of hand-overs. Before the confirmation only the giver sees them. */
export const handedParcelSource = listSource<HandedParcelRow>({
  definition: handedParcelList,
  id: sql`p.id`,
  from: handedFrom,
  columns: sql`
    p.id, p.label_id, p.collection_id, l.tracking_code, p.state, s.status, l.destination_name as receiver_name,
    p.listed_at, p.received_at`,
  scope: (viewer) => sql<boolean>`(${handoverCollectionScope(viewer)}
    and (h.giver_id = ${viewer.id} or h.status <> ${handoverCollectionLife.at.active}))`,
  sort: { id: sql`p.id` },
  search: (term) => containsIn(sql`lower(l.tracking_code)`, term),
  filters: { collection_id: sameNumber('p.collection_id'), state: sameText('p.state') },
});

/** Reads everything for the paper of a hand-over. Refused to people who still have to count it. */
export async function readHandedPaper(
  { db, viewer, now }: ReadContext,
  collectionId: number,
): Promise<{ data: HandoverCollectionPaper } | Refusal> {
  const detail = await readHandoverCollection(db, viewer, collectionId);
  if (!detail) return refuse('not_found');
  if (!detail.sees_parcels) return refuse('collection_hidden');
  const { kind, status, branch, giver, receiver, created_at, confirmed_at } = detail;
  const { rows: lines } = await sql<HandoverCollectionPaper['lines'][number]>`
    select l.tracking_code, p.state, l.destination_name as receiver_name
    from ${handedFrom}
    where p.collection_id = ${collectionId}
    order by p.id`.execute(db);
  return {
    data: {
      id: collectionId,
      kind,
      status,
      branch,
      giver,
      receiver,
      created_at,
      confirmed_at,
      printed_at: toIso(now),
      lines,
    },
  };
}
