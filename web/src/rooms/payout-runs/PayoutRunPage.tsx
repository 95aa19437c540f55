import { BadgeCheck, Ban, Download, FileOutput, FileSearch, FileUp } from 'lucide-react';
import type { PayoutRunDetail } from '@waybill/contract/rooms/payout-runs/payout-runs.contract.ts';
import {
  payoutRunCommandWords,
  payoutRunFieldWords as field,
  payoutRunStateFaces,
} from '@waybill/contract/rooms/payout-runs/payout-runs.words.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { payoutReasonForm } from '@waybill/domain/rooms/payout-runs/payout-run-form.ts';
import { addressOfCall, call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { reasonCommand } from '../../shell/detail/page-commands.tsx';
import { saveFile } from '../../shell/save-file.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { AnswerWindow, ApproveWindow } from './PayoutWindows.tsx';
import { PayoutLines } from './PayoutLines.tsx';
import { payoutRunPageWords as words } from './payout-run-page.words.ts';

/** A payout run: its merchants, who approved it, its file, and the bank's answer. */
export const PayoutRunPage = detailPage({
  call: 'payout_runs.detail',
  param: 'runId',
  topic: 'payout_run',
  list: 'payout-runs',
  name: ({ number }) => number,
  faces: payoutRunStateFaces,
  note: ({ amount }, locale) => sayKyat(amount, locale),
  commands: {
    words: payoutRunCommandWords,
    each: {
      approve: { icon: BadgeCheck, variant: 'main', Window: ApproveWindow },
      send: {
        icon: FileOutput,
        variant: 'main',
        send: ({ id, version }, sending) => call('payout_runs.send', { params: { id }, body: { version }, ...sending }),
      },
      answer: { icon: FileUp, variant: 'main', Window: AnswerWindow },
      statement: {
        icon: FileSearch,
        send: ({ id }, sending) => call('payout_runs.statement', { params: { id }, ...sending }),
      },
      void: reasonCommand<PayoutRunDetail, typeof payoutReasonForm>({
        icon: Ban,
        variant: 'danger',
        form: payoutReasonForm,
        words: field,
        send: ({ id, version }, { body, idempotencyKey }) =>
          call('payout_runs.void', { params: { id }, body: { ...body, version }, idempotencyKey }),
      }),
    },
    changes: ['payout_run', 'clearance'],
  },
  More: ({ data }) => <SaveFile run={data} />,
  parts: [
    { key: 'lines', title: words.lines, across: true, Content: PayoutLines },
    {
      key: 'facts',
      title: words.facts,
      facts: [
        { key: 'bank_account', word: field.bank_account, kind: 'text' },
        { key: 'template', word: field.template, kind: 'text' },
        { key: 'line_count', word: field.line_count, kind: 'number' },
        { key: 'amount', word: field.amount, kind: 'kyat' },
        { key: 'paid_count', word: field.paid_count, kind: 'number' },
        { key: 'paid_amount', word: field.paid_amount, kind: 'kyat' },
        { key: 'failed_count', word: field.failed_count, kind: 'number' },
        { key: 'void_reason', word: field.reason, kind: 'text' },
      ],
    },
    {
      key: 'people',
      title: field.created_by,
      aside: true,
      facts: [
        { key: 'created_by', word: field.created_by, kind: 'text' },
        { key: 'created_at', word: field.created_at, kind: 'instant' },
        { key: 'approved_by', word: field.approved_by, kind: 'text' },
        { key: 'approved_at', word: field.approved_at, kind: 'instant' },
        { key: 'sent_by', word: field.sent_by, kind: 'text' },
        { key: 'sent_at', word: field.sent_at, kind: 'instant' },
        { key: 'file_name', word: field.file_name, kind: 'code' },
        { key: 'file_hash', word: field.file_hash, kind: 'code' },
      ],
    },
  ],
  useHistory: historyOf('payout_runs'),
});

/** Saves the bank's file: the same bytes each time. */
function SaveFile({ run: { id, file_name, may_mark, number } }: { run: PayoutRunDetail }) {
  const say = useSay();
  const run = useAction();
  if (file_name === null) return null;
  const save = () => run(async () => saveFile(await addressOfCall('payout_runs.file', { id }), file_name || number));
  return (
    <Button icon={Download} variant={may_mark ? 'plain' : undefined} onClick={() => void save()}>
      {say(words.download)}
    </Button>
  );
}
