import { paymentClaimFieldWords } from '@waybill/contract/rooms/payment-claims/payment-claims.words.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { claimReasonForm } from '@waybill/domain/rooms/payment-claims/payment-claim-forms.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { paymentClaimPageWords as words } from './payment-claim-page.words.ts';

interface EndClaimDialogProps {
  row: { readonly tracking_code: string; readonly amount: number; readonly version: number };
  command: { readonly verb: Word; readonly ask: Word };
  /** Sends the command; throws the error to display. */
  submit: (body: { readonly reason: string; readonly version: number }, idempotencyKey: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason for which a claim or an advance payment ends. */
export function EndClaimDialog({ row, command, submit, onClose }: EndClaimDialogProps) {
  const say = useSay();
  const locale = useLocale();
  const name = say(words.name, { reference: row.tracking_code, amount: sayKyat(row.amount, locale) });
  return (
    <FormDialog
      form={claimReasonForm}
      words={paymentClaimFieldWords}
      title={say.loose(command.ask, { name })}
      yes={say.loose(command.verb)}
      danger
      submit={(body, { idempotencyKey }) => submit({ ...body, version: row.version }, idempotencyKey)}
      changes="payment_claim"
      onClose={onClose}
    />
  );
}
