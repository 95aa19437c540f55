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
import type { MissingCaseDetail } from '@waybill/contract/rooms/missing-cases/missing-cases.contract.ts';
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
import { localName } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { missingCaseAt, type MissingCaseState } from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { ActionFace } from '../../shell/detail/ActionBar.tsx';
import { DetailPage } from '../../shell/detail/DetailPage.tsx';
import { Pairs, usePairs, type Pair } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { useDoing } from '../../shell/use-doing.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { CodeText, sayCode } from '../../ui/layout/CodeText.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { PromisedBy } from '../../ui/layout/PromisedBy.tsx';
import { CaseDialog, type CaseRequest } from './CaseDialog.tsx';
import { missingCasePageWords as words } from './missing-case-page.words.ts';
import styles from './MissingCases.module.css';
import { SearchPlan } from './SearchPlan.tsx';
import { showMissing } from './show-missing.ts';

/** One missing parcel: where it was last, the search, and what is decided (S-09). */
export const MissingCasePage = recordPage({
  call: 'missing_cases.detail',
  param: 'caseId',
  topic: 'missing_case',
  list: 'missing-cases',
  crumb: ({ tracking_code }) => sayCode(tracking_code),
  Content: Opened,
});

function Opened({ data }: OpenRecord<MissingCaseDetail>) {
  const say = useSay();
  const history = useHistory('missing_cases', data);
  const [request, setRequest] = useState<CaseRequest | null>(null);
  const confirm = useClosing(data);
  const last = useLast(data);
  const facts = useFacts(data);
  const searching = data.status === missingCaseAt.open;
  const open = data.ended_at === null;
  const face = (command: CaseRequest['command'], rest: Omit<ActionFace, 'word' | 'run'>): ActionFace => ({
    word: missingCaseCommandWords[command].verb,
    run: () => setRequest({ command }),
    ...rest,
  });
  const faces: Readonly<Record<string, ActionFace>> = {
    own: face('own', { icon: UserCheck }),
    hand_on: face('hand_on', { icon: UserRoundPen }),
    add_step: face('add_step', { icon: MapPinPlus }),
    find: face('find', { icon: PackageCheck, variant: searching ? 'main' : 'plain' }),
    propose: face('propose', { icon: HandCoins }),
    waive: face('waive', { icon: CircleSlash }),
    deny: face('deny', { icon: Undo2 }),
    pay: face('pay', { icon: Banknote, variant: 'main' }),
    confirm: { word: missingCaseCommandWords.confirm.verb, icon: BadgeCheck, variant: 'main', run: confirm },
    reopen: face('reopen', { icon: RotateCcw, variant: 'danger' }),
  };
  return (
    <>
      <DetailPage
        title={<CodeText code={data.tracking_code} large />}
        state={missingCaseStateFaces[data.status as MissingCaseState]}
        note={
          open ? (
            <PromisedBy at={data.due_on}>{say(words.dueNote, { day: formatDate(data.due_on) })}</PromisedBy>
          ) : (
            data.note
          )
        }
        actions={{ actions: data.actions, faces }}
        more={
          <>
            {data.payout && (
              <PageLink to="missing-case.receipt" params={{ caseId: data.id }} className={buttonLook('plain')}>
                {say(words.receipt)}
              </PageLink>
            )}
            <PageLink to="label-detail" params={{ labelId: data.label_id }} className={buttonLook('plain')}>
              {say(words.openParcel)}
            </PageLink>
          </>
        }
        above={open && data.note !== null && <Callout tone="attention">{data.note}</Callout>}
        parts={[
          {
            key: 'plan',
            title: say(words.plan),
            content: <SearchPlan data={data} onTick={(step) => setRequest({ command: 'tick', step })} />,
          },
          { key: 'decision', title: say(words.decision), content: <Decision data={data} /> },
          { key: 'last', title: say(words.last), pairs: last, aside: true },
          { key: 'case', title: say(words.case), pairs: facts, aside: true },
        ]}
        history={history}
      />
      {request && <CaseDialog data={data} request={request} onClose={() => setRequest(null)} />}
    </>
  );
}

/** Confirming asks first, with who gets how much: it is the proposal that is on the screen, and no other. */
function useClosing(data: MissingCaseDetail): () => void {
  const say = useSay();
  const locale = useLocale();
  const run = useDoing();
  const { verb, ask } = missingCaseCommandWords.confirm;
  const name = sayCode(data.tracking_code);
  const what =
    data.amount === null || data.amount === 0
      ? say(words.paysNothing, { sender: data.sender })
      : say(words.paysTo, { sender: data.sender, amount: sayKyat(data.amount, locale) });
  return () =>
    void run(() => call('missing_cases.confirm', { params: { id: data.id }, body: { version: data.version } }), {
      ask: { question: say.loose(ask, { name, what }), yes: say.loose(verb), kind: 'plain' },
      success: say(words.done, { verb: say.loose(verb), name }),
      fresh: showMissing,
    });
}

