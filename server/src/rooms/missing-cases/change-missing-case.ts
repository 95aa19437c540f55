import { businessDate, toIso } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decideMissingCase } from '@waybill/domain/rooms/missing-cases/decide-missing-case.ts';
import type {
  handOnForm,
  ownCaseForm,
  proposeCompensationForm,
  searchStepForm,
  tickStepForm,
} from '@waybill/domain/rooms/missing-cases/missing-case-forms.ts';
import {
  outcomeOf,
  type MissingCaseCommand,
  type MissingCaseState,
} from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import type { SearchPlace } from '@waybill/domain/rooms/missing-cases/search-plan.ts';
import {
  needsWhy,
  suggestCompensation,
  type CompensationBasis,
} from '@waybill/domain/rooms/missing-cases/suggest-compensation.ts';
import type { MissingCaseDetail } from '@waybill/contract/rooms/missing-cases/missing-cases.contract.ts';
import { answerRecord, changeRecord, type Changed, type Done } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { requireFactorAgain } from '../outflows/factor-again.door.ts';
import { closeLost, foundParcel, reopenLost } from '../tracking/parcel-commands.door.ts';
import { caseFactsOf } from './case-facts.ts';
import { missingCaseRecord } from './missing-case.record.ts';
import { readNextOwners, readCase } from './missing-cases.queries.ts';
import {
  insertStep,
  readStep,
  setMissingCase,
  setMissingCaseOwner,
  tickStep,
  undecided,
  type LockedMissingCase,
} from './missing-cases.store.ts';

type Act = (row: LockedMissingCase, next: MissingCaseState) => Promise<Omit<Done<'missing_cases'>, 'action'> | Refusal>;

/** A command on a case: decided by the rules, then done; it leaves its line in the log. */
function onCase(
  context: CommandContext,
  command: MissingCaseCommand,
  id: number,
  act: Act,
): Changed<MissingCaseDetail> {
  return changeRecord(context, missingCaseRecord, id, async (row) => {
    const next = decideMissingCase(
      context.viewer,
      await caseFactsOf(context.tx, context.viewer, row, context.now),
      command,
    );
    if (isRefusal(next)) return next;
    const done = await act(row, next);
    return isRefusal(done) ? done : { action: command, ...done };
  });
}

const isPast = (day: string, { now }: CommandContext): boolean => day < businessDate(now);

/** The caller answers for the search until this day. */
export function ownMissingCase(
  context: CommandContext,
  id: number,
  { due_on }: FormValues<typeof ownCaseForm>,
): Changed<MissingCaseDetail> {
  const { tx, viewer, now } = context;
  return onCase(context, 'own', id, async (row) => {
    if (isPast(due_on, context)) return refuse('case_day_past');
    await setMissingCaseOwner(tx, id, viewer.id, due_on, now);
    return {
      before: { due_on: row.due_on, ...(row.owner_id === null ? {} : { owner_id: row.owner_id }) },
      after: { due_on, owner_id: viewer.id },
    };
  });
}

/** Somebody else answers for the search from now on, until the same day; only who may see the parcel and work on its case. */
export function handOnCase(
  context: CommandContext,
  id: number,
  { owner_id, reason }: FormValues<typeof handOnForm>,
): Changed<MissingCaseDetail> {
  const { tx, now } = context;
  return onCase(context, 'hand_on', id, async (row) => {
    const candidates = await readNextOwners(tx, row);
    if (!candidates.some((one) => one.id === owner_id))
      return refuse('validation_failed', { fields: { owner_id: [{ code: 'select' }] } });
    await setMissingCaseOwner(tx, id, owner_id, row.due_on, now);
    for (const staffId of [owner_id, ...(row.owner_id === null ? [] : [row.owner_id])])
      context.publish({ topic: 'missing_case', staffId, payload: { id } });
    return {
      before: row.owner_id === null ? {} : { owner_id: row.owner_id },
      after: { owner_id, reason },
    };
  });
}

/** One more place to look. */
export function addStep(
  context: CommandContext,
  id: number,
  { place, branch_id, who, until_on, note }: FormValues<typeof searchStepForm>,
): Changed<MissingCaseDetail> {
  const { tx, now } = context;
  return onCase(context, 'add_step', id, async () => {
    if (isPast(until_on, context)) return refuse('case_day_past');
    const known = await tx.selectFrom('branch').select('id').where('id', '=', branch_id).executeTakeFirst();
    if (!known) return refuse('validation_failed', { fields: { branch_id: [{ code: 'select' }] } });
    const step = { place: place as SearchPlace, branch_id, who, until_on, note };
    await insertStep(tx, id, step, now);
    return { after: { ...step, ...(note === null ? {} : { note }) } };
  });
}

