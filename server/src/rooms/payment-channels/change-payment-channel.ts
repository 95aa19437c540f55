import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decidePaymentChannel, savesChannel } from '@waybill/domain/rooms/payment-channels/decide-payment-channel.ts';
import type { PaymentChannelValues } from '@waybill/domain/rooms/payment-channels/payment-channel-form.ts';
import {
  paymentChannelLife,
  termsConfirmed,
  termsDenied,
  type ChannelStep,
  type PaymentChannelState,
} from '@waybill/domain/rooms/payment-channels/payment-channel-states.ts';
import type { PaymentChannelDetail } from '@waybill/contract/rooms/payment-channels/payment-channels.contract.ts';
import { changeState, createRecord, editRecord, topicRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { isBankOpen } from '../bank-accounts/bank-accounts.door.ts';
import { confirmedByAnother } from '../staff/second-person.door.ts';
import { readPaymentChannel } from './payment-channels.queries.ts';
import {
  endProposal,
  insertPaymentChannel,
  insertProposal,
  isChannelNameTaken,
  lockPaymentChannel,
  setPaymentChannelStatus,
  type LockedPaymentChannel,
} from './payment-channels.store.ts';

/** Payment channels as commands see them; they belong to the whole operator. */
export const paymentChannelRecord = topicRecord<'payment_channels', LockedPaymentChannel, PaymentChannelDetail>({
  room: 'payment_channels',
  topic: 'payment_channel',
  lock: ({ tx }, id) => lockPaymentChannel(tx, id),
  auditSubject: ({ terms }) => ({ name: terms.name_en, branchId: null }),
  read: ({ tx, viewer, now }, id) => readPaymentChannel(tx, viewer, id, now),
});

/** Proposes a new channel. Refused: `day_past`, `bank_account_closed`, `duplicate`. */
export async function createPaymentChannel(
  context: CommandContext,
  values: PaymentChannelValues,
): Promise<{ data: PaymentChannelDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const wrong = await problemOf(context, values, null);
  if (wrong) return wrong;
  const id = await insertPaymentChannel(tx, paymentChannelLife.initial, now);
  await insertProposal(tx, id, values, { by: viewer.id, now });
  return createRecord(context, paymentChannelRecord, id, { name: values.name_en, branchId: null, after: values });
}

/** Proposes other terms, also to switch a channel on again. The confirmed ones apply until another person confirms these. */
export function editPaymentChannel(
  context: CommandContext,
  id: number,
  { version, ...wanted }: PaymentChannelValues & { version: number },
): Changed<PaymentChannelDetail> {
  const { tx, viewer, now } = context;
  return editRecord(
    context,
    paymentChannelRecord,
    { id, version },
    {
      // A channel that is off differs from any terms, so that the same ones can be proposed again.
      valuesOf: ({ status, terms }) => (isOff(status) ? { ...terms, starts_on: null } : terms),
      settle: async () => (await problemOf(context, wanted, id)) ?? wanted,
      save: async (values, channel) => {
        const { status } = channel;
        const next = decidePaymentChannel(viewer, { ...channel, by_another: true }, savesChannel(status));
        if (isRefusal(next)) throw new Error(`the form of a payment channel is saved in any state, not ${status}`);
        await insertProposal(tx, id, values, { by: viewer.id, now });
        await setPaymentChannelStatus(tx, id, next, now);
      },
    },
  );
}
const isOff = (status: PaymentChannelState) => status === paymentChannelLife.at.inactive;

/** Confirms, denies or drops the proposed terms, or switches a channel off. Refused: `second_person_needed`, `not_independent`, `changed_meanwhile`. */
export function stepPaymentChannel(
  context: CommandContext,
  command: ChannelStep,
  id: number,
  version: number,
): Changed<PaymentChannelDetail> {
  const { tx, viewer, now } = context;
  return changeState(context, paymentChannelRecord, id, {
    command,
    decide: async (channel) => {
      const { proposed_by, version: current } = channel;
      if (current !== version) return refuse('changed_meanwhile');
      const by_another = proposed_by === null || (await confirmedByAnother(tx, proposed_by, viewer.id, now));
      return decidePaymentChannel(viewer, { ...channel, by_another }, command);
    },
    set: async (status) => {
      const ends = command === 'confirm' ? termsConfirmed : termsDenied;
      await endProposal(tx, id, ends, { by: viewer.id, now, from: command === 'confirm' ? businessDate(now) : null });
      await setPaymentChannelStatus(tx, id, status, now);
    },
  });
}

async function problemOf(
  { tx, now }: CommandContext,
  { starts_on, bank_account_id, name_en }: PaymentChannelValues,
  id: number | null,
): Promise<Refusal | null> {
  const of = (field: string, code: 'day_past' | 'bank_account_closed' | 'duplicate') =>
    refuse(code, { fields: { [field]: [{ code }] } });
  if (starts_on < businessDate(now)) return of('starts_on', 'day_past');
  if (!(await isBankOpen(tx, bank_account_id))) return of('bank_account_id', 'bank_account_closed');
  return (await isChannelNameTaken(tx, name_en, id)) ? of('name_en', 'duplicate') : null;
}
