import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { usualStatementDays } from '@waybill/domain/rooms/ledger/accounts.ts';
import { sql } from 'kysely';
import type { HandoverSums } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { conditionOf, questionOf } from '../../kernel/lists.ts';
import { handoverSource } from './handovers.queries.ts';

/** Sums the handovers of a list, in whole kyat. `expected` is null while the viewer is to count one of them blind: the sum would reveal it. */
export async function readHandoverSums(
  { db, viewer, now }: ReadContext,
  query: Parameters<typeof questionOf>[0],
): Promise<HandoverSums> {
  const sumQuestion = questionOf(query);
  const question = {
    ...sumQuestion,
    filters: {
      ...sumQuestion.filters,
      from: sumQuestion.filters['from'] ?? addDays(sumQuestion.filters['to'] ?? businessDate(now), -usualStatementDays),
    },
  };
  const { rows } = await sql<HandoverSums & { blind: boolean }>`
    select count(*)::int as count, coalesce(sum(h.expected), 0)::bigint as expected, coalesce(sum(h.counted), 0)::bigint as counted,
      coalesce(sum(h.expected - h.counted) filter (where h.counted < h.expected), 0)::bigint as short,
      coalesce(sum(h.counted - h.expected) filter (where h.counted > h.expected), 0)::bigint as over,
      coalesce(bool_or(h.counted is null and coalesce(h.giver_staff_id, h.created_by) <> ${viewer.id}), false) as blind
    from ${handoverSource.from} where ${conditionOf(handoverSource, viewer, question)}`.execute(db);
  const { blind = false, ...sums } = rows[0] ?? { count: 0, expected: 0, counted: 0, short: 0, over: 0 };
  return { ...sums, expected: blind ? null : sums.expected };
}
