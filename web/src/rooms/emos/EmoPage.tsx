import { Check, HandCoins, Hourglass, KeyRound, LockOpen, Undo2 } from 'lucide-react';
import { emoList } from '@waybill/contract/rooms/emos/emos.columns.ts';
import type { EmoDetail } from '@waybill/contract/rooms/emos/emos.contract.ts';
import { emoCommandWords, emoFieldWords as field, emoStateFaces } from '@waybill/contract/rooms/emos/emos.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { emoLife, emoCodeStates, emoTriesMax, type EmoState } from '@waybill/domain/rooms/emos/emo-states.ts';
import { payEmoForm, refundEmoForm } from '@waybill/domain/rooms/emos/emo-forms.ts';
import { say as sayIn, sayLoose } from '@waybill/domain/kernel/words.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { Pairs } from '../../shell/detail/Pairs.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { reasonCommand, type CommandWindowProps, type PageCommand } from '../../shell/detail/page-commands.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import { IdentityField, useNrcText } from '../places/places.door.ts';
import { laterWords } from '../../ui/later.words.ts';
import { emoPageWords as words } from './emo-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

type Confirmed = 'take' | 'approve' | 'unlock';
type Paying = 'pay' | 'cancel' | 'refund';

/** Describes the money movement of a command, as the text below its confirmation question. */
const about =
  (command: Confirmed | Paying) =>
  (data: EmoDetail, locale: Locale): string =>
    sayLoose(emoCommandWords[command].ask, locale, {
      number: data.number,
      amount: sayKyat(data.amount, locale),
      payee: data.payee_name,
      sender: data.sender_name,
    });

const confirmed = (command: Confirmed, icon: IconSource, variant?: 'main'): PageCommand<EmoDetail> => ({
  icon,
  ...(variant ? { variant } : {}),
  question: ({ number }, locale) =>
    sayIn(laterWords.sureTo, locale, { what: `${emoCommandWords[command].verb[locale]}: ${number}` }),
  text: about(command),
  send: ({ id }, sending) => call(`emos.${command}`, { params: { id }, ...sending }),
});

/** Paying back asks for the card and the reason. */
const paidBack = (command: 'cancel' | 'refund', variant: 'main' | 'danger'): PageCommand<EmoDetail> =>
  reasonCommand({
    icon: Undo2,
    variant,
    form: refundEmoForm,
    words: field,
    question: (_, locale) => emoCommandWords[command].verb[locale],
    text: about(command),
    send: ({ id }, sending) => call(`emos.${command}`, { params: { id }, ...sending }),
  });

const text = <Key extends keyof typeof field>(key: Key) => ({ key, word: field[key], kind: 'text' }) as const;

/** One money order: sender, payee, amount, state and commands. */
export const EmoPage = detailPage({
  call: 'emos.detail',
  param: 'emoId',
  topic: 'emo',
  list: 'emo',
  name: ({ number }) => number,
  title: ({ number }) => <span className="code">{number}</span>,
  faces: emoStateFaces,
  commands: {
    words: emoCommandWords,
    each: {
      take: confirmed('take', Hourglass, 'main'),
      pay: {
        icon: HandCoins,
        variant: 'main',
        question: (_, locale) => emoCommandWords.pay.verb[locale],
        text: about('pay'),
        Window: PayOut,
      },
      approve: confirmed('approve', Check),
      unlock: confirmed('unlock', LockOpen),
      cancel: paidBack('cancel', 'danger'),
      refund: paidBack('refund', 'main'),
      make_code: {
        icon: KeyRound,
        shown: ({ has_code }) => has_code,
        leads: ({ id }) => ({ name: 'emo.slip', params: { emoId: id } }),
      },
    },
  },
  definition: emoList,
  parts: [
    {
      key: 'money',
      title: commonWords.money,
      facts: [
        'amount',
        'fee',
        'sell_branch',
        'pay_branch',
        { key: 'returns_on', word: field.returns_on, kind: 'date' },
        text('remark'),
      ],
    },
    {
      key: 'people',
      title: words.people,
      blanks: true,
      facts: [
        'sender_name',
        'sender_phone',
        {
          key: 'sender_nrc',
          word: field.sender_nrc,
          value: ({ sender_nrc }) => sender_nrc && <Nrc card={sender_nrc} />,
        },
        'payee_name',
        'payee_phone',
        { key: 'payee_nrc', word: field.payee_nrc, value: ({ payee_nrc }) => payee_nrc && <Nrc card={payee_nrc} /> },
      ],
    },
    {
      key: 'way',
      title: commonWords.whatHappened,
      aside: true,
      facts: [
        'sold_at',
        'sold_by',
        { key: 'taken_at', word: field.taken_at, kind: 'instant' },
        text('taken_on_by'),
        text('approved_by'),
        'paid_at',
        'paid_by',
        { key: 'returned_at', word: field.returned_at, kind: 'instant' },
        'refunded_at',
        text('refunded_by'),
        text('reason'),
      ],
    },
    {
      key: 'wrong',
      title: words.wrongCodes,
      aside: true,
      shown: ({ wrong_codes }) => wrong_codes.length > 0,
      Content: ({ data }) => (
        <Pairs
          pairs={data.wrong_codes.map(({ by, at }) => ({ key: at, label: formatDateTime(new Date(at)), value: by }))}
        />
      ),
    },
  ],
  More: Papers,
  Above: Warning,
  useHistory: historyOf('emos'),
});

function Nrc({ card }: { card: EmoDetail['sender_nrc'] }) {
  return useNrcText()(card);
}

/** Paying out asks for the card and the code. */
function PayOut({ data: { id }, dialog }: CommandWindowProps<EmoDetail>) {
  return (
    <FormDialog
      {...dialog}
      form={payEmoForm}
      words={field}
      submit={(body, { idempotencyKey }) => call('emos.pay', { params: { id }, body, idempotencyKey })}>
      {(form) => (
        <>
          <IdentityField of={form} name="card_nrc" />
          <FormField of={form} name="pickup_code" latinDigits wide />
        </>
      )}
    </FormDialog>
  );
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
      {data.status === emoLife.at.complete && (
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
  if (status === emoLife.at.process && data.tries >= emoTriesMax)
    return <Callout tone="danger">{say(words.locked)}</Callout>;
  if (status !== emoLife.at.returned || data.refunded_at !== null) return null;
  const text = { amount: sayKyat(data.amount, locale), branch: localName(data.sell_branch, locale) };
  return <Callout tone="attention">{say(words.waitsForSender, text)}</Callout>;
}
