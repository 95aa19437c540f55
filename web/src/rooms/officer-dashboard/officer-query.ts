import { parseDate } from '@waybill/domain/kernel/calendar.ts';
import { officerFigures, type OfficerFigure } from '@waybill/domain/rooms/officer-dashboard/officer-figures.ts';
import { call } from '../../kernel/client.ts';

/**
 * The question in the address: the days, the figure that the map shows and the lines are sorted by, best first, and the region whose branches are
 * listed.
 */
export interface OfficerQuery {
  readonly from?: string;
  readonly to?: string;
  readonly figure?: OfficerFigure;
  readonly best?: 'yes';
  readonly region?: string;
}
type OfficerDays = Pick<OfficerQuery, 'from' | 'to'>;

export const usualFigure: OfficerFigure = 'rate';

const dayIn = (value: unknown): string | null => (typeof value === 'string' ? parseDate(value) : null);

export function officerQueryIn(raw: Readonly<Record<string, unknown>>): OfficerQuery {
  const [from, to] = [dayIn(raw.from), dayIn(raw.to)];
  const figure = officerFigures.find((name) => name === raw.figure);
  return {
    ...(from && to ? { from, to } : {}),
    ...(figure ? { figure } : {}),
    ...(raw.best === 'yes' ? { best: 'yes' } : {}),
    ...(typeof raw.region === 'string' ? { region: raw.region } : {}),
  };
}

export const officerDaysOf = ({ from, to }: OfficerQuery): OfficerDays => (from && to ? { from, to } : {});

/** Figures are read in the background, so that they keep no session alive. */
export const readOfficers = (days: OfficerDays, signal?: AbortSignal) =>
  call('officer_dashboard.read', { query: days, background: true, ...(signal ? { signal } : {}) });