function useLast(data: MissingCaseDetail): Pair[] {
  const say = useSay();
  const locale = useLocale();
  const mayOpen = useMayOpen();
  const [scanned] = usePairs([{ key: 'last_at', word: shown.last_scan, kind: 'instant' }], data as never);
  const { mailbag } = data;
  const bag =
    mailbag === null ? null : mayOpen('mailbags.detail') ? (
      <PageLink to="mailbags.detail" params={{ mailbagId: mailbag.id }}>
        {mailbag.code}
      </PageLink>
    ) : (
      mailbag.code
    );
  const status = data.last_status === null ? null : say.loose(labelStatusWords[data.last_status as LabelStatus]);
  return [
    { key: 'branch', label: say(shown.last_branch), value: localName(data.branch, locale) },
    { key: 'courier', label: say(shown.last_courier), value: data.courier },
    { key: 'bag', label: say(shown.last_bag), value: bag },
    { key: 'next', label: say(shown.next_branch), value: data.next_branch && localName(data.next_branch, locale) },
    {
      key: 'last',
      label: say(shown.last_scan),
      value: (
        <>
          {status} <span className="muted">{scanned?.value}</span>
        </>
      ),
    },
    { key: 'by', label: say(shown.last_by), value: data.last_by },
  ];
}

const factColumns: readonly Column[] = [
  { key: 'sender', word: shown.sender, kind: 'text' },
  { key: 'owner', word: shown.owner, kind: 'text' },
  { key: 'due_on', word: field.due_on, kind: 'date', promise: untilDecided },
  { key: 'reported_by', word: shown.reported_by, kind: 'text' },
  { key: 'opened_at', word: shown.opened_at, kind: 'instant' },
  { key: 'reason', word: trackingFieldWords.code, kind: 'text' },
];
const endColumns: readonly Column[] = [
  { key: 'ended_by', word: shown.ended_by, kind: 'text' },
  { key: 'ended_at', word: shown.ended_at, kind: 'instant' },
];

function useFacts(data: MissingCaseDetail): Pair[] {
  return usePairs(data.ended_at === null ? factColumns : [...factColumns, ...endColumns], data as never);
}

const decisionColumns: readonly Column[] = [
  { key: 'outcome', word: shown.outcome, kind: 'words', words: missingOutcomeWords },
  { key: 'amount', word: shown.amount, kind: 'kyat' },
  { key: 'basis', word: field.basis, kind: 'words', words: compensationBasisWords },
  { key: 'why', word: field.why, kind: 'text' },
  { key: 'proposed_by', word: shown.proposed_by, kind: 'text' },
  { key: 'confirmed_by', word: shown.confirmed_by, kind: 'text' },
];

const payoutColumns: readonly Column[] = [
  { key: 'payee_name', word: field.payee_name, kind: 'text' },
  { key: 'payee_phone', word: field.payee_phone, kind: 'text' },
  { key: 'payee_nrc', word: field.payee_nrc, kind: 'text' },
  { key: 'pay_branch', word: shown.pay_branch, kind: 'named' },
  { key: 'paid_by', word: shown.paid_by, kind: 'text' },
  { key: 'paid_at', word: shown.paid_at, kind: 'instant' },
];

/** What was proposed and confirmed, beside what the label says that the sender gets. */
function Decision({ data }: { data: MissingCaseDetail }) {
  const say = useSay();
  const locale = useLocale();
  const decided = usePairs(decisionColumns, data as never);
  const { amount, basis } = data.suggested;
  const paid = usePairs(payoutColumns, { ...data.payout, pay_branch: data.payout?.branch } as never);
  const owed = data.status === missingCaseAt.closed && data.at_counter && data.payout === null;
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
      <Pairs
        pairs={data.outcome === null ? [suggested] : [...decided, suggested, ...(data.payout === null ? [] : paid)]}
      />
      {hint && <p className={styles.hint}>{say.loose(hint)}</p>}
    </>
  );
}

const hints: Partial<Record<MissingCaseState, Word>> = {
  [missingCaseAt.open]: words.noDecision,
  [missingCaseAt.decided]: words.confirmHint,
  [missingCaseAt.closed]: words.foundAfter,
};
