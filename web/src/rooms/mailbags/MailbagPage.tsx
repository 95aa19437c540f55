import { Printer, ScanBarcode, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Column } from '@waybill/contract/kernel/list.ts';
import { caseList, mailbagList, packedList } from '@waybill/contract/rooms/mailbags/mailbags.columns.ts';
import type { MailbagDetail } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import {
  mailbagEntryWords,
  mailbagFieldWords as field,
  mailbagStateFaces,
} from '@waybill/contract/rooms/mailbags/mailbags.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { formatWeight, toGrams } from '@waybill/domain/kernel/money.ts';
import type { MailbagEntry, MailbagState } from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { usePairs, type Pair } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { useDoing } from '../../shell/use-doing.ts';
import { usePaperLink } from '../../shell/use-paper-link.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { CodeText, sayCode } from '../../ui/layout/CodeText.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { useHistory } from '../audit/audit.door.ts';
import { BagScanning, packModes, readModes } from './BagScanning.tsx';
import { MailbagDialog } from './MailbagDialog.tsx';
import { showMailbags, useMailbagFaces, type FormCommand } from './mailbag-commands.ts';
import { mailbagPageWords as words } from './mailbag-page.words.ts';
import styles from './Mailbags.module.css';

/** One bag (S-23): what is in it at this moment, where it is, what may be done, its log and its differences. */
export const MailbagPage = recordPage({
  call: 'mailbags.detail',
  param: 'mailbagId',
  topic: 'mailbag',
  list: 'mailbags',
  crumb: ({ code }) => sayCode(code),
  Content: Opened,
});

/** A bag that is read may have new differences; the other branch settles one without a change of the bag itself. */
const showsCases = ['mailbag', 'mailbag_case'] as const;

/** What the table has no room for beside the facts. */
const beside = ['packed_at', 'receiver_name'];

function Opened({ data, leave }: OpenRecord<MailbagDetail>) {
  const say = useSay();
  const locale = useLocale();
  const history = useHistory('mailbags', data);
  const [request, ask] = useState<FormCommand | null>(null);
  const [scanning, setScanning] = useState(false);
  const end = useCallback(() => setScanning(false), []);
  const faces = useMailbagFaces(data, ask);
  const facts = useFacts(data);
  const remove = useRemove(data, leave);
  const print = usePaperLink('mailbags.manifestLink', data.id);
  const modes = data.may_fill ? packModes : data.may_read ? readModes : null;
  const filters = { mailbag_id: String(data.id) };
  const parcels = Object.values(data.counts).some((n) => n > 0);
  const parts: DetailPart[] = [
    {
      key: 'parcels',
      title: say(words.parcels),
      content: parcels ? (
        <RelatedList
          definition={packedList}
          call="mailbags.parcels"
          filters={filters}
          live="mailbag"
          without={beside}
          opens={({ label_id }) => ({ name: 'label-detail', params: { labelId: label_id } })}
        />
      ) : (
        <p className="muted">{say(words.noParcels, { branch: localName(data.to, locale) })}</p>
      ),
    },
    ...(data.open_cases > 0 || data.counts.short + data.counts.over + data.counts.damaged > 0
      ? [
          {
            key: 'cases',
            title: say(words.differences),
            content: (
              <RelatedList
                definition={caseList}
                call="mailbag_cases.list"
                filters={filters}
                live={showsCases}
                without={['code', 'created_at']}
              />
            ),
          },
        ]
      : []),
    { key: 'facts', title: say(words.facts), pairs: facts, aside: true },
    { key: 'log', title: say(words.log), content: <Log bag={data} />, aside: true },
  ];
  return (
    <>
      <DetailPage
        title={<CodeText code={data.code} large />}
        state={mailbagStateFaces[data.status as MailbagState]}
        actions={{ actions: data.actions, faces }}
        more={
          <>
            {modes && !scanning && (
              <Button icon={ScanBarcode} variant="main" onClick={() => setScanning(true)}>
                {say(data.may_fill ? words.pack : words.read)}
              </Button>
            )}
            <Button icon={Printer} onClick={print}>
              {say(words.print)}
            </Button>
            {data.may_remove && (
              <Button icon={Trash2} variant="danger" onClick={remove}>
                {say(words.remove)}
              </Button>
            )}
          </>
        }
        above={
          <>
            {data.may_read && <Progress bag={data} />}
            {modes && scanning && <BagScanning key={data.status} modes={modes} bagId={data.id} onEnd={end} />}
          </>
        }
        parts={parts}
        history={history}
      />
      {request && <MailbagDialog bag={data} command={request} onClose={() => ask(null)} />}
    </>
  );
}

/** How far the reading has come. */
function Progress({ bag: { counts } }: { bag: MailbagDetail }) {
  const say = useSay();
  const count = useCount();
  return (
    <Callout tone={counts.over + counts.damaged > 0 ? 'attention' : 'info'} live>
      {say(words.progress, {
        n: count(counts.matched),
        all: count(counts.in + counts.matched + counts.elsewhere),
        over: count(counts.over),
        damaged: count(counts.damaged),
      })}
    </Callout>
  );
}

function Log({ bag }: { bag: MailbagDetail }) {
  const say = useSay();
  const locale = useLocale();
  if (bag.entries.length === 0) return <p className="muted">{say(words.noLog)}</p>;
  return (
    <ol className={styles.log}>
      {bag.entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <b>{say.loose(mailbagEntryWords[entry.status as MailbagEntry])}</b>
          <span className="muted">
            {formatDateTime(new Date(entry.at))} · {localName(entry.branch, locale)} · {entry.by}
          </span>
          {entry.note !== null && <span>{entry.note}</span>}
        </li>
      ))}
    </ol>
  );
}

const columnOf = (key: string): Column => mailbagList.columns.find((column) => column.key === key) as Column;
const factColumns: readonly Column[] = [
  columnOf('from'),
  columnOf('to'),
  columnOf('holder'),
  columnOf('parcels'),
  { key: 'seal_no', word: field.seal_no, kind: 'text' },
  { key: 'seal_read', word: field.seal_read, kind: 'text' },
  { key: 'remark', word: field.remark, kind: 'text' },
  columnOf('created_by'),
  columnOf('created_at'),
];

/** What there is to say of it; what does not apply is left out. */
function useFacts(bag: MailbagDetail): Pair[] {
  const say = useSay();
  const locale = useLocale();
  const row = bag as unknown as Readonly<Record<string, unknown>>;
  const pairs = usePairs(
    factColumns.filter(({ key }) => row[key] !== null),
    row,
  );
  if (bag.weight === null) return pairs;
  return [...pairs, { key: 'weight', label: say(field.weight), value: formatWeight(toGrams(bag.weight), locale) }];
}

function useRemove(bag: MailbagDetail, leave: () => void): () => void {
  const say = useSay();
  const run = useDoing();
  return () =>
    void run(() => call('mailbags.remove', { params: { id: bag.id } }), {
      ask: { question: say(words.removeAsk, { name: sayCode(bag.code) }), yes: say(words.remove), kind: 'danger' },
      success: say(words.done, { verb: say(words.remove), name: sayCode(bag.code) }),
      fresh: showMailbags,
    }).then((removed) => {
      if (removed !== undefined) leave();
    });
}
