import { useState } from 'react';
import { Check, HandCoins, Hourglass, KeyRound, LockOpen, Undo2 } from 'lucide-react';
import type { Column } from '@waybill/contract/kernel/list.ts';
import { emoList } from '@waybill/contract/rooms/emos/emos.columns.ts';
import type { EmoDetail } from '@waybill/contract/rooms/emos/emos.contract.ts';
import { emoCommandWords, emoFieldWords as field, emoStateFaces } from '@waybill/contract/rooms/emos/emos.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { emoAt, emoCodeStates, emoTriesMax, type EmoState } from '@waybill/domain/rooms/emos/emo-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { randomKey } from '../../kernel/request.ts';
import type { ActionFace } from '../../shell/detail/ActionBar.tsx';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { usePairs } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { useDoing } from '../../shell/use-doing.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { EmoDialog, type EmoDialogCommand } from './EmoDialog.tsx';
import { useNrcText } from '../places/places.door.ts';
import { laterWords } from '../../ui/later.words.ts';
import { emoPageWords as words } from './emo-page.words.ts';
import { showEmos } from './show-emos.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** One money order: who sends how much to whom, where it stands, and what may be done. */
export const EmoPage = recordPage({
  call: 'emos.detail',
  param: 'emoId',
  topic: 'emo',
  list: 'emo',
  crumb: ({ number }) => number,
  Content: Opened,
});

function Opened({ data }: OpenRecord<EmoDetail>) {
  const [dialog, open] = useState<EmoDialogCommand | null>(null);
  const faces = useFaces(data, open);
  const history = useHistory('emos', data);
  const parts = useParts(data);
  return (
    <>
      <DetailPage
        title={<span className="code">{data.number}</span>}
        state={emoStateFaces[data.status as EmoState]}
        actions={{ actions: data.actions, faces }}
        more={<Papers data={data} />}
        above={<Warning data={data} />}
        parts={parts}
        history={history}
      />
      {dialog && <EmoDialog order={data} command={dialog} onClose={() => open(null)} />}
    </>
  );
}

/** What is pressed: a question for what is quickly done, a form for what needs a card. */
function useFaces(data: EmoDetail, open: (command: EmoDialogCommand) => void): Readonly<Record<string, ActionFace>> {
  const say = useSay();
  const locale = useLocale();
  const run = useDoing();
  const go = usePageGo();
  const { id, number } = data;
  const confirm = (command: 'take' | 'approve' | 'unlock') => {
    const { verb, ask } = emoCommandWords[command];
    const text = say.loose(ask, { number, amount: sayKyat(data.amount, locale), payee: data.payee_name });
    void run(() => call(`emos.${command}`, { params: { id }, idempotencyKey: randomKey() }), {
      ask: {
        question: say(laterWords.sureTo, { what: `${say.loose(verb)}: ${number}` }),
        text,
        yes: say.loose(verb),
        kind: 'plain',
      },
      success: say(words.done, { verb: say.loose(verb), number }),
      fresh: showEmos,
    });
  };
  const face = (command: keyof typeof emoCommandWords, more: Omit<ActionFace, 'word'>): ActionFace => ({
    word: emoCommandWords[command].verb,
    ...more,
  });
  return {
    take: face('take', { icon: Hourglass, variant: 'main', run: () => confirm('take') }),
    pay: face('pay', { icon: HandCoins, variant: 'main', run: () => open('pay') }),
    approve: face('approve', { icon: Check, run: () => confirm('approve') }),
    unlock: face('unlock', { icon: LockOpen, run: () => confirm('unlock') }),
    cancel: face('cancel', { icon: Undo2, variant: 'danger', run: () => open('cancel') }),
    refund: face('refund', { icon: Undo2, variant: 'main', run: () => open('refund') }),
    ...(data.has_code && {
      make_code: face('make_code', { icon: KeyRound, run: () => go('emo.slip', { params: { emoId: id } }) }),
    }),
  };
}

/** The slip of the sender, and the receipt once it is paid out. */
function Papers({ data }: { data: EmoDetail }) {
  const say = useSay();
  const params = { emoId: data.id };
  return (
    <>
      <PageLink to="emo.slip" params={params} className={buttonLook('plain')}>
        {say(titleOf('emo.slip'))}
      </PageLink>
      {data.status === emoAt.paid && (
        <PageLink to="emo.receipt" params={params} className={buttonLook('plain')}>
          {say(titleOf('emo.receipt'))}
        </PageLink>
      )}
    </>
  );
}

function Warning({ data }: { data: EmoDetail }) {
  const say = useSay();
  const locale = useLocale();
  const status = data.status as EmoState;
  if (emoCodeStates.includes(status) && !data.has_code)
    return <Callout tone="attention">{say(words.notPrinted)}</Callout>;
  if (status === emoAt.taken && data.tries >= emoTriesMax) return <Callout tone="danger">{say(words.locked)}</Callout>;
  if (status !== emoAt.returned || data.refunded_at !== null) return null;
  const text = { amount: sayKyat(data.amount, locale), branch: localName(data.sell_branch, locale) };
  return <Callout tone="attention">{say(words.waitsForSender, text)}</Callout>;
}

function useParts(data: EmoDetail): DetailPart[] {
  const say = useSay();
  const there = (columns: readonly Column[]) =>
    columns.filter(({ key }) => (data as unknown as Readonly<Record<string, unknown>>)[key] !== null);
  const nrc = useNrcText();
  const money = usePairs(there(moneyColumns), data as never);
  const people = usePairs(peopleColumns, {
    ...data,
    sender_nrc: nrc(data.sender_nrc),
    payee_nrc: nrc(data.payee_nrc),
  } as never);
  const way = usePairs(there(wayColumns), data as never);
  const parts: DetailPart[] = [
    { key: 'money', title: say(words.money), pairs: money },
    { key: 'people', title: say(words.people), pairs: people },
    { key: 'way', title: say(words.way), pairs: way, aside: true },
  ];
  if (data.wrong_codes.length === 0) return parts;
  const wrong = data.wrong_codes.map(({ by, at }) => ({ key: at, label: formatDateTime(new Date(at)), value: by }));
  return [...parts, { key: 'wrong', title: say(words.wrongCodes), pairs: wrong, aside: true }];
}

const columnOf = (key: string): Column => emoList.columns.find((column) => column.key === key) as Column;
const text = (key: keyof typeof field): Column => ({ key, word: field[key], kind: 'text' });
const moneyColumns: readonly Column[] = [
  ...['amount', 'fee', 'sell_branch', 'pay_branch'].map(columnOf),
  { key: 'returns_on', word: field.returns_on, kind: 'date' },
  text('remark'),
];
const peopleColumns: readonly Column[] = [
  ...['sender_name', 'sender_phone'].map(columnOf),
  text('sender_nrc'),
  ...['payee_name', 'payee_phone'].map(columnOf),
  text('payee_nrc'),
];
const wayColumns: readonly Column[] = [
  ...['sold_at', 'sold_by'].map(columnOf),
  { key: 'taken_at', word: field.taken_at, kind: 'instant' },
  text('taken_on_by'),
  text('approved_by'),
  ...['paid_at', 'paid_by'].map(columnOf),
  { key: 'returned_at', word: field.returned_at, kind: 'instant' },
  columnOf('refunded_at'),
  text('refunded_by'),
  text('reason'),
];
