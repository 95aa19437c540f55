import { sql, type RawBuilder } from 'kysely';
import { weekdayNames } from '@waybill/domain/kernel/spelled-date.ts';
import { weekdays, type DayPart, type Vehicle } from '@waybill/domain/rooms/pickup-requests/pickup-kinds.ts';
import type { PickupPlanRow } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { pickupPlanList } from '@waybill/contract/rooms/pickup-requests/pickup-requests.columns.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { customerName, namedJson } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { isPlanned } from '@waybill/domain/rooms/pickup-requests/decide-pickup.ts';
import { pickupPlanLife } from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import type { Database } from '../../kernel/services.ts';

type RawPlan = Omit<PickupPlanRow, 'days'>;

/** Weekly plans; a plan is its customer's, so who covers the customer sees it. */
export const pickupPlanSource = listSource<RawPlan, PickupPlanRow>({
  definition: pickupPlanList,
  id: sql`n.id`,
  from: sql`pickup_plan n join customer c on c.id = n.customer_id join branch b on b.id = c.branch_id`,
  columns: sql`n.id, n.customer_id, ${customerName('c')} as name, ${namedJson('b', ['code'])} as branch, n.weekdays, n.day_part,
    n.vehicle, n.counts, n.include_products, n.until, n.status`,
  scope: (viewer) => covered(viewer, 'c.branch_id'),
  sort: { id: sql`n.id` },
  search: (term) => contains('c.search_key', term),
  filters: { status: sameText('n.status'), branch_id: sameNumber('c.branch_id') },
  row: (raw) => ({
    ...raw,
    days: weekdays
      .filter((day) => raw.weekdays.includes(day))
      .map((day) => ({
        name_en: weekdayNames.en[day] ?? '',
        name_mm: weekdayNames.mm[day] ?? '',
        name_zh: weekdayNames.zh[day] ?? null,
      })),
  }),
});

/** Condition: the viewer covers the branch of the customer of plan `n`. */
export const coveredPlan = (viewer: SessionViewer): RawBuilder<boolean> =>
  sql<boolean>`exists (select from customer c where c.id = n.customer_id and ${covered(viewer, 'c.branch_id')})`;

export interface DuePlan {
  readonly id: number;
  readonly customer_id: number;
  readonly weekdays: number[];
  readonly starts_on: string;
  readonly until: string | null;
  readonly day_part: DayPart;
  readonly vehicle: Vehicle;
  readonly counts: number;
  readonly include_products: string | null;
}

/** The plans that want a visit on this day and have none yet. */
export async function readDuePlans(db: Database, day: string): Promise<DuePlan[]> {
  const { rows } = await sql<DuePlan>`
    select n.id, n.customer_id, n.weekdays, n.starts_on, n.until, n.day_part, n.vehicle, n.counts, n.include_products
    from pickup_plan n
    where n.status = ${pickupPlanLife.initial}
      and not exists (select from pickup_request q where q.plan_id = n.id and q.time_request = ${day}::date)
    order by n.id`.execute(db);
  return rows.filter((plan) => isPlanned(plan, day));
}
