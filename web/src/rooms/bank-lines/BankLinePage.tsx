import { BadgeCheck, Percent, ReceiptText, Undo2 } from 'lucide-react';
import { bankLineList } from '@waybill/contract/rooms/bank-lines/bank-lines.columns.ts';
import type { BankLineDetail, MatchCandidate } from '@waybill/contract/rooms/bank-lines/bank-lines.contract.ts';
import {
  bankLineCommandWords,
  bankLineFieldWords,
  bankLineStateFaces,
} from '@waybill/contract/rooms/bank-lines/bank-lines.words.ts';
import { journalEventWords, type JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { transferReasonForm } from '@waybill/domain/rooms/transfers/transfer-forms.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { randomKey } from '../../kernel/request.ts';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { useAction } from '../../shell/use-action.ts';
import { reasonCommand, type PageCommand } from '../../shell/detail/page-commands.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { bankLinePageWords as words } from './bank-line-page.words.ts';
import styles from './BankLine.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const book = (
  command: 'charge' | 'interest' | 'confirm',
  icon: IconSource,
  variant?: 'main',
): PageCommand<BankLineDetail> => ({
  icon,
  ...(variant ? { variant } : {}),
  text: ({ details, amount }, locale) => `${details} · ${sayKyat(amount, locale)}`,
  send: ({ id, version }, sending) => call(`bank_lines.${command}`, { params: { id }, body: { version }, ...sending }),
});

type Payout = BankLineDetail['payouts'][number];

/** One statement line (M-06): the bank's data, and the records that match it or could. */
export const BankLinePage = detailPage({
  call: 'bank_lines.detail',
  param: 'lineId',
  topic: 'bank_line',
  list: 'bank-statement',
  name: ({ details, reference, day }) => details || reference || formatDate(day),
  faces: bankLineStateFaces,
  note: ({ amount }, locale) => sayKyat(amount, locale),
  commands: {
    words: bankLineCommandWords,
    values: ({ brought_by }) => ({ name: brought_by }),
    each: {
      charge: book('charge', ReceiptText),
      interest: book('interest', Percent),
      confirm: book('confirm', BadgeCheck, 'main'),
      unmatch: reasonCommand({
        icon: Undo2,
        variant: 'danger',
        form: transferReasonForm,
        words: bankLineFieldWords,
        send: ({ id }: BankLineDetail, sending) => call('bank_lines.unmatch', { params: { id }, ...sending }),
        question: (_, locale) => bankLineCommandWords.unmatch.verb[locale],
        text: (_, locale) => bankLineCommandWords.unmatch.ask[locale],
      }),
    },
  },
  definition: bankLineList,
  parts: [
    {
      key: 'what',
      title: words.what,
      facts: [
        'bank_account',
        'day',
        'amount',
        'reference',
        'details',
        'file_name',
        'row_no',
        { key: 'brought_by', word: bankLineFieldWords.brought_by, kind: 'text' },
      ],
    },
    {
      key: 'candidates',
      title: words.candidates,
      shown: ({ journal_id }) => journal_id === null,
      Content: Candidates,
    },
    {
      key: 'payouts',
      title: words.payouts,
      shown: ({ payouts }) => payouts.length > 0,
      Content: Payouts,
    },
    {
      key: 'match',
      title: words.match,
      aside: true,
      shown: ({ journal_id }) => journal_id !== null,
      facts: ['document', 'how', 'matched_by', 'matched_at', 'confirmed_by', 'confirmed_at'],
    },
  ],
  More: SeeJournal,
  useHistory: historyOf('bank_lines'),
});

function SeeJournal({ data: { journal_id } }: { data: BankLineDetail }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
    journal_id !== null &&
    mayOpen('ledger.journal') && (
      <PageLink to="ledger.journal" params={{ journalId: journal_id }} className={buttonLook('plain')}>
        {say(commonWords.journal)}
      </PageLink>
    )
  );
}

/** Lists the payments of channels that the line could pay as a lump sum, those that differ least first. */
function Payouts({ data: line }: { data: BankLineDetail }) {
  const say = useSay();
  const count = useCount();
  const locale = useLocale();
  const run = useAction();
  const mayMatch = line.actions.some(({ command, blocked }) => command === 'gather' && blocked === null);
  const daysOf = ({ from, until }: Payout) =>
    from === until ? formatDate(from) : `${formatDate(from)} – ${formatDate(until)}`;
  const sumOf = (payout: Payout) =>
    say(words.payoutSum, { count: count(payout.count), sum: sayKyat(payout.amount, locale) });
  const differenceOf = ({ difference }: Payout) =>
    difference === 0
      ? null
      : say(difference < 0 ? words.payoutShort : words.payoutOver, { sum: sayKyat(Math.abs(difference), locale) });
  const gather = (payout: Payout) =>
    run(
      () =>
        call('bank_lines.gather', {
          params: { id: line.id },
          body: {
            payment_channel_id: payout.channel.id,
            from: payout.from,
            until: payout.until,
            amount: payout.amount,
            version: line.version,
          },
          idempotencyKey: randomKey(),
        }),
      {
        ask: {
          question: say.loose(bankLineCommandWords.gather.ask, { name: localName(payout.channel, locale) }),
          text: [daysOf(payout), sumOf(payout), differenceOf(payout)].filter((part) => part !== null).join(' · '),
          yes: say.loose(bankLineCommandWords.gather.verb),
          kind: 'plain',
        },
        success: say(words.done),
        changes: 'bank_line',
      },
    );
  return (
    <ul className="bare">
      {line.payouts.map((payout) => (
        <li key={`${payout.channel.id}:${payout.from}:${payout.until}`} className={styles.candidate}>
          <span className={styles.name}>
            <span>
              {localName(payout.channel, locale)} · {daysOf(payout)}
            </span>
            <span className="muted">{sumOf(payout)}</span>
            {payout.difference !== 0 && <Callout tone="attention">{differenceOf(payout)}</Callout>}
          </span>
          {mayMatch && (
            <Button onClick={() => void gather(payout)}>{say.loose(bankLineCommandWords.gather.verb)}</Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Lists the postings that the line could match, the nearest day first. */
function Candidates({ data: line }: { data: BankLineDetail }) {
  const say = useSay();
  const locale = useLocale();
  const run = useAction();
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
        changes: 'bank_line',
      },
    );
  return (
    <ul className="bare">
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
