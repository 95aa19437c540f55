import { sql, type RawBuilder } from 'kysely';
import { mayEnter } from '@waybill/domain/kernel/access.ts';
import { qandaCategories, writesQandas } from '@waybill/domain/rooms/qandas/qanda-kinds.ts';
import { qandaList } from '@waybill/contract/rooms/qandas/qandas.columns.ts';
import type { QandaDetail, QandaRow } from '@waybill/contract/rooms/qandas/qandas.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { sameText } from '../../kernel/sql/filters.ts';
import { personName, type NamedRow } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

/** Signs of an answer that a list shows. */
const shownOfAnswer = 160;

/** A text in its languages, as a list shows names. */
const inLanguages = (name: 'question' | 'answer', length: number): RawBuilder<NamedRow> =>
  sql.raw<NamedRow>(
    `json_build_object('id', q.id, ${['en', 'mm', 'zh'].map((of) => `'name_${of}', left(q.${name}_${of}, ${length})`).join(', ')})`,
  );

/** The list of questions: by subject, each in its place. */
export const qandaSource = listSource<QandaRow>({
  definition: qandaList,
  id: sql`q.id`,
  from: sql`qanda q`,
  columns: sql`q.id, q.category, q.updated_at, ${inLanguages('question', 200)} as question, ${inLanguages('answer', shownOfAnswer)} as answer`,
  scope: () => sql<boolean>`true`,
  sort: {
    category: sql`(array_position(${[...qandaCategories]}::text[], q.category), q.position)`,
    updated_at: sql`q.updated_at`,
  },
  search: (term) => contains('q.search_key', term),
  filters: { category: sameText('q.category') },
});

/** One question with its answer; `null` when there is none. */
export async function readQanda(db: Database, viewer: SessionViewer, id: number): Promise<QandaDetail | null> {
  const rows = await readRecords(
    db,
    sql<Omit<QandaDetail, 'may_edit'>>`
    select q.id, q.category, q.position, q.question_en, q.question_mm, q.question_zh, q.answer_en, q.answer_mm, q.answer_zh,
      ${personName('q.created_by')} as created_by, q.updated_at, q.version
    from qanda q where q.id = ${id}`,
  );
  const raw = rows[0];
  return raw ? { ...raw, may_edit: mayEnter(writesQandas, viewer) } : null;
}
