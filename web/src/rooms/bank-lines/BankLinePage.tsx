import { BadgeCheck, Percent, ReceiptText, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Column } from '@waybill/contract/kernel/list.ts';
import { bankLineList } from '@waybill/contract/rooms/bank-lines/bank-lines.columns.ts';
import type { BankLineDetail, MatchCandidate } from '@waybill/contract/rooms/bank-lines/bank-lines.contract.ts';
import {
  bankLineCommandWords,
  bankLineFieldWords,
  bankLineStateFaces,
} from '@waybill/contract/rooms/bank-lines/bank-lines.words.ts';
import { journalEventWords, type JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import type { BankLineState, BookedHow } from '@waybill/domain/rooms/bank-lines/bank-line-states.ts';
import { transferReasonForm } from '@waybill/domain/rooms/transfers/transfer-forms.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { randomKey } from '../../kernel/request.ts';
import type { ActionFace } from '../../shell/detail/ActionBar.tsx';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { usePairs } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { useDoing } from '../../shell/use-doing.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { bankLinePageWords as words } from './bank-line-page.words.ts';
import { showBankLines } from './show-bank-lines.ts';
import styles from './BankLine.module.css';

/** One line of a statement (M-06): what the bank says, and what it stands for or could. */
export const BankLinePage = recordPage({
  call: 'bank_lines.detail',
  param: 'lineId',
  topic: 'bank_line',
  list: 'bank-statement',
  crumb: ({ details, reference, day }) => details || reference || formatDate(day),
  Content: Opened,
});

function Opened({ data }: OpenRecord<BankLineDetail>) {
  const say = useSay();
  const locale = useLocale();
  const run = useDoing();
  const mayOpen = useMayOpen();
  const history = useHistory('bank_lines', data);
  const [taking, take] = useState(false);
  const known = (column: Column) => (data as unknown as Readonly<Record<string, unknown>>)[column.key] !== null;
  const what = usePairs(whatColumns.filter(known), data as never);
  const stands = usePairs(matchColumns.filter(known), data as never);
  const book = (how: BookedHow): ActionFace => ({
    word: bankLineCommandWords[how].verb,
    icon: how === 'charge' ? ReceiptText : Percent,
    run: () =>
      void run(
        () =>
          call(`bank_lines.${how}`, {
            params: { id: data.id },
            body: { version: data.version },
            idempotencyKey: randomKey(),
          }),
        {
          ask: {
            question: say.loose(bankLineCommandWords[how].ask),
            text: `${data.details} · ${sayKyat(data.amount, locale)}`,
            yes: say.loose(bankLineCommandWords[how].verb),
            kind: 'plain',
          },
          success: say(words.done),
          fresh: showBankLines,
        },
      ),
  });
  const faces: Readonly<Record<string, ActionFace>> = {
    charge: book('charge'),
    interest: book('interest'),
    confirm: {
      word: bankLineCommandWords.confirm.verb,
      icon: BadgeCheck,
      variant: 'main',
      run: () =>
        void run(
          () =>
            call('bank_lines.confirm', {
              params: { id: data.id },
              body: { version: data.version },
              idempotencyKey: randomKey(),
            }),
          {
            ask: {
              question: say.loose(bankLineCommandWords.confirm.ask, { name: data.brought_by }),
              text: `${data.details} · ${sayKyat(data.amount, locale)}`,
              yes: say.loose(bankLineCommandWords.confirm.verb),
              kind: 'plain',
            },
            success: say(words.done),
            fresh: showBankLines,
          },
        ),
    },
    unmatch: { word: bankLineCommandWords.unmatch.verb, icon: Undo2, variant: 'danger', run: () => take(true) },
  };
  const parts: DetailPart[] = [
    { key: 'what', title: say(words.what), pairs: what },
    data.journal_id === null
      ? { key: 'candidates', title: say(words.candidates), content: <Candidates line={data} /> }
      : { key: 'match', title: say(words.match), pairs: stands, aside: true },
  ];
  return (
    <>
      <DetailPage
        title={data.details || data.reference || formatDate(data.day)}
        state={bankLineStateFaces[data.status as BankLineState]}
        note={sayKyat(data.amount, locale)}
        actions={{ actions: data.actions, faces }}
        more={
          data.journal_id !== null &&
          mayOpen('ledger.journal') && (
            <PageLink to="ledger.journal" params={{ journalId: data.journal_id }} className={buttonLook('plain')}>
              {say(words.journal)}
            </PageLink>
          )
        }
        parts={parts}
        history={history}
      />
      {taking && (
        <FormDialog
          form={transferReasonForm}
          words={bankLineFieldWords}
          title={say.loose(bankLineCommandWords.unmatch.verb)}
          text={say.loose(bankLineCommandWords.unmatch.ask)}
          yes={say.loose(bankLineCommandWords.unmatch.verb)}
          danger
          submit={(body, { idempotencyKey }) =>
            call('bank_lines.unmatch', { params: { id: data.id }, body, idempotencyKey })
          }
          success={say(words.done)}
          fresh={showBankLines}
          onClose={() => take(false)}
        />
      )}
    </>
  );
}

/** What of the books it could be, the nearest day first. */
function Candidates({ line }: { line: BankLineDetail }) {
  const say = useSay();
  const locale = useLocale();
  const run = useDoing();
  const mayMatch = line.actions.some(({ command, blocked }) => command === 'match' && blocked === null);
  if (line.candidates.length === 0) return <p className="muted">{say(words.none)}</p>;
  const nameOf = ({ event, document, note }: MatchCandidate) =>
    [say.loose(journalEventWords[event as JournalEvent]), document, note === document ? null : note]
      .filter((part) => part !== null && part !== '')
      .join(' · ');
  const moving = ({ bank_account: other }: MatchCandidate) =>
    other === null ? null : say(words.move, { account: line.bank_account, other });
  const factsOf = (candidate: MatchCandidate) =>
    [formatDate(candidate.business_date), nameOf(candidate), sayKyat(line.amount, locale), candidate.staff]
      .filter((part) => part !== null)
      .join(' · ');
  const match = (candidate: MatchCandidate) =>
    run(
      () =>
        call('bank_lines.match', {
          params: { id: line.id },
          body: { posting_id: candidate.posting_id, version: line.version },
          idempotencyKey: randomKey(),
        }),
      {
        ask: {
          question: say.loose(bankLineCommandWords.match.ask, { name: candidate.document ?? nameOf(candidate) }),
          text: [moving(candidate), factsOf(candidate)].filter((part) => part !== null).join(' '),
          yes: say.loose(bankLineCommandWords.match.verb),
          kind: 'plain',
        },
        success: say(words.done),
        fresh: showBankLines,
      },
    );
  return (
    <ul className={styles.candidates}>
      {line.candidates.map((candidate) => (
        <li key={candidate.posting_id} className={styles.candidate}>
          <span className={styles.name}>
            <span>
              {formatDate(candidate.business_date)} · {nameOf(candidate)}
              {candidate.staff !== null && <span className="muted"> · {candidate.staff}</span>}
            </span>
            {candidate.bank_account !== null && (
              <Callout tone="attention">
                {say(words.elsewhere, { account: line.bank_account, other: candidate.bank_account })}
              </Callout>
            )}
          </span>
          {mayMatch && (
            <Button onClick={() => void match(candidate)}>{say.loose(bankLineCommandWords.match.verb)}</Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const columnOf = (key: string): Column => bankLineList.columns.find((column) => column.key === key) as Column;
const whatColumns: readonly Column[] = [
  ...['bank_account', 'day', 'amount', 'reference', 'details', 'file_name', 'row_no'].map(columnOf),
  { key: 'brought_by', word: bankLineFieldWords.brought_by, kind: 'text' },
];
const matchColumns = ['document', 'how', 'matched_by', 'matched_at', 'confirmed_by', 'confirmed_at'].map(columnOf);
