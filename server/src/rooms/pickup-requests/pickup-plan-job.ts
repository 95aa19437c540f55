import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import type { CommandContext } from '../../kernel/context.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import { runCommand } from '../../kernel/run-command.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readSender } from '../customers/customers.door.ts';
import { makePickup, settlePickup } from './save-pickup.ts';
import { readDuePlans, type DuePlan } from './pickup-plans.queries.ts';

/** The plans as a viewer: nobody, who sees every branch. */
const planner: SessionViewer = {
  id: 0,
  sessionId: 0,
  userName: '',
  name: '',
  locale: 'mm',
  role: 'system',
  level: 0,
  permissions: [],
  branchId: null,
  internationalMail: false,
  mustChangePassword: false,
  covers: 'all',
};

/**
 * Makes the day's request of every weekly plan: one for each plan and day, however often and on however many servers it runs. Each in its own
 * transaction, so that a plan that cannot be worked off holds up no other. Throws at the end what failed, for the log.
 */
export function pickupPlanJob({ services, db }: JobTools): Job {
  return {
    name: 'pickup-plans',
    cron: '*/20 * * * *',
    work: async () => {
      const now = services.clock();
      const day = businessDate(now);
      const failures: unknown[] = [];
      for (const plan of await readDuePlans(db, day))
        await visitBy({ services, db }, plan, day, now).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} plans could not be worked off`);
    },
  };
}

/** Refused where the customer is served no more or their place has no branch: then nothing is made. */
async function visitBy({ services, db }: JobTools, plan: DuePlan, day: string, now: Date): Promise<void> {
  await runCommand(
    {
      services,
      db,
      live: null,
      viewer: planner,
      now,
      requestId: `pickup-plans-${plan.id}-${day}`,
      locale: 'mm',
      request: { ip: '', userAgent: null, raw: null },
    },
    {
      endpoint: 'pickup_requests.create',
      status: 201,
      audited: false,
      idempotencyKey: null,
      input: plan,
      act: (context) => makeVisit(context, plan, day),
    },
  );
}

async function makeVisit(context: CommandContext, plan: DuePlan, day: string) {
  const sender = await readSender(context.tx, planner, plan.customer_id);
  if (!sender?.default_address?.place_id) return { message: 'ok' };
  const { id, customer_id, day_part, vehicle, counts, include_products } = plan;
  const kept = await settlePickup(context, {
    customer_id,
    phone: sender.phones.slice(0, 2),
    name: sender.business_name ?? sender.customer_name,
    with_temp_address: false,
    place_id: sender.default_address.place_id,
    home_no: null,
    street: null,
    branch_id: null,
    time_request: day,
    day_part,
    vehicle,
    counts,
    include_products,
    weight: null,
    remark: null,
  });
  if (isRefusal(kept)) return kept;
  await makePickup(context, kept, { intake_branch_id: sender.branch_id, plan_id: id, postman_id: null });
  return { message: 'ok' };
}