/** Records the finding of a search at one place. When two people record at once, the second gets `step_ticked`. */
export function tickOff(
  context: CommandContext,
  id: number,
  { step_id, finding }: FormValues<typeof tickStepForm>,
): Changed<MissingCaseDetail> {
  const { tx, viewer, now } = context;
  return onCase(context, 'tick', id, async () => {
    const step = await readStep(tx, id, step_id);
    if (!step) return refuse('not_found');
    if (step.ticked_at) return refuse('step_ticked', { values: { by: step.by ?? '', at: toIso(step.ticked_at) } });
    await tickStep(tx, id, { id: step_id, finding, by: viewer.id }, now);
    return { after: { place: step.place as SearchPlace, finding } };
  });
}

/** The parcel is lost: what its sender gets. Another amount or reason than the label's wants an explanation. */
export function proposeCompensation(
  context: CommandContext,
  id: number,
  { amount, basis, why }: FormValues<typeof proposeCompensationForm>,
): Changed<MissingCaseDetail> {
  return onCase(context, 'propose', id, async (row, status) => {
    const proposed = { amount, basis: basis as CompensationBasis };
    if (why === null && needsWhy(proposed, suggestCompensation(row)))
      return refuse('validation_failed', { fields: { why: [{ code: 'required' }] } });
    return decideOn(context, row, { status, outcome: outcomeOf.propose, ...proposed, why });
  });
}

/** The parcel is lost and its sender wants nothing. */
export function waiveCompensation(context: CommandContext, id: number, why: string): Changed<MissingCaseDetail> {
  return onCase(context, 'waive', id, async (row, status) =>
    decideOn(context, row, { status, outcome: outcomeOf.waive, amount: 0, basis: null, why }),
  );
}

async function decideOn(
  { tx, viewer, now }: CommandContext,
  row: LockedMissingCase,
  decided: Pick<LockedMissingCase, 'status' | 'outcome' | 'amount' | 'basis' | 'why'>,
): Promise<Omit<Done<'missing_cases'>, 'action'>> {
  await setMissingCase(tx, row.id, { ...decided, note: null, proposed_by: viewer.id, proposed_at: now }, now);
  return { before: { status: row.status }, after: { ...decided } };
}

/** Rejects a proposal, so that the search continues. */
export function denyProposal(context: CommandContext, id: number, reason: string): Changed<MissingCaseDetail> {
  const { tx, now } = context;
  return onCase(context, 'deny', id, async (row, status) => {
    await setMissingCase(tx, id, { ...undecided, note: reason }, now);
    return { before: { status: row.status, amount: row.amount }, after: { status, reason } };
  });
}

/**
 * Confirms exactly the proposal that was read: the parcel is closed for good, and its compensation is owed to the sender from now on. Refused:
 * `case_hand_in` for the person who reported the parcel, owned the case or had the parcel last, `case_second_person` for the proposer where two
 * people are needed, `not_independent` for an account that one of them could have used, `proposal_changed` when the proposal is no longer the one
 * that was read, `second_factor_again` and `second_factor_to_pay` above the limit of the second factor: what is owed leaves with the next clearance.
 */
export function confirmProposal(context: CommandContext, id: number, version: number): Changed<MissingCaseDetail> {
  const { tx, viewer, now } = context;
  return onCase(context, 'confirm', id, async (row, status) => {
    if (row.version !== version) return refuse('proposal_changed');
    const unproved = await requireFactorAgain(context, { kind: 'compensation', record_id: id, amount: row.amount });
    if (unproved) return unproved;
    const entry = await closeLost(context, row.label_id, { fee: row.amount, remark: row.why });
    if (isRefusal(entry)) return entry;
    const by = { confirmed_by: viewer.id, confirmed_at: now, ended_by: viewer.id, ended_at: now };
    await setMissingCase(tx, id, { status, closing_entry_id: entry, ...by }, now);
    return { before: { status: row.status }, after: { status, outcome: row.outcome, amount: row.amount } };
  });
}

/** The parcel is found: it goes on where it was, which ends its case. */
export async function findParcel(
  context: CommandContext,
  id: number,
  remark: string | null,
): Promise<{ data: MissingCaseDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const row = await missingCaseRecord.lock(context, id);
  if (!row) return refuse('not_found');
  const next = decideMissingCase(viewer, await caseFactsOf(tx, viewer, row, now), 'find');
  if (isRefusal(next)) return next;
  const found = await foundParcel(context, row.label_id, { version: null, remark });
  if (isRefusal(found)) return found;
  return answerRecord(await readCase(tx, viewer, id, now, { whoeverSees: true }));
}

/** A parcel turned up after its case was closed: the compensation is taken back, and it can be found. */
export function reopenCase(context: CommandContext, id: number, reason: string): Changed<MissingCaseDetail> {
  const { tx, now } = context;
  return onCase(context, 'reopen', id, async (row, status) => {
    const entryId = row.closing_entry_id;
    if (entryId === null) return refuse('state_not_allowed', { values: { state: row.status, command: 'reopen' } });
    const refused = await reopenLost(context, row.label_id, { entryId, reason });
    if (refused) return refused;
    await setMissingCase(tx, id, { ...undecided, note: reason }, now);
    return { before: { status: row.status, amount: row.amount }, after: { status, reason } };
  });
}
