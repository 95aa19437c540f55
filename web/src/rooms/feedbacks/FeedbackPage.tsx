import { useState } from 'react';
import { CheckCheck, Hand, PackageSearch } from 'lucide-react';
import type { Column } from '@waybill/contract/kernel/list.ts';
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
import type { FeedbackState } from '@waybill/domain/rooms/feedbacks/feedback-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { ActionFace } from '../../shell/detail/ActionBar.tsx';
import { DetailPage } from '../../shell/detail/DetailPage.tsx';
import { usePairs } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { useDoing } from '../../shell/use-doing.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { CodeText, sayCode } from '../../ui/layout/CodeText.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useHistory } from '../audit/audit.door.ts';
import styles from './Feedback.module.css';
import { feedbackPageWords as words } from './feedback-page.words.ts';
import { showFeedback } from './show-feedback.ts';

/** What somebody thinks of how a parcel was handled, and what was done about it (F-08). */
export const FeedbackPage = recordPage({
  call: 'feedbacks.detail',
  param: 'feedbackId',
  topic: 'feedback',
  list: 'feedback',
  crumb: ({ tracking_code }) => sayCode(tracking_code),
  Content: Opened,
});

const factColumns: readonly Column[] = [
  { key: 'score', word: field.score, kind: 'words', words: feedbackScoreWords },
  { key: 'merchant', word: shown.merchant, kind: 'text' },
  { key: 'source', word: field.source, kind: 'words', words: feedbackSourceWords },
  { key: 'created_by', word: shown.created_by, kind: 'text' },
  { key: 'created_at', word: staffFieldWords.created_at, kind: 'instant' },
  { key: 'owner', word: shown.owner, kind: 'text' },
  { key: 'closed_at', word: shown.closed_at, kind: 'instant' },
];

function Opened({ data }: OpenRecord<FeedbackDetail>) {
  const say = useSay();
  const run = useDoing();
  const mayOpen = useMayOpen();
  const history = useHistory('feedbacks', data);
  const facts = usePairs(factColumns, data as never);
  const [closing, setClosing] = useState(false);
  const name = sayCode(data.tracking_code);
  const { take, close } = feedbackCommandWords;
  const success = (verb: typeof take.verb) => say(words.done, { verb: say.loose(verb), name });
  const faces: Readonly<Record<string, ActionFace>> = {
    take: {
      word: take.verb,
      icon: Hand,
      variant: 'main',
      run: () =>
        void run(() => call('feedbacks.take', { params: { id: data.id } }), {
          success: success(take.verb),
          fresh: showFeedback,
        }),
    },
    close: { word: close.verb, icon: CheckCheck, run: () => setClosing(true) },
  };
  return (
    <>
      <DetailPage
        title={<CodeText code={data.tracking_code} large />}
        state={feedbackStateFaces[data.status as FeedbackState]}
        actions={{ actions: data.actions, faces }}
        more={
          mayOpen('label-detail') && (
            <PageLink to="label-detail" params={{ labelId: data.label_id }} className={buttonLook('plain')}>
              <Icon of={PackageSearch} />
              {say(words.openParcel)}
            </PageLink>
          )
        }
        parts={[
          { key: 'text', title: say(shown.words), content: <p className={styles.text}>{data.text}</p> },
          ...(data.done === null
            ? []
            : [{ key: 'done', title: say(field.done), content: <p className={styles.text}>{data.done}</p> }]),
          { key: 'facts', title: say(words.facts), pairs: facts, aside: true as const },
        ]}
        history={history}
      />
      {closing && (
        <FormDialog
          form={feedbackClosingForm}
          words={field}
          title={say.loose(close.ask, { name })}
          yes={say.loose(close.verb)}
          success={success(close.verb)}
          fresh={showFeedback}
          submit={(body, { idempotencyKey }) =>
            call('feedbacks.close', { params: { id: data.id }, body, idempotencyKey })
          }
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
}
