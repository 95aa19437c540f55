import { useState } from 'react';
import { Check, Phone, X } from 'lucide-react';
import type { CustomerDetail, PayeeRequest } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import {
  bankDecisionWords,
  customerFieldWords,
  payeeRequestFaces,
} from '@waybill/contract/rooms/customers/customers.words.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { formatClock, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { customerReasonForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import type { PayeeRequestState } from '@waybill/domain/rooms/customers/payee-request-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { ActionBar } from '../../shell/detail/ActionBar.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { PersonalDetail } from '../../shell/detail/PersonalDetail.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { sayDone } from '../../shell/say-done.ts';
import { useAction } from '../../shell/use-action.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { readUnmaskedCustomer } from './customer-commands.tsx';
import { customerPageWords as words } from './customer-page.words.ts';
import styles from './Customer.module.css';

type ReadOut = CallOutput<'customers.readPayeeCode'>['data'];

/** The account that the merchant's owner asks for: the branch reads its code out where no message goes, and proposes or denies it. */
export function PayeeRequestCard({ customer, request }: { customer: CustomerDetail; request: PayeeRequest }) {
  const say = useSay();
  const run = useAction();
  const [code, setCode] = useState<ReadOut | null>(null);
  const [denying, setDenying] = useState(false);
  const params = { id: customer.id };
  const body = { request_id: request.id };
  const whole = async () => (await readUnmaskedCustomer(customer.id)).payee_request ?? request;
  const read = () =>
    void run(async () => setCode((await call('customers.readPayeeCode', { params, body })).data), {
      ask: { question: say(words.askReadCode, { name: customer.name }), yes: say(words.readCode), kind: 'plain' },
      changes: 'customers',
    });
  // Nobody proposes an account of which they see the end only.
  const agree = async () => {
    const seen = await run(whole);
    if (!seen) return;
    const account = `${seen.bank} · ${seen.bank_holder} · ${seen.bank_account}`;
    await run(() => call('customers.agreePayee', { params, body }), {
      ask: { question: say(words.askAgree, { name: customer.name, account }), yes: say(words.agree), kind: 'plain' },
      success: say(words.proposed),
      changes: 'customers',
    });
  };
  return (
    <div className={styles.card} data-waiting>
      <div className={styles.top}>
        <span className={styles.account}>
          {request.bank} ·{' '}
          <PersonalDetail
            kind="bank_account"
            text={request.bank_account}
            show={async () => (await whole()).bank_account}
          />
        </span>
        <span className={styles.push} />
        <StatePill face={payeeRequestFaces[request.status as PayeeRequestState]} />
      </div>
      <p className={styles.note}>{request.bank_holder}</p>
      <p className={styles.note}>
        {say(words.requestedBy, { name: request.requested_by, at: formatDateTime(new Date(request.requested_at)) })}
      </p>
      {request.read_by !== null && <p className={styles.note}>{say(words.codeReadBy, { name: request.read_by })}</p>}
      <div className="row">
        <ActionBar
          actions={request.actions}
          faces={{
            read_code: { word: words.readCode, icon: Phone, run: read },
            agree: { word: words.agree, icon: Check, variant: 'main', run: () => void agree() },
            deny: { word: bankDecisionWords.deny.verb, icon: X, variant: 'danger', run: () => setDenying(true) },
          }}
        />
      </div>
      {code && (
        <Dialog title={say(words.readCode)} open onOpenChange={(open) => !open && setCode(null)}>
          <div className="stack3">
            <p>{say(words.readCodeHow, { phone: code.phone, at: formatClock(new Date(code.expires_at)) })}</p>
            <p className={styles.readOut}>{code.code}</p>
          </div>
        </Dialog>
      )}
      {denying && (
        <FormDialog
          form={customerReasonForm}
          words={customerFieldWords}
          title={say(words.askDenyRequest, { name: customer.name })}
          yes={say(bankDecisionWords.deny.verb)}
          danger
          submit={(reason, { idempotencyKey }) =>
            call('customers.denyPayee', { params, body: { ...reason, ...body }, idempotencyKey })
          }
          success={sayDone(say, bankDecisionWords.deny.verb, customer.name)}
          changes="customers"
          onClose={() => setDenying(false)}
        />
      )}
    </div>
  );
}
