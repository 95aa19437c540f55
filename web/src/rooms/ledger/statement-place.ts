import { parseDate } from '@waybill/domain/kernel/calendar.ts';
import type { StatementPlace } from './StatementExport.tsx';

const dayOf = (raw: unknown): string | null => (typeof raw === 'string' && parseDate(raw) === raw ? raw : null);

/** Reads a statement's place from the query of its address; what makes no sense is dropped (N-35). */
export function readStatementPlace(raw: Readonly<Record<string, unknown>>): StatementPlace {
  const page = Number(raw['page']);
  return {
    from: dayOf(raw['from']),
    to: dayOf(raw['to']),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** @example writeStatementPlace({ from: null, to: null, page: 1 }) // {} */
export function writeStatementPlace({ from, to, page }: StatementPlace): Record<string, string> {
  return {
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}
