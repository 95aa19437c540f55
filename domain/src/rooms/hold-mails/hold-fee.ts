const day = 86_400_000;

/** The days of a hold, and what a week of it costs in whole kyat. Days are 'yyyy-mm-dd'. */
export interface HoldCosts {
  readonly started_on: string;
  readonly ended_on: string;
  readonly week_fee: number;
  /** Weeks that were paid with the label. */
  readonly weeks_paid: number;
}

/** The weeks that a hold has begun: the first begins with the hold itself. */
function startedWeeks({ started_on, ended_on }: Pick<HoldCosts, 'started_on' | 'ended_on'>): number {
  const days = Math.round((Date.parse(ended_on) - Date.parse(started_on)) / day);
  return Math.max(1, Math.ceil(days / 7));
}

/**
 * What a hold costs, in whole kyat: the fee of every started week that was not paid for before (decisions 13).
 *
 * @example holdFee({ started_on: '2026-11-01', ended_on: '2026-11-09', week_fee: 500, weeks_paid: 0 }) === 1_000
 */
export function holdFee(costs: HoldCosts): number {
  return Math.max(0, startedWeeks(costs) - costs.weeks_paid) * costs.week_fee;
}
