import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/db/tables.ts';
import { covered, ofCustomer } from '../../kernel/scope.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

type Tx = Transaction<Tables>;

/** Maximum number of a person's unsaved forms; the oldest are deleted. */
const draftsKept = 20;
/** Maximum size of a draft: a filled-in form has a few kB. */
export const keptBytes = 60_000;

/** Stores the contents of a form under a key of its author. */
export async function keepDraft(
  tx: Tx,
  staffId: number,
  branchId: number | null,
  key: string,
  body: object,
  now: Date,
): Promise<void> {
  await sql`
    insert into label_draft (staff_id, branch_id, key, body, updated_at)
    values (${staffId}, ${branchId}, ${key}, ${JSON.stringify(body)}::jsonb, ${now})
    on conflict (staff_id, key)
    do update set body = excluded.body, branch_id = excluded.branch_id, updated_at = excluded.updated_at`.execute(tx);
  await sql`
    delete from label_draft d
    where d.staff_id = ${staffId}
      and d.id not in (select k.id
        from label_draft k
        where k.staff_id = ${staffId}
        order by k.updated_at desc, k.id desc
        limit ${draftsKept})`.execute(tx);
}

export async function dropDraft(tx: Tx, staffId: number, key: string): Promise<void> {
  await tx.deleteFrom('label_draft').where('staff_id', '=', staffId).where('key', '=', key).execute();
}

/** Saves a template of the branch; replaces one of the same name. */
export async function saveTemplate(
  tx: Tx,
  template: {
    name: string;
    customerId: number | null;
    /** The merchant whose person saves it: their own templates alone are replaced. */
    own: number | null;
    branchId: number | null;
    body: object;
    by: number;
    now: Date;
  },
): Promise<number> {
  const { name, customerId, own, branchId, body, by, now } = template;
  const { rows } = await sql<{ id: number }>`
    with same as (update label_template
      set body = ${JSON.stringify(body)}::jsonb, customer_id = ${customerId}::bigint, updated_at = ${now},
        version = version + 1
        where branch_id is not distinct from ${branchId}::bigint and lower(name) = lower(${name})
          and (${own}::bigint is null or customer_id = ${own}) returning id),
      made as (insert into label_template (name, customer_id, branch_id, body, created_by, created_at, updated_at)
        select ${name}, ${customerId}::bigint, ${branchId}::bigint, ${JSON.stringify(body)}::jsonb, ${by}::bigint,
          ${now}::timestamptz, ${now}::timestamptz
        where not exists (select from same)
        returning id)
    select id from same union all select id from made`.execute(tx);
  return rows[0]?.id as number;
}

/** Deletes a template of a covered branch; false when it does not exist. */
export async function removeTemplate(tx: Tx, viewer: SessionViewer, id: number): Promise<boolean> {
  const { rows } =
    await sql`delete from label_template t where t.id = ${id} and ${covered(viewer, 't.branch_id')} and ${ofCustomer(viewer, 't.customer_id')} returning t.id`.execute(
      tx,
    );
  return rows.length > 0;
}
