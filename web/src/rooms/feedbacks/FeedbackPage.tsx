import { CheckCheck, Hand, PackageSearch } from 'lucide-react';
import type { FeedbackDetail } from '@waybill/contract/rooms/feedbacks/feedbacks.contract.ts';
import {
  feedbackColumnWords as shown,
  feedbackCommandWords,
  feedbackFieldWords as field,
  feedbackScoreWords,
  feedbackSourceWords,
  feedbackStateFaces,
} from '@waybill/contract/rooms/feedbacks/feedbacks.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { feedbackClosingForm } from '@waybill/domain/rooms/feedbacks/feedback-form.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { reasonCommand } from '../../shell/detail/page-commands.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { CodeText, sayCode } from '../../ui/layout/CodeText.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import styles from './Feedback.module.css';
import { feedbackPageWords as words } from './feedback-page.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** One customer's feedback on the handling of a parcel, and the action taken (F-08). */
export const FeedbackPage = detailPage({
  call: 'feedbacks.detail',
  param: 'feedbackId',
  topic: 'feedback',
  list: 'feedback',
  name: ({ tracking_code, merchant }) => (tracking_code === null ? (merchant ?? '') : sayCode(tracking_code)),
  title: ({ tracking_code, merchant }) =>
    tracking_code === null ? (merchant ?? '') : <CodeText code={tracking_code} large />,
  faces: feedbackStateFaces,
  commands: {
    words: feedbackCommandWords,
    each: {
      take: {
        icon: Hand,
        variant: 'main',
        atOnce: true,
        send: ({ id }, sending) => call('feedbacks.take', { params: { id }, ...sending }),
      },
      close: reasonCommand({
        icon: CheckCheck,
        form: feedbackClosingForm,
        words: field,
        send: ({ id }: FeedbackDetail, sending) => call('feedbacks.close', { params: { id }, ...sending }),
      }),
    },
  },
  parts: [
    { key: 'text', title: shown.words, Content: ({ data }) => <p className={styles.text}>{data.text}</p> },
    {
      key: 'done',
      title: field.done,
      shown: ({ done }) => done !== null,
      Content: ({ data }) => <p className={styles.text}>{data.done}</p>,
    },
    {
      key: 'facts',
      title: words.facts,
      aside: true,
      blanks: true,
      facts: [
        { key: 'score', word: field.score, kind: 'words', words: feedbackScoreWords },
        { key: 'merchant', word: commonFieldWords.merchant, kind: 'text' },
        { key: 'source', word: field.source, kind: 'words', words: feedbackSourceWords },
        { key: 'created_by', word: shown.created_by, kind: 'text' },
        { key: 'created_at', word: staffFieldWords.created_at, kind: 'instant' },
        { key: 'owner', word: shown.owner, kind: 'text' },
        { key: 'closed_at', word: shown.closed_at, kind: 'instant' },
      ],
    },
  ],
  More: OpenParcel,
  useHistory: historyOf('feedbacks'),
});

function OpenParcel({ data: { label_id } }: { data: FeedbackDetail }) {
  const say = useSay();
  return (
    useMayOpen()('label-detail') &&
    label_id !== null && (
      <PageLink to="label-detail" params={{ labelId: label_id }} className={buttonLook('plain')}>
        <Icon of={PackageSearch} />
        {say(commonWords.toTheParcel)}
      </PageLink>
    )
  );
}
