import { sql, type Transaction } from 'kysely';
import { prepared } from '../../kernel/hot/prepared.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';

/** The parcel that has a code of the mail post. */
export interface PostCodeOwner {
  readonly label_id: number;
  /** Our own code of it. */
  readonly code: string;
}

/** A parcel that was handed to the mail post under their code: by whom, where and when. */
export type NewPostCode = Pick<TableRow<'post_parcel'>, 'label_id' | 'code' | 'handed_at' | 'branch_id'> & {
  readonly handed_by: number;
};

/** A hand-over that was taken back leaves its code free: the parcel is again at the branch. */
const isHanded = sql`s.rollup <> 'process'`;

/** The parcels that have these codes of the mail post. */
export async function readPostCodeOwners(
  db: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, PostCodeOwner>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<PostCodeOwner & { post: string }>`${prepared}
    select p.code as post, p.label_id, l.tracking_code as code
    from post_parcel p
    join label l on l.id = p.label_id
    join label_state s on s.label_id = p.label_id
    where p.code = any(${[...codes]}::text[]) and ${isHanded}`.execute(db);
  return new Map(rows.map(({ post, label_id, code }) => [post, { label_id, code }]));
}

/**
 * Writes the mail post's codes of parcels handed over to it. Throws a unique violation when another parcel took one of them meanwhile: the caller
 * reads again, and then reports which.
 */
export async function setPostCodes(tx: Transaction<Tables>, codes: readonly NewPostCode[]): Promise<void> {
  if (codes.length === 0) return;
  const texts = codes.map(({ code }) => code);
  const ids = codes.map(({ label_id }) => label_id);
  await sql`
    delete from post_parcel p
    using label_state s
    where s.label_id = p.label_id and p.code = any(${texts}::text[]) and p.label_id <> all(${ids}::bigint[])
      and not (${isHanded})`.execute(tx);
  await sql`
    insert into post_parcel (label_id, code, handed_at, handed_by, branch_id)
    select label_id, code, handed_at, handed_by, branch_id
    from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as c(label_id bigint, code text, handed_at timestamptz,
      handed_by bigint, branch_id bigint)
    on conflict (label_id) do update
    set code = excluded.code, handed_at = excluded.handed_at, handed_by = excluded.handed_by, branch_id = excluded.branch_id`.execute(
    tx,
  );
  await sql`
    update label l
    set mp_tracking_code = c.code, version = l.version + 1
    from unnest(${ids}::bigint[], ${texts}::text[]) as c(id, code)
    where l.id = c.id`.execute(tx);
}
