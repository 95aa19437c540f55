import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { bankLedger } from '@waybill/domain/rooms/bank-accounts/bank-account-form.ts';
import {
  chargeMethod,
  gatheredMethod,
  decideBankLine,
  isPostedWithLine,
  movedMethod,
  stateOfMatch,
  type BankLineState,
  type BankLineStep,
  type BookedMethod,
  type MatchMethod,
} from '@waybill/domain/rooms/bank-lines/bank-line-states.ts';
import { gatheredPostings, isNearSum } from '@waybill/domain/rooms/bank-lines/gather-payments.ts';
import type { AccountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import { secondPersonProblem } from '@waybill/domain/rooms/staff/second-person.ts';
import { chargePostings, interestPostings, movePostings } from '@waybill/domain/rooms/transfers/decide-transfer.ts';
import { transferLife } from '@waybill/domain/rooms/transfers/transfer-states.ts';
import type { BankLineDetail } from '@waybill/contract/rooms/bank-lines/bank-lines.contract.ts';
import { changeRecord, changeState, topicRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readElsewhere, type ElsewherePosting } from '../bank-accounts/bank-postings.door.ts';
import { writeJournals, writeMirrorOf, type NewJournal } from '../ledger/journals.door.ts';
import { lockOutflow, payOut, releaseOutflow, type Payout } from '../outflows/outflows.door.ts';
import { isDifferentFromAll, confirmedByAnother } from '../staff/second-person.door.ts';
import { followStatement } from '../transfers/transfers.door.ts';
import { freePostings, gatherPostings } from './gathered-postings.store.ts';
import { readSettledPostings, type PaidDays } from './settled-payments.queries.ts';
import { outflowOfLine, readBankLine, readBankLineFacts, readCandidates } from './bank-lines.queries.ts';
import {
  lockBankLine,
  setConfirmed,
  setMatched,
  setMoved,
  setUnmatched,
  type LockedBankLine,
} from './bank-lines.store.ts';

/** Bank statement lines, for commands. */
const bankLineRecord = topicRecord<'bank_lines', LockedBankLine, BankLineDetail>({
  room: 'bank_lines',
  topic: 'bank_line',
  lock: ({ tx }, id) => lockBankLine(tx, id),
  auditSubject: ({ details, day }) => ({ name: details || day, branchId: null }),
  read: ({ tx, viewer, now }, id) => readBankLine(tx, viewer, id, now),
});

/** Confirms transfers that the statement shows, or opens them again. */
export async function followTransfers(context: CommandContext, postingIds: readonly number[]): Promise<void> {
  for (const { id, number, branch_id, status } of await followStatement(context.tx, postingIds, context.now)) {
    const action = status === transferLife.at.confirmed ? 'confirm' : 'reopen';
    context.audit({ room: 'transfers', record: id, name: number, action, branchId: branch_id, after: { status } });
    context.publish({ topic: 'transfer', branchId: branch_id, payload: { id } });
  }
}

const decide = async ({ tx, viewer, now }: CommandContext, line: LockedBankLine, command: BankLineStep) =>
  decideBankLine(viewer, await readBankLineFacts(tx, viewer, line, now), command);

/** Bank charges and interest, as booked in the ledger. */
const booked = {
  charge: { event: 'bank_charge', postings: (bank: AccountRef, amount: number) => chargePostings(bank, -amount) },
  interest: { event: 'bank_interest', postings: interestPostings },
} as const;

/**
 * Matches a line by hand. The posting must be of the same account and amount, unmatched (`bank_line_taken`), and booked by another user: neither its
 * payer nor the line's importer, where they took part in the document, may confirm it alone. A posting of another account is moved to the line's
 * account at once.
 */
export function matchLine(
  context: CommandContext,
  id: number,
  { posting_id, version }: { readonly posting_id: number; readonly version: number },
): Changed<BankLineDetail> {
  const { tx, viewer, now } = context;
  let moved: ElsewherePosting | undefined;
  return changeState(context, bankLineRecord, id, {
    command: 'match',
    decide: (line) => decide(context, line, 'match'),
    check: async (_, line) => {
      if (line.version !== version) return refuse('state_not_allowed');
      const taken = await tx
        .selectFrom('bank_line')
        .select('id')
        .where((eb) => eb.or([eb('posting_id', '=', posting_id), eb('moved_posting_id', '=', posting_id)]))
        .executeTakeFirst();
      if (taken) return refuse('bank_line_taken');
      const [candidate] = await readCandidates(tx, line, posting_id);
      if (!candidate) {
        const text = `${line.reference} ${line.details}`;
        const elsewhere = (await readElsewhere(tx, line.bank_account_id, [{ ...line, text }])).get(id);
        moved = elsewhere?.find((one) => one.posting_id === posting_id);
      }
      const found = candidate ?? moved;
      return found ? aloneProblem(context, line, found) : refuse('bank_line_differs');
    },
    set: async (status, line) => {
      if (moved) await moveHere(context, line, moved, status);
      else await setMatched(tx, [{ line_id: id, posting_id, status }], { how: 'hand', by: viewer.id, now });
      await followTransfers(context, [posting_id]);
    },
  });
}

/** Books a posting of another account on the account where it came in; the line is matched to that. */
async function moveHere(
  context: CommandContext,
  line: LockedBankLine,
  from: ElsewherePosting,
  status: BankLineState,
): Promise<void> {
  const own = await ownLedger(context, line);
  const journal = {
    event: 'bank_moved',
    note: from.document ?? from.note,
    postings: movePostings(bankLedger({ id: from.bank_account_id, is_default: from.is_default }), own, line.amount),
  } as const;
  await postWithLine(context, line, journal, { how: movedMethod, status });
  await setMoved(context.tx, line.id, from.posting_id);
}

/**
 * Matches a line with the payments of a provider that it pays as a lump sum, exactly as they were seen. The difference stays with the provider. Two people
 * are behind it: the importer is apart from those who settled the payments, or from who matches. Refused: `bank_line_differs`.
 */
export function gatherPayments(
  context: CommandContext,
  id: number,
  { amount, version, ...days }: PaidDays & { readonly amount: number; readonly version: number },
): Changed<BankLineDetail> {
  const { tx } = context;
  const { payment_channel_id, from: paid_from, until: paid_until } = days;
  return changeRecord(context, bankLineRecord, id, async (line) => {
    const status = await decide(context, line, 'gather');
    if (isRefusal(status)) return status;
    if (line.version !== version) return refuse('state_not_allowed');
    const settled = await readSettledPostings(tx, line, days);
    const sum = settled.reduce((all, one) => all + one.amount, 0);
    if (sum !== amount || !isNearSum(sum, line.amount)) return refuse('bank_line_differs');
    const hands = settled.flatMap(({ staff_id }) => staff_id ?? []);
    const alone = await bringerProblem(context, line, [...new Set(hands)]);
    if (alone) return alone;
    const postings = gatheredPostings(await ownLedger(context, line), payment_channel_id, {
      received: line.amount,
      amount,
    });
    const journal = await postWithLine(
      context,
      line,
      { event: 'channel_paid', note: line.reference || line.details || null, postings },
      { how: gatheredMethod, status },
    );
    const contrary = await tx
      .selectFrom('posting')
      .select('id')
      .where('journal_id', '=', journal)
      .where('amount', '=', -amount)
      .executeTakeFirstOrThrow();
    await gatherPostings(tx, id, [contrary.id, ...settled.map(({ posting_id }) => posting_id)]);
    return {
      action: 'gather',
      before: { status: line.status },
      after: { status, payment_channel_id, paid_from, paid_until, amount },
    };
  });
}

/** Returns why this user may not confirm this match; null when it then has two people. */
async function aloneProblem(
  context: CommandContext,
  line: LockedBankLine,
  { staff_id, hands }: { readonly staff_id: number | null; readonly hands: readonly number[] },
): Promise<Refusal | null> {
  const { tx, viewer, now } = context;
  if (staff_id !== null) {
    const problem = secondPersonProblem(viewer.id, [staff_id], await confirmedByAnother(tx, staff_id, viewer.id, now));
    if (problem) return refuse(problem);
  }
  return bringerProblem(context, line, hands);
}

/** Returns why the importer of a line and this user are one person behind a match with what these people did; null when they are two. */
async function bringerProblem(
  { tx, viewer, now }: CommandContext,
  line: LockedBankLine,
  hands: readonly number[],
): Promise<Refusal | null> {
  const { brought_by, by_another } = await readBankLineFacts(tx, viewer, line, now);
  const bringer_apart = await isDifferentFromAll(tx, hands, brought_by, now);
  if (stateOfMatch('hand', { bringer_apart, by_another }) !== null) return null;
  return refuse(secondPersonProblem(viewer.id, [brought_by], by_another) ?? 'second_person_needed');
}

/** Confirms a match: a second person has checked the bank's own statement. */
export function confirmLine(
  context: CommandContext,
  id: number,
  { version }: { readonly version: number | null },
): Changed<BankLineDetail> {
  const { tx, viewer, now } = context;
  return changeState(context, bankLineRecord, id, {
    command: 'confirm',
    decide: (line) => decide(context, line, 'confirm'),
    check: async (_, line) => (version === null || line.version === version ? null : refuse('state_not_allowed')),
    set: async (_, { posting_id }) => {
      await setConfirmed(tx, id, viewer.id, now);
      if (posting_id !== null) await followTransfers(context, [posting_id]);
    },
  });
}

/** Confirms many at once: all of them, or none. Returns how many. */
export async function confirmLines(
  context: CommandContext,
  { ids }: { readonly ids: readonly number[] },
): Promise<{ data: { count: number } } | Refusal> {
  const lines = [...new Set(ids)];
  for (const id of lines) {
    const answer = await confirmLine(context, id, { version: null });
    if (isRefusal(answer)) return answer;
  }
  return { data: { count: lines.length } };
}

/** Posts a line as a bank charge or as interest, and matches it to that posting. */
export function bookLine(
  context: CommandContext,
  id: number,
  how: BookedMethod,
  { version }: { readonly version: number },
): Changed<BankLineDetail> {
  return changeState(context, bankLineRecord, id, {
    command: how,
    decide: async (line) => {
      await lockOutflow(context.tx, await outflowOfLine(context.tx, line, context.viewer));
      return decide(context, line, how);
    },
    check: async (_, line) => (line.version === version ? null : refuse('state_not_allowed')),
    set: async (status, line) => {
      const { event, postings } = booked[how];
      const journal = {
        event,
        note: line.details || null,
        postings: postings(await ownLedger(context, line), line.amount),
      };
      await postWithLine(context, line, journal, { how, status });
    },
  });
}

async function ownLedger({ tx }: CommandContext, { bank_account_id }: LockedBankLine): Promise<AccountRef> {
  const account = await tx
    .selectFrom('bank_account')
    .select(['id', 'is_default'])
    .where('id', '=', bank_account_id)
    .executeTakeFirstOrThrow();
  return bankLedger(account);
}

/** Writes a journal whose posting on the line's account is matched to the line. Returns the journal. */
async function postWithLine(
  context: CommandContext,
  line: LockedBankLine,
  what: Pick<NewJournal, 'event' | 'note' | 'postings'>,
  { how, status }: { readonly how: MatchMethod; readonly status: BankLineState },
): Promise<number> {
  const { tx, viewer, now } = context;
  const journal = { key: `bank-line:${line.id}:${line.version}`, ...what };
  const written =
    how === chargeMethod
      ? await payCharge(context, line, journal)
      : await writeJournals(tx, [{ ...journal, at: now, staff_id: viewer.id }]);
  const [{ id: journalId } = { id: 0 }] = written;
  const posting = await tx
    .selectFrom('posting')
    .select('id')
    .where('journal_id', '=', journalId)
    .where('amount', '=', line.amount)
    .executeTakeFirstOrThrow();
  await setMatched(tx, [{ line_id: line.id, posting_id: posting.id, status }], { how, by: viewer.id, now });
  return journalId;
}

/** Counts a bank charge as an outflow, by the importer of the statement and the user who books it. */
async function payCharge(context: CommandContext, line: LockedBankLine, journal: Payout['journals'][number]) {
  const { tx, viewer, now } = context;
  const leaving = await outflowOfLine(tx, line, viewer);
  const [brought = 0] = leaving.people;
  return payOut(context, {
    ...leaving,
    record_id: line.id,
    amount: -line.amount,
    alone: !(await confirmedByAnother(tx, brought, viewer.id, now)),
    till: null,
    journals: [journal],
  });
}

/** Removes a line's match, with a reason; from then on only a user can match it. A charge, interest or lump sum posted with it is reversed. */
export function unmatchLine(
  context: CommandContext,
  id: number,
  { reason }: { readonly reason: string },
): Changed<BankLineDetail> {
  const { tx, viewer, now } = context;
  return changeState(context, bankLineRecord, id, {
    command: 'unmatch',
    reason,
    decide: (line) => decide(context, line, 'unmatch'),
    set: async (_, { posting_id, moved_posting_id, how }) => {
      if (posting_id === null) throw new Error(`the line ${id} stands for nothing`);
      await setUnmatched(tx, id, now);
      await freePostings(tx, id);
      await releaseOutflow(tx, { kind: 'bank_charge', record_id: id });
      if (!isPostedWithLine(how)) return followTransfers(context, [posting_id]);
      const { key } = await tx
        .selectFrom('posting as p')
        .innerJoin('journal as j', 'j.id', 'p.journal_id')
        .select('j.key')
        .where('p.id', '=', posting_id)
        .executeTakeFirstOrThrow();
      await writeMirrorOf(tx, { key, at: now, staff_id: viewer.id, note: reason });
      if (moved_posting_id !== null) await followTransfers(context, [moved_posting_id]);
    },
  });
}
