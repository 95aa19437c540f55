import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { tokenHash } from '../secrets.ts';

/**
 * Runs `attempt` with an account that the user of this token created a minute ago: with their branches and current branch, and their role by default.
 * Returns its result; the account is deleted afterwards.
 */
export async function asPuppetOf<Answer>(
  { waybill: { db, services } }: FastifyInstance,
  token: string,
  attempt: (puppetToken: string) => Promise<Answer>,
  role: string | null = null,
): Promise<Answer> {
  const puppetToken = randomBytes(16).toString('hex');
  const of = sql`(select staff_id from session where token_hash = ${tokenHash(token)})`;
  const now = services.clock();
  const { rows } = await sql<{ id: number }>`
    insert into staff (user_name, name, role_slug, user_type, branch_id, all_branches, branch_collection_id, locale, status, password_hash,
      search_key, created_at, updated_at)
    select ${`puppet.${puppetToken}`}, 'Puppet', coalesce(${role}, role_slug), user_type, branch_id, all_branches, branch_collection_id, locale, status, '',
      'puppet', ${now}, ${now}
    from staff where id = ${of}
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`insert into staff_branch (staff_id, branch_id) select ${id}, branch_id from staff_branch where staff_id = ${of}`.execute(
    db,
  );
  await sql`
    insert into session (token_hash, staff_id, branch_id, created_at, last_seen_at, expires_at)
    select ${tokenHash(puppetToken)}, ${id}, branch_id, created_at, last_seen_at, expires_at
    from session where token_hash = ${tokenHash(token)}`.execute(db);
  await sql`
    insert into audit (at, staff_id, room, record_id, record_name, action, request_id)
    values (${new Date(now.getTime() - 60_000)}, ${of}, 'staff', ${String(id)}, 'Puppet', 'create', 'puppet')`.execute(
    db,
  );
  const answer = await attempt(puppetToken);
  await sql`delete from session where staff_id = ${id}`.execute(db);
  await sql`delete from staff_branch where staff_id = ${id}`.execute(db);
  await sql`delete from staff where id = ${id}`.execute(db);
  return answer;
}
