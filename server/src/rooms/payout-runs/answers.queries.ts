import { sql, type Transaction } from 'kysely';
import type { PayoutLineState } from '@waybill/domain/rooms/payout-runs/payout-run-states.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { personName } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { runScope } from './payout-runs.store.ts';

type Tx = Transaction<Tables>;

/** Reads who brought an answer of this content before, and when. */
export async function readAnsweredBefore(tx: Tx, runId: number, hash: string) {
  return tx
    .selectFrom('payout_answer as a')
    .select(['a.brought_at as at', personName('a.brought_by').as('by')])
    .where('a.run_id', '=', runId)
    .where('a.content_hash', '=', hash)
    .executeTakeFirst();
}

/** Reads the payments of a run's file, with the number that the file names. */
export async function readSentLines(
  tx: Tx,
  runId: number,
): Promise<{ id: number; status: PayoutLineState; number: string; amount: number }[]> {
  const { rows } = await sql<{ id: number; status: PayoutLineState; number: string; amount: number }>`
    select l.id, l.status, d.number, l.expected_net as amount
    from payout_run_line l join clearance d on d.id = l.clearance_id
    where l.run_id = ${runId} and l.status in ('sent', 'settling', 'paid', 'failed')`.execute(tx);
  return rows;
}

/** Returns the run of a line, or null when the viewer does not see it. */
export async function runOfLine(tx: Tx, viewer: SessionViewer, lineId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select r.id from payout_run_line l join payout_run r on r.id = l.run_id where l.id = ${lineId} and ${runScope(viewer)}`.execute(
    tx,
  );
  return rows[0]?.id ?? null;
}

/**
 * Reads the payments of a run that the imported statement of its account shows: an unmatched line out, of the same amount, that names the document. Two lines
 * that name one document mark nothing: a person has to look.
 */
export async function readPaidByStatement(
  tx: Tx,
  runId: number,
): Promise<{ id: number; bank_reference: string | null }[]> {
  const { rows } = await sql<{ id: number; bank_reference: string | null }>`
    select l.id, nullif(min(x.reference), '') as bank_reference
    from payout_run r
    join payout_run_line l on l.run_id = r.id and l.status = 'sent'
    join clearance d on d.id = l.clearance_id
    join bank_line x on x.bank_account_id = r.bank_account_id and x.amount = -l.expected_net and x.posting_id is null
      and x.day >= (r.sent_at at time zone 'Asia/Yangon')::date and x.reference || ' ' || x.details ~* (d.number || '([^0-9]|$)')
    where r.id = ${runId}
    group by l.id
    having count(*) = 1
    order by l.id`.execute(tx);
  return rows;
}
