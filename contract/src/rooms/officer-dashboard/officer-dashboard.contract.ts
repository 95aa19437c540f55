import { z } from 'zod';
import { codHolders } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { returnReasonNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { longestOfficerPeriod } from '@waybill/domain/rooms/officer-dashboard/officer-periods.ts';
import { regionCodes } from '@waybill/domain/rooms/officer-dashboard/region-map.ts';
import { rank } from '@waybill/domain/kernel/roles.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, named, one } from '../../kernel/schemas.ts';

const int = z.number().int();
const kyat = int.describe('whole kyat');
const day = z.string().describe('yyyy-mm-dd, Yangon');
const oneOf = (values: readonly string[]) => z.enum(values);

const sums = {
  accepted: int,
  delivered: int,
  failed: int.describe('attempts that failed'),
  returned: int,
  p50_hours: int.nullable().describe('from acceptance to delivery, of half the delivered parcels'),
  p90_hours: int.nullable().describe('of nine tenths of them'),
  calls: int.describe('calls that somebody answered in the end, or nobody'),
  reached: int,
};
const figures = {
  ...sums,
  before: z.object(sums).describe('in the period before, of the same length'),
  cod_held: kyat
    .nullable()
    .describe('COD of delivered parcels that has not come in; null for whoever does not see COD'),
  cod_old: kyat.nullable().describe('of it, what was delivered longer ago than a few days'),
  differences: int.nullable().describe('open cash handovers whose count differs; null for whoever does not see them'),
  missing: int.describe('cases of missing parcels that are open'),
};
const region = z.string().nullable().describe('the first two digits of its postcodes; null without one');
const regionLine = z.object({ ...figures, region: oneOf(regionCodes).nullable(), names: named.nullable() });
export type RegionLine = z.infer<typeof regionLine>;
const week = z.object({ from: day, to: day, delivered: int, failed: int });
const branchLine = z.object({
  ...figures,
  branch: named.extend({ code: z.string() }),
  region,
  weeks: z.array(week).describe('the latest weeks of the period and the one before, the earliest first'),
});
export type OfficerBranchLine = z.infer<typeof branchLine>;

const officerDashboard = z.object({
  at: instant,
  today: day,
  from: day,
  to: day,
  days: int,
  total: z.object(figures),
  regions: z.array(regionLine).describe('those that have a branch'),
  branches: z.array(branchLine),
  reasons: z
    .array(z.object({ reason: oneOf(returnReasonNames).nullable(), count: int, previous: int }))
    .describe('parcels that came back, by why; null where nothing was said'),
  cod: z
    .array(
      z.object({
        holder: oneOf(codHolders)
          .nullable()
          .describe('null for that of branches of which the viewer may have to count a part blind'),
        ages: z.array(z.object({ count: int, amount: kyat })),
      }),
    )
    .nullable()
    .describe('by who has the cash and how long ago it was delivered; null for whoever does not see COD'),
  ages: z.array(z.object({ from: day.nullable(), to: day.nullable() })).describe('days of delivery of each age'),
});
export type OfficerDashboard = z.infer<typeof officerDashboard>;

export const officerDashboardContract = {
  read: endpoint({
    id: 'officer_dashboard.read',
    method: 'GET',
    path: '/api/officer-dashboard',
    access: { upToLevel: rank.luxury, permission: 'dashboard-view' },
    scope: 'branch',
    summary: `What each covered branch and region did in up to ${longestOfficerPeriod} days, beside the days before, and what stands open now`,
    query: z.strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
    output: one(officerDashboard),
    refusals: ['validation_failed'],
  }),
};
