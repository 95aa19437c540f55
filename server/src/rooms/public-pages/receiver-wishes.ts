import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { checkForm } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { publicForms } from '@waybill/domain/rooms/public-pages/public-forms.ts';
import { choiceProblem, type ReceiverChoice } from '@waybill/domain/rooms/public-pages/receiver-choices.ts';
import type { CommandContext, RequestContext } from '../../kernel/context.ts';
import { createFeedback } from '../feedbacks/feedbacks.door.ts';
import { keepParcel } from '../hold-mails/hold-mails.door.ts';
import { lockParcel } from '../tracking/parcel-commands.door.ts';
import { addNumber, changeAddress, type NewAddress } from './change-details.ts';
import { asParty, type Outsider } from './outside-command.ts';
import { codeLookup, byReceiver, phoneOf, readPublicParcel, type PublicParcel } from './public-parcel.queries.ts';

/** Values of a submitted form, by field name. */
export type SubmittedForm = Readonly<Record<string, string>>;

/** Numbers come as texts from a form of a page. */
const numeric: readonly string[] = ['destination_township', 'score'];
export const withNumbers = (sent: SubmittedForm): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(sent).map(([name, text]) => [
      name,
      numeric.includes(name) && /^\d{1,12}$/.test(text) ? Number(text) : text,
    ]),
  );

interface WishOf {
  readonly parcel: PublicParcel;
  /** Digits by which the receiver proved that it is theirs. */
  readonly digits: string;
}

/**
 * Does what a receiver chose on the tracking page, by the commands of the desk. What was read before the parcel was locked may have changed, so it is read and
 * decided again under the lock: of two at once the second is told.
 */
export async function makeWish(
  context: RequestContext,
  outsider: Outsider,
  { parcel, digits }: WishOf,
  choice: ReceiverChoice,
  sent: SubmittedForm,
): Promise<Refusal | null> {
  const checked = checkForm(publicForms[choice], withNumbers(sent));
  if (!checked.ok) return refuse('validation_failed', { fields: checked.fields });
  const values = checked.values as Record<string, unknown>;
  return asParty(context, outsider, parcel, `public_pages.${choice}`, async (command) => {
    const locked = await lockParcel(command, parcel.id, { version: null });
    if (isRefusal(locked)) return locked;
    const now = await readPublicParcel(command.tx, codeLookup(parcel.tracking_code), command.now);
    if (!now) return refuse('not_found');
    const until = typeof values.hold_until === 'string' ? values.hold_until : addDays(businessDate(command.now), 1);
    const known = choice === 'other_number' && isKnownNumber(now, values.phone);
    const problem = known
      ? refuse('public_numbers_full')
      : choiceProblem(command.viewer, choice, now.chosen, until, command.now);
    return problem ?? carryOut(command, { parcel: now, digits }, choice, values);
  });
}

export const isKnownNumber = (parcel: PublicParcel, phone: unknown): boolean =>
  [...parcel.destination_phone, ...parcel.contact_phone_list].includes(String(phone));

async function carryOut(
  context: CommandContext,
  { parcel, digits }: WishOf,
  choice: ReceiverChoice,
  values: Record<string, unknown>,
): Promise<Refusal | null> {
  if (choice === 'other_address') return changeAddress(context, parcel, parcel.chosen, values as unknown as NewAddress);
  if (choice === 'other_number') return addNumber(context, parcel, String(values.phone));
  const { tracking_code } = parcel;
  const done =
    choice === 'feedback'
      ? await createFeedback(
          context,
          { tracking_code, score: values.score as 1, text: String(values.text) },
          byReceiver,
        )
      : await keepParcel(
          context,
          {
            tracking_code,
            hold_until: String(values.hold_until),
            requester_name: parcel.destination_name,
            requester_phone: phoneOf(parcel, digits),
            remark: null,
          },
          choice === 'other_day' ? { freeFrom: parcel.chosen.days.first } : {},
        );
  return isRefusal(done) ? done : null;
}
