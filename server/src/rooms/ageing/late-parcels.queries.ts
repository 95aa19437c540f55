import { sql, type RawBuilder } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { nextForParcel } from '@waybill/domain/rooms/ageing/next-action.ts';
import { dueAt, parcelPromises, promisedStatuses, stayOf } from '@waybill/domain/rooms/ageing/promises.ts';
import { moneyOf } from '@waybill/domain/rooms/labels/label-money.ts';
import { worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import { ageingParcelList } from '@waybill/contract/rooms/ageing/ageing.columns.ts';
import type { LateParcel } from '@waybill/contract/rooms/ageing/ageing.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { customerName, namedJson, namedJsonOrNull, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { blockersOf, lifeColumns, lifeFacts, lifeOf, type LifeRow } from '../scan-kit/parcel-life.door.ts';
import { inQueue, missingCaseId } from '../tracking/tracking.door.ts';
import { keptDays, parcelDue, parcelStay } from './stay.sql.ts';
import { carriedBy, withinType } from '../labels/label-scope.door.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

type Branch = LateParcel['holder_branch'];
interface RawParcel
  extends
    LifeRow,
    Pick<
      TableRow<'label'>,
      'destination_name' | 'payment_type' | 'cod_amount' | 'cod_fee' | 'shipping_total' | 'return_fee'
    > {
  late_hours: number;
  kept_days: number;
  holder_branch: Branch;
  accept_branch: Branch;
  deliver_branch: Branch;
  forward_branch: Branch | null;
  holder_staff: string | null;
  merchant: string | null;
  missing_case_id: number | null;
}

/** Selects parcels that a branch has, or has to take over from another; couriers see what they carry. */
function reach(viewer: SessionViewer): RawBuilder<boolean> {
  if (worksOnTheStreet(viewer.level)) return carriedBy(viewer);
  return viewer.covers === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(${covered(viewer, 's.holder_branch_id')} or ${inQueue(null, viewer)})`;
}

const scopeAt = (moment: RawBuilder<Date>) => (viewer: SessionViewer) =>
  sql<boolean>`(s.status = any(${[...promisedStatuses]}::text[]) and s.closed_at is null
    and ${parcelDue} < ${moment} and ${reach(viewer)} and ${withinType(viewer)})`;

const columnsAt = (moment: RawBuilder<Date>) => sql`
  ${lifeColumns}, ${keptDays} as kept_days, floor(extract(epoch from ${moment} - (${parcelDue})) / 3600)::int as late_hours,
  ${namedJson('hb')} as holder_branch, ${namedJson('ab')} as accept_branch, ${namedJson('db')} as deliver_branch,
  ${namedJsonOrNull('fb')} as forward_branch, ${personName('s.holder_staff_id')} as holder_staff,
  ${customerName('c')} as merchant, l.destination_name,
  l.payment_type, l.cod_amount, l.cod_fee, l.shipping_total, l.return_fee, ${missingCaseId} as missing_case_id`;

/**
 * Parcels that are later than promised (O-13): what each branch has and has to take over. It reads only open parcels, not history: the statuses of
 * the promises are those of open parcels, and every branch column has an index with the status.
 */
export const ageingParcelSource = listSource<RawParcel, LateParcel>({
  definition: ageingParcelList,
  id: sql`s.label_id`,
  from: sql`
    label_state s
    join label l on l.id = s.label_id
    join branch hb on hb.id = s.holder_branch_id
    join branch ab on ab.id = coalesce(s.accept_branch_id, l.source_branch_id)
    join branch db on db.id = s.deliver_branch_id
    left join branch fb on fb.id = s.forward_branch_id
    left join customer c on c.id = l.merchant_id`,
  columns: columnsAt(sql<Date>`now()`),
  scope: scopeAt(sql<Date>`now()`),
  sort: { promised_at: parcelDue },
  search: (term) => contains('l.search_key', term),
  filters: {
    branch_id: sameNumber('s.holder_branch_id'),
    stay: (value) => sql<boolean>`(${parcelStay}) = ${value}`,
    status: sameText('s.status'),
    holder_id: sameNumber('s.holder_staff_id'),
  },
  rowOfInstants: rowOf,
});

/** The same at a moment of the server's clock. */
export function lateParcelsAt(moment: RawBuilder<Date>): typeof ageingParcelSource {
  return { ...ageingParcelSource, columns: columnsAt(moment), scope: scopeAt(moment) };
}

function rowOf(raw: RawParcel, viewer: SessionViewer): LateParcel {
  const life = lifeOf(raw);
  const facts = lifeFacts(raw);
  const next = nextForParcel(viewer, life, facts, blockersOf(raw));
  const stay = stayOf(life, facts) ?? 'accepted';
  const branches = [raw.holder_branch, raw.accept_branch, raw.deliver_branch, raw.forward_branch];
  return {
    id: raw.id,
    label_id: raw.id,
    tracking_code: raw.tracking_code,
    held_since: toIso(life[parcelPromises[stay].since] ?? life.status_at),
    promised_at: toIso(dueAt(life, facts, raw.kept_days) ?? life.status_at),
    late_hours: raw.late_hours,
    kept_days: raw.kept_days === 0 ? null : raw.kept_days,
    holder_staff: raw.holder_staff,
    status: raw.status,
    stay,
    holder_branch: raw.holder_branch,
    next_action: next.action,
    next_branch: branches.find((branch) => branch?.id === next.branch_id) ?? null,
    next_staff: next.staff_id === null ? null : raw.holder_staff,
    own: next.own,
    mailbag_id: raw.bag_id,
    missing_case_id: raw.missing_case_id,
    merchant: raw.merchant,
    destination_name: raw.destination_name,
    cod_charge: moneyOf(raw).cod_charge,
  };
}
