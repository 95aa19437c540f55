import { useCallback, useState } from 'react';
import { Printer, ScanBarcode, Trash2 } from 'lucide-react';
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
import type { MailbagEntry } from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import type { OpenRecord } from '../../shell/detail/record-page.tsx';
import { useAction } from '../../shell/use-action.ts';
import { historyOf } from '../audit/audit.door.ts';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { usePaperLink } from '../../shell/use-paper-link.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { CodeText, sayCode } from '../../ui/layout/CodeText.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { BagScanning, packModes, readModes } from './BagScanning.tsx';
import { mailbagCommands } from './mailbag-commands.tsx';
import { mailbagPageWords as words } from './mailbag-page.words.ts';
import styles from './Mailbags.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { sayDone } from '../../shell/say-done.ts';

/** One bag (S-23): what is in it at this moment, where it is, what may be done, its log and its differences. */
export const MailbagPage = detailPage({
  call: 'mailbags.detail',
  param: 'mailbagId',
  topic: 'mailbag',
  list: 'mailbags',
  name: ({ code }) => sayCode(code),
  title: ({ code }) => <CodeText code={code} large />,
  faces: mailbagStateFaces,
  commands: mailbagCommands,
  definition: mailbagList,
  parts: [
    { key: 'parcels', title: commonFieldWords.parcels, Content: Parcels },
    {
      key: 'cases',
      title: words.differences,
      shown: ({ open_cases, counts }) => open_cases > 0 || counts.short + counts.over + counts.damaged > 0,
      Content: Cases,
    },
    {
      key: 'facts',
      title: commonWords.details,
      aside: true,
      facts: [
        'from',
        'to',
        'holder',
        'parcels',
        { key: 'seal_no', word: field.seal_no, kind: 'text' },
        { key: 'seal_read', word: field.seal_read, kind: 'text' },
        { key: 'remark', word: field.remark, kind: 'text' },
        'created_by',
        'created_at',
        {
          key: 'weight',
          word: field.weight,
          value: ({ weight }, { locale }) => (weight === null ? null : formatWeight(toGrams(weight), locale)),
        },
      ],
    },
    { key: 'log', title: words.log, aside: true, Content: Log },
  ],
  useHistory: historyOf('mailbags'),
  useDetail,
});

/** A bag that is read may have new differences; the other branch settles one without a change of the bag itself. */
const showsCases = ['mailbag', 'mailbag_case'] as const;

/** Columns displayed as facts, because the table has no room for them. */
const beside = ['packed_at', 'receiver_name'];

function Parcels({ data: { id, counts, to } }: { data: MailbagDetail }) {
  const say = useSay();
  const locale = useLocale();
  if (!Object.values(counts).some((n) => n > 0))
    return <p className="muted">{say(words.noParcels, { branch: localName(to, locale) })}</p>;
  return (
    <RelatedList
      definition={packedList}
      call="mailbags.parcels"
      filters={{ mailbag_id: String(id) }}
      live="mailbag"
      without={beside}
      opens={({ label_id }) => ({ name: 'label-detail', params: { labelId: label_id } })}
    />
  );
}

function Cases({ data: { id } }: { data: MailbagDetail }) {
  return (
    <RelatedList
      definition={caseList}
      call="mailbag_cases.list"
      filters={{ mailbag_id: String(id) }}
      live={showsCases}
      without={['code', 'created_at']}
    />
  );
}

/** Returns the scanner, which is above the parcels while scanning, and the commands for printing and removing. */
function useDetail({ data, leave }: OpenRecord<MailbagDetail>) {
  const say = useSay();
  const [scanning, setScanning] = useState(false);
  const end = useCallback(() => setScanning(false), []);
  const remove = useRemove(data, leave);
  const print = usePaperLink('mailbags.manifestLink', data.id);
  const modes = data.may_fill ? packModes : data.may_read ? readModes : null;
  return {
    more: (
      <>
        {modes && !scanning && (
          <Button icon={ScanBarcode} variant="main" onClick={() => setScanning(true)}>
            {say(data.may_fill ? words.pack : words.read)}
          </Button>
        )}
        <Button icon={Printer} onClick={print}>
          {say(commonWords.print)}
        </Button>
        {data.may_remove && (
          <Button icon={Trash2} variant="danger" onClick={remove}>
            {say(words.remove)}
          </Button>
        )}
      </>
    ),
    above: (
      <>
        {data.may_read && <Progress bag={data} />}
        {modes && scanning && <BagScanning key={data.status} modes={modes} bagId={data.id} onEnd={end} />}
      </>
    ),
  };
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

function Log({ data: bag }: { data: MailbagDetail }) {
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

function useRemove(bag: MailbagDetail, leave: () => void): () => void {
  const say = useSay();
  const run = useAction();
  return () =>
    void run(() => call('mailbags.remove', { params: { id: bag.id } }), {
      ask: { question: say(words.removeAsk, { name: sayCode(bag.code) }), yes: say(words.remove), kind: 'danger' },
      success: sayDone(say, words.remove, sayCode(bag.code)),
      changes: 'mailbag',
    }).then((removed) => {
      if (removed !== undefined) leave();
    });
}
