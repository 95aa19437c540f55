import { z } from 'zod';
import { longestPeriod, trendDays } from '@waybill/domain/rooms/dashboard/periods.ts';
import { stepCountNames } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { codLife } from '@waybill/domain/rooms/labels/cod-states.ts';
import { codActions } from '@waybill/domain/rooms/ageing/next-action.ts';
import { codStays } from '@waybill/domain/rooms/ageing/promises.ts';
import { codHolders } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { labelTabs } from '@waybill/domain/rooms/labels/label-tabs.ts';
import { workQueues } from '@waybill/domain/rooms/labels/work-queues.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, named, one, recordId } from '../../kernel/schemas.ts';

const int = z.number().int();
const kyat = int.describe('whole kyat');
const day = z.string().describe('yyyy-mm-dd, Yangon');
const capped = int.describe('counted to 10,000');

const figure = z.object({
  key: z.enum(stepCountNames),
  count: int,
  labels: int.describe('each label once'),
  amount: kyat.nullable().describe('shipping of what was accepted, COD of what was delivered'),
  previous: int.describe('in the period before, of the same length'),
});

const coded = named.extend({ code: z.string() });
const branchLine = z.object({
  branch: coded,
  accepted: int,
  out: int,
  delivered: int,
  failed: int,
  returned: int,
  cash: kyat
    .nullable()
    .describe(
      'held by the branch, and by its couriers for whoever does not count theirs; null while the viewer may have to count what it has sent',
    ),
});
export type BranchLine = z.infer<typeof branchLine>;

const dashboard = z.object({
  at: instant,
  from: day,
  to: day,
  days: int,
  figures: z.array(figure),
  made: z
    .array(z.object({ tab: z.enum(labelTabs), count: int, cod_amount: kyat, delivery_charge: kyat }))
    .describe('labels made in the period, by where they stand now'),
  queues: z.array(z.object({ queue: z.enum(workQueues), count: capped })),
  under_way: capped,
  late: capped,
  late_to: day.describe('made on this day or before'),
  exceptions: capped,
  towns_unknown: int
    .nullable()
    .describe('branches whose town is no place of the list; null for whoever cannot change it'),
  to_complete: capped
    .nullable()
    .describe('merchants made at the counter whose records wait for completion; null for whoever cannot complete them'),
  to_confirm: capped
    .nullable()
    .describe(
      'customers whose bank account or terms wait for a second person; null for whoever does not decide about them',
    ),
  ages: z
    .array(z.object({ from: day.nullable(), to: day.nullable(), count: capped }))
    .describe('labels under way by the day they were made'),
  late_cod: z
    .array(
      z.object({
        stay: z.enum(codStays),
        next_action: z.enum(codActions),
        count: int,
        amount: kyat.nullable().describe('null while the viewer may have to count a part of it'),
        oldest_days: int.describe('whole days that the oldest is later than promised'),
      }),
    )
    .nullable()
    .describe('COD that is later than promised, by where it is; null for whoever does not see COD'),
  cod: z
    .array(z.object({ status: z.enum(codLife.stateNames), count: int, amount: kyat }))
    .nullable()
    .describe('COD that has not been paid to merchants; null for whoever does not see it'),
  cod_held: z
    .array(z.object({ holder: z.enum(codHolders).nullable(), count: int, amount: kyat }))
    .nullable()
    .describe(
      'the collected COD of `cod` by who has the cash; a holder of null is what the viewer may have to count a part of',
    ),
  cod_paid: z
    .object({ count: int, amount: kyat })
    .nullable()
    .describe('paid to merchants in the period; null for whoever does not see clearances'),
  trend: z.array(z.object({ day, accepted: int, delivered: int, returned: int })),
  choices: z.array(coded).describe('the branches that can be asked for alone; empty for somebody who covers one'),
  branches: z.array(branchLine).describe('empty for one branch'),
});
export type Dashboard = z.infer<typeof dashboard>;

export const dashboardContract = {
  read: endpoint({
    id: 'dashboard.read',
    method: 'GET',
    path: '/api/dashboard',
    withFrame: true,
    access: { permission: 'dashboard-view' },
    scope: 'branch',
    summary: `The day, or a period of up to ${longestPeriod} days, of the covered branches or one of them, with ${trendDays} days up to its end and as many before them`,
    query: z.strictObject({
      branch_id: recordId.optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    output: one(dashboard),
    refusals: ['branch_not_covered', 'validation_failed'],
  }),
};
