import { addDays } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import {
  dayFigureNames,
  type DayFigure,
  type DayValue,
  type DayValues,
} from '@waybill/domain/rooms/owner-days/owner-day.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { systemViewer, type SessionViewer } from '../../kernel/viewer.ts';
import { lateParcelsAt, minuteOf, parcelGroups, readGroups } from '../ageing/ageing.door.ts';
import { readOfficerDashboard } from '../officer-dashboard/officer-dashboard.door.ts';
import { readSummary } from '../reports/reports.door.ts';
import { readKeptFigures, type DayLine } from './owner-days.queries.ts';

/** Reads every figure of these branches; who is told which is decided when a sheet is read. */
const reader = (covers: SessionViewer['covers']): SessionViewer => ({
  ...systemViewer,
  covers,
  permissions: ['cash.handover', 'cod.view', 'expense.view', 'label.view', 'report.view'],
});

/**
 * Reads the figures of a day by branch, each from the room that owns it: the officers' figures, the reports, the list of late parcels. Open work is
 * counted as it is now, and compared with the sheet of the day before.
 */
export async function readDayFigures(
  base: Pick<ReadContext, 'db' | 'services' | 'now' | 'live' | 'requestId' | 'locale' | 'request'>,
  day: string,
  covers: SessionViewer['covers'],
): Promise<DayLine[]> {
  const context: ReadContext = { ...base, viewer: reader(covers) };
  const { db, viewer, now } = context;
  const before = addDays(day, -1);
  const report = async (tab: string, sum: string, from: string): Promise<Map<string | null, number>> => {
    const summary = await readSummary(context, tab, { period: 'daily', from, customers: 'all', by: 'branch' });
    if (isRefusal(summary)) throw new Error(`report ${tab}: ${summary.code}`);
    return new Map(summary.data.lines.map(({ key, sums }) => [key, sums[sum] ?? 0]));
  };
  // Each waits for the database alone, so all are read at once.
  const [officers, fees, feesBefore, expenses, expensesBefore, groups, kept] = await Promise.all([
    readOfficerDashboard(context, { from: day, to: day }),
    report('accepted', 'fees', day),
    report('accepted', 'fees', before),
    report('expense', 'amount', day),
    report('expense', 'amount', before),
    readGroups(db, lateParcelsAt(minuteOf(now)), viewer, { search: '' }, parcelGroups),
    readKeptFigures(db, before),
  ]);
  if (isRefusal(officers)) throw new Error(`the day ${day}: ${officers.code}`);
  const late = groups.branch_id;
  return officers.data.branches.map((line) => {
    const { id } = line.branch;
    const values = (figure: DayFigure): DayValue => {
      const money = (sums: typeof fees, sumsBefore: typeof fees): DayValue => ({
        value: sums.get(String(id)) ?? 0,
        before: sumsBefore.get(String(id)) ?? 0,
      });
      const open = (value: number | null): DayValue => ({ value, before: kept.get(id)?.[figure].value ?? null });
      switch (figure) {
        case 'accepted':
        case 'delivered':
        case 'failed':
        case 'returned':
          return { value: line[figure], before: line.before[figure] };
        case 'fees':
          return money(fees, feesBefore);
        case 'expenses':
          return money(expenses, expensesBefore);
        case 'late':
          return open(late.find(({ value }) => value === String(id))?.count ?? 0);
        case 'missing':
        case 'cod_held':
        case 'cod_old':
        case 'differences':
          return open(line[figure]);
      }
    };
    return {
      branch: line.branch,
      figures: Object.fromEntries(dayFigureNames.map((figure) => [figure, values(figure)])) as unknown as DayValues,
    };
  });
}
