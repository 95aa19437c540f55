import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import {
  openBankState,
  payableBankState,
  type BankDecision,
  type BankState,
  type TermsDecision,
} from '@waybill/domain/rooms/customers/bank-states.ts';
import type { bankForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { moneyTermsOf, type MoneyTerms } from '@waybill/domain/rooms/customers/customer-terms.ts';
import { decideProposal } from '@waybill/domain/rooms/customers/decide-customer.ts';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { differences } from '../../kernel/versions.ts';
import { recomputeCodReadiness } from '../cod/cod.door.ts';
import { keepFile } from '../files/files.door.ts';
import { isDifferentFromAll } from '../staff/second-person.door.ts';
import {
  currentProposal,
  insertBank,
  insertProposedTerms,
  readProposal,
  replaceProposal,
  setProposalState,
  shownAccount,
  type Proposals,
} from './customer-proposals.store.ts';
import { customerRecord } from './customer.record.ts';
import { handsOfBank } from './payee-request.store.ts';
import { setMoneyTerms, touchCustomer } from './customers.store.ts';

const isSame = (one: object, other: object) => !differences(one, other) && !differences(other, one);

/**
 * Proposes a bank account for a customer. It replaces a waiting proposal; money goes to the confirmed account until a second person confirms the new
 * one. Refused: `duplicate` for the account that is confirmed or waits already.
 */
export function proposeBank(
  context: CommandContext,
  id: number,
  body: FormValues<typeof bankForm>,
): Changed<CustomerDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, customerRecord, id, async (customer) => {
    const paid = await currentProposal(tx, 'customer_bank', id, payableBankState);
    const waiting = await currentProposal(tx, 'customer_bank', id, openBankState);
    if ([paid, waiting].some((bank) => bank && isSame(shownAccount(body), shownAccount(bank))))
      return refuse('duplicate', { fields: { bank_account: [{ code: 'duplicate' }] } });
    const proofFileId =
      body.bank_proof &&
      (await keepFile(context, body.bank_proof, {
        field: 'bank_proof',
        room: 'customers',
        branchId: customer.branch_id,
      }));
    await replaceProposal(tx, 'customer_bank', id, openBankState);
    await insertBank(tx, { customerId: id, ...shownAccount(body), proofFileId, by: viewer.id, now });
    await touchCustomer(tx, id, now);
    const before = waiting ?? paid;
    return { action: 'propose_bank', before: before && shownAccount(before), after: shownAccount(body) };
  });
}

/**
 * Proposes the terms of a customer that differ from those in force, which stay until a second person confirms. Replaces a waiting proposal. Without a
 * difference nothing is proposed, and a waiting proposal stays. Returns whether there is a new proposal.
 */
export async function proposeTerms(
  context: CommandContext,
  customer: { readonly id: number; readonly name: string; readonly branchId: number },
  inForce: MoneyTerms,
  wanted: MoneyTerms,
): Promise<boolean> {
  const { tx, viewer, now } = context;
  const change = differences(moneyTermsOf(inForce), moneyTermsOf(wanted));
  if (!change) return false;
  const waiting = await currentProposal(tx, 'customer_terms', customer.id, openBankState);
  if (waiting && isSame(waiting.terms, change.after)) return false;
  await replaceProposal(tx, 'customer_terms', customer.id, openBankState);
  await insertProposedTerms(tx, {
    customerId: customer.id,
    terms: change.after,
    before: change.before,
    by: viewer.id,
    now,
  });
  const { id: record, name, branchId } = customer;
  // In a separate field: the record at an earlier time has them only once they are in force.
  context.audit({
    room: 'customers',
    record,
    name,
    action: 'propose_terms',
    branchId,
    before: { proposed_terms: waiting?.terms ?? null },
    after: { proposed_terms: change.after },
  });
  return true;
}

/** Ends a proposal of a customer without terms. */
export function dropTerms({ tx }: CommandContext, id: number): Promise<void> {
  return replaceProposal(tx, 'customer_terms', id, openBankState);
}

/**
 * Reads a proposal and decides on it. Refused for its proposer (`own_proposal`), for users who recently controlled the proposer's account or the
 * reverse, or who could be behind a merchant's request for it (`not_independent`), and once it is decided (`state_not_allowed`).
 */
async function decide<Table extends keyof Proposals>(
  { tx, viewer, now }: CommandContext,
  table: Table,
  decision: TermsDecision,
  { customerId, id, reason }: { customerId: number; id: number; reason: string | null },
): Promise<{ readonly state: BankState; readonly proposal: Proposals[Table] } | Refusal> {
  const proposal = await readProposal(tx, table, customerId, id);
  if (!proposal) return refuse('not_found');
  const hands = table === 'customer_bank' ? await handsOfBank(tx, id) : [];
  const byAnother = await isDifferentFromAll(tx, [proposal.proposed_by, ...hands], viewer.id, now);
  const state = decideProposal(
    viewer,
    { status: proposal.status, proposedBy: proposal.proposed_by, byAnother },
    decision,
  );
  if (isRefusal(state)) return state;
  if (table === 'customer_bank' && state === payableBankState)
    await replaceProposal(tx, table, customerId, payableBankState);
  await setProposalState(tx, table, id, { status: state, by: viewer.id, reason, now });
  return { state, proposal };
}

const withReason = (reason: string | null) => (reason === null ? {} : { reason });

/** Confirms or denies the account proposal with this id. */
export function decideOnBank(
  context: CommandContext,
  decision: BankDecision,
  id: number,
  { bankId, reason }: { bankId: number; reason: string | null },
): Changed<CustomerDetail> {
  const { tx, now } = context;
  return changeRecord(context, customerRecord, id, async () => {
    const paid = await currentProposal(tx, 'customer_bank', id, payableBankState);
    const decided = await decide(context, 'customer_bank', decision, { customerId: id, id: bankId, reason });
    if (isRefusal(decided)) return decided;
    await touchCustomer(tx, id, now);
    return {
      action: `${decision}_bank`,
      before: paid && shownAccount(paid),
      after: { ...shownAccount(decided.proposal), bank_state: decided.state, ...withReason(reason) },
    };
  });
}

/** Confirms, denies or withdraws the terms proposal with this id. A new gate or limit applies at once, also to COD delivered before. */
export function decideOnTerms(
  context: CommandContext,
  decision: TermsDecision,
  id: number,
  { termsId, reason }: { termsId: number; reason: string | null },
): Changed<CustomerDetail> {
  const { tx, now } = context;
  return changeRecord(context, customerRecord, id, async () => {
    const decided = await decide(context, 'customer_terms', decision, { customerId: id, id: termsId, reason });
    if (isRefusal(decided)) return decided;
    const { terms, before } = decided.proposal;
    const isInForce = decided.state === payableBankState;
    if (isInForce) {
      await setMoneyTerms(tx, id, terms, now);
      if ('clearance_gate' in terms || 'clearance_gate_limit' in terms)
        await recomputeCodReadiness(tx, { customer: id });
    } else await touchCustomer(tx, id, now);
    return {
      action: `${decision}_terms`,
      before: { ...(isInForce ? before : {}), proposed_terms: terms },
      after: { ...(isInForce ? terms : {}), proposed_terms: null, ...withReason(reason) },
    };
  });
}
