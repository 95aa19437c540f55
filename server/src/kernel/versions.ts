import type { Transaction } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { Tables } from './db/tables.ts';

/**
 * Refuses the second of two editors with who saved first, when, and the record as it is now, so that a screen can display both versions side by side
 * and no input is lost.
 */
export async function changedMeanwhile(
  tx: Transaction<Tables>,
  now: { room: string; record: number | string; version: number; current: object },
): Promise<Refusal<'changed_meanwhile'>> {
  const last = await tx
    .selectFrom('audit as a')
    .leftJoin('staff as st', 'st.id', 'a.staff_id')
    .select(['a.at', 'st.name'])
    .where('a.room', '=', now.room)
    .where('a.record_id', '=', String(now.record))
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return refuse('changed_meanwhile', {
    values: { by: last?.name ?? '—', at: last ? toIso(last.at) : '', version: now.version, current: now.current },
  });
}

/** Returns the members that differ, before and after, for the audit log; `null` when none does. */
export function differences(
  before: object,
  after: object,
): { before: Record<string, unknown>; after: Record<string, unknown> } | null {
  const old = before as Record<string, unknown>;
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(old[key] ?? null) !== JSON.stringify(value ?? null),
  );
  if (changed.length === 0) return null;
  return {
    before: Object.fromEntries(changed.map(([key]) => [key, old[key] ?? null])),
    after: Object.fromEntries(changed),
  };
}
