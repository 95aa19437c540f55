import { sql, type RawBuilder } from 'kysely';
import { countsTransfers } from '@waybill/domain/rooms/handovers/decide-handover.ts';
import { handoverAt } from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

const sentEvent: JournalEvent = 'sent';

/** Bags `h` that branches have sent, somebody else than the viewer did, and the viewer may have to count blind (decisions 5). */
function bags(viewer: SessionViewer): RawBuilder<boolean> {
  return countsTransfers(viewer) ? sql<boolean>`h.status = ${handoverAt.open} and h.counted is null and h.giver_staff_id is null and h.created_by <> ${viewer.id}` : sql<boolean>`false`;
}

/** Is this the journal `j` of such a bag? Until it is counted the books are, for whoever may count it, as if it had not left. */
export function isUncounted(viewer: SessionViewer): RawBuilder<boolean> {
  return sql<boolean>`(j.event = ${sentEvent} and exists (select 1 from cash_handover h where h.id = j.handover_id and ${bags(viewer)}))`;
}

/** Is a bag of the branch of account `a` on its way? */
export function hasUncounted(viewer: SessionViewer): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from cash_handover h where h.branch_id = a.branch_id and ${bags(viewer)})`;
}

/** What such bags have moved on these accounts, a debit positive. */
export function uncountedOn(viewer: SessionViewer, accounts: readonly number[]): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(p.amount), 0)::bigint from cash_handover h join journal j on j.handover_id = h.id and j.event = ${sentEvent} join posting p on p.journal_id = j.id
    where ${bags(viewer)} and p.account_id = any(${[...accounts]}::bigint[]))`;
}
