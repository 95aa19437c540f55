import { paymentClaimFieldWords } from '@waybill/contract/rooms/payment-claims/payment-claims.words.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { advancePaymentForm } from '@waybill/domain/rooms/payment-claims/payment-claim-forms.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { useOptions } from '../../shell/options.ts';
import { paymentClaimPageWords as words } from './payment-claim-page.words.ts';

interface AnnounceDialogProps {
  /** Parcel that is announced; asked for when it is not known. */
  code?: string;
  /** Whole kyat that its receiver owes. */
  due?: number;
  onClose: () => void;
}

/** A receiver says that they paid before the delivery. */
export function AnnounceDialog({ code, due, onClose }: AnnounceDialogProps) {
  const say = useSay();
  const { options: all, rows } = useOptions('payment_channel');
  const options = all.filter(({ value }) => rows.some(({ id, open }) => open && id === value));
  return (
    <FormDialog
      form={advancePaymentForm}
      words={paymentClaimFieldWords}
      title={say(words.announce)}
      text={say(words.announceText)}
      yes={say(words.announce)}
      initial={{ tracking_code: code ?? null, amount: due ?? null, payment_channel_id: options[0]?.value ?? null }}
      submit={(body, { idempotencyKey }) => call('advance_payments.announce', { body, idempotencyKey })}
      changes="payment_claim"
      onClose={onClose}>
      {(model) => (
        <>
          {code === undefined && <FormField of={model} name="tracking_code" wide />}
          <FormField of={model} name="payment_channel_id" options={options} wide />
          <FormField of={model} name="amount" grouped unit={say(unitWords.kyat)} wide />
          <FormField of={model} name="reference" latinDigits wide />
        </>
      )}
    </FormDialog>
  );
}
