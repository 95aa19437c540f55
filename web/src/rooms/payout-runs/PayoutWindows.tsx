import { useRef, useState } from 'react';
import type { PayoutRunDetail, TakenAnswer } from '@waybill/contract/rooms/payout-runs/payout-runs.contract.ts';
import { payoutRunFieldWords } from '@waybill/contract/rooms/payout-runs/payout-runs.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { form } from '@waybill/domain/kernel/form.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { payoutAnswerForm } from '@waybill/domain/rooms/payout-runs/payout-run-form.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import type { CommandWindowProps } from '../../shell/detail/page-commands.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { DialogWindow } from '../../ui/overlays/DialogWindow.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { payoutRunPageWords as words } from './payout-run-page.words.ts';
import styles from './Payout.module.css';

type Props = CommandWindowProps<PayoutRunDetail>;
const noFields = form({});

/** Asks the second person for a tick at each account of the last three days, then approves the run as a whole. */
export function ApproveWindow({ data: { id, version, lines, line_count, amount }, dialog }: Props) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set());
  const young = lines.filter((line) => line.young !== null && line.block === null);
  const tick = (line: number, on: boolean) =>
    setChecked((all) => new Set(on ? [...all, line] : [...all].filter((one) => one !== line)));
  return (
    <FormDialog
      {...dialog}
      form={noFields}
      words={{}}
      text={say(words.ready, { n: count(line_count), sum: sayKyat(amount, locale) })}
      size="large"
      submit={(_, { idempotencyKey }) =>
        call('payout_runs.approve', { params: { id }, body: { version, checked: [...checked] }, idempotencyKey })
      }>
      {() =>
        young.map((line) => (
          <Checkbox
            key={line.id}
            checked={checked.has(line.id)}
            onChange={(on) => tick(line.id, on)}
            hint={`${line.bank?.bank ?? ''} · ${line.bank?.bank_holder ?? ''} · ${line.bank?.bank_account ?? ''} · ${say(
              words.newAccount,
              { proposed: line.young?.proposed_by ?? '', confirmed: line.young?.confirmed_by ?? '' },
            )}`}>
            {say(words.tick, { name: line.customer })}
          </Checkbox>
        ))
      }
    </FormDialog>
  );
}

/** Imports the bank's answer, and lists the rows that marked nothing. */
export function AnswerWindow({ data: { id }, dialog }: Props) {
  const say = useSay();
  const count = useCount();
  const answered = useRef<TakenAnswer | null>(null);
  const [taken, setTaken] = useState<TakenAnswer | null>(null);
  if (taken)
    return (
      <DialogWindow
        open
        title={say(words.brought, {
          paid: count(taken.paid),
          failed: count(taken.failed),
          left: count(taken.left.length),
        })}
        onOpenChange={() => dialog.onClose(true)}
        footer={<Button onClick={() => dialog.onClose(true)}>{say(commonWords.close)}</Button>}>
        <h3>{say(words.leftRows)}</h3>
        <ul>
          {taken.left.map(({ row, text, why }) => (
            <li key={row}>
              {row}: {text} <span className={styles.note}>{say(words[why])}</span>
            </li>
          ))}
        </ul>
      </DialogWindow>
    );
  return (
    <FormDialog
      {...dialog}
      form={payoutAnswerForm}
      words={payoutRunFieldWords}
      submit={async (body, { idempotencyKey }) => {
        const answer = await call('payout_runs.answer', { params: { id }, body: formDataOf(body), idempotencyKey });
        answered.current = answer.data;
        return answer;
      }}
      success={({ data }) =>
        say(words.brought, { paid: count(data.paid), failed: count(data.failed), left: count(data.left.length) })
      }
      onClose={(done) => {
        if (done && answered.current !== null && answered.current.left.length > 0) setTaken(answered.current);
        else dialog.onClose(done);
      }}>
      {(model) => <FormField of={model} name="file" required wide />}
    </FormDialog>
  );
}
