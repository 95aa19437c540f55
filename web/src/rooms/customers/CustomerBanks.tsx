import { useState } from 'react';
import { Check, Landmark, Plus, X } from 'lucide-react';
import type { CustomerBank, CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import {
  bankDecisionWords,
  bankStateFaces,
  customerFieldWords,
} from '@waybill/contract/rooms/customers/customers.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { openBankState, payableBankState, type BankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import { bankForm, customerReasonForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { ActionBar } from '../../shell/detail/ActionBar.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { OpenFile } from '../files/files.door.ts';
import { PersonalDetail } from '../../shell/detail/PersonalDetail.tsx';
import { readUnmaskedCustomer } from './customer-commands.tsx';
import { customerPageWords as words } from './customer-page.words.ts';
import { PayeeRequestCard } from './PayeeRequest.tsx';
import styles from './Customer.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { sayDone } from '../../shell/say-done.ts';

/** The same account as the server shows it whole, which it notes. */
const wholeBank = async (customerId: number, bank: CustomerBank): Promise<CustomerBank> =>
  (await readUnmaskedCustomer(customerId)).banks.find(({ id }) => id === bank.id) ?? bank;
const accountOf = ({ bank, bank_holder, bank_account }: CustomerBank) => `${bank} · ${bank_holder} · ${bank_account}`;

/** Where money goes: the account that counts, the one that waits for a second person, and the earlier ones. */
export function CustomerBanks({ customer }: { customer: CustomerDetail }) {
  const say = useSay();
  const count = useCount();
  const [proposing, setProposing] = useState(false);
  const { banks, may_edit } = customer;
  const current = banks.filter(({ status }) => status === openBankState || status === payableBankState);
  const earlier = banks.filter((bank) => !current.includes(bank));
  return (
    <div className="stack3">
      {customer.payee_request && <PayeeRequestCard customer={customer} request={customer.payee_request} />}
      {current.length === 0 && <p className={styles.note}>{say(words.noBank)}</p>}
      {current.map((bank) => (
        <Account key={bank.id} customer={customer} bank={bank} />
      ))}
      {may_edit && (
        <div>
          <Button icon={current.length === 0 ? Plus : Landmark} onClick={() => setProposing(true)}>
            {say(current.length === 0 ? words.proposeFirst : words.propose)}
          </Button>
        </div>
      )}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{say(words.earlier, { n: count(earlier.length) })}</summary>
          <div className="stack3">
            {earlier.map((bank) => (
              <Account key={bank.id} customer={customer} bank={bank} />
            ))}
          </div>
        </details>
      )}
      {proposing && <ProposeDialog customer={customer} onClose={() => setProposing(false)} />}
    </div>
  );
}

function Account({ customer, bank }: { customer: CustomerDetail; bank: CustomerBank }) {
  const say = useSay();
  const decide = useDecision(customer, bank);
  const at = (instant: string) => formatDateTime(new Date(instant));
  return (
    <div className={styles.card} data-waiting={bank.status === openBankState || undefined}>
      <div className={styles.top}>
        <span className={styles.account}>
          {bank.bank} ·{' '}
          <PersonalDetail
            kind="bank_account"
            text={bank.bank_account}
            show={async () => (await wholeBank(customer.id, bank)).bank_account}
          />
        </span>
        <span className={styles.push} />
        <StatePill face={bankStateFaces[bank.status as BankState]} />
      </div>
      <p className={styles.note}>{bank.bank_holder}</p>
      <p className={styles.note}>{say(words.proposedBy, { name: bank.proposed_by, at: at(bank.proposed_at) })}</p>
      {bank.decided_by !== null && bank.decided_at !== null && (
        <p className={styles.note}>
          {say(words.decidedBy, { name: bank.decided_by, at: at(bank.decided_at) })}
          {bank.decided_reason !== null && ` · ${bank.decided_reason}`}
        </p>
      )}
      {(bank.proof_file_id !== null || bank.actions.length > 0) && (
        <div className="row">
          {bank.proof_file_id !== null && <OpenFile id={bank.proof_file_id} name={say(commonWords.lookAtTheProof)} />}
          <ActionBar
            actions={bank.actions}
            faces={{
              confirm: { word: bankDecisionWords.confirm.verb, icon: Check, variant: 'main', run: decide.confirm },
              deny: { word: bankDecisionWords.deny.verb, icon: X, variant: 'danger', run: decide.deny },
            }}
          />
        </div>
      )}
      {decide.dialog}
    </div>
  );
}

/** A second person confirms after reading the account once more, or denies with a reason. */
function useDecision(customer: CustomerDetail, bank: CustomerBank) {
  const say = useSay();
  const run = useAction();
  const [denying, setDenying] = useState(false);
  const wordValues = (of: CustomerBank) => ({ name: customer.name, account: accountOf(of) });
  const done = (verb: (typeof bankDecisionWords)['confirm']['verb']) => sayDone(say, verb, customer.name);
  // Nobody confirms an account of which they see the end only.
  const confirm = async () => {
    const whole = await run(() => wholeBank(customer.id, bank));
    if (!whole) return;
    await run(() => call('customers.confirmBank', { params: { id: customer.id }, body: { bank_id: bank.id } }), {
      ask: {
        question: say.loose(bankDecisionWords.confirm.ask, wordValues(whole)),
        yes: say(bankDecisionWords.confirm.verb),
      },
      success: done(bankDecisionWords.confirm.verb),
      changes: 'customers',
    });
  };
  const dialog = denying && (
    <FormDialog
      form={customerReasonForm}
      words={customerFieldWords}
      title={say.loose(bankDecisionWords.deny.ask, wordValues(bank))}
      yes={say(bankDecisionWords.deny.verb)}
      danger
      submit={(body, { idempotencyKey }) =>
        call('customers.denyBank', { params: { id: customer.id }, body: { ...body, bank_id: bank.id }, idempotencyKey })
      }
      success={done(bankDecisionWords.deny.verb)}
      changes="customers"
      onClose={() => setDenying(false)}
    />
  );
  return { confirm: () => void confirm(), deny: () => setDenying(true), dialog };
}

function ProposeDialog({ customer, onClose }: { customer: CustomerDetail; onClose: () => void }) {
  const say = useSay();
  return (
    <FormDialog
      form={bankForm}
      words={customerFieldWords}
      title={say(words.proposeTitle, { name: customer.name })}
      text={say(words.bankNote)}
      yes={say(words.proposeYes)}
      submit={(body, { idempotencyKey }) =>
        call('customers.proposeBank', {
          params: { id: customer.id },
          body: formDataOf(body),
          idempotencyKey,
        })
      }
      success={say(words.proposed)}
      changes="customers"
      onClose={onClose}>
      {(form) => (
        <>
          <FormField of={form} name="bank" hint={say(words.bankHint)} wide />
          <FormField of={form} name="bank_holder" wide />
          <FormField of={form} name="bank_account" latinDigits wide />
          <FormField of={form} name="bank_proof" wide />
        </>
      )}
    </FormDialog>
  );
}
