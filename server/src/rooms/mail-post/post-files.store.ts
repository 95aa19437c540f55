import { sql, type Transaction } from 'kysely';
import {
  postFileLife,
  type LineVerdict,
  type PostFileState,
} from '@waybill/domain/rooms/mail-post/post-file-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import { covered } from '../../kernel/scope.ts';
import { personName } from '../../kernel/sql/names.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { lifeColumns, type LifeRow } from '../scan-kit/parcel-life.door.ts';

type Tx = Transaction<Tables>;

export type LockedPostFile = TableRow<'post_file'>;

export function lockPostFile(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedPostFile | null> {
  return lockRow(tx, 'post_file f', id, covered(viewer, 'f.branch_id'));
}

/** Keeps a file; null when the same lines were brought to this branch before. */
export async function insertPostFile(
  tx: Tx,
  file: { branchId: number; name: string; hash: string; by: number; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into post_file (branch_id, name, content_hash, status, created_by, created_at, updated_at)
    values (${file.branchId}, ${file.name}, ${file.hash}, ${postFileLife.initial}, ${file.by}, ${file.now}, ${file.now})
    on conflict (branch_id, content_hash) where status <> 'inactive' do nothing
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Who brought the same lines before, and when. */
export async function readPostTwin(
  tx: Tx,
  branchId: number,
  hash: string,
): Promise<{ id: number; by: string; at: Date } | null> {
  const { rows } = await sql<{ id: number; by: string; at: Date }>`
    select f.id, ${personName('f.created_by')} as by, f.created_at as at
    from post_file f
    where f.branch_id = ${branchId} and f.content_hash = ${hash} and f.status <> 'inactive'`.execute(tx);
  return rows[0] ?? null;
}

export type NewPostLine = Pick<
  TableRow<'post_file_line'>,
  'row' | 'code' | 'state_text' | 'date_text' | 'result' | 'at' | 'label_id' | 'refusal'
> & { readonly verdict: LineVerdict };

/** All lines of a file by one statement. */
export async function insertPostLines(tx: Tx, fileId: number, lines: readonly NewPostLine[]): Promise<void> {
  await sql`
    insert into post_file_line (post_file_id, row, code, state_text, date_text, result, at, label_id, verdict, refusal)
    select ${fileId}, row, code, state_text, date_text, result, at, label_id, verdict, refusal
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x(row int, code text, state_text text, date_text text,
      result text, at timestamptz, label_id bigint, verdict text, refusal text)
    order by row`.execute(tx);
}

/** A parcel of a line, by the code that the line names it with. */
export type PostLife = LifeRow & { readonly named: string; readonly post_branch_id: number };

/** The parcels that the mail post knows by these codes, or that are ours by them, within the viewer's reach: one statement for all lines. */
export async function readPostLives(
  db: Database,
  viewer: SessionViewer,
  codes: readonly string[],
): Promise<ReadonlyMap<string, PostLife>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<PostLife>`
    select case when p.code = any(${[...codes]}::text[]) then p.code else l.tracking_code end as named,
      p.branch_id as post_branch_id, ${lifeColumns}
    from post_parcel p
    join label l on l.id = p.label_id
    join label_state s on s.label_id = p.label_id
    where p.label_id in (
        select label_id from post_parcel where code = any(${[...codes]}::text[])
        union
        select id from label where tracking_code = any(${[...codes]}::text[]))
      and s.rollup <> 'process' and ${covered(viewer, 'p.branch_id')}`.execute(db);
  return new Map(rows.map((row) => [row.named, row]));
}

export interface OpenPostLine extends Pick<TableRow<'label'>, 'id' | 'tracking_code' | 'branch_id'> {
  readonly label_id: number;
  readonly result: 'delivered' | 'returned';
  readonly at: Date | null;
}

/** The lines that are still to be done, in their order. */
export async function readOpenLines(tx: Tx, fileId: number): Promise<OpenPostLine[]> {
  const { rows } = await sql<OpenPostLine>`
    select x.id, x.label_id, l.tracking_code, p.branch_id, x.result, x.at
    from post_file_line x
    join label l on l.id = x.label_id
    join post_parcel p on p.label_id = x.label_id
    where x.post_file_id = ${fileId} and x.verdict in ('matched', 'blocked') and x.result in ('delivered', 'returned')
    order by x.row, x.id`.execute(tx);
  return rows;
}

export async function setLineOutcomes(
  tx: Tx,
  outcomes: readonly { readonly id: number; readonly verdict: LineVerdict; readonly refusal: string | null }[],
): Promise<void> {
  await sql`
    update post_file_line x
    set verdict = o.verdict, refusal = o.refusal
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o(id bigint, verdict text, refusal text)
    where x.id = o.id`.execute(tx);
}

export async function setPostFileStatus(
  tx: Tx,
  id: number,
  status: PostFileState,
  { by, now, applied }: { by: number; now: Date; applied: boolean },
): Promise<void> {
  await tx
    .updateTable('post_file')
    .set({ status, ...(applied ? { applied_by: by, applied_at: now } : {}), ...touched(now) })
    .where('id', '=', id)
    .execute();
}
