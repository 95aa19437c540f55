import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/db/tables.ts';

export interface NewView {
  readonly list: string;
  readonly name: string;
  readonly staffId: number;
  readonly visibility: string;
  readonly branchId: number | null;
  readonly state: object;
  readonly now: Date;
}

/** Keeps a view; one of the same name by the same person on the same list is replaced, whatever its letter case. */
export async function putView(tx: Transaction<Tables>, view: NewView): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into saved_view (list, name, staff_id, visibility, branch_id, state, created_at)
    values (${view.list}, ${view.name}, ${view.staffId}, ${view.visibility}, ${view.branchId}, ${JSON.stringify(view.state)}, ${view.now})
    on conflict (list, staff_id, lower(name)) do update
      set name = excluded.name, visibility = excluded.visibility, branch_id = excluded.branch_id,
        state = excluded.state, created_at = excluded.created_at
    returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/** Deletes one of a person's own views; `false` when there is none. */
export async function deleteView(tx: Transaction<Tables>, staffId: number, id: number): Promise<boolean> {
  return (
    (await tx.deleteFrom('saved_view').where('id', '=', id).where('staff_id', '=', staffId).executeTakeFirst())
      .numDeletedRows > 0n
  );
}
