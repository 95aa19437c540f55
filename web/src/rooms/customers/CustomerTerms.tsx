import { useState } from 'react';
import { Check, Undo2, X } from 'lucide-react';
import type { CustomerDetail, CustomerTermsProposal } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import {
  bankStateFaces,
  customerFieldWords,
  termsDecisionWords,
} from '@waybill/contract/rooms/customers/customers.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { openBankState, type BankState, type TermsDecision } from '@waybill/domain/rooms/customers/bank-states.ts';
import { customerReasonForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { ActionBar } from '../../shell/detail/ActionBar.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { Changes } from '../audit/audit.door.ts';
import { customerPageWords as words } from './customer-page.words.ts';
import styles from './Customer.module.css';
import { sayDone } from '../../shell/say-done.ts';

/** Terms that wait for a second person, and the earlier proposals. */
export function CustomerTerms({ customer }: { customer: CustomerDetail }) {
  const say = useSay();
  const count = useCount();
  const waiting = customer.proposed_terms.filter(({ status }) => status === openBankState);
  const earlier = customer.proposed_terms.filter((terms) => !waiting.includes(terms));
  return (
    <div className="stack3">
      {waiting.map((terms) => (
        <Terms key={terms.id} customer={customer} terms={terms} />
      ))}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{say(words.earlierTerms, { n: count(earlier.length) })}</summary>
          <div className="stack3">
            {earlier.map((terms) => (
              <Terms key={terms.id} customer={customer} terms={terms} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function Terms({ customer, terms }: { customer: CustomerDetail; terms: CustomerTermsProposal }) {
  const say = useSay();
  const decide = useDecision(customer, terms);
  const at = (instant: string) => formatDateTime(new Date(instant));
  const isWaiting = terms.status === openBankState;
  const face = (command: TermsDecision) => ({ word: termsDecisionWords[command].verb, run: decide[command] });
  return (
    <div className={styles.card} data-waiting={isWaiting || undefined}>
      <div className={styles.top}>
        {isWaiting && <span className={styles.account}>{say(words.newTerms)}</span>}
        <span className={styles.push} />
        <StatePill face={bankStateFaces[terms.status as BankState]} />
      </div>
      <Changes line={{ room: 'customers', before: terms.before, after: terms.terms }} names={[]} />
      <p className={styles.note}>{say(words.proposedBy, { name: terms.proposed_by, at: at(terms.proposed_at) })}</p>
      {terms.decided_by !== null && terms.decided_at !== null && (
        <p className={styles.note}>
          {say(words.decidedBy, { name: terms.decided_by, at: at(terms.decided_at) })}
          {terms.decided_reason !== null && ` · ${terms.decided_reason}`}
        </p>
      )}
      {terms.actions.length > 0 && (
        <div className="row">
          <ActionBar
            actions={terms.actions}
            faces={{
              confirm: { ...face('confirm'), icon: Check, variant: 'main' },
              deny: { ...face('deny'), icon: X, variant: 'danger' },
              withdraw: { ...face('withdraw'), icon: Undo2 },
            }}
          />
        </div>
      )}
      {decide.dialog}
    </div>
  );
}

/**
 * Returns the commands on proposed terms: a second person confirms them, or denies them with a reason; a person who may propose can withdraw them.
 */
function useDecision(customer: CustomerDetail, terms: CustomerTermsProposal) {
  const say = useSay();
  const run = useAction();
  const [denying, setDenying] = useState(false);
  const { name } = customer;
  const params = { id: customer.id };
  const done = (command: TermsDecision) => sayDone(say, termsDecisionWords[command].verb, name);
  const decide = (command: 'confirm' | 'withdraw') => () =>
    void run(() => call(`customers.${command}Terms`, { params, body: { terms_id: terms.id } }), {
      ask: {
        question: say.loose(termsDecisionWords[command].ask, { name }),
        yes: say(termsDecisionWords[command].verb),
      },
      success: done(command),
      changes: 'customers',
    });
  const dialog = denying && (
    <FormDialog
      form={customerReasonForm}
      words={customerFieldWords}
      title={say.loose(termsDecisionWords.deny.ask, { name })}
      yes={say(termsDecisionWords.deny.verb)}
      danger
      submit={(body, { idempotencyKey }) =>
        call('customers.denyTerms', { params, body: { ...body, terms_id: terms.id }, idempotencyKey })
      }
      success={done('deny')}
      changes="customers"
      onClose={() => setDenying(false)}
    />
  );
  return { confirm: decide('confirm'), deny: () => setDenying(true), withdraw: decide('withdraw'), dialog };
}
