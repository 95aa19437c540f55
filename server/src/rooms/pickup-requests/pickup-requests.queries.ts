import { sql, type RawBuilder } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { draftStatus, firstStatus } from '@waybill/domain/rooms/labels/label-tabs.ts';
import {
  decideDoorLabel,
  decidePickupEdit,
  pickupActions,
  type PickupFacts,
} from '@waybill/domain/rooms/pickup-requests/decide-pickup.ts';
import { labelsMax } from '@waybill/domain/rooms/pickup-requests/pickup-form.ts';
import { openPickupStates, pickupRequestLife } from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import { townTypes } from '@waybill/domain/rooms/places/place-kinds.ts';
import { worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import type {
  JoinedLabel,
  PickupDetail,
  PickupLog,
  PickupRow,
  UnplannedLabel,
} from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { pickupRequestList } from '@waybill/contract/rooms/pickup-requests/pickup-requests.columns.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered, covers, ofCustomer } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { byNumber, datesOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { customerName, namedJson, namedJsonOrNull, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { isOutside, type SessionViewer } from '../../kernel/viewer.ts';
import { readKnownSender } from '../customers/customers.door.ts';
import type { IsoRow, TableRow } from '../../kernel/db/tables.ts';

export type RawPickup = Omit<PickupRow, 'status' | 'actions' | 'weight'> &
  Pick<TableRow<'pickup_request'>, 'status' | 'weight_g' | 'to_staff_id' | 'withdrawn'>;

/**
 * People on the street see the visits that are theirs, were handed over to them, or that they denied and nobody else has yet; everybody else those of
 * their branches, those that their branches took, and those that are handed over to them (decisions 7).
 */
export function pickupScope(viewer: SessionViewer): RawBuilder<boolean> {
  if (worksOnTheStreet(viewer.level))
    return sql<boolean>`(q.postman_id = ${viewer.id} or q.to_staff_id = ${viewer.id}
      or (q.postman_id is null and q.denied_by = ${viewer.id}))`;
  return sql<boolean>`(${ofCustomer(viewer, 'q.customer_id')} and (${covered(viewer, 'q.branch_id')} or ${covered(viewer, 'q.intake_branch_id')}
    or (q.to_branch_id is not null and ${covered(viewer, 'q.to_branch_id')})))`;
}

const { from: since, to: until } = datesOf('q.time_request');
const id = sql`q.id`;

/** Pickup requests (N-23). */
export const pickupRequestSource = listSource<RawPickup, PickupRow>({
  definition: pickupRequestList,
  id,
  from: sql`
    pickup_request q
    join branch b on b.id = q.branch_id
    join branch ab on ab.id = q.intake_branch_id
    join place p on p.id = q.place_id
    left join place up on up.id = p.parent_id
    left join place t on t.id = case
      when p.type = any(${townTypes}::text[]) then p.id
      when up.type = any(${townTypes}::text[]) then up.id
      else up.parent_id
    end
    left join branch tb on tb.id = q.to_branch_id
    left join staff c on c.id = q.postman_id`,
  columns: sql`
    q.id, q.name, q.phones as phone, ${namedJson('b', ['code'])} as branch, ${namedJson('ab', ['code'])} as intake_branch,
    c.name as courier, q.postman_id, ${namedJson('p')} as place, ${namedJsonOrNull('t')} as township, q.home_no,
    q.street, q.include_products, q.counts, q.collected_count, q.accepted_count, q.withdrawn, q.weight_g, q.time_request, q.day_part,
    q.vehicle, q.remark, q.status, q.reason, q.fee, q.completed_at, q.created_at, q.to_staff_id,
    coalesce(q.to_branch_id, q.branch_id) as work_branch_id, ${namedJsonOrNull('tb', ['code'])} as to_branch,
    ${personName('q.to_staff_id')} as to_courier`,
  scope: pickupScope,
  sort: { name: sql`q.name`, time_request: sql`q.time_request`, created_at: sql`q.created_at`, id },
  search: (term) => sql<boolean>`(${contains('q.search_key', term)} or ${sameNumber('q.id')(term)})`,
  filters: {
    status: sameText('q.status'),
    branch_id: sameNumber('q.branch_id'),
    courier: (value) => contains('c.search_key', searchKey(value)),
    day: (value) => sql<boolean>`(${since(value)} and ${until(value)})`,
    day_part: sameText('q.day_part'),
    vehicle: sameText('q.vehicle'),
    place_id: (value) => byNumber(value, liesIn),
    customer_id: sameNumber('q.customer_id'),
  },
  row: rowOf,
});

/** The place itself, or what lies in it: a street of a quarter, a quarter of a township. */
function liesIn(place: number): RawBuilder<boolean> {
  return sql<boolean>`(p.id = ${place} or p.parent_id = ${place} or up.parent_id = ${place})`;
}

/** Returns the facts of a request on which the rules decide, for this viewer. */
export function factsOf(
  viewer: SessionViewer,
  row: Omit<PickupFacts, 'covered' | 'outside'> & { work_branch_id: number },
): PickupFacts {
  return { ...row, covered: covers(viewer, row.work_branch_id), outside: isOutside(viewer) };
}

function rowOf(raw: RawPickup, viewer: SessionViewer): PickupRow {
  const { weight_g, to_staff_id: _to, withdrawn: _withdrawn, ...row } = raw;
  return {
    ...row,
    weight: kg(weight_g),
    completed_at: raw.completed_at,
    created_at: raw.created_at,
    actions: pickupActions(viewer, factsOf(viewer, raw)),
  };
}

const kg = (grams: number | null): number | null => (grams === null ? null : grams / 1000);

/** Has the viewer looked at the denial of `pickup_request q`? A later one is another. */
export const denialSeen = ({ id }: Pick<SessionViewer, 'id'>) =>
  sql<boolean>`exists (select from pickup_denial_seen z
    where z.pickup_request_id = q.id and z.staff_id = ${id} and z.denied_at >= q.denied_at)`;

interface RawDetail
  extends
    RawPickup,
    Pick<
      IsoRow<'pickup_request'>,
      | 'branch_id'
      | 'customer_id'
      | 'with_temp_address'
      | 'place_id'
      | 'collected_weight_g'
      | 'accepted_at'
      | 'plan_id'
      | 'version'
    > {
  customer: string | null;
  accepted_by_name: string | null;
  denied_by_name: string | null;
  denial_unseen: boolean;
  maker: string | null;
}

/** One request with its log and labels; `null` when it is not the viewer's to see. */
export async function readPickup(db: Database, viewer: SessionViewer, pickupId: number): Promise<PickupDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawDetail>`
    select ${pickupRequestSource.columns}, q.branch_id, q.customer_id, q.with_temp_address, q.place_id, q.collected_weight_g,
      q.plan_id, q.version, q.accepted_at, ${personName('q.accepted_by')} as accepted_by_name,
      ${personName('q.denied_by')} as denied_by_name, ${personName('q.created_by')} as maker,
      (q.denied_at is not null and not ${denialSeen(viewer)}) as denial_unseen,
      (select ${customerName('cu')} from customer cu where cu.id = q.customer_id) as customer
    from ${pickupRequestSource.from}
    where q.id = ${pickupId} and ${pickupScope(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const facts = factsOf(viewer, raw);
  const atDoor = decideDoorLabel(viewer, facts, false) === null;
  const [labels, planned_labels, waiting_labels, sender, log] = await Promise.all([
    readJoined(db, pickupId),
    readPlanned(db, pickupId),
    raw.status === pickupRequestLife.at.ongoing && raw.customer_id !== null ? readWaiting(db, raw.customer_id) : [],
    atDoor && raw.customer_id !== null ? readKnownSender(db, viewer, raw.customer_id) : null,
    readLog(db, pickupId),
  ]);
  const { accepted_by_name, denied_by_name, maker, collected_weight_g, ...detail } = raw;
  return {
    ...detail,
    ...rowOf(raw, viewer),
    collected_weight: kg(collected_weight_g),
    accepted_by: accepted_by_name,
    accepted_at: raw.accepted_at,
    denied_by: denied_by_name,
    created_by: maker,
    labels,
    planned_labels,
    waiting_labels,
    door: atDoor ? { sender } : null,
    log,
    may_edit: decidePickupEdit(viewer, facts) === null,
  };
}

const labelColumns = sql`
  l.id, l.tracking_code, l.destination_name, s.status, l.pieces, l.weight_g, l.shipping_total`;

async function readJoined(db: Database, pickupId: number): Promise<JoinedLabel[]> {
  const { rows } = await sql<RawJoined>`
    select ${labelColumns}
    from pickup_label pl
    join label l on l.id = pl.label_id
    join label_state s on s.label_id = l.id
    where pl.pickup_request_id = ${pickupId}
    order by l.id`.execute(db);
  return rows.map(joinedOf);
}

type RawJoined = Omit<JoinedLabel, 'weight'> & { weight_g: number };
const joinedOf = ({ weight_g, ...row }: RawJoined): JoinedLabel => ({ ...row, weight: weight_g / 1000 });

/** Labels that the sender asks to have collected by this visit, as long as they wait for it. */
async function readPlanned(db: Database, pickupId: number): Promise<JoinedLabel[]> {
  const { rows } = await sql<RawJoined>`
    select ${labelColumns}
    from pickup_planned_label pl
    join label l on l.id = pl.label_id
    join label_state s on s.label_id = l.id
    where pl.pickup_request_id = ${pickupId}
      and s.status = ${firstStatus}
      and not exists (select from pickup_label taken where taken.label_id = l.id)
    order by l.id`.execute(db);
  return rows.map(joinedOf);
}

/** Labels of a merchant, drafts too, that wait and that no open visit is asked to collect. */
export async function readUnplanned(db: Database, customerId: number): Promise<UnplannedLabel[]> {
  const rows = await readRecords(
    db,
    sql<RawJoined & { created_at: string }>`
    select ${labelColumns}, l.created_at
    from label_state s
    join label l on l.id = s.label_id
    where s.merchant_id = ${customerId}
      and s.status = any(${[draftStatus, firstStatus]}::text[])
      and not exists (select from pickup_label pl where pl.label_id = l.id)
      and not exists (select from pickup_planned_label pl join pickup_request q on q.id = pl.pickup_request_id
        where pl.label_id = l.id and q.status = any(${[...openPickupStates]}::text[]))
    order by l.id desc
    limit ${labelsMax}`,
  );
  return rows.map(({ created_at, ...row }) => ({ ...joinedOf(row), created_at }));
}

/** Labels that can be added to a visit: those of the customer that wait for acceptance and belong to no other visit. */
async function readWaiting(db: Database, customerId: number): Promise<JoinedLabel[]> {
  const { rows } = await sql<RawJoined>`
    select ${labelColumns}
    from label l
    join label_state s on s.label_id = l.id
    where l.merchant_id = ${customerId}
      and s.status = ${firstStatus}
      and not exists (select from pickup_label pl where pl.label_id = l.id)
    order by l.id desc
    limit ${labelsMax}`.execute(db);
  return rows.map(joinedOf);
}

async function readLog(db: Database, pickupId: number): Promise<PickupLog[]> {
  return readRecords(
    db,
    sql<PickupLog>`
    select g.id, g.status, g.at, g.reason, ${personName('g.staff_id')} as "by", ${personName('g.postman_id')} as courier,
      ${namedJson('b', ['code'])} as branch
    from pickup_log g
    join branch b on b.id = g.branch_id
    where g.pickup_request_id = ${pickupId}
    order by g.id desc`,
  );
}
