import { sql } from 'kysely';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { nextState, commandsFrom } from '@waybill/domain/kernel/lifecycle.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import {
  postFileLife,
  type LineVerdict,
  type PostFileState,
} from '@waybill/domain/rooms/mail-post/post-file-states.ts';
import { postFileList, postLineList } from '@waybill/contract/rooms/mail-post/mail-post.columns.ts';
import type { PostFileDetail, PostFileRow, PostLineRow } from '@waybill/contract/rooms/mail-post/mail-post.contract.ts';
import { lineReasonWords } from '@waybill/contract/rooms/mail-post/mail-post.words.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { containsIn } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

const linesOf = (condition = sql``) =>
  sql`(select count(*)::int from post_file_line x where x.post_file_id = f.id ${condition})`;
const id = sql`f.id`;

/** Tracking files of the mail post. */
export const postFileSource = listSource<PostFileRow>({
  definition: postFileList,
  id,
  from: sql`post_file f join branch b on b.id = f.branch_id`,
  columns: sql`
    f.id, f.name, f.status, ${linesOf()} as lines_total, ${linesOf(sql`and x.verdict = 'matched'`)} as lines_matched,
    ${linesOf(sql`and x.verdict = 'applied'`)} as lines_applied, f.created_at, ${personName('f.created_by')} as created_by,
    ${personName('f.applied_by')} as applied_by, f.applied_at, ${namedJson('b')} as branch`,
  scope: (viewer) => covered(viewer, 'f.branch_id'),
  sort: { id },
  search: (term) => containsIn(sql`lower(f.name)`, term),
  filters: { status: sameText('f.status'), branch_id: sameNumber('f.branch_id') },
});

type RawLine = Omit<PostLineRow, 'why_not'> & { readonly refusal: string | null };

const reasonOf = (code: string | null): string | null =>
  code === null ? null : Object.hasOwn(lineReasonWords, code) ? code : 'other';

/** The lines of tracking files. */
export const postLineSource = listSource<RawLine, PostLineRow>({
  definition: postLineList,
  id: sql`x.id`,
  from: sql`post_file_line x join post_file f on f.id = x.post_file_id left join label l on l.id = x.label_id`,
  columns: sql`
    x.id, x.row as row_no, x.code, x.state_text, x.date_text, x.result, x.at, x.verdict, x.refusal, x.label_id,
    l.tracking_code`,
  scope: (viewer) => covered(viewer, 'f.branch_id'),
  sort: { row_no: sql`x.row` },
  search: (term) =>
    sql<boolean>`(${containsIn(sql`lower(x.code)`, term)} or ${containsIn(sql`lower(l.tracking_code)`, term)})`,
  filters: { post_file_id: sameNumber('x.post_file_id'), verdict: sameText('x.verdict') },
  row: ({ refusal, ...raw }) => ({ ...raw, why_not: reasonOf(refusal) }),
});

/** Reads one tracking file with the totals of its lines; `null` when the viewer may not see it. */
export async function readPostFile(
  db: Database,
  viewer: SessionViewer,
  fileId: number,
): Promise<PostFileDetail | null> {
  const rows = await readRecords(
    db,
    sql<PostFileRow & { version: number; counts: Partial<Record<LineVerdict, number>> }>`
    select ${postFileSource.columns}, f.version,
      coalesce((select jsonb_object_agg(c.verdict, c.n)
        from (select verdict, count(*)::int as n from post_file_line where post_file_id = f.id group by verdict) c),
        '{}') as counts
    from ${postFileSource.from}
    where f.id = ${fileId} and ${covered(viewer, 'f.branch_id')}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const actions = commandsFrom(postFileLife, raw.status as PostFileState)
    .filter((command) => can(viewer, postFileLife.commands[command].permission))
    .filter((command) => !isRefusal(nextState(postFileLife, raw.status as PostFileState, command)))
    .map((command) => ({ command, blocked: null }));
  return { ...raw, version: raw.version, counts: raw.counts, actions };
}
