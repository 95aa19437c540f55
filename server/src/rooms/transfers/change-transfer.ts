import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { bankAccountLife } from '@waybill/domain/rooms/bank-accounts/bank-account-states.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import { decideTransfer, amountWithFee, transferPostings } from '@waybill/domain/rooms/transfers/decide-transfer.ts';
import type { TransferSettings } from '@waybill/domain/rooms/transfers/transfer-forms.ts';
import { transferLife, type TransferStep } from '@waybill/domain/rooms/transfers/transfer-states.ts';
import type { TransferDetail } from '@waybill/contract/rooms/transfers/transfers.contract.ts';
import { changeState, createRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { covers } from '../../kernel/scope.ts';
import { ledgerRefOf } from '../bank-accounts/bank-accounts.door.ts';
import { dayOfJournals } from '../ledger/ledger.door.ts';
import { requireFactorAgain } from '../outflows/factor-again.door.ts';
import { lockOutflow, payOut, setOutflowLimit, takeBack } from '../outflows/outflows.door.ts';
import { transferRecord } from './transfer.record.ts';
import { outflowOfTransfer, readTransferFacts } from './transfers.queries.ts';
import {
  insertTransfer,
  setTransferApproved,
  setTransferEnded,
  setTransferSent,
  type LockedTransfer,
  type WantedTransfer,
} from './transfers.store.ts';

const keyOf = (id: number): string => `transfer:${id}`;

/** Asks for a transfer at the current branch; nothing moves yet. Refused: `bank_account_closed`, `bank_account_elsewhere`, and `transfer_target` unless it goes to one place. */
export async function createTransfer(
  context: CommandContext,
  { bank_fee, ...body }: Omit<WantedTransfer, 'fee'> & { readonly bank_fee: number | null },
): Promise<{ data: TransferDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const branchId = viewer.branchId;
  if (branchId === null) return refuse('branch_not_covered');
  const wanted: WantedTransfer = { ...body, fee: bank_fee ?? 0 };
  const { from_account_id, to_account_id, to_branch_id } = wanted;
  const one = (to_account_id === null) !== (to_branch_id === null);
  const toTill =
    to_branch_id === null ||
    (covers(viewer, to_branch_id) &&
      (await tx.selectFrom('branch').select('id').where('id', '=', to_branch_id).executeTakeFirst()));
  if (!one || !toTill || to_account_id === from_account_id) return refuse('transfer_target');
  const accounts = [from_account_id, ...(to_account_id === null ? [] : [to_account_id])];
  const closed = await bankTrouble(context, accounts);
  if (closed) return closed;
  const { id, number } = await insertTransfer(tx, wanted, { branchId, by: viewer.id, now });
  return createRecord(context, transferRecord, id, { name: number, branchId, after: { ...body, bank_fee } });
}

/** Closed accounts take part in nothing new, and who does not work with a branch moves nothing out of its account or into it. */
async function bankTrouble(
  { tx, viewer }: CommandContext,
  accounts: readonly number[],
): Promise<Refusal<'bank_account_closed' | 'bank_account_elsewhere'> | null> {
  const found = await tx
    .selectFrom('bank_account')
    .select('branch_id')
    .where('id', 'in', accounts)
    .where('status', '=', bankAccountLife.initial)
    .execute();
  if (found.length < accounts.length) return refuse('bank_account_closed');
  return found.every(({ branch_id }) => branch_id === null || covers(viewer, branch_id))
    ? null
    : refuse('bank_account_elsewhere');
}

const decide = async ({ tx, viewer, now }: CommandContext, transfer: LockedTransfer, command: TransferStep) =>
  decideTransfer(viewer, await readTransferFacts(tx, viewer, transfer, now), command);

/** A second person says yes to exactly the transfer that they saw. */
export function approveTransfer(
  context: CommandContext,
  id: number,
  { version }: { readonly version: number },
): Changed<TransferDetail> {
  return changeState(context, transferRecord, id, {
    command: 'approve',
    decide: (transfer) => decide(context, transfer, 'approve'),
    check: async (_, transfer) =>
      transfer.version === version
        ? requireFactorAgain(context, { kind: 'transfer', record_id: id, amount: amountWithFee(transfer) })
        : refuse('transfer_changed'),
    set: () => setTransferApproved(context.tx, id, context.viewer.id, context.now),
  });
}

/** It was sent at the bank, or its cash is in the till: the books follow. */
export function sendTransfer(
  context: CommandContext,
  id: number,
  { version }: { readonly version: number },
): Changed<TransferDetail> {
  const { tx, viewer, now } = context;
  return changeState(context, transferRecord, id, {
    command: 'send',
    decide: async (transfer) => {
      await lockOutflow(tx, outflowOfTransfer(transfer, viewer));
      return decide(context, transfer, 'send');
    },
    check: async (_, { version: seen, from_account_id, to_account_id }) =>
      seen === version
        ? bankTrouble(context, to_account_id === null ? [from_account_id] : [from_account_id, to_account_id])
        : refuse('transfer_changed'),
    set: async (_, transfer) => {
      const { from_account_id, to_account_id, to_branch_id, amount, fee, number, note } = transfer;
      const from = await ledgerRefOf(tx, from_account_id);
      const to =
        to_account_id === null
          ? accountRef('cash:branch', { owner: to_branch_id })
          : await ledgerRefOf(tx, to_account_id);
      const journals = await payOut(context, {
        ...outflowOfTransfer(transfer, viewer),
        record_id: id,
        amount: amountWithFee(transfer),
        alone: transfer.approved_by === null,
        till: null,
        journals: [
          {
            key: keyOf(id),
            event: 'transferred',
            transfer_id: id,
            branch_id: to_branch_id ?? transfer.branch_id,
            note: note ?? number,
            postings: transferPostings({ from, to, amount, fee }),
          },
        ],
      });
      await setTransferSent(tx, id, { by: viewer.id, now, day: dayOfJournals(journals) });
    },
  });
}

/**
 * Refuses, withdraws or voids a transfer. What was sent is taken back by the mirror of its journal, of today, as long as no statement shows it; cash has to
 * be in the till again. Nothing else of it changes.
 */
export function endTransfer(
  context: CommandContext,
  command: 'refuse' | 'withdraw' | 'void',
  id: number,
  { reason }: { readonly reason: string },
): Changed<TransferDetail> {
  const { tx, viewer, now } = context;
  return changeState(context, transferRecord, id, {
    command,
    reason,
    decide: (transfer) => decide(context, transfer, command),
    set: async (status, { to_branch_id: till, amount, ...transfer }) => {
      await setTransferEnded(tx, id, status, { by: viewer.id, now, reason });
      return transfer.status === transferLife.at.sent
        ? takeBack(context, { kind: 'transfer', record_id: id, key: keyOf(id), note: reason, from: { till, amount } })
        : undefined;
    },
  });
}

/** From where on a second person is needed; it counts for what was asked for already. */
export async function changeTransferSettings(
  context: CommandContext,
  after: TransferSettings,
): Promise<{ data: TransferSettings }> {
  await setOutflowLimit(context, 'transfer', null, after.approval_limit);
  await setOutflowLimit(context, 'bank_charge', null, after.charge_limit);
  return { data: after };
}
