import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { checkForm } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { holdProblem } from '@waybill/domain/rooms/hold-mails/decide-hold.ts';
import { publicForms } from '@waybill/domain/rooms/public-pages/public-forms.ts';
import { otherDayProblem } from '@waybill/domain/rooms/public-pages/receiver-choices.ts';
import { answerUntil, questionStep, type SenderAnswer } from '@waybill/domain/rooms/public-pages/sender-answers.ts';
import type { ReturnCommand } from '@waybill/domain/rooms/labels/return-approval.ts';
import type { CommandContext, RequestContext } from '../../kernel/context.ts';
import { keepParcel } from '../hold-mails/hold-mails.door.ts';
import { enterReturn, lockParcel, type LockedParcel } from '../tracking/parcel-commands.door.ts';
import { changeAddress, type NewAddress } from './change-details.ts';
import { asParty, type Outsider } from './outside-command.ts';
import { codeLookup, readPublicParcel, type PublicParcel } from './public-parcel.queries.ts';
import { withNumbers, type SubmittedForm } from './receiver-wishes.ts';

interface Answering {
  readonly command: ReturnCommand;
  readonly form: 'other_day' | 'other_address' | null;
}

const answers: Readonly<Record<SenderAnswer, Answering>> = {
  again: { command: 'again', form: 'other_day' },
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
  const { command, form } = answers[answer];
  const checked = form === null ? null : checkForm(publicForms[form], withNumbers(sent));
  if (checked && !checked.ok) return refuse('validation_failed', { fields: checked.fields });
  const values = (checked?.values ?? {}) as Record<string, unknown>;
  if (context.now >= answerUntil(since)) return refuse('moved_on');
  return asParty(context, outsider, parcel, `public_pages.${answer}`, async (inside) => {
    const locked = await lockParcel(inside, parcel.id, { version: null });
    if (isRefusal(locked)) return locked;
    if (!stands(locked, since)) return refuse('moved_on');
    const day = typeof values.hold_until === 'string' ? values.hold_until : null;
    const remark = day === null ? null : formatDate(day);
    const refused = await enterReturn(inside, locked, command, { remark }, false);
    if (refused) return refused;
    const after = await readPublicParcel(inside.tx, codeLookup(parcel.tracking_code), inside.now);
    if (!after) return refuse('not_found');
    if (form === 'other_address') {
      // It is the sender's own: neither what it is worth nor an earlier change keeps them from it.
      const chosen = { ...after.chosen, services: [], declared_value: 0, address_changed: false };
      return changeAddress(inside, after, chosen, values as unknown as NewAddress);
    }
    return day === null ? null : waitUntil(inside, after, day);
  });
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
