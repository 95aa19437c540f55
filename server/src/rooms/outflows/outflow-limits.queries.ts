import { sql } from 'kysely';
import {
  limitFor,
  limitKinds,
  onePerson,
  personKeys,
  tightestRoom,
  type LimitKind,
  type OutflowLimitRow,
  type OutflowRoom,
} from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import type { RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { inHandsDays } from '@waybill/domain/rooms/staff/second-person.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readLeftToday, readMostLeft, type Leaving } from './outflows.store.ts';
import { formerLimits, type FormerLimit, type PersonOutflowLimit } from '../staff/second-person.door.ts';

/** The limits that were set, of some kinds or of all. */
export async function readLimitRows(
  db: Database,
  kinds: readonly LimitKind[] = limitKinds,
): Promise<OutflowLimitRow[]> {
  const rows = await db
    .selectFrom('outflow_limit')
    .selectAll()
    .where('kind', 'in', [...kinds])
    .orderBy('role_slug')
    .execute();
  return rows.map(({ kind, role_slug, amount }) => ({
    kind: kind as LimitKind,
    role: role_slug === '' ? null : (role_slug as RoleSlug),
    amount,
  }));
}

/** Returns the limit that applies to roles without a separate limit. */
export async function readGeneralLimit(db: Database, kind: LimitKind): Promise<number> {
  return limitFor(kind, null, await readLimitRows(db, [kind]));
}

/**
 * Returns how much this person may pay out without a second person. A person who raised a limit recently keeps the former one, and so do the accounts
 * under their control: no matter whether it was the limit of their role or the general one, because either could replace the other.
 *
 * @example const { limit } = await readOutflowLimits(tx, 'clearance', viewer, now);
 * Source: decisions 15.
 */
export async function readOutflowLimits(
  db: Database,
  kind: LimitKind,
  viewer: Pick<SessionViewer, 'id' | 'role'>,
  now: Date,
): Promise<PersonOutflowLimit> {
  const kept = await readLimitRows(db, [kind]);
  const since = new Date(now.getTime() - inHandsDays * 86_400_000);
  const { rows: raises } = await sql<FormerLimit & { role: string | null }>`${prepared}
    select staff_id as by, after->>'role' as role, min((before->>'limit')::bigint) as former from audit
    where room = 'outflows' and record_id = ${kind} and at > ${since} and staff_id is not null
      and (after->>'limit')::bigint > (before->>'limit')::bigint
    group by 1, 2`.execute(db);
  const { limit } = await formerLimits(
    db,
    limitFor(kind, viewer.role, kept),
    raises.filter(({ role }) => role === null || role === viewer.role),
    viewer.id,
    now,
  );
  const lowest = [
    limit,
    limitFor(kind, null, kept),
    ...kept.map(({ amount }) => amount),
    ...raises.map((row) => row.former),
  ];
  return { limit, lowest_limit: Math.min(...lowest) };
}

/**
 * How much more this person may let go alone: by the limit of the kind, with what left to the same receiver today in whatever way, and by the limit of one
 * person, with what left through the same hands. The tighter of both counts.
 *
 * @example const room = await readOutflowRoom(tx, viewer, { kind: 'clearance', keys, people }, now);
 */
export async function readOutflowRoom(
  db: Database,
  viewer: Pick<SessionViewer, 'id' | 'role'>,
  { kind, keys, people }: Leaving,
  now: Date,
): Promise<OutflowRoom> {
  const limits = await readOutflowLimits(db, kind, viewer, now);
  const person = await readOutflowLimits(db, onePerson, viewer, now);
  return tightestRoom(
    { ...limits, left_today: await readLeftToday(db, keys, now) },
    {
      ...person,
      left_today: await readLeftToday(db, personKeys(people), now),
      most_left: await readMostLeft(db, now),
    },
  );
}
