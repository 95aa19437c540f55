import { useState } from 'react';
import {
  BadgeCheck,
  Banknote,
  CircleSlash,
  HandCoins,
  MapPinPlus,
  PackageCheck,
  RotateCcw,
  Undo2,
  UserCheck,
  UserRoundPen,
} from 'lucide-react';
import type { Column } from '@waybill/contract/kernel/list.ts';
import { labelStatusWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import type { MissingCaseDetail, SearchStep } from '@waybill/contract/rooms/missing-cases/missing-cases.contract.ts';
import { untilDecided } from '@waybill/contract/rooms/missing-cases/missing-cases.columns.ts';
import {
  compensationBasisWords,
  missingCaseCommandWords,
  missingCaseColumnWords as shown,
  missingCaseFieldWords as field,
  missingCaseStateFaces,
  missingOutcomeWords,
} from '@waybill/contract/rooms/missing-cases/missing-cases.words.ts';
import { trackingFieldWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { missingCaseLife, type MissingCaseState } from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import { say as sayIn, type Word } from '@waybill/domain/kernel/words.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { Pairs, usePairs, type Pair } from '../../shell/detail/Pairs.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { historyOf } from '../audit/audit.door.ts';
import type { PageCommand } from '../../shell/detail/page-commands.tsx';
import { Cell } from '../../shell/cells.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import { CodeText, sayCode } from '../../ui/layout/CodeText.tsx';
import { PromisedBy } from '../../ui/layout/PromisedBy.tsx';
import { CaseDialog, type CaseRequest } from './CaseDialog.tsx';
import { missingCasePageWords as words } from './missing-case-page.words.ts';
import styles from './MissingCases.module.css';
import { SearchPlan } from './SearchPlan.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const scanned: Column = { key: 'last_at', word: shown.last_scan, kind: 'instant' };
const facts = [
  { key: 'sender', word: shown.sender, kind: 'text' },
  { key: 'owner', word: shown.owner, kind: 'text' },
  { key: 'due_on', word: field.due_on, kind: 'date', promise: untilDecided },
  { key: 'reported_by', word: shown.reported_by, kind: 'text' },
  { key: 'opened_at', word: shown.opened_at, kind: 'instant' },
  { key: 'reason', word: trackingFieldWords.code, kind: 'text' },
] as const;

const asks = (
  command: CaseRequest['command'],
  icon: IconSource,
  variant: 'main' | 'danger' | ((data: MissingCaseDetail) => 'main' | 'plain') | 'plain' = 'plain',
): PageCommand<MissingCaseDetail> => ({
  icon,
  variant,
  Window: ({ data, dialog }) => <CaseDialog data={data} request={{ command }} onClose={() => dialog.onClose(true)} />,
});
const isSearched = ({ status }: MissingCaseDetail): boolean => status === missingCaseLife.at.open;

/** Confirming names who gets how much: it is the proposal that is on the screen, and no other. */
const whoGets = ({ amount, sender }: MissingCaseDetail, locale: Locale): string =>
  amount === null || amount === 0
    ? sayIn(words.paysNothing, locale, { sender })
    : sayIn(words.paysTo, locale, { sender, amount: sayKyat(amount, locale) });

/** One missing parcel: where it was last, the search, and what is decided (S-09). */
export const MissingCasePage = detailPage({
  call: 'missing_cases.detail',
  param: 'caseId',
  topic: 'missing_case',
  list: 'missing-cases',
  name: ({ tracking_code }) => sayCode(tracking_code),
  title: ({ tracking_code }) => <CodeText code={tracking_code} large />,
  faces: missingCaseStateFaces,
  note: ({ ended_at, due_on, note }, locale) =>
    ended_at === null ? (
      <PromisedBy at={due_on}>{sayIn(words.dueNote, locale, { day: formatDate(due_on) })}</PromisedBy>
    ) : (
      note
    ),
  commands: {
    words: missingCaseCommandWords,
    values: (data, locale) => ({ what: whoGets(data, locale) }),
    each: {
      own: asks('own', UserCheck),
      hand_on: asks('hand_on', UserRoundPen),
      add_step: asks('add_step', MapPinPlus),
      find: asks('find', PackageCheck, (data) => (isSearched(data) ? 'main' : 'plain')),
      propose: asks('propose', HandCoins),
      waive: asks('waive', CircleSlash),
      deny: asks('deny', Undo2),
      pay: asks('pay', Banknote, 'main'),
      confirm: {
        icon: BadgeCheck,
        variant: 'main',
        send: ({ id, version }, sending) =>
          call('missing_cases.confirm', { params: { id }, body: { version }, ...sending }),
      },
      reopen: asks('reopen', RotateCcw, 'danger'),
    },
  },
  parts: [
    { key: 'plan', title: words.plan, Content: Plan },
    { key: 'decision', title: shown.outcome, Content: Decision },
    {
      key: 'last',
      title: words.last,
      aside: true,
      blanks: true,
      facts: [
        { key: 'branch', word: shown.last_branch, kind: 'named' },
        { key: 'courier', word: shown.last_courier, kind: 'text' },
        { key: 'bag', word: shown.last_bag, value: ({ mailbag }) => mailbag && <Bag of={mailbag} /> },
        { key: 'next_branch', word: shown.next_branch, kind: 'named' },
        { key: 'last', word: shown.last_scan, value: (data) => <LastScan data={data} /> },
        { key: 'last_by', word: shown.last_by, kind: 'text' },
      ],
    },
    { key: 'case', title: words.case, aside: true, blanks: true, shown: ({ ended_at }) => ended_at === null, facts },
    {
      key: 'case',
      title: words.case,
      aside: true,
      blanks: true,
      shown: ({ ended_at }) => ended_at !== null,
      facts: [
        ...facts,
        { key: 'ended_by', word: shown.ended_by, kind: 'text' },
        { key: 'ended_at', word: shown.ended_at, kind: 'instant' },
      ],
    },
  ],
  More: Links,
  Above: ({ data: { ended_at, note } }) =>
    ended_at === null && note !== null && <Callout tone="attention">{note}</Callout>,
  useHistory: historyOf('missing_cases'),
});

function Plan({ data }: { data: MissingCaseDetail }) {
  const [step, tick] = useState<SearchStep | null>(null);
  return (
    <>
      <SearchPlan data={data} onTick={tick} />
      {step && <CaseDialog data={data} request={{ command: 'tick', step }} onClose={() => tick(null)} />}
    </>
  );
}

function Links({ data: { id, label_id, payout } }: { data: MissingCaseDetail }) {
  const say = useSay();
  return (
    <>
      {payout && (
        <PageLink to="missing-case.receipt" params={{ caseId: id }} className={buttonLook('plain')}>
          {say(commonWords.receipt)}
        </PageLink>
      )}
      <PageLink to="label-detail" params={{ labelId: label_id }} className={buttonLook('plain')}>
        {say(commonWords.openTheParcel)}
      </PageLink>
    </>
  );
}

function Bag({ of: { id, code } }: { of: NonNullable<MissingCaseDetail['mailbag']> }) {
  const mayOpen = useMayOpen();
  if (!mayOpen('mailbags.detail')) return code;
  return (
    <PageLink to="mailbags.detail" params={{ mailbagId: id }}>
      {code}
    </PageLink>
  );
}

function LastScan({ data: { last_status, last_at } }: { data: MissingCaseDetail }) {
  const say = useSay();
  return (
    <>
      {last_status === null ? null : say.loose(labelStatusWords[last_status as LabelStatus])}{' '}
      <span className="muted">
        <Cell column={scanned} row={{ last_at }} />
      </span>
    </>
  );
}

const decisionColumns = [
  { key: 'outcome', word: shown.outcome, kind: 'words', words: missingOutcomeWords },
  { key: 'amount', word: shown.amount, kind: 'kyat' },
  { key: 'basis', word: field.basis, kind: 'words', words: compensationBasisWords },
  { key: 'why', word: field.why, kind: 'text' },
  { key: 'proposed_by', word: shown.proposed_by, kind: 'text' },
  { key: 'confirmed_by', word: shown.confirmed_by, kind: 'text' },
] as const;

const payoutColumns = [
  { key: 'payee_name', word: field.payee_name, kind: 'text' },
  { key: 'payee_phone', word: field.payee_phone, kind: 'text' },
  { key: 'payee_nrc', word: field.payee_nrc, kind: 'text' },
  { key: 'branch', word: shown.pay_branch, kind: 'named' },
  { key: 'paid_by', word: shown.paid_by, kind: 'text' },
  { key: 'paid_at', word: shown.paid_at, kind: 'instant' },
] as const;

/** The proposal and its confirmation, beside the compensation that the label provides. */
function Decision({ data }: { data: MissingCaseDetail }) {
  const say = useSay();
  const locale = useLocale();
  const decided = usePairs(decisionColumns, data);
  const { amount, basis } = data.suggested;
  const paid = usePairs(payoutColumns, data.payout);
  const owed = data.status === missingCaseLife.at.closed && data.at_counter && data.payout === null;
  const hint = owed ? words.toPay : hints[data.status as MissingCaseState];
  const suggested: Pair = {
    key: 'suggested',
    label: say(shown.suggested),
    value: say(words.byLabel, {
      amount: sayKyat(amount, locale),
      basis: say.loose(compensationBasisWords[basis]),
    }),
  };
  return (
    <>
      <Pairs pairs={data.outcome === null ? [suggested] : [...decided, suggested, ...paid]} />
      {hint && <p className={styles.hint}>{say.loose(hint)}</p>}
    </>
  );
}

const hints: Partial<Record<MissingCaseState, Word>> = {
  [missingCaseLife.at.open]: words.noDecision,
  [missingCaseLife.at.decided]: words.confirmHint,
  [missingCaseLife.at.closed]: words.foundAfter,
};
