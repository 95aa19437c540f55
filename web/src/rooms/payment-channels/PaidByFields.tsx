import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { Scan } from '@waybill/contract/rooms/tracking/scan-shapes.ts';
import { payableQr } from '@waybill/domain/kernel/merchant-qr.ts';
import { sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { PaidAhead } from '@waybill/domain/rooms/payment-claims/advance-payment-states.ts';
import type { doorForm } from '@waybill/domain/rooms/proofs/proof-form.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { useOptions } from '../../shell/options.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { QrCode } from '../../ui/layout/QrCode.tsx';
import { paymentChannelPageWords as words } from './payment-channel-page.words.ts';

/** Payment by a channel, as a scan reports it. */
export type Paid = NonNullable<Scan['paid']>;

export interface PaidByFieldsProps {
  form: FormModel<ReturnType<typeof doorForm>>;
  /** Whole kyat that the receiver owes. */
  due: number;
  code: string;
  /** Payment that the receiver made before the delivery; it is filled in. */
  ahead?: PaidAhead | null;
}

/** How the receiver pays: in cash, by a channel of this branch with its QR or the one they paid by ahead, or a part each. Nothing is displayed where no channel is in use. */
export function PaidByFields({ form, due, code, ahead = null }: PaidByFieldsProps) {
  const say = useSay();
  const locale = useLocale();
  const { branchId } = useViewer();
  const { rows, options } = useOptions('payment_channel');
  const here = rows.filter(
    ({ id, open, branch_ids }) =>
      id === ahead?.channel_id || (open && (branch_ids.length === 0 || branch_ids.includes(branchId ?? 0))),
  );
  if (here.length === 0) return null;
  const channel = here.find(({ id }) => id === form.values.channel_id);
  const amount = Number(form.values.channel_amount ?? 0);
  const fits = Number.isSafeInteger(amount) && amount > 0 && amount <= due;
  const known = rows.find(({ id }) => id === ahead?.channel_id);
  return (
    <>
      {ahead && known && (
        <Callout tone={ahead.received ? 'success' : 'attention'}>
          {say(ahead.received ? words.aheadReceived : words.aheadAnnounced, {
            amount: sayKyat(ahead.amount, locale),
            channel: localName(known, locale),
          })}
        </Callout>
      )}
      <FormField
        of={form}
        name="channel_id"
        options={options.filter(({ value }) => here.some(({ id }) => id === value))}
        placeholder={say(commonWords.cash)}
        wide
      />
      {channel && (
        <>
          <FormField
            of={form}
            name="channel_amount"
            grouped
            unit={say(unitWords.kyat)}
            hint={fits && amount < due ? say(words.restInCash, { amount: sayKyat(due - amount, locale) }) : undefined}
            wide
          />
          {channel.static_qr !== null && fits && ahead === null && (
            <QrCode text={payableQr(channel.static_qr, { amount, reference: code })} dots={8} />
          )}
          <FormField
            of={form}
            name="reference"
            latinDigits
            required={channel.needs_reference}
            hint={say(words.referenceNote)}
            wide
          />
          {channel.needs_picture && <p className="muted">{say(words.pictureNote)}</p>}
        </>
      )}
    </>
  );
}
