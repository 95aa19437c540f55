import { sql } from 'kysely';
import type { LedgerFinding } from '@waybill/contract/rooms/ledger/ledger.contract.ts';
import type { Database } from '../../kernel/services.ts';
import { invariants } from './invariants.sql.ts';

/** Maximum number of records named for one violated invariant. */
const shown = 100;

/**
 * Returns all violations of the money's invariants; empty is good. All invariants read one snapshot, so nothing that is being written counts as wrong. Reads
 * all postings: for the health page and the operators' command, not for a screen that people wait for.
 */
export async function verifyLedger(db: Database): Promise<LedgerFinding[]> {
  const check = async (at: Database) => {
    await sql`set local statement_timeout = '120s'`.execute(at);
    // Sums by label and journal of some years fit into it; with less they are sorted on disk, several times as long.
    await sql`set local work_mem = '128MB'`.execute(at);
    const findings: LedgerFinding[] = [];
    for (const { name, query, inOrder } of invariants) {
      await sql`select set_config('enable_hashjoin', ${inOrder ? 'off' : 'on'}, true)`.execute(at);
      const { rows } = await query.execute(at);
      findings.push(...rows.slice(0, shown).map((row) => ({ invariant: name, ...row })));
    }
    return findings;
  };
  return db.isTransaction
    ? check(db)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(check);
}
