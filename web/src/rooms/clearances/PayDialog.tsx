import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearances.contract.ts';
import {
  clearanceCommandWords,
  clearanceFieldWords,
  feeBearerWords,
  payMethodWords,
} from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { carriedOn } from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import { payForm } from '@waybill/domain/rooms/clearances/clearance-forms.ts';
import { feeBearers, payMethods, type FeeBearer } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { call, formDataOf, type FormPayload } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { Kyat, useKyatText } from './Kyat.tsx';
import { useFreshClearances } from './use-fresh-clearances.ts';

const fields = { ...clearanceFieldWords, proof: words.proof };
const [transfer, cash] = payMethods;
const [operator] = feeBearers;

/** How it was paid: where to, how much, by what proof; what differs from the sum is said before it is sent. */
export function PayDialog({ document, onClose }: { document: ClearanceDetail; onClose: () => void }) {
  const say = useSay();
  const unit = unitWords.kyat[useLocale()];
  const toast = useToast();
  const fresh = useFreshClearances();
  const { payee_bank: bank, actual_clearance_cod: due } = document;
  const { verb, ask } = clearanceCommandWords.pay;
  return (
    <FormDialog
      form={payForm}
      words={fields}
      title={say.loose(ask, { number: document.number })}
      text={
        <>
          {document.customer} · <Kyat amount={due} />
        </>
      }
      yes={say.loose(verb)}
      initial={{ method: bank ? transfer : cash, received_amount: due, transfer_fee_by: operator }}
      submit={(values, { idempotencyKey }) =>
        call('clearances.pay', {
          params: { id: document.id },
          idempotencyKey,
          body: formDataOf({
            ...values,
            bank_id: values.method === transfer ? (bank?.id ?? null) : null,
            version: document.version,
          } as unknown as FormPayload),
        })
      }
      onClose={(done) => {
        if (done) toast.success(say(words.done, { verb: say.loose(verb), number: document.number }));
        void fresh();
        onClose();
      }}>
      {(form) => {
        const { method, received_amount, transfer_fee, transfer_fee_by } = form.values;
        return (
          <>
            <FormField
              of={form}
              name="method"
              words={payMethodWords}
              hint={method === transfer ? (bankText(bank) ?? say(words.noBank)) : undefined}
              wide
            />
            <FormField
              of={form}
              name="received_amount"
              grouped
              unit={unit}
              hint={
                <Difference
                  due={due}
                  received={Number(received_amount ?? 0)}
                  fee={Number(transfer_fee ?? 0)}
                  bearer={(transfer_fee_by ?? operator) as FeeBearer}
                />
              }
              wide
            />
            {method === transfer && (
              <FormField of={form} name="transfer_fee" grouped unit={unit} hint={say(words.feeHint)} />
            )}
            {method === transfer && Number(transfer_fee ?? 0) > 0 && (
              <FormField of={form} name="transfer_fee_by" words={feeBearerWords} />
            )}
            <FormField of={form} name="claim_user" />
            <FormField of={form} name="claim_date" />
            <FormField of={form} name="proof" hint={say(words.proofHint)} wide />
          </>
        );
      }}
    </FormDialog>
  );
}

function bankText(bank: ClearanceDetail['payee_bank']) {
  return (
    bank && (
      <>
        {bank.bank} · {bank.bank_holder} · <span className="code">{bank.bank_account}</span>
      </>
    )
  );
}

/** What this payment would leave over for the next document. */
function Difference(paid: Parameters<typeof carriedOn>[0]) {
  const say = useSay();
  const kyat = useKyatText();
  const carried = carriedOn(paid);
  if (carried === 0) return <span>{say(words.carriedNone)}</span>;
  return (
    <span role="status">
      {say(carried > 0 ? words.carriedMore : words.carriedLess, { sum: kyat(Math.abs(carried)) })}
    </span>
  );
}
