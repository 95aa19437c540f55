import { useState } from 'react';
import type { PayoutRunDetail, PayoutRunLine } from '@waybill/contract/rooms/payout-runs/payout-runs.contract.ts';
import {
  payoutBlockWords,
  payoutFailureWords,
  payoutLineStateFaces,
  payoutRunFieldWords,
} from '@waybill/contract/rooms/payout-runs/payout-runs.words.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import {
  payoutFailedForm,
  payoutPaidForm,
  payoutReasonForm,
} from '@waybill/domain/rooms/payout-runs/payout-run-form.ts';
import { payoutLineLife } from '@waybill/domain/rooms/payout-runs/payout-run-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import type { OpenRecord } from '../../shell/detail/record-page.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { payoutRunPageWords as words } from './payout-run-page.words.ts';
import figures from '../../ui/layout/Figures.module.css';
import styles from './Payout.module.css';

type Mark = 'takeOut' | 'paid' | 'failed';
const changes = ['payout_run', 'clearance'] as const;

/** The merchants of a run: the document and account of each, its state, and what the bank said. */
export function PayoutLines({ data, put }: OpenRecord<PayoutRunDetail>) {
  const say = useSay();
  const locale = useLocale();
  const [asked, ask] = useState<{ readonly line: PayoutRunLine; readonly mark: Mark } | null>(null);
  return (
    <div className={figures.scroll}>
      <table className={figures.table} aria-label={say(words.lines)}>
        <tbody>
          {data.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.clearance_id === null ? (
                  line.customer
                ) : (
                  <PageLink to="cod-clearance-detail" params={{ transactionId: line.clearance_id }}>
                    {line.customer} · {line.clearance}
                  </PageLink>
                )}
                <LineNotes line={line} />
                {(data.may_take_out && line.status === payoutLineLife.at.made) ||
                (data.may_mark && line.status === payoutLineLife.at.sent) ? (
                  <span className={styles.buttons}>
                    {marksOf(data, line).map((mark) => (
                      <Button key={mark} small onClick={() => ask({ line, mark })}>
                        {say(words[mark])}
                      </Button>
                    ))}
                  </span>
                ) : null}
              </th>
              <td>
                {sayKyat(line.amount, locale)}
                <br />
                <StatePill face={payoutLineStateFaces[line.status]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked && <MarkWindow {...asked} run={data} put={put} onClose={() => ask(null)} />}
    </div>
  );
}

const marksOf = ({ may_take_out }: PayoutRunDetail, { status }: PayoutRunLine): readonly Mark[] =>
  status === payoutLineLife.at.made && may_take_out ? ['takeOut'] : ['paid', 'failed'];

function LineNotes({ line }: { line: PayoutRunLine }) {
  const say = useSay();
  const { bank, block, reason, failure, failed, young, same_account, bank_reference, checked_by } = line;
  const account = bank && `${bank.bank} · ${bank.bank_holder} · ${bank.bank_account}`;
  const why = [block && say.loose(payoutBlockWords[block]), failure && say.loose(payoutFailureWords[failure]), reason];
  return (
    <>
      <span className={styles.note}>{[account, bank_reference].filter(Boolean).join(' · ')}</span>
      {why.some(Boolean) && <span className={`${styles.note} ${styles.warn}`}>{why.filter(Boolean).join(' · ')}</span>}
      {young && (
        <span className={`${styles.note} ${styles.warn}`}>
          {say(words.newAccount, { proposed: young.proposed_by, confirmed: young.confirmed_by })}
          {checked_by !== null && ` · ✓ ${checked_by}`}
        </span>
      )}
      {same_account && <span className={`${styles.note} ${styles.warn}`}>{say(words.sameAccount)}</span>}
      {failed && (
        <span className={`${styles.note} ${styles.warn}`}>
          {say(words.failedBefore, { number: failed.number, failure: say.loose(payoutFailureWords[failed.failure]) })}
        </span>
      )}
    </>
  );
}

interface MarkProps {
  readonly run: PayoutRunDetail;
  readonly line: PayoutRunLine;
  readonly mark: Mark;
  readonly put: (run: PayoutRunDetail) => void;
  readonly onClose: () => void;
}

function MarkWindow({ run, line, mark, put, onClose }: MarkProps) {
  const say = useSay();
  const locale = useLocale();
  const params = { id: line.id };
  const shown = ({ data }: { readonly data: PayoutRunDetail }) => put(data);
  const name = line.customer;
  const common = { words: payoutRunFieldWords, yes: say(words[mark]), changes, onClose };
  if (mark === 'takeOut')
    return (
      <FormDialog
        {...common}
        form={payoutReasonForm}
        title={say(words.takeOutAsk, { name })}
        danger
        submit={(body, { idempotencyKey }) =>
          call('payout_runs.take_out', {
            params: { id: run.id },
            body: { ...body, line_id: line.id, version: run.version },
            idempotencyKey,
          }).then(shown)
        }
      />
    );
  if (mark === 'paid')
    return (
      <FormDialog
        {...common}
        form={payoutPaidForm}
        title={say(words.paidAsk, { name, sum: sayKyat(line.amount, locale) })}
        submit={(body, { idempotencyKey }) => call('payout_runs.paid', { params, body, idempotencyKey }).then(shown)}
      />
    );
  return (
    <FormDialog
      {...common}
      form={payoutFailedForm}
      title={say(words.failedAsk, { name })}
      danger
      submit={(body, { idempotencyKey }) => call('payout_runs.failed', { params, body, idempotencyKey }).then(shown)}>
      {(model) => (
        <>
          <FormField of={model} name="failure" words={payoutFailureWords} wide />
          <FormField of={model} name="reason" wide />
        </>
      )}
    </FormDialog>
  );
}
