import { useState } from 'react';
import { remittanceLineList } from '@waybill/contract/rooms/remittances/remittances.columns.ts';
import type { RemittanceDetail, RemittanceLineRow } from '@waybill/contract/rooms/remittances/remittances.contract.ts';
import {
  remittanceCommandWords,
  remittanceEndWords,
  remittanceFieldWords,
  remittedFaces,
} from '@waybill/contract/rooms/remittances/remittances.words.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import {
  remittedVerdictNames,
  unbooked,
  type RemittedVerdict,
} from '@waybill/domain/rooms/remittances/judge-remitted.ts';
import {
  endsOf,
  namesParcel,
  paysBack,
  type RemittanceEnd,
} from '@waybill/domain/rooms/remittances/remittance-ends.ts';
import { remittanceEndForm } from '@waybill/domain/rooms/remittances/remittance-forms.ts';
import { remittanceLife } from '@waybill/domain/rooms/remittances/remittance-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { BankAccountField } from '../bank-accounts/bank-accounts.door.ts';
import { remittancePageWords as words } from './remittance-page.words.ts';
import styles from './Remittance.module.css';

const opens = ({ label_id }: { label_id: number | null }): PageTarget | null =>
  label_id === null ? null : { name: 'label-detail', params: { labelId: label_id } };
const endWords = {
  end: remittanceFieldWords.end,
  parcel_code: remittanceFieldWords.parcel_code,
  bank_account_id: remittanceFieldWords.bank_account_id,
  note: remittanceFieldWords.end_note,
};
const wordsOfEnds = (verdict: RemittedVerdict) =>
  Object.fromEntries(endsOf(verdict).map((end) => [end, remittanceEndWords[end]]));

/** The lines of a remittance: before it is confirmed a line may be left out, afterwards its difference is given an end. */
export function RemittanceLines({ remittance }: { remittance: RemittanceDetail }) {
  const say = useSay();
  const locale = useLocale();
  const viewer = useViewer();
  const run = useAction();
  const [verdict, choose] = useState<RemittedVerdict | null>(null);
  const [settling, settle] = useState<RemittanceLineRow | null>(null);
  const may = (command: 'leave_out' | 'settle') => can(viewer, remittanceLife.commands[command].permission);
  const leaveOut = (line: RemittanceLineRow) =>
    void run(() => call('remittances.leaveOut', { params: { id: remittance.id }, body: { line_id: line.id } }), {
      ask: {
        question: say.loose(remittanceCommandWords.leave_out.ask, { name: line.code }),
        yes: say.loose(remittanceCommandWords.leave_out.verb),
        kind: 'plain',
      },
      changes: 'remittance',
    });
  const doing = (line: RemittanceLineRow) => {
    if (remittance.status === remittanceLife.at.pending && may('leave_out') && !unbooked.includes(line.verdict))
      return <Button onClick={() => leaveOut(line)}>{say.loose(remittanceCommandWords.leave_out.verb)}</Button>;
    if (line.waits && may('settle') && endsOf(line.verdict).length > 0)
      return <Button onClick={() => settle(line)}>{say.loose(remittanceCommandWords.settle.verb)}</Button>;
    return null;
  };
  // Where nothing can be done there is no column for it.
  const mayDo =
    remittance.status === remittanceLife.at.pending ? may('leave_out') : remittance.lines_waiting > 0 && may('settle');
  return (
    <>
      <Sums remittance={remittance} chosen={verdict} onChoose={choose} />
      <RelatedList
        key={verdict ?? ''}
        definition={remittanceLineList}
        call="remittances.lines"
        filters={{ remittance_id: String(remittance.id), ...(verdict ? { verdict } : {}) }}
        live="remittance"
        without={remittance.status === remittanceLife.at.complete ? [] : ['owner', 'ended', 'end_note']}
        opens={opens}
        {...(mayDo ? { more: { key: 'do', label: say(words.actions), sticky: 'end', cell: doing } as const } : {})}
      />
      {settling && (
        <FormDialog
          form={remittanceEndForm}
          words={endWords}
          title={say.loose(remittanceCommandWords.settle.ask, { name: settling.code })}
          text={
            settling.back_requested_by === null
              ? sayKyat(settling.difference, locale)
              : say(words.backRequested, {
                  by: settling.back_requested_by,
                  amount: sayKyat(settling.difference, locale),
                })
          }
          yes={say.loose(remittanceCommandWords.settle.verb)}
          initial={{ bank_account_id: remittance.bank_account_id }}
          submit={(body, { idempotencyKey }) =>
            call('remittances.settle', { params: { id: settling.id }, body, idempotencyKey })
          }
          success={({ data }) => say(data.lines_waiting < remittance.lines_waiting ? words.settled : words.backToPay)}
          changes="remittance"
          onClose={() => settle(null)}>
          {(form) => (
            <>
              <FormField of={form} name="end" words={wordsOfEnds(settling.verdict)} wide />
              {endsOf(settling.verdict).some(namesParcel) && <FormField of={form} name="parcel_code" wide />}
              {form.values.end && paysBack(form.values.end as RemittanceEnd) && (
                <BankAccountField of={form} branch={remittance.branch.id} />
              )}
              <FormField of={form} name="note" wide />
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}

/** Counts of lines by result; a press filters by that result. */
function Sums({
  remittance,
  chosen,
  onChoose,
}: {
  remittance: RemittanceDetail;
  chosen: RemittedVerdict | null;
  onChoose: (verdict: RemittedVerdict | null) => void;
}) {
  const say = useSay();
  const count = useCount();
  return (
    <div className={styles.sums} role="group" aria-label={say(words.sums)}>
      {remittedVerdictNames
        .filter((verdict) => (remittance.counts[verdict] ?? 0) > 0)
        .map((verdict) => (
          <button
            key={verdict}
            type="button"
            className={styles.sum}
            aria-pressed={chosen === verdict}
            onClick={() => onChoose(chosen === verdict ? null : verdict)}>
            <b>{count(remittance.counts[verdict] ?? 0)}</b>
            <span>{say.loose(remittedFaces[verdict].word)}</span>
          </button>
        ))}
    </div>
  );
}
