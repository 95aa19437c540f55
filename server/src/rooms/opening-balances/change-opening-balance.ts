import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { branchLife } from '@waybill/domain/rooms/branches/branch-states.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import {
  decideOpeningBalance,
  openedPostings,
  type openingBalanceForm,
} from '@waybill/domain/rooms/opening-balances/decide-opening-balance.ts';
import {
  openingBalanceLife,
  type OpeningBalanceCommand,
} from '@waybill/domain/rooms/opening-balances/opening-balance-states.ts';
import type { OpeningBalanceRow } from '@waybill/contract/rooms/opening-balances/opening-balances.contract.ts';
import { answerRecord, changeState, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readRow } from '../../kernel/lists.ts';
import { isBankOpen, ledgerRefOf } from '../bank-accounts/bank-accounts.door.ts';
import { hasPostings, writeJournals, writeMirrorOf } from '../ledger/journals.door.ts';
import { readBalance } from '../ledger/ledger.door.ts';
import { requireCash } from '../outflows/outflows.door.ts';
import { isDifferentFromAll } from '../staff/second-person.door.ts';
import { openingBalanceRecord } from './opening-balance.record.ts';
import { openingBalanceSource } from './opening-balances.queries.ts';
import { insertOpeningBalance, setOpeningBalance, type LockedOpeningBalance } from './opening-balances.store.ts';

/** Returns the key of the journal of an opening balance. */
export const openingKeyOf = (id: number): string => `opened:${id}`;
const till = (owner: number | null) => accountRef('cash:branch', { owner });

/**
 * Enters what a bank account or a till held before the books began; nothing is booked yet. Refused: `opening_target` unless it is one of the two,
 * `opening_twice` when the account has one already, `bank_account_closed`, `validation_failed` for a till that held nothing or less.
 */
export async function enterOpeningBalance(
  context: CommandContext,
  body: FormValues<typeof openingBalanceForm>,
): Promise<{ data: OpeningBalanceRow } | Refusal> {
  const { tx, viewer, now } = context;
  const { bank_account_id, branch_id, amount } = body;
  if ((bank_account_id === null) === (branch_id === null)) return refuse('opening_target');
  if (amount === 0 || (branch_id !== null && amount < 0))
    return refuse('validation_failed', { fields: { amount: [{ code: 'min', values: { min: 1 } }] } });
  if (bank_account_id !== null && !(await isBankOpen(tx, bank_account_id))) return refuse('bank_account_closed');
  if (branch_id !== null && !(await isOpenBranch(context, branch_id))) return refuse('opening_target');
  const atWork = body.on_top ? null : await workProblem(context, body);
  if (atWork) return atWork;
  const id = await insertOpeningBalance(tx, body, { by: viewer.id, now });
  if (id === null) return refuse('opening_twice');
  context.audit({
    room: 'opening_balances',
    record: id,
    name: body.note,
    action: 'create',
    branchId: branch_id,
    after: body,
  });
  context.publish({ topic: 'opening_balance', payload: { id } });
  return answerRecord(await readRow(tx, openingBalanceSource, viewer, id));
}

/** Nothing is opened without a word where the books know the account already: what they have may be the same money. */
async function workProblem(
  { tx }: CommandContext,
  { bank_account_id, branch_id }: Pick<LockedOpeningBalance, 'bank_account_id' | 'branch_id'>,
): Promise<Refusal<'opening_at_work'> | null> {
  const place = branch_id === null ? await ledgerRefOf(tx, bank_account_id) : till(branch_id);
  return (await hasPostings(tx, place))
    ? refuse('opening_at_work', {
        values: { held: await readBalance(tx, place) },
        fields: { on_top: [{ code: 'required' }] },
      })
    : null;
}

async function isOpenBranch({ tx }: CommandContext, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('branch')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', branchLife.initial)
    .executeTakeFirst();
  return found !== undefined;
}

async function decide({ tx, viewer, now }: CommandContext, of: LockedOpeningBalance, command: OpeningBalanceCommand) {
  const { created_by, confirmed_by } = of;
  const hands = confirmed_by === null ? [created_by] : [created_by, confirmed_by];
  return decideOpeningBalance(
    viewer,
    { ...of, by_another: await isDifferentFromAll(tx, hands, viewer.id, now) },
    command,
  );
}

/** Somebody else confirms it: the books have it from now on. */
export function confirmOpeningBalance(context: CommandContext, id: number): Changed<OpeningBalanceRow> {
  const { tx, viewer, now } = context;
  return changeState(context, openingBalanceRecord, id, {
    command: 'confirm',
    decide: (balance) => decide(context, balance, 'confirm'),
    check: async (_, balance) => {
      const { bank_account_id, on_top } = balance;
      if (bank_account_id !== null && !(await isBankOpen(tx, bank_account_id))) return refuse('bank_account_closed');
      return on_top ? null : workProblem(context, balance);
    },
    set: async (status, { bank_account_id, branch_id, amount, note }) => {
      const place = branch_id === null ? await ledgerRefOf(tx, bank_account_id) : till(branch_id);
      await writeJournals(tx, [
        {
          key: openingKeyOf(id),
          event: 'opened',
          at: now,
          branch_id,
          staff_id: viewer.id,
          note,
          postings: openedPostings(place, amount),
        },
      ]);
      await setOpeningBalance(tx, id, { status, confirmed_by: viewer.id, confirmed_at: now }, now);
    },
  });
}

/** Puts it away; what is in the books is taken back by the mirror of its journal, as long as the till still holds it. */
export function voidOpeningBalance(
  context: CommandContext,
  id: number,
  { reason }: { readonly reason: string },
): Changed<OpeningBalanceRow> {
  const { tx, viewer, now } = context;
  return changeState(context, openingBalanceRecord, id, {
    command: 'void',
    reason,
    decide: (balance) => decide(context, balance, 'void'),
    check: async (_, { status, branch_id, amount }) => {
      if (status !== openingBalanceLife.at.complete || branch_id === null) return null;
      const held = await requireCash(tx, branch_id, amount);
      return isRefusal(held) ? held : null;
    },
    set: async (status, before) => {
      await setOpeningBalance(tx, id, { status, ended_by: viewer.id, end_reason: reason }, now);
      if (before.status === openingBalanceLife.at.complete)
        await writeMirrorOf(tx, { key: openingKeyOf(id), at: now, staff_id: viewer.id, note: reason });
    },
  });
}
