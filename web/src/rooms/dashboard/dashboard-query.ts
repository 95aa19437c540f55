import { parseDate } from '@waybill/domain/kernel/calendar.ts';
import { call } from '../../kernel/client.ts';

/** What the address holds: nothing is today and every branch that one covers. */
export interface DashboardQuery {
  readonly branch_id?: number;
  readonly from?: string;
  readonly to?: string;
}

const dayIn = (value: unknown): string | null => (typeof value === 'string' ? parseDate(value) : null);

export function queryIn(raw: Readonly<Record<string, unknown>>): DashboardQuery {
  const branch = Number(raw.branch_id);
  const [from, to] = [dayIn(raw.from), dayIn(raw.to)];
  return {
    ...(Number.isSafeInteger(branch) && branch > 0 ? { branch_id: branch } : {}),
    ...(from && to ? { from, to } : {}),
  };
}

export const keyOf = (question: DashboardQuery): string => `dashboard ${JSON.stringify(question)}`;

/** Figures are read in the background, so that they keep no session alive. */
export const read = (question: DashboardQuery, signal?: AbortSignal) =>
  call('dashboard.read', { query: question, background: true, ...(signal ? { signal } : {}) });
