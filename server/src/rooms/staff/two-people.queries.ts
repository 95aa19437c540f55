import { sql, type RawBuilder } from 'kysely';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { superRoles } from '@waybill/domain/kernel/roles.ts';
import {
  accountActs,
  areDifferentPeople,
  inHandsDays,
  personConfirmation,
  type AccountGraph,
} from '@waybill/domain/rooms/staff/second-person.ts';
import type { UnconfirmedActs } from '@waybill/domain/rooms/staff/decide-staff.ts';
import type { Viewer } from '@waybill/domain/kernel/access.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { prepared, hiddenFromPlanner } from '../../kernel/hot/prepared.ts';
import type { Database } from '../../kernel/services.ts';

/** An act on an account, or its confirmation by a witness. */
interface ActRow {
  readonly account: number;
  readonly actor: number;
  readonly confirms: boolean;
  readonly super: boolean;
}

const isSuperRole = sql`st.role_slug in (${sql.join(superRoles.map((role) => sql.lit(role)))})`;
const confirmation = sql.lit(personConfirmation);

/** A line of the audit log about an account by another person, within `inHandsDays`. */
function isByAnother(now: Date): RawBuilder<boolean> {
  const since = new Date(now.getTime() - inHandsDays * 86_400_000);
  return sql`(a.room = 'staff' and a.at > ${hiddenFromPlanner(since, 'timestamptz')} and a.staff_id is not null and a.staff_id::text <> a.record_id)`;
}

/** A line after which its actor may be using the account: the e-mail opens it by single sign-on. */
function isAct(now: Date): RawBuilder<boolean> {
  return sql`(${isByAnother(now)} and (a.action in (${sql.join(accountActs.map((act) => sql.lit(act)))}) or (a.action = 'edit' and a.after ?| array['role', 'email'])))`;
}

/**
 * Reads who had a hand in these accounts lately, and in the accounts of those, to the end. From the audit log, which every such change leaves a line in
 * and nobody can change.
 */
async function readAccountGraph(db: Database, accounts: readonly number[], now: Date): Promise<AccountGraph> {
  const counts = sql`(${isAct(now)} or (${isByAnother(now)} and a.action = ${confirmation}))`;
  const { rows } = await sql<ActRow>`${prepared}
    with recursive seen (id) as (
      select unnest(${hiddenFromPlanner([...accounts], 'bigint[]')})
      union
      select a.staff_id from seen s join audit a on a.record_id = s.id::text and ${counts}
    )
    select s.id as account, a.staff_id as actor, a.action = ${confirmation} as confirms,
      ${isSuperRole} as super
    from seen s join audit a on a.record_id = s.id::text and ${counts} join staff st on st.id = a.staff_id
    order by a.id`.execute(db);
  return {
    acts: rows.flatMap(({ account, actor, confirms }, at) =>
      confirms ? [] : [{ account, actor, witnesses: witnessesOf(account, rows.slice(at + 1)) }],
    ),
    supers: new Set(rows.filter((row) => row.super).map(({ actor }) => actor)),
  };
}

function witnessesOf(account: number, later: readonly ActRow[]): number[] {
  return later.filter((row) => row.confirms && row.account === account).map(({ actor }) => actor);
}

/**
 * Is this person another one than all whose hands a document went through? Of several hands, one person may be behind two.
 *
 * @example if (!(await isDifferentFromAll(tx, [made_by, changed_by], viewer.id, now))) return refuse('not_independent');
 */
export async function isDifferentFromAll(
  db: Database,
  hands: readonly number[],
  staffId: number,
  now: Date,
): Promise<boolean> {
  if (hands.length === 0) return true;
  if (hands.includes(staffId)) return false;
  const graph = await readAccountGraph(db, [...new Set(hands), staffId], now);
  return hands.every((hand) => areDifferentPeople([hand, staffId], graph));
}

/**
 * Refuses a viewer who may be the same person as one of those with a hand in something; null for another person. That the viewer has no hand in it with this
 * very account was decided before.
 *
 * @example const refused = await refuseSamePerson(context, [handover.created_by, handover.counted_by]);
 */
export async function refuseSamePerson(
  { tx, viewer, now }: Pick<CommandContext, 'tx' | 'viewer' | 'now'>,
  hands: readonly (number | null | undefined)[],
): Promise<Refusal<'not_independent'> | null> {
  const others = hands.filter((hand) => hand !== null && hand !== undefined && hand !== viewer.id) as number[];
  return (await isDifferentFromAll(tx, others, viewer.id, now)) ? null : refuse('not_independent');
}

/** May the second confirm what the first did? */
export async function confirmedByAnother(db: Database, first: number, second: number, now: Date): Promise<boolean> {
  return isDifferentFromAll(db, [first], second, now);
}

/** Who had a hand in an account lately without a confirmation since, for the person who may confirm it. `names`: theirs, for the screen. */
export async function readUnconfirmed(
  db: Database,
  viewer: Pick<Viewer, 'id'>,
  id: number,
  now: Date,
): Promise<UnconfirmedActs & { readonly names: readonly string[] }> {
  const { rows } = await sql<{ id: number; name: string; super: boolean }>`${prepared}
    select distinct st.id, st.name, ${isSuperRole} as super
    from audit a join staff st on st.id = a.staff_id
    where a.record_id = ${String(id)} and ${isAct(now)}
      and not exists (select from audit c where c.room = 'staff' and c.record_id = a.record_id
        and c.action = ${personConfirmation} and c.id > a.id)
    order by st.id`.execute(db);
  const actors = rows.map((row) => row.id);
  return {
    actors,
    names: rows.map(({ name }) => name),
    hasSuper: rows.some((row) => row.super),
    byAnother: await isDifferentFromAll(db, [...actors, id], viewer.id, now),
  };
}

/** Did another person set or change the phones of this account lately? Then a message with a code may reach that person. */
export async function wasPhoneSetByAnother(db: Database, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from audit a
    where a.record_id = ${String(id)} and ${isByAnother(now)} and (a.action = 'create' or (a.action = 'edit' and a.after ? 'phone'))
    limit 1`.execute(db);
  return rows.length > 0;
}
