import { sql } from 'kysely';
import { payoutTemplateActions } from '@waybill/domain/rooms/payout-runs/payout-template-states.ts';
import { payoutTemplateList } from '@waybill/contract/rooms/payout-runs/payout-runs.columns.ts';
import type {
  PayoutTemplateDetail,
  PayoutTemplateRow,
} from '@waybill/contract/rooms/payout-runs/payout-templates.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { sameText } from '../../kernel/sql/filters.ts';
import { personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { confirmedByAnother } from '../staff/second-person.door.ts';

/** Templates of banks' files. */
export const payoutTemplateSource = listSource<PayoutTemplateRow>({
  definition: payoutTemplateList,
  id: sql`t.id`,
  from: sql`payout_template t`,
  columns: sql`t.id, t.name, t.status, t.format, ${personName('t.proposed_by')} as proposed_by, ${personName('t.decided_by')} as decided_by, t.updated_at`,
  scope: () => sql<boolean>`true`,
  sort: { name: sql`t.name` },
  search: (term) => contains('t.search_key', term),
  filters: { status: sameText('t.status') },
});

/** Reads one template for this viewer; `null` when it does not exist. */
export async function readPayoutTemplate(
  db: Database,
  viewer: SessionViewer,
  id: number,
  now: Date,
): Promise<PayoutTemplateDetail | null> {
  const [row] = await readRecords(
    db,
    sql<Omit<PayoutTemplateDetail, 'actions'> & { proposer_id: number }>`
    select t.id, t.name, t.status, t.format, t.delimiter, t.encoding, t.width_in, t.file_name, t.header, t.columns, t.trailer, t.answer_reference,
      t.answer_status, t.answer_paid, t.answer_failed, t.answer_bank_reference, t.answer_reason, t.proposed_at, t.decided_at, t.updated_at, t.version,
      t.proposed_by as proposer_id, ${personName('t.proposed_by')} as proposed_by, ${personName('t.decided_by')} as decided_by
    from payout_template t where t.id = ${id}`,
  );
  if (!row) return null;
  const { proposer_id, ...template } = row;
  const by_another = await confirmedByAnother(db, proposer_id, viewer.id, now);
  return {
    ...template,
    actions: payoutTemplateActions(viewer, { status: row.status, proposed_by: proposer_id, by_another }),
  };
}
