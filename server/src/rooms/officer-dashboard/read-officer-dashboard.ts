import { businessDate, toIso } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { daysIn } from '@waybill/domain/rooms/dashboard/periods.ts';
import type { OfficerLine, OfficerSums } from '@waybill/domain/rooms/officer-dashboard/officer-figures.ts';
import { longestOfficerPeriod, spanOf, usualSpan } from '@waybill/domain/rooms/officer-dashboard/officer-periods.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { OfficerDashboard } from '@waybill/contract/rooms/officer-dashboard/officer-dashboard.contract.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { readOfficerBranches } from './officer-branches.queries.ts';
import { readHeldCod, readOfficerCalls, readOfficerCases } from './officer-open.queries.ts';
import { readOfficerSteps } from './officer-steps.queries.ts';

/**
 * Returns the figures of the covered branches and their regions in a period, beside the one before, and their open work (N-05). Every number is that
 * of a list that can be opened. The work of the query is bounded by the two periods and by open records, never by history. Refused:
 * `validation_failed` for a period that is too long.
 */
export async function readOfficerDashboard(
  { db, viewer, now }: ReadContext,
  question: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<{ data: OfficerDashboard } | Refusal<'validation_failed'>> {
  const today = businessDate(now);
  const usual = spanOf(usualSpan, question.to ?? today);
  const period = { from: question.from ?? usual.from, to: question.to ?? usual.to };
  const days = daysIn(period);
  if (days < 1 || days > longestOfficerPeriod)
    return refuse('validation_failed', {
      fields: {
        to: [
          { code: days < 1 ? 'min' : 'max', values: days < 1 ? { min: period.from } : { max: longestOfficerPeriod } },
        ],
      },
    });
  const [branches, steps, calls, cases, cod] = await Promise.all([
    readOfficerBranches(db, viewer),
    readOfficerSteps(db, viewer, period),
    readOfficerCalls(db, viewer, period),
    readOfficerCases(db, viewer),
    can(viewer, 'cod.view') ? readHeldCod(db, viewer, today) : null,
  ]);
  const seesCash = can(viewer, 'cash.handover');
  const lineOf = (ids: readonly number[]): OfficerLine => {
    const of = <Row extends { readonly branch_id: number }>(rows: readonly Row[], pick: (row: Row) => number) =>
      rows.reduce((sum, row) => (ids.includes(row.branch_id) ? sum + pick(row) : sum), 0);
    const sums = (current: boolean): OfficerSums => {
      const called = calls.filter((row) => row.current === current);
      return {
        ...steps.of(current, ids),
        calls: of(called, (row) => row.calls),
        reached: of(called, (row) => row.reached),
      };
    };
    return {
      ...sums(true),
      before: sums(false),
      ...(cod?.heldBy(ids) ?? { cod_held: null, cod_old: null }),
      differences: seesCash ? of(cases, (row) => row.differences) : null,
      missing: of(cases, (row) => row.missing),
    };
  };
  const all = branches.map(({ branch }) => branch.id);
  const regions = [...new Set(branches.map(({ region }) => region))]
    .toSorted((a, b) => (a ?? '99').localeCompare(b ?? '99'))
    .map((region) => [region, branches.filter((one) => one.region === region)] as const);
  return {
    data: {
      at: toIso(now),
      today,
      ...period,
      days,
      total: lineOf(all),
      regions: regions.map(([region, own]) => ({
        region,
        names: own[0]?.names ?? null,
        ...lineOf(own.map(({ branch }) => branch.id)),
      })),
      branches: branches.map(({ branch, region }) => ({
        branch,
        region,
        ...lineOf([branch.id]),
        weeks: steps.weeksOf(branch.id),
      })),
      reasons: steps.reasons,
      cod: cod && cod.holders,
      ages: cod?.spans ?? [],
    },
  };
}
