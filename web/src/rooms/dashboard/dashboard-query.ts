import { parseDate } from '@waybill/domain/kernel/calendar.ts';
import { addressOfCall, call } from '../../kernel/client.ts';
import { hereNow, keepQuestion, takeEarly } from '../../kernel/early-answers.ts';

/** The question in the address; empty means today and every branch that the user covers. */
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

/** Asks the question of the page, unless it was asked early. */
export async function readFirst(question: DashboardQuery, signal: AbortSignal) {
  const [key, address] = [keyOf(question), hereNow()];
  const answer = await takeEarly(key, () => read(question, signal));
  void addressOfCall('dashboard.read', {}).then((path) =>
    keepQuestion({ address, key, path, query: { ...question }, background: true }),
  );
  return answer;
}

/** Figures are read in the background, so that they keep no session alive. */
export const read = (question: DashboardQuery, signal?: AbortSignal) =>
  call('dashboard.read', { query: question, background: true, ...(signal ? { signal } : {}) });
