import { businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { checkForm } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { holdProblem } from '@waybill/domain/rooms/hold-mails/decide-hold.ts';
import { publicForms } from '@waybill/domain/rooms/public-pages/public-forms.ts';
import { furtherNumbersMax, otherDayProblem } from '@waybill/domain/rooms/public-pages/receiver-choices.ts';
import {
  answerUntil,
  questionStep,
  type SenderAnswer,
  type SenderAnswerValues,
} from '@waybill/domain/rooms/public-pages/sender-answers.ts';
import type { ReturnCommand } from '@waybill/domain/rooms/labels/return-approval.ts';
import type { CommandContext, ReadContext, RequestContext } from '../../kernel/context.ts';
import { partyPermissions } from '@waybill/domain/kernel/user-types.ts';
import { keepParcel } from '../hold-mails/hold-mails.door.ts';
import { readPlaces } from '../places/places.door.ts';
import { tariffOn } from '../tariffs/tariffs.door.ts';
import { enterReturn, lockParcel, type LockedParcel } from '../tracking/parcel-commands.door.ts';
import { addNumber, changeAddress, type NewAddress } from './change-details.ts';
import { asParty, type Outsider } from './outside-command.ts';
import { codeLookup, readDeliverBranch, readPublicParcel, type PublicParcel } from './public-parcel.queries.ts';
import { isKnownNumber, withNumbers, type SubmittedForm } from './receiver-wishes.ts';

interface Answering {
  readonly command: ReturnCommand;
  readonly form: 'other_day' | 'other_number' | 'other_address' | null;
}

const answers: Readonly<Record<SenderAnswer, Answering>> = {
  again: { command: 'again', form: 'other_day' },
  number: { command: 'again', form: 'other_number' },
  address: { command: 'again', form: 'other_address' },
  return: { command: 'agree', form: null },
};

/**
 * Enters what the sender answers by their link (O-10), by the commands that the desk has. The question is asked under the lock of the parcel: of two answers at
 * once, and of one that comes after the day is over, the second is refused and changes nothing.
 */
export async function answerQuestion(
  context: RequestContext,
  outsider: Outsider,
  parcel: PublicParcel,
  since: Date,
  answer: SenderAnswer,
  sent: SubmittedForm,
): Promise<Refusal | null> {
  const { form } = answers[answer];
  const checked = form === null ? null : checkForm(publicForms[form], withNumbers(sent));
  if (checked && !checked.ok) return refuse('validation_failed', { fields: checked.fields });
  const values = (checked?.values ?? {}) as Record<string, unknown>;
  if (context.now >= answerUntil(since)) return refuse('moved_on');
  return asParty(context, outsider, parcel, `public_pages.${answer}`, async (inside) => {
    const locked = await lockParcel(inside, parcel.id, { version: null });
    if (isRefusal(locked)) return locked;
    return stands(locked, since) ? enterAnswer(inside, locked, answer, values) : refuse('moved_on');
  });
}

/** Enters an answer to the question that waits, with what it brings along. */
async function enterAnswer(
  inside: CommandContext,
  locked: LockedParcel,
  answer: SenderAnswer,
  values: Readonly<Record<string, unknown>>,
): Promise<Refusal | null> {
  const { command, form } = answers[answer];
  const { tracking_code } = locked.row;
  const day = typeof values.hold_until === 'string' ? values.hold_until : null;
  const remark = day === null ? null : formatDate(day);
  const refused = await enterReturn(inside, locked, command, { remark }, false);
  if (refused) return refused;
  const after = await readPublicParcel(inside.tx, codeLookup(tracking_code), inside.now);
  if (!after) return refuse('not_found');
  if (form === 'other_address') {
    // It is the sender's own: neither what it is worth nor an earlier change keeps them from it.
    const chosen = { ...after.chosen, services: [], declared_value: 0, address_changed: false };
    return changeAddress(inside, after, chosen, values as unknown as NewAddress);
  }
  if (form === 'other_number') return addOtherNumber(inside, after, String(values.phone));
  return day === null ? null : waitUntil(inside, after, day);
}

/** Enters what a merchant answers at the portal, in the name of their person, with the rights that the sender has by the link. */
export async function answerAtPortal(
  context: CommandContext,
  id: number,
  { answer, ...values }: SenderAnswerValues,
): Promise<{ message: string } | Refusal> {
  const permissions = [...context.viewer.permissions, ...partyPermissions.sender];
  const inside = { ...context, viewer: { ...context.viewer, permissions } };
  const locked = await lockParcel(inside, id, { version: null });
  if (isRefusal(locked)) return locked;
  const { life } = locked;
  if (life.return_at === null || !stands(locked, life.return_at))
    return refuse('return_not_asked', { values: { status: life.status } });
  if (context.now >= answerUntil(life.return_at)) return refuse('return_answer_late');
  const refused = await enterAnswer(inside, locked, answer, values);
  return refused ? (portalRefusals[refused.code] ?? refused) : { message: 'ok' };
}

/** Refusals of the public pages, as the portal has them. */
const portalRefusals: Readonly<Record<string, Refusal>> = {
  public_call_us: refuse('address_needs_call'),
  public_not_now: refuse('address_not_now'),
  public_with_courier: refuse('address_not_now'),
  public_once: refuse('address_not_now'),
  public_numbers_full: refuse('numbers_full'),
};

/** Returns what it costs a merchant to have their parcel delivered to another place, in whole kyat; null where the branch has to be called. */
export async function readAddressFee(
  { db, viewer, now }: ReadContext,
  id: number,
  placeId: number,
): Promise<{ data: { fee: number | null } } | Refusal> {
  const deliverBranch = await readDeliverBranch(db, viewer, id);
  if (deliverBranch === null) return refuse('not_found');
  const place = (await readPlaces(db, [placeId])).get(placeId);
  if (!place || place.branch_id === null || place.remote) return { data: { fee: null } };
  const isElsewhere = place.branch_id !== deliverBranch;
  const tariff = isElsewhere ? await tariffOn(db, businessDate(now)) : null;
  return { data: { fee: isElsewhere ? (tariff?.rates.change_destination ?? 0) : 0 } };
}

async function addOtherNumber(context: CommandContext, parcel: PublicParcel, phone: string): Promise<Refusal | null> {
  const isFull = parcel.chosen.further_numbers >= furtherNumbersMax;
  return isFull || isKnownNumber(parcel, phone) ? refuse('public_numbers_full') : addNumber(context, parcel, phone);
}

/** Is it still this question that waits for an answer? */
function stands({ life }: LockedParcel, since: Date): boolean {
  return life.closed_at === null && life.return_step === questionStep && life.return_at?.getTime() === since.getTime();
}

/** Has the branch keep the parcel until the day of the next try; where it does not lie there, its history names the day. */
async function waitUntil(
  context: CommandContext,
  { chosen, ...parcel }: PublicParcel,
  day: string,
): Promise<Refusal | null> {
  // Each question may name a day of the coming week, however long the branch has had the parcel.
  const { today } = chosen.days;
  const tooLate = otherDayProblem({ today, first: today, until: day });
  if (tooLate) return tooLate;
  if (holdProblem(context.viewer, chosen.life, chosen.blockers, { ...chosen.days, until: day })) return null;
  const kept = await keepParcel(
    context,
    {
      tracking_code: parcel.tracking_code,
      hold_until: day,
      requester_name: parcel.source_name,
      requester_phone: parcel.source_phone[0] ?? '',
      remark: null,
    },
    { freeFrom: today },
  );
  return isRefusal(kept) ? kept : null;
}
