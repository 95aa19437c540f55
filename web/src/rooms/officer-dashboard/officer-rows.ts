import { addDays } from '@waybill/domain/kernel/calendar.ts';
import { trackedAs, type StepCountName } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import type { OfficerFigure } from '@waybill/domain/rooms/officer-dashboard/officer-figures.ts';
import { ages } from '@waybill/domain/rooms/dashboard/periods.ts';
import { oldFrom } from '@waybill/domain/rooms/officer-dashboard/officer-figures.ts';
import { callAt } from '@waybill/domain/rooms/calls/call-states.ts';
import { handoverLife } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';
import type { OfficerDashboard } from '@waybill/contract/rooms/officer-dashboard/officer-dashboard.contract.ts';
import type { PageTarget } from '../../kernel/pages.ts';

type Days = Pick<OfficerDashboard, 'from' | 'to' | 'today'>;
type Search = Readonly<Record<string, string>>;

const steps = (name: StepCountName, days: Days, of: Search): PageTarget => ({
  name: 'track-by-date',
  search: { step: trackedAs(name), from: days.from, to: days.to, ...of },
});
const cod = (of: Search): PageTarget => ({ name: 'cod', params: { status: codAt.delivered }, search: of });

/** The rows behind each figure of a branch, or of all: the same list, filters and days as the server counted. */
const rows: Readonly<Record<OfficerFigure, (days: Days, of: Search) => PageTarget>> = {
  accepted: (days, of) => steps('accepted', days, of),
  delivered: (days, of) => steps('delivered', days, of),
  // Failed deliveries are the rest of the rate to one hundred.
  rate: (days, of) => steps('failed', days, of),
  p50: (days, of) => steps('delivered', days, of),
  p90: (days, of) => steps('delivered', days, of),
  returned: (days, of) => steps('returned', days, of),
  reached: ({ from, to }, of) => ({
    name: 'call-list',
    params: { tab: callAt.closed },
    search: { reached: 'yes', from, to, ...of },
  }),
  cod_held: (_, of) => cod(of),
  cod_old: ({ today }, of) => cod({ to: addDays(today, -(ages[oldFrom]?.[0] ?? 0)), ...of }),
  differences: (_, of) => ({
    name: 'cash',
    params: { tab: handoverLife.at.active },
    search: { difference: 'yes', ...of },
  }),
  missing: (_, of) => ({ name: 'missing-cases', params: { tab: 'open' }, search: of }),
};

export function rowsOfFigure(figure: OfficerFigure, days: Days, branch?: number): PageTarget {
  return rows[figure](days, branch === undefined ? {} : { branch_id: String(branch) });
}

export const rowsOfReason = (reason: string | null, days: Days): PageTarget =>
  steps('returned', days, { return_reason: reason ?? 'none' });

export const rowsOfCod = (
  holder: string,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): PageTarget => cod({ holder, ...(from ? { from } : {}), ...(to ? { to } : {}) });
