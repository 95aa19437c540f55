import { sql, type RawBuilder } from 'kysely';
import {
  gateCollectionActions,
  type GateCollectionFacts,
} from '@waybill/domain/rooms/gate-collections/decide-gate-collection.ts';
import { ownKindKeys, receiverKeys } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import { gateCollectionLife } from '@waybill/domain/rooms/gate-collections/gate-collection-states.ts';
import { gateCollectionList, gateLineList } from '@waybill/contract/rooms/gate-collections/gate-collections.columns.ts';
import type {
  GateCollectionDetail,
  GateCollectionRow,
  GateLineRow,
} from '@waybill/contract/rooms/gate-collections/gate-collections.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { customerName, namedJson, personName } from '../../kernel/sql/names.ts';
import { containsIn } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readOutflowRoom, type Leaving } from '../outflows/outflows.door.ts';
import { isDifferentFromAll } from '../staff/second-person.door.ts';
import {
  gateLineFrom,
  lineArrived,
  lineIsBack,
  lineIsLate,
  lineKeepsOpen,
  lineOwed,
  linePaid,
  lineStands,
} from './gate-line.queries.ts';

const id = sql`d.id`;
/** Returns the lines of a document; for a void one, those that it had. */
const linesOf = (what: RawBuilder<unknown>, also = sql``) =>
  sql`(select ${what} from ${gateLineFrom} where x.gate_collection_id = d.id and not x.left_out ${also})`;
const count = sql`count(*)::int`;

/** The documents of bus gates. */
export const gateCollectionSource = listSource<GateCollectionRow>({
  definition: gateCollectionList,
  id,
  from: sql`gate_collection d join branch b on b.id = d.branch_id`,
  columns: sql`
    d.id, d.number, d.status, d.gate_name, d.gate_phone, to_char(d.handed_on, 'YYYY-MM-DD') as handed_on,
    ${linesOf(count)} as gate_lines, ${linesOf(sql`coalesce(sum(${lineOwed}), 0)::bigint`)} as gate_owed,
    ${linesOf(sql`coalesce(sum(x.gate_charge), 0)::bigint`)} as gate_charge, d.charge_by, d.counted, d.surplus, d.method, d.note,
    case when d.status = ${gateCollectionLife.at.pending} then ${linesOf(count, sql`and ${lineKeepsOpen}`)} else 0 end as unconfirmed_lines,
    ${linesOf(count, sql`and ${lineIsLate}`)} as late_lines, ${linesOf(count, sql`and x.waits`)} as waiting_lines,
    ${linesOf(count, sql`and ${lineArrived}`)} as success_count, ${linesOf(count, sql`and ${lineIsBack}`)} as return_count,
    d.business_date::text as transaction_date, d.updated_at,
    (select k.name from bank_account k where k.id = d.bank_account_id) as bank_account, ${personName('d.created_by')} as created_by, d.created_at, ${personName('d.approved_by')} as approved_by,
    ${personName('d.completed_by')} as completed_by, d.completed_at, d.void_reason, ${namedJson('b')} as branch`,
  scope: (viewer) => covered(viewer, 'd.branch_id'),
  sort: { id },
  search: (term) => sql<boolean>`(${containsIn(sql`lower(d.number)`, term)} or ${containsIn(sql`d.search_key`, term)})`,
  filters: {
    status: sameText('d.status'),
    branch_id: sameNumber('d.branch_id'),
    late: (value) =>
      sql<boolean>`(d.status <> ${gateCollectionLife.at.void} and ${linesOf(sql`count(*) > 0`, sql`and ${lineIsLate}`)}) = ${value === 'yes'}`,
    waits: (value) =>
      sql<boolean>`exists (select from gate_collection_line x where x.gate_collection_id = d.id and x.waits) = ${value === 'yes'}`,
  },
});

