const day = 86_400_000;

/** Days of a hold, 'yyyy-mm-dd', and the weekly fee in whole kyat. */
export interface HoldCosts {
  readonly started_on: string;
  readonly ended_on: string;
  readonly week_fee: number;
  /** Weeks paid with the label. */
  readonly weeks_paid: number;
}

/** Returns the number of started weeks; the first starts with the hold. */
function startedWeeks({ started_on, ended_on }: Pick<HoldCosts, 'started_on' | 'ended_on'>): number {
  const days = Math.round((Date.parse(ended_on) - Date.parse(started_on)) / day);
  return Math.max(1, Math.ceil(days / 7));
}

/**
 * Returns the cost of a hold in whole kyat: the fee of every started week that was not paid before (decisions 13).
 *
 * @example holdFee({ started_on: '2026-11-01', ended_on: '2026-11-09', week_fee: 500, weeks_paid: 0 }) === 1_000
 */
export function holdFee(costs: HoldCosts): number {
  return Math.max(0, startedWeeks(costs) - costs.weeks_paid) * costs.week_fee;
}
