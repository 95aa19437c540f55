import { sql } from 'kysely';
import { statusTableOf, type StatusTable } from '@waybill/domain/rooms/mail-post/post-statuses.ts';
import { postStatusList } from '@waybill/contract/rooms/mail-post/mail-post.columns.ts';
import type { PostStatusRow } from '@waybill/contract/rooms/mail-post/mail-post.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { sameText } from '../../kernel/sql/filters.ts';
import { personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';

/** The statuses of posts with their meanings. */
export const postStatusSource = listSource<PostStatusRow>({
  definition: postStatusList,
  id: sql`s.id`,
  from: sql`post_status s`,
  columns: sql`s.id, s.post, s.status_text, s.post_result, s.fixed, ${personName('s.created_by')} as created_by, s.created_at`,
  scope: () => sql<boolean>`true`,
  sort: { post: sql`s.post`, status_text: sql`s.status_text`, created_at: sql`s.created_at` },
  search: (term) => contains('s.status_key', term),
  filters: { post_result: sameText('s.post_result'), post: sameText('s.post') },
});

/** Reads one status; `null` when it does not exist. */
export async function readPostStatus(db: Database, id: number): Promise<PostStatusRow | null> {
  const rows = await readRecords(
    db,
    sql<PostStatusRow>`select ${postStatusSource.columns} from ${postStatusSource.from} where s.id = ${id}`,
  );
  return rows[0] ?? null;
}

/** Reads the statuses of all posts as one table. */
export async function readStatusTable(db: Database): Promise<StatusTable> {
  return statusTableOf(await db.selectFrom('post_status').select(['status_text', 'post_result']).execute());
}
