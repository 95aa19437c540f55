import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { bankAccountContract as calls } from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { bankAccountSource, readAllBankAccounts, readBankAccount } from './bank-accounts.queries.ts';
import { changeBankAccount, createBankAccount, editBankAccount } from './change-bank-account.ts';
import { enterClosingBalance } from './enter-closing-balance.ts';
import { readReconciliation } from './reconcile.queries.ts';
import { bankAccountLife } from '@waybill/domain/rooms/bank-accounts/bank-account-states.ts';

export const bankAccountRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, bankAccountSource, viewer, query)),
  read(calls.all, async ({ db }) => ({ data: await readAllBankAccounts(db) })),
  readOne(calls.detail, ({ db }, { params }) => readBankAccount(db, params.id)),
  readOne(calls.reconcile, ({ db, viewer, now }, { params, query }) =>
    readReconciliation(db, viewer, { id: params.id, day: query.day ?? businessDate(now) }, now),
  ),
  command(calls.create, (context, { body }) => createBankAccount(context, body)),
  command(calls.edit, (context, { params, body }) => editBankAccount(context, params.id, body)),
  command(calls.enterBalance, (context, { params, body }) => enterClosingBalance(context, params.id, body)),
  ...bankAccountLife.commandNames.map((name) =>
    command(calls[name], (context, { params }) => changeBankAccount(context, name, params.id)),
  ),
];
