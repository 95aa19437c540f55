import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import {
  clearanceCommandWords,
  clearanceFieldWords,
  feeBearerWords,
  payMethodWords,
} from '@waybill/contract/rooms/clearances/clearances.words.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { carriedOn } from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import { rowOfKind, type ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { payForm } from '@waybill/domain/rooms/clearances/clearance-forms.ts';
import { feeBearers, payMethods, type FeeBearer } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { BankAccountField } from '../bank-accounts/bank-accounts.door.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { Kyat, useKyatText } from './Kyat.tsx';
import { PayeeAccount } from './PayeeAccount.tsx';
import { paidIn } from './paid-in-problems.ts';
import { sayDone } from '../../shell/say-done.ts';

const fields = { ...clearanceFieldWords, proof: words.proof };
const paidInFields = { ...fields, received_amount: words.paidIn };
const [transfer, cash] = payMethods;
const [operator] = feeBearers;

/** A document that collects receives; one below zero pays nobody, so it is settled instead of paid. */
export function payVerb({
  actual_clearance_cod: due,
  kind,
}: Pick<ClearanceDetail, 'actual_clearance_cod' | 'kind'>): Word {
  if (rowOfKind(kind as ClearanceKind).flow === 'in') return words.receive;
  return due < 0 ? words.settle : clearanceCommandWords.pay.verb;
}

/** How it was paid: where to, how much, by what proof; what differs from the sum is said before it is sent. Below zero it asks what the merchant pays in. */
export function PayDialog({ document, onClose }: { document: ClearanceDetail; onClose: () => void }) {
  const say = useSay();
  const unit = unitWords.kyat[useLocale()];
  const { payee_bank: bank } = document;
  const due = document.rest ?? document.actual_clearance_cod;
  const collects = rowOfKind(document.kind as ClearanceKind).flow === 'in';
  const { ask } = clearanceCommandWords.pay;
  const verb = payVerb(document);
  const owes = due < 0 || collects;
  return (
    <FormDialog
      form={payForm}
      words={owes ? paidInFields : fields}
      title={
        collects
          ? say(words.receiveTitle, { number: document.number })
          : owes
            ? `${say.loose(verb)} · ${document.number}`
            : say.loose(ask, { number: document.number })
      }
      text={
        <>
          {document.customer} · <Kyat amount={collects ? -due : due} />
        </>
      }
      yes={say.loose(verb)}
      initial={{
        method: bank && !collects ? transfer : cash,
        received_amount: Math.abs(due),
        transfer_fee_by: operator,
      }}
      submit={(values, { idempotencyKey }) => {
        const answer = call('clearances.pay', {
          params: { id: document.id },
          idempotencyKey,
          body: formDataOf({
            ...values,
            ...(owes ? { received_amount: 0 - Number(values.received_amount) } : {}),
            ...(values.method === cash || owes ? { transfer_fee: null } : {}),
            bank_id: values.method === transfer && !owes ? (bank?.id ?? null) : null,
            version: document.version,
          }),
        });
        return owes ? paidIn(answer) : answer;
      }}
      success={sayDone(say, verb, document.number)}
      changes="clearance"
      onClose={onClose}>
      {(form) => {
        const { method, received_amount, transfer_fee, transfer_fee_by } = form.values;
        return (
          <>
            <FormField
              of={form}
              name="method"
              words={payMethodWords}
              hint={
                owes ? undefined : method === transfer ? (
                  (bankText(document) ?? say(words.noBank))
                ) : method === cash ? (
                  <TillHint />
                ) : undefined
              }
              wide
            />
            {method === transfer && <BankAccountField of={form} branch={document.branch.id} />}
            <FormField
              of={form}
              name="received_amount"
              grouped
              unit={unit}
              hint={
                <Difference
                  due={due}
                  stays={document.rest !== null}
                  received={(owes ? -1 : 1) * Number(received_amount ?? 0)}
                  fee={method === transfer && !owes ? Number(transfer_fee ?? 0) : 0}
                  bearer={(transfer_fee_by ?? operator) as FeeBearer}
                />
              }
              wide
            />
            {method === transfer && !owes && (
              <FormField of={form} name="transfer_fee" grouped unit={unit} hint={say(words.feeHint)} />
            )}
            {method === transfer && !owes && Number(transfer_fee ?? 0) > 0 && (
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

/** Cash is paid out of the till, which may have to be filled from the bank first. */
function TillHint() {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
    <>
      {say(words.fromTill)} {mayOpen('transfer.new') && <PageLink to="transfer.new">{say(words.fillTill)}</PageLink>}
    </>
  );
}

function bankText({ payee_bank: bank, customer_id: customerId }: ClearanceDetail) {
  return (
    bank && (
      <>
        {bank.bank} · {bank.bank_holder} · <PayeeAccount customerId={customerId} bank={bank} />
      </>
    )
  );
}

/** Displays the difference that this payment would carry to the next document. */
function Difference({ stays, ...paid }: Parameters<typeof carriedOn>[0] & { stays: boolean }) {
  const say = useSay();
  const kyat = useKyatText();
  const carried = carriedOn(paid);
  if (stays && carried !== 0)
    return (
      <span role="status">
        {say(carried < 0 ? words.staysOpen : words.moreThanOwed, { sum: kyat(Math.abs(carried)) })}
      </span>
    );
  if (carried === 0) return <span>{say(words.carriedNone)}</span>;
  const owed = paid.due < 0 && carried < 0;
  const word = carried > 0 && paid.due > 0 ? words.carriedMore : owed ? words.owedOn : words.tooMuch;
  return <span role="status">{say(word, { sum: kyat(Math.abs(carried)) })}</span>;
}
