import { businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import {
  decideSurplus,
  keptFrom,
  missingField,
  surplusPostings,
  type surplusEndForm,
  type surplusSettingsForm,
} from '@waybill/domain/rooms/surpluses/decide-surplus.ts';
import type { SurplusCommand, SurplusEnd } from '@waybill/domain/rooms/surpluses/surplus-states.ts';
import type { SurplusRow } from '@waybill/contract/rooms/surpluses/surpluses.contract.ts';
import { changeRecord, changeState, topicRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readRow } from '../../kernel/lists.ts';
import { lockBalance } from '../ledger/ledger.door.ts';
import { writeJournals } from '../ledger/journals.door.ts';
import { requireFactorAgain } from '../outflows/factor-again.door.ts';
import { requireCash } from '../outflows/outflows.door.ts';
import { confirmedByAnother } from '../staff/second-person.door.ts';
import { surplusSource } from './surpluses.queries.ts';
import { lockSurplus, readSurplusDays, saveSurplusDays, setSurplus, type LockedSurplus } from './surpluses.store.ts';

/** A surplus as commands see it. */
const surplusRecord = topicRecord<'surpluses', LockedSurplus, SurplusRow>({
  room: 'surpluses',
  topic: 'surplus',
  lock: ({ tx, viewer }, id) => lockSurplus(tx, viewer, id),
  auditSubject: ({ business_date, branch_id }) => ({ name: business_date, branchId: branch_id }),
  read: ({ tx, viewer }, id) => readRow(tx, surplusSource, viewer, id),
});

const decide = async ({ tx, viewer, now }: CommandContext, surplus: LockedSurplus, command: SurplusCommand) => {
  const { requested_by } = surplus;
  const by_another = requested_by !== null && (await confirmedByAnother(tx, requested_by, viewer.id, now));
  return decideSurplus(viewer, { ...surplus, by_another }, command);
};

/** Refuses to keep a surplus before the days have passed in which its loser may claim it. */
async function tooYoung({ tx, now }: CommandContext, { business_date }: LockedSurplus): Promise<Refusal | null> {
  const from = keptFrom(business_date, await readSurplusDays(tx));
  return businessDate(now) < from ? refuse('surplus_too_young', { values: { from: formatDate(from) } }) : null;
}

/** Asks for an end. Refused: `surplus_too_young` for keeping it too early, `validation_failed` without who gets it or whose shortage it is. */
export function askSurplusEnd(
  context: CommandContext,
  id: number,
  body: FormValues<typeof surplusEndForm>,
): Changed<SurplusRow> {
  const { tx, viewer, now } = context;
  const wanted = { ...body, surplus_end: body.surplus_end as SurplusEnd };
  return changeRecord(context, surplusRecord, id, async (surplus) => {
    const status = await decide(context, surplus, 'ask');
    if (isRefusal(status)) return status;
    const missing = missingField(wanted);
    if (missing) return refuse('validation_failed', { fields: { [missing]: [{ code: 'required' }] } });
    const refused = wanted.surplus_end === 'kept' ? await tooYoung(context, surplus) : null;
    if (refused) return refused;
    await setSurplus(tx, surplus, { status, ...wanted, requested_by: viewer.id, requested_at: now }, now);
    return { action: 'ask', before: { status: surplus.status }, after: { status, amount: surplus.amount, ...wanted } };
  });
}

/**
 * Another person confirms the end, and the books follow. Refused: `not_enough_cash` in the till that gives it back, `more_than_owed` for a shortage that is
 * smaller, `surplus_too_young`, and as by the rules.
 */
export function confirmSurplusEnd(context: CommandContext, id: number): Changed<SurplusRow> {
  const { tx, viewer, now } = context;
  return changeRecord(context, surplusRecord, id, async (surplus) => {
    const status = await decide(context, surplus, 'confirm');
    if (isRefusal(status)) return status;
    const refused = await endProblem(context, surplus);
    if (refused) return refused;
    const { branch_id, note, surplus_end, amount } = surplus;
    if (surplus_end === null) throw new Error(`the surplus ${id} has no end that was asked for`);
    await writeJournals(tx, [
      {
        key: `surplus_settled:${id}`,
        event: 'surplus_settled',
        at: now,
        branch_id,
        staff_id: viewer.id,
        note,
        postings: surplusPostings(surplus_end, surplus),
      },
    ]);
    await setSurplus(tx, surplus, { status, confirmed_by: viewer.id, confirmed_at: now }, now);
    return { action: 'confirm', before: { status: surplus.status }, after: { status, amount, surplus_end } };
  });
}

async function endProblem(context: CommandContext, surplus: LockedSurplus): Promise<Refusal | null> {
  const { surplus_end, branch_id, staff_id, amount } = surplus;
  if (surplus_end === 'kept') return tooYoung(context, surplus);
  if (surplus_end === 'returned') {
    const unproved = await requireFactorAgain(context, { kind: 'surplus', record_id: surplus.id, amount });
    if (unproved) return unproved;
    const held = await requireCash(context.tx, branch_id, amount);
    return isRefusal(held) ? held : null;
  }
  const owed = await lockBalance(context.tx, accountRef('shortage:staff', { owner: staff_id }));
  return amount > owed ? refuse('more_than_owed', { values: { owed: Math.max(owed, 0) } }) : null;
}

/** The wish is put away: the surplus waits for its owner again. */
export function denySurplusEnd(context: CommandContext, id: number): Changed<SurplusRow> {
  const { tx, now } = context;
  const nothing = { surplus_end: null, payee_name: null, payee_phone: null, staff_id: null, note: null };
  return changeState(context, surplusRecord, id, {
    command: 'deny',
    decide: (surplus) => decide(context, surplus, 'deny'),
    set: (status, surplus) =>
      setSurplus(tx, surplus, { status, ...nothing, requested_by: null, requested_at: null }, now),
  });
}

/** Sets after how many days a surplus may be kept. */
export async function saveSurplusSettings(
  context: CommandContext,
  after: FormValues<typeof surplusSettingsForm>,
): Promise<{ data: { surplus_days: number } }> {
  const before = { surplus_days: await readSurplusDays(context.tx) };
  await saveSurplusDays(context.tx, after.surplus_days);
  context.audit({ room: 'surpluses', record: 'settings', name: null, action: 'edit', branchId: null, before, after });
  return { data: after };
}
