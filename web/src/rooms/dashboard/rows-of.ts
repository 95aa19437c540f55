import type { Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';
import { trackedAs, type StepCountName } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { clearanceLife } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import type { PageTarget } from '../../kernel/pages.ts';

export type Shown = Pick<Dashboard, 'from' | 'to'> & { readonly branch: number | undefined };

const of = (branch: number | undefined): Record<string, string> =>
  branch === undefined ? {} : { branch_id: String(branch) };

/** Sorts late rows with the oldest first; the lists usually begin with the newest. Their columns are not imported, because of the dashboard's weight. */
const [oldestLabel, oldestScan, oldestCod] = ['created_at', 'at', 'id'] as const;

/** The rows behind each number: the same list, filters and days as the server counted. */
export const rowsOf = {
  figure: (name: StepCountName, { from, to, branch }: Shown): PageTarget => ({
    name: 'track-by-date',
    search: { step: trackedAs(name), from, to, ...of(branch) },
  }),
  made: (tab: string, { from, to, branch }: Shown): PageTarget => ({
    name: 'label',
    params: { tab },
    search: { from, to, ...of(branch) },
  }),
  queue: (queue: string, branch: number | undefined): PageTarget => ({
    name: 'parcels',
    params: { tab: queue },
    search: of(branch),
  }),
  underWay: (
    days: { readonly from?: string | null; readonly to?: string | null },
    branch: number | undefined,
  ): PageTarget => ({
    name: 'label',
    params: { tab: 'ongoing' },
    search: {
      ...(days.from ? { from: days.from } : {}),
      ...(days.to ? { to: days.to } : {}),
      ...of(branch),
      sort: oldestLabel,
    },
  }),
  exceptions: (branch: number | undefined): PageTarget => ({
    name: 'exception-scans',
    params: { tab: 'open' },
    search: { ...of(branch), sort: oldestScan },
  }),
  townsUnknown: { name: 'branches', search: { town_unknown: 'yes' } } as PageTarget,
  toComplete: (branch: number | undefined): PageTarget => ({
    name: 'customer.list',
    search: { to_complete: 'yes', ...of(branch) },
  }),
  toConfirm: (branch: number | undefined): PageTarget => ({
    name: 'customer.list',
    search: { to_confirm: 'yes', ...of(branch) },
  }),
  lateCod: (stay: string | null, branch: number | undefined): PageTarget => ({
    name: 'ageing',
    params: { tab: 'cod' },
    search: { ...(stay === null ? {} : { stay }), ...of(branch) },
  }),
  heldCod: (holder: string, branch: number | undefined): PageTarget => ({
    name: 'cod',
    params: { status: codAt.delivered },
    search: { holder, ...of(branch), sort: oldestCod },
  }),
  paidCod: (branch: number | undefined): PageTarget => ({
    name: 'cod-clearance',
    search: { status: clearanceLife.at.complete, ...of(branch) },
  }),
  cod: (status: string, branch: number | undefined): PageTarget =>
    status === codAt.ready
      ? { name: 'cod-clearance.ready', search: of(branch) }
      : { name: 'cod', params: { status }, search: { ...of(branch), sort: oldestCod } },
};