/** The parcels of documents of bus gates. */
export const gateLineSource = listSource<GateLineRow>({
  definition: gateLineList,
  id: sql`x.id`,
  from: sql`${gateLineFrom} left join customer m on m.id = l.merchant_id`,
  columns: sql`
    x.id, x.label_id, l.tracking_code, g.slip_number, g.id as gate_slip_id, p.handed_at, p.due_at, ${lineIsLate} as late,
    ${lineStands} as stands, ${lineOwed} as owed, ${linePaid} as paid_amount, ${lineOwed} - ${linePaid} as rest, x.gate_charge, x.waits,
    ${personName('x.owner_id')} as owner, x.ended, x.end_note, ${personName('x.ended_by')} as ended_by,
    ${customerName('m')} as customer, c.number as gate_collection_number`,
  scope: (viewer) => sql<boolean>`(not x.left_out and ${covered(viewer, 'c.branch_id')})`,
  sort: { id: sql`x.id` },
  search: (term) => containsIn(sql`lower(l.tracking_code)`, term),
  filters: {
    gate_collection_id: sameNumber('x.gate_collection_id'),
    stands: (value) => sql<boolean>`${lineStands} = ${value}`,
    waits: (value) => sql<boolean>`x.waits = ${value === 'yes'}`,
  },
});

/** Returns the outflow of a document's charge: by gate, by till, and by its makers and counter. */
export function outflowOfGate(
  {
    gate_phone,
    branch_id,
    makers,
  }: Pick<GateCollectionFacts, 'makers' | 'branch_id'> & { readonly gate_phone: string },
  viewer: SessionViewer,
): Leaving {
  const people = [...new Set([...makers, viewer.id])];
  const keys = [...receiverKeys({ phones: [gate_phone] }), ...ownKindKeys('gate_charge', `till:${branch_id}`, people)];
  return { kind: 'gate_charge', keys, people };
}

/** Reads everything that the rules need about a document, for this person. `charge` and `unsettledGateLineStates` come from its lines. */
export async function readGateFacts(
  db: Database,
  viewer: SessionViewer,
  of: Pick<GateCollectionFacts, 'status' | 'branch_id' | 'makers' | 'approved_by' | 'gate_charge' | 'keeps_open'> & {
    readonly gate_phone: string;
  },
  now: Date,
): Promise<GateCollectionFacts> {
  const { gate_phone: _phone, ...facts } = of;
  const { left_today: charged_today, ...limits } = await readOutflowRoom(db, viewer, outflowOfGate(of, viewer), now);
  return {
    ...facts,
    ...limits,
    charged_today,
    by_another: await isDifferentFromAll(db, of.makers, viewer.id, now),
  };
}

/** Reads one document of a bus gate; `null` when it is not visible to the viewer. */
export async function readGateCollection(
  db: Database,
  viewer: SessionViewer,
  collectionId: number,
  now: Date,
): Promise<GateCollectionDetail | null> {
  const rows = await readRecords(
    db,
    sql<
      GateCollectionRow & {
        version: number;
        to_pay: number;
        proof_file_id: number | null;
        makers: number[];
        approver: number | null;
        slips: GateCollectionDetail['slips'];
      }
    >`
    select ${gateCollectionSource.columns}, d.version, d.proof_file_id, d.makers, d.approved_by as approver,
      ${linesOf(sql`coalesce(sum(${linePaid}), 0)::bigint`)} as to_pay,
      ${linesOf(sql`coalesce(jsonb_agg(distinct jsonb_build_object('id', g.id, 'slip_number', g.slip_number)), '[]')`)} as slips
    from ${gateCollectionSource.from}
    where d.id = ${collectionId} and ${covered(viewer, 'd.branch_id')}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const { makers, approver, ...row } = raw;
  const facts = await readGateFacts(
    db,
    viewer,
    {
      status: row.status,
      branch_id: row.branch.id,
      gate_phone: row.gate_phone,
      makers,
      approved_by: approver,
      gate_charge: row.gate_charge,
      keeps_open: row.unconfirmed_lines,
    },
    now,
  );
  return {
    ...row,
    limit: facts.limit,
    actions: gateCollectionActions(viewer, facts),
  };
}
