import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { servingRefusal } from '@waybill/domain/rooms/customers/decide-customer.ts';
import type { PickupPlanValues } from '@waybill/domain/rooms/pickup-requests/pickup-form.ts';
import { pickupPlanLife } from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import type { PickupPlanRow } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { answerRecord, changeState, type Changed, type AuditedRecord } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import type { TableRow } from '../../kernel/db/tables.ts';
import { readRow } from '../../kernel/lists.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import { readSender } from '../customers/customers.door.ts';
import { pickupPlanSource, coveredPlan } from './pickup-plans.queries.ts';

/** A weekly plan as commands see it. */
const pickupPlanRecord: AuditedRecord<'pickup_plans', TableRow<'pickup_plan'>, PickupPlanRow> = {
  room: 'pickup_plans',
  lock: ({ tx, viewer }, id) => lockRow(tx, 'pickup_plan n', id, coveredPlan(viewer)),
  auditSubject: ({ id }) => ({ name: String(id) }),
  notify: (context, _plan, id, shown) =>
    context.publish({ topic: 'pickup_request', branchId: shown?.branch.id ?? null, payload: { plan: id } }),
  read: ({ tx, viewer }, id) => readRow(tx, pickupPlanSource, viewer, id),
};

/** A weekly plan from today on. Refused: `customer_not_active`, and `customer_without_address` for one whose place is not known. */
export async function createPlan(
  context: CommandContext,
  body: PickupPlanValues,
): Promise<{ data: PickupPlanRow } | Refusal> {
  const { tx, viewer, now } = context;
  const sender = await readSender(tx, viewer, body.customer_id);
  if (!sender) return refuse('validation_failed', { fields: { customer_id: [{ code: 'select' }] } });
  const closed = servingRefusal(sender.status);
  if (closed) return closed;
  if (!sender.default_address?.place_id)
    return refuse('customer_without_address', { fields: { customer_id: [{ code: 'customer_without_address' }] } });
  const { id } = await tx
    .insertInto('pickup_plan')
    .values({
      ...body,
      weekdays: [...body.weekdays],
      starts_on: businessDate(now),
      status: pickupPlanLife.initial,
      created_at: now,
      created_by: viewer.id,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const name = sender.business_name ?? sender.customer_name;
  context.audit({ room: 'pickup_plans', record: id, name, branchId: sender.branch_id, action: 'create', after: body });
  context.publish({ topic: 'pickup_request', branchId: sender.branch_id, payload: { plan: id } });
  return answerRecord(await readRow(tx, pickupPlanSource, viewer, id));
}

/** Ends a plan; the requests that it has made stay. */
export function endPlan(context: CommandContext, id: number): Changed<PickupPlanRow> {
  const { tx, now } = context;
  return changeState(context, pickupPlanRecord, id, {
    command: 'end',
    decide: ({ status }) => nextState(pickupPlanLife, status, 'end'),
    set: async (status) => {
      await tx
        .updateTable('pickup_plan')
        .set({ status, ...touched(now) })
        .where('id', '=', id)
        .execute();
    },
  });
}
