import { Archive, ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import type { Column } from '@waybill/contract/kernel/list.ts';
import { postFileList, postLineList } from '@waybill/contract/rooms/mail-post/mail-post.columns.ts';
import type { PostFileDetail } from '@waybill/contract/rooms/mail-post/mail-post.contract.ts';
import {
  lineFaces,
  mailPostWords,
  postFileCommandWords,
  postFileFaces,
} from '@waybill/contract/rooms/mail-post/mail-post.words.ts';
import {
  lineVerdicts,
  postFileLife,
  type LineVerdict,
  type PostFileState,
} from '@waybill/domain/rooms/mail-post/post-file-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import type { ActionFace } from '../../shell/detail/ActionBar.tsx';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { usePairs } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { useDoing } from '../../shell/use-doing.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { useHistory } from '../audit/audit.door.ts';
import { mailPostPageWords as words } from './mail-post-page.words.ts';
import { showMailPost } from './show-mail-post.ts';
import styles from './PostFile.module.css';

/** One tracking file: what its lines would do, and doing it. */
export const PostFilePage = recordPage({
  call: 'post_files.detail',
  param: 'fileId',
  topic: 'post_files',
  list: 'mail-post.files',
  crumb: ({ name }) => name,
  Content: Opened,
});

const columnOf = (key: string): Column => postFileList.columns.find((column) => column.key === key) as Column;
const factColumns = ['lines_total', 'created_by', 'created_at', 'applied_by', 'applied_at', 'branch'].map(columnOf);
const opens = ({ label_id }: { label_id: number | null }): PageTarget | null =>
  label_id === null ? null : { name: 'label-detail', params: { labelId: label_id } };

function Opened({ data }: OpenRecord<PostFileDetail>) {
  const say = useSay();
  const history = useHistory('post_files', data);
  const [verdict, setVerdict] = useState<LineVerdict | null>(null);
  const faces = useFaces(data);
  const facts = usePairs(
    factColumns.filter(({ key }) => (data as unknown as Readonly<Record<string, unknown>>)[key] !== null),
    data as never,
  );
  const parts: DetailPart[] = [
    {
      key: 'lines',
      title: say(mailPostWords.lines),
      content: (
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
      ),
    },
    // Below the lines, which take the whole width.
    { key: 'facts', title: say(words.facts), pairs: facts },
  ];
  return (
    <DetailPage
      title={data.name}
      state={postFileFaces[data.status as PostFileState]}
      actions={{ actions: data.actions, faces }}
      above={<Notice file={data} />}
      parts={parts}
      history={history}
    />
  );
}

function Notice({ file }: { file: PostFileDetail }) {
  const say = useSay();
  if (file.status !== postFileLife.initial) return null;
  const { matched = 0, blocked = 0 } = file.counts;
  if (matched === 0 && blocked === 0) return <Callout tone="info">{say(words.nothing)}</Callout>;
  return blocked > 0 ? <Callout tone="attention">{say(words.forSupervisor)}</Callout> : null;
}

/** How many lines come to what; a press shows those alone. */
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

function useFaces(file: PostFileDetail): Readonly<Record<string, ActionFace>> {
  const say = useSay();
  const run = useDoing();
  const count = useCount();
  const act = (command: 'apply' | 'void') => () =>
    void run(() => call(`post_files.${command}`, { params: { id: file.id } }), {
      ask: {
        question: say.loose(postFileCommandWords[command].ask, {
          name: file.name,
          n: count((file.counts.matched ?? 0) + (file.counts.blocked ?? 0)),
        }),
        yes: say.loose(postFileCommandWords[command].verb),
        kind: 'plain',
      },
      success: say(words.done, { verb: say.loose(postFileCommandWords[command].verb), name: file.name }),
      fresh: showMailPost,
    });
  return {
    apply: { word: postFileCommandWords.apply.verb, icon: ClipboardCheck, variant: 'main', run: act('apply') },
    void: { word: postFileCommandWords.void.verb, icon: Archive, run: act('void') },
  };
}
