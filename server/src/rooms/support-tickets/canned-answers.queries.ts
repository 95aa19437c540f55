import { sql } from 'kysely';
import { cannedAnswerList } from '@waybill/contract/rooms/support-tickets/support-tickets.columns.ts';
import type {
  CannedAnswer,
  CannedAnswerRow,
} from '@waybill/contract/rooms/support-tickets/support-tickets.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import type { Database } from '../../kernel/services.ts';
import { contains } from '../../kernel/sql/search-text.ts';

/** The list of canned answers with how each begins. */
export const cannedAnswerSource = listSource<CannedAnswerRow>({
  definition: cannedAnswerList,
  id: sql`c.id`,
  from: sql`canned_answer c`,
  columns: sql`c.id, c.title, c.updated_at,
    json_build_object('id', c.id, 'name_en', left(c.text_en, 160), 'name_mm', left(c.text_mm, 160), 'name_zh', left(c.text_zh, 160)) as text`,
  scope: () => sql<boolean>`true`,
  sort: { title: sql`c.title` },
  search: (term) => contains('c.search_key', term),
  filters: {},
});

/** Every canned answer, by title. They are few: texts that people choose from. */
export function readCannedAnswers(db: Database): Promise<CannedAnswer[]> {
  return db
    .selectFrom('canned_answer')
    .select(['id', 'title', 'text_en', 'text_mm', 'text_zh', 'version'])
    .orderBy('title')
    .execute();
}

/** One canned answer; `null` when there is none. */
export async function readCannedAnswer(db: Database, id: number): Promise<CannedAnswer | null> {
  const row = await db
    .selectFrom('canned_answer')
    .select(['id', 'title', 'text_en', 'text_mm', 'text_zh', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
