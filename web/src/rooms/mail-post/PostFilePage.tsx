import { useState } from 'react';
import { Archive, ClipboardCheck } from 'lucide-react';
import { postFileList, postLineList } from '@waybill/contract/rooms/mail-post/mail-post.columns.ts';
import type { PostFileDetail } from '@waybill/contract/rooms/mail-post/mail-post.contract.ts';
import {
  lineFaces,
  mailPostWords,
  postFileCommandWords,
  postFileFaces,
} from '@waybill/contract/rooms/mail-post/mail-post.words.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { lineVerdicts, postFileLife, type LineVerdict } from '@waybill/domain/rooms/mail-post/post-file-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { historyOf } from '../audit/audit.door.ts';
import type { PageCommand } from '../../shell/detail/page-commands.tsx';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { mailPostPageWords as words } from './mail-post-page.words.ts';
import styles from './PostFile.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const ends = (command: 'apply' | 'void'): PageCommand<PostFileDetail> => ({
  icon: command === 'apply' ? ClipboardCheck : Archive,
  variant: command === 'apply' ? 'main' : 'plain',
  send: ({ id }, sending) => call(`post_files.${command}`, { params: { id }, ...sending }),
});

/** One tracking file: what its lines would do, and doing it. */
export const PostFilePage = detailPage({
  call: 'post_files.detail',
  param: 'fileId',
  topic: 'post_files',
  list: 'mail-post.files',
  name: ({ name }) => name,
  faces: postFileFaces,
  commands: {
    words: postFileCommandWords,
    values: ({ counts: { matched = 0, blocked = 0 } }) => ({ n: groupThousands(matched + blocked) }),
    each: { apply: ends('apply'), void: ends('void') },
  },
  definition: postFileList,
  parts: [
    { key: 'lines', title: mailPostWords.lines, Content: Lines },
    // Below the lines, which take the whole width.
    {
      key: 'facts',
      title: commonWords.details,
      facts: ['lines_total', 'created_by', 'created_at', 'applied_by', 'applied_at', 'branch'],
    },
  ],
  Above: Notice,
  useHistory: historyOf('post_files'),
});

const opens = ({ label_id }: { label_id: number | null }): PageTarget | null =>
  label_id === null ? null : { name: 'label-detail', params: { labelId: label_id } };

function Lines({ data }: { data: PostFileDetail }) {
  const [verdict, setVerdict] = useState<LineVerdict | null>(null);
  return (
    <>
      <Sums file={data} chosen={verdict} onChoose={setVerdict} />
      <RelatedList
        key={verdict ?? ''}
        definition={postLineList}
        call="post_files.lines"
        filters={{ post_file_id: String(data.id), ...(verdict ? { verdict } : {}) }}
        live="post_files"
        opens={opens}
      />
    </>
  );
}

function Notice({ data: file }: { data: PostFileDetail }) {
  const say = useSay();
  const count = useCount();
  if (file.status !== postFileLife.initial) return null;
  const { matched = 0, blocked = 0, unlisted = 0 } = file.counts;
  return (
    <>
      {unlisted > 0 && (
        <Callout
          tone="attention"
          actions={
            <PageLink to="mail-post.statuses" className={buttonLook('plain')}>
              {say(mailPostWords.statuses)}
            </PageLink>
          }>
          {say(words.unlisted, { n: count(unlisted) })}
        </Callout>
      )}
      {blocked > 0 && <Callout tone="attention">{say(words.forSupervisor)}</Callout>}
      {matched + blocked === 0 && <Callout tone="info">{say(words.nothing)}</Callout>}
    </>
  );
}

/** Counts of lines by result; a press filters by that result. */
function Sums({
  file,
  chosen,
  onChoose,
}: {
  file: PostFileDetail;
  chosen: LineVerdict | null;
  onChoose: (verdict: LineVerdict | null) => void;
}) {
  const say = useSay();
  const count = useCount();
  return (
    <div className={styles.sums} role="group" aria-label={say(words.sums)}>
      {lineVerdicts
        .filter((verdict) => (file.counts[verdict] ?? 0) > 0)
        .map((verdict) => (
          <button
            key={verdict}
            type="button"
            className={styles.sum}
            aria-pressed={chosen === verdict}
            onClick={() => onChoose(chosen === verdict ? null : verdict)}>
            <b>{count(file.counts[verdict] ?? 0)}</b>
            <span>{say.loose(lineFaces[verdict].word)}</span>
          </button>
        ))}
    </div>
  );
}
