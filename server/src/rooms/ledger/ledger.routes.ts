import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { invariantNames } from '@waybill/contract/rooms/ledger/invariants.words.ts';
import { ledgerContract as calls } from '@waybill/contract/rooms/ledger/ledger.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { read, readOne, type Route } from '../../kernel/routes.ts';
import { accountSource, journalSource, readJournal, readKindBalances } from './ledger.queries.ts';
import { readStatement } from './statement.queries.ts';
import { verifyLedger } from './verify-ledger.queries.ts';

export const ledgerRoutes: Route[] = [
  read(calls.accounts, ({ db, viewer }, { query }) => readPage(db, accountSource, viewer, query)),
  read(calls.balances, async ({ db, viewer }) => ({ data: await readKindBalances(db, viewer) })),
  read(calls.journals, ({ db, viewer }, { query }) => readPage(db, journalSource, viewer, query)),
  readOne(calls.journal, ({ db, viewer }, { params }) => readJournal(db, viewer, params.id)),
  read(calls.statement, (context, { query }) => readStatement(context, query)),
  read(calls.health, async ({ db, now }) => {
    const findings = await verifyLedger(db);
    return { ok: findings.length === 0, checked_at: toIso(now), checked: [...invariantNames], findings };
  }),
];
