import { sql } from 'kysely';
import type { Columns, RememberedHeads } from '@waybill/domain/rooms/label-imports/guess-columns.ts';
import { headKey } from '@waybill/domain/rooms/label-imports/known-heads.ts';
import { merchantType } from '@waybill/domain/kernel/user-types.ts';
import { importLife } from '@waybill/domain/rooms/label-imports/import-states.ts';
import { firstUsual, type SheetField, type UsualValues } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import type { ReadContext } from '../../kernel/context.ts';
import type { Database } from '../../kernel/services.ts';
import { isOutside, type SessionViewer } from '../../kernel/viewer.ts';
import { importScope } from './label-imports.queries.ts';

/**
 * Finds an earlier sheet of this merchant with the same cells; null when there is none. `by` is the name of its sender; merchants and programs read the branch
 * instead of a clerk, in the language of the answer.
 */
export async function readTwin(
  db: Database,
  { viewer, locale }: Pick<ReadContext, 'viewer' | 'locale'>,
  customerId: number | null,
  hash: string,
): Promise<{ id: number; by: string; at: Date } | null> {
  const { rows } = await sql<{
    id: number;
    by: string;
    at: Date;
  }>`select i.id, case when ${!isOutside(viewer)} or st.user_type = ${merchantType} then st.name else coalesce(${sql.ref(`b.name_${locale}`)}, b.name_en) end as by, i.created_at as at
    from label_import i join staff st on st.id = i.staff_id join branch b on b.id = i.branch_id
    where coalesce(i.customer_id, 0) = ${customerId ?? 0}
      and i.content_hash = ${hash}
      and i.status <> ${importLife.commands.drop.to}`.execute(db);
  return rows[0] ?? null;
}

const sheetsRemembered = 20;

/**
 * Returns the columns of the merchant's last sheets, by header, newest first; and the defaults used for empty cells. The headings of a program mean the
 * same for every merchant: what a person answered for one is remembered for all.
 */
export async function readRemembered(
  db: Database,
  viewer: SessionViewer,
  customerId: number | null,
  shape: string | null,
): Promise<{ heads: RememberedHeads; usual: UsualValues | null }> {
  const { rows } = await sql<{
    heads: string[];
    columns: Columns;
    mapped: boolean;
    unanswered: number[];
    usual: UsualValues;
    is_own: boolean;
  }>`select * from (select i.heads, i.columns, i.mapped, i.asked as unanswered, i.usual, true as is_own, i.id from label_import i
    where i.customer_id is not distinct from ${customerId}::bigint and ${importScope(viewer)} order by i.id desc limit ${sheetsRemembered}) own
    union all
    select * from (select i.heads, i.columns, i.mapped, i.asked as unanswered, i.usual, false as is_own, i.id from label_import i
    where i.shape = ${shape}::text and i.mapped and ${importScope(viewer)} order by i.id desc limit 1) same
    order by is_own desc, id desc`.execute(db);
  const heads = new Map<string, SheetField | null>();
  for (const sheet of rows)
    for (const [at, head] of sheet.heads.entries()) {
      const key = headKey(head);
      const field = sheet.columns[at] ?? null;
      // A column that a person skipped is answered; one that was not understood, or only proposed, is not.
      if (key !== '' && !sheet.unanswered.includes(at) && !heads.has(key) && (field !== null || sheet.mapped))
        heads.set(key, field);
    }
  // A confirmation given for one sheet does not apply to the next.
  const [last] = rows;
  return { heads, usual: last?.is_own ? { ...firstUsual, ...last.usual, cod_zero: false } : null };
}
