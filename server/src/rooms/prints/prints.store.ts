import { sql, type Transaction } from 'kysely';
import type { PrintFormatName } from '@waybill/domain/rooms/prints/print-formats.ts';
import { isReprint, type ReprintReason } from '@waybill/domain/rooms/prints/reprint.ts';
import type { Tables } from '../../kernel/db/tables.ts';

type Tx = Transaction<Tables>;

/**
 * How often each label was printed. The labels are locked until the transaction ends, in one order for everybody, so that two people who print
 * the same labels at once get different copies; scans lock the state of a label instead and do not wait.
 */
export async function lockPrinted(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const wanted = [...ids];
  await sql`select id from label where id = any(${wanted}::bigint[]) order by id for no key update`.execute(tx);
  const { rows } = await sql<{ id: number; printed: number }>`
    select i.id, coalesce((select max(p.copy) from label_print p where p.label_id = i.id), 0) as printed
    from unnest(${wanted}::bigint[]) as i(id)`.execute(tx);
  return new Map(rows.map(({ id, printed }) => [id, printed]));
}

/** One row a label. The reason is kept with those alone that were printed before. */
export async function insertPrints(
  tx: Tx,
  prints: readonly { label_id: number; copy: number }[],
  print: { format: PrintFormatName; reason: ReprintReason | null; staffId: number; branchId: number | null; now: Date },
): Promise<void> {
  const reasons = prints.map(({ copy }) => (isReprint(copy) ? print.reason : null));
  await sql`insert into label_print (label_id, copy, format, reason, staff_id, branch_id, at)
    select p.label_id, p.copy, ${print.format}, p.reason, ${print.staffId}, ${print.branchId}, ${print.now}
    from unnest(${prints.map((one) => one.label_id)}::bigint[], ${prints.map((one) => one.copy)}::int[],
      ${reasons}::text[]) as p(label_id, copy, reason)`.execute(tx);
}
