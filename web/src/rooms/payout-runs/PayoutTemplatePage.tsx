import { BadgeCheck, CircleX, PowerOff } from 'lucide-react';
import type { PayoutTemplateDetail } from '@waybill/contract/rooms/payout-runs/payout-templates.contract.ts';
import {
  payoutFormatWords,
  payoutRunFieldWords as field,
  payoutTemplateCommandWords,
  payoutTemplateStateFaces,
} from '@waybill/contract/rooms/payout-runs/payout-runs.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import type { PayoutTemplateStep } from '@waybill/domain/rooms/payout-runs/payout-template-states.ts';
import { call } from '../../kernel/client.ts';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import type { PageCommand } from '../../shell/detail/page-commands.tsx';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { PayoutPreview } from './PayoutPreview.tsx';
import { payoutRunPageWords as words } from './payout-run-page.words.ts';
import styles from './Payout.module.css';

const step = (
  command: PayoutTemplateStep,
  icon: IconSource,
  variant: 'main' | 'danger',
): PageCommand<PayoutTemplateDetail> => ({
  icon,
  variant,
  send: ({ id, version }, sending) =>
    call(`payout_templates.${command}`, { params: { id }, body: { version }, ...sending }),
});

/** A template: a preview of its file, and the people who agreed on it. */
export const PayoutTemplatePage = detailPage({
  call: 'payout_templates.detail',
  param: 'templateId',
  topic: 'payout_run',
  list: 'payout-templates',
  name: ({ name }) => name,
  faces: payoutTemplateStateFaces,
  commands: {
    words: payoutTemplateCommandWords,
    each: {
      confirm: step('confirm', BadgeCheck, 'main'),
      deny: step('deny', CircleX, 'danger'),
      close: step('close', PowerOff, 'danger'),
    },
  },
  parts: [
    {
      key: 'preview',
      title: words.preview,
      across: true,
      Content: ({ data }) => <PayoutPreview template={data} />,
    },
    {
      key: 'file',
      title: words.file,
      facts: [
        { key: 'format', word: field.format, kind: 'words', words: payoutFormatWords },
        { key: 'encoding', word: field.encoding, value: ({ encoding }, { say }) => say(words[encoding]) },
        { key: 'width_in', word: field.width_in, value: ({ width_in }, { say }) => say(words[width_in]) },
        { key: 'file_name', word: field.file_name, kind: 'code' },
        { key: 'header', word: field.header, value: ({ header }) => header && <Text of={header} /> },
        { key: 'columns', word: field.columns, value: ({ columns }) => <Text of={columns} /> },
        { key: 'trailer', word: field.trailer, value: ({ trailer }) => trailer && <Text of={trailer} /> },
      ],
    },
    {
      key: 'answer',
      title: words.answer,
      aside: true,
      facts: [
        { key: 'answer_reference', word: field.answer_reference, kind: 'text' },
        { key: 'answer_status', word: field.answer_status, kind: 'text' },
        { key: 'answer_paid', word: field.answer_paid, kind: 'text' },
        { key: 'answer_failed', word: field.answer_failed, kind: 'text' },
        { key: 'answer_bank_reference', word: field.answer_bank_reference, kind: 'text' },
        { key: 'answer_reason', word: field.answer_reason, kind: 'text' },
        { key: 'proposed_by', word: field.proposed_by, kind: 'text' },
        { key: 'proposed_at', word: field.proposed_at, kind: 'instant' },
        { key: 'decided_by', word: field.decided_by, kind: 'text' },
        { key: 'decided_at', word: commonFieldWords.updated_at, kind: 'instant' },
      ],
    },
  ],
  useHistory: historyOf('payout_templates'),
});

const Text = ({ of }: { of: string }) => <pre className={styles.text}>{of}</pre>;
