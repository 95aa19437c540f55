import { sql } from 'kysely';
import { superRoles } from '@waybill/domain/rooms/roles/roles.ts';
import { areTwo, givesHold, inHandsDays, makesAccount } from '@waybill/domain/rooms/staff/second-person.ts';
import type { Database } from '../../kernel/services.ts';

/**
 * May the second confirm what the first did? Read from the audit log, which every such change leaves a line in and nobody can change. At first or second hand:
 * whoever makes an account that makes an account has both.
 *
 * @example if (!(await confirmedByAnother(tx, bank.proposed_by, viewer.id, now))) return refuse('not_independent');
 */
export async function confirmedByAnother(db: Database, first: number, second: number, now: Date): Promise<boolean> {
  if (first === second) return false;
  const since = new Date(now.getTime() - inHandsDays * 86_400_000);
  const { rows } = await sql<{ of: number; by: number; made: boolean; super: boolean }>`
    with recursive hold (of, by, made) as (
      select p.id, p.id, true from unnest(${[first, second]}::bigint[]) p(id)
      union
      select h.of, a.staff_id, h.made and a.action = any(${[...makesAccount]}::text[])
      from hold h join audit a on a.room = 'staff' and a.record_id = h.by::text and a.at > ${since}
        and a.staff_id is not null and a.staff_id <> h.by
        and (a.action = any(${[...givesHold]}::text[]) or (a.action = 'edit' and a.after ? 'role'))
    )
    select h.of, h.by, h.made, st.role_slug = any(${[...superRoles]}::text[]) as super from hold h join staff st on st.id = h.by`.execute(
    db,
  );
  const holders = (of: number, made: boolean) =>
    new Set(rows.filter((row) => row.of === of && (row.made || !made)).map((row) => row.by));
  const person = (id: number) => ({ id, heldBy: holders(id, false), madeBy: holders(id, true) });
  return areTwo({
    first: person(first),
    second: person(second),
    supers: new Set(rows.filter((row) => row.super).map((row) => row.by)),
  });
}

/** Are all whose hands a document went through other people than this one? */
export async function areAllOthers(
  db: Database,
  hands: readonly number[],
  staffId: number,
  now: Date,
): Promise<boolean> {
  for (const hand of hands) if (!(await confirmedByAnother(db, hand, staffId, now))) return false;
  return true;
}
