import { sql, type RawBuilder } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { codStayOf, nextForCod } from '@waybill/domain/rooms/ageing/next-action.ts';
import { codPromises, codStays, type CodStay } from '@waybill/domain/rooms/ageing/promises.ts';
import { countsCashTransfers, seesStreetBooks } from '@waybill/domain/rooms/handovers/decide-handover.ts';
import type { CashPlace } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { codAt, type CodState } from '@waybill/domain/rooms/labels/cod-states.ts';
import type { LabelMoneyEventName } from '@waybill/domain/rooms/ledger/label-postings.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import { ageingCodList } from '@waybill/contract/rooms/ageing/ageing.columns.ts';
import type { LateCod } from '@waybill/contract/rooms/ageing/ageing.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered, covers } from '../../kernel/scope.ts';
import { sameNumber } from '../../kernel/sql/filters.ts';
import { customerName, namedJson, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { codDue, codStay } from './stay.sql.ts';
import type { IsoRow, TableRow } from '../../kernel/db/tables.ts';

interface RawCod
  extends
    Pick<TableRow<'label'>, 'id' | 'tracking_code' | 'branch_id' | 'cod_amount'>,
    Pick<IsoRow<'label_cash'>, 'since' | 'handover_id' | 'staff_id'> {
  label_id: number;
  late_hours: number;
  place: CashPlace | null;
  sent_by: number | null;
  cod_status: CodState;
  holder_staff: string | null;
  branch: LateCod['branch'];
  customer: string | null;
  customer_id: number | null;
  customer_branch_id: number | null;
  clearance_id: number | null;
}

const delivered: LabelMoneyEventName = 'delivered';
const merchantWaits = [codAt.ready, codAt.onDocument];
/** Fewest hours after which cash, or a payment to a merchant, can be late: so that an index finds the few rows that can be, and not all that is open. */
const soonest = (stays: readonly CodStay[]) => Math.min(...stays.map((stay) => codPromises[stay].hours));
const waitStays: readonly CodStay[] = ['ready', 'on_document'];
const [cashHours, waitHours] = [soonest(codStays.filter((stay) => !waitStays.includes(stay))), soonest(waitStays)];
const before = (moment: RawBuilder<Date>, hours: number) => sql`${moment} - interval '1 hour' * ${sql.lit(hours)}`;

/**
 * Two rows for the COD of a delivered parcel: its cash until head office or the bank has it, and the payment that the merchant waits for. A gate that
 * pays early makes the second wait while the first is still out, and neither may hide the other.
 */
const moneyAt = (moment: RawBuilder<Date>) => sql`(
  select k.journal_id * 2 as id, k.label_id, k.place, k.handover_id, k.staff_id, k.branch_id, k.since, s.cod_status, null::bigint as clearance_id
  from label_cash k join label_state s on s.label_id = k.label_id
  where k.event = ${sql.lit(delivered)} and s.cod_status is not null and k.since < ${before(moment, cashHours)}
  union all
  select s.label_id * 2 + 1, s.label_id, null, null, null, coalesce(c.branch_id, s.deliver_branch_id), s.delivered_at, s.cod_status, s.clearance_id
  from label_state s join label l on l.id = s.label_id left join customer c on c.id = l.merchant_id
  where s.cod_status in (${sql.join(merchantWaits.map((state) => sql.lit(state)))}) and s.delivered_at < ${before(moment, waitHours)})`;

const scopeAt = (moment: RawBuilder<Date>) => (viewer: SessionViewer) => {
  const reach = worksOnTheStreet(viewer.level)
    ? sql<boolean>`m.staff_id = ${viewer.id}`
    : covered(viewer, 'm.branch_id');
  return sql<boolean>`(${codDue} < ${moment} and ${reach})`;
};

const columnsAt = (moment: RawBuilder<Date>) => sql`
  m.id, m.label_id, l.tracking_code, m.since, m.place, m.handover_id, h.created_by as sent_by, m.cod_status, m.staff_id, m.branch_id,
  m.clearance_id, floor(extract(epoch from ${moment} - (${codDue})) / 3600)::int as late_hours,
  ${personName('m.staff_id')} as holder_staff, ${namedJson('b')} as branch, l.cod_amount,
  ${customerName('c')} as customer, c.id as customer_id, c.branch_id as customer_branch_id`;

const fromAt = (moment: RawBuilder<Date>) => sql`
    ${moneyAt(moment)} m
    join label l on l.id = m.label_id
    join branch b on b.id = m.branch_id
    left join customer c on c.id = l.merchant_id
    left join cash_handover h on h.id = m.handover_id`;

/** COD that is later than promised (O-13). It reads only what is out or not paid, not history. */
export const ageingCodSource = listSource<RawCod, LateCod>({
  definition: ageingCodList,
  id: sql`m.id`,
  from: fromAt(sql<Date>`now()`),
  columns: columnsAt(sql<Date>`now()`),
  scope: scopeAt(sql<Date>`now()`),
  sort: { promised_at: codDue },
  search: (term) => contains('l.search_key', term),
  filters: {
    branch_id: sameNumber('m.branch_id'),
    stay: (value) => sql<boolean>`(${codStay}) = ${value}`,
    holder_id: sameNumber('m.staff_id'),
  },
  row: rowOf,
});

/** The same at a moment of the server's clock. */
export function lateCodAt(moment: RawBuilder<Date>): typeof ageingCodSource {
  return { ...ageingCodSource, from: fromAt(moment), columns: columnsAt(moment), scope: scopeAt(moment) };
}

const msAnHour = 3_600_000;

function rowOf(raw: RawCod, viewer: SessionViewer): LateCod {
  const stay = codStayOf(raw);
  const next = nextForCod(raw);
  return {
    id: raw.id,
    label_id: raw.label_id,
    tracking_code: raw.tracking_code,
    held_since: raw.since,
    promised_at: toIso(new Date(Date.parse(raw.since) + codPromises[stay].hours * msAnHour)),
    late_hours: raw.late_hours,
    holder_staff: raw.holder_staff,
    stay,
    cod_status: raw.cod_status,
    branch: raw.branch,
    cod_amount: seesAmount(viewer, stay, raw) ? raw.cod_amount : null,
    customer: raw.customer,
    customer_id: covers(viewer, raw.customer_branch_id) ? raw.customer_id : null,
    handover_id: raw.handover_id,
    clearance_id: raw.clearance_id,
    next_action: next.action,
    own: can(viewer, next.permission) && (next.action !== 'hand_in' || raw.staff_id === viewer.id),
  };
}

/** Users who may have to count this cash do not see its amount here (decisions 5), because the rows could be added up. */
function seesAmount(viewer: SessionViewer, stay: CodStay, { staff_id, sent_by }: RawCod): boolean {
  if (stay === 'with_courier') return staff_id === viewer.id || seesStreetBooks(viewer);
  return stay !== 'to_bank' || sent_by === viewer.id || !countsCashTransfers(viewer);
}
