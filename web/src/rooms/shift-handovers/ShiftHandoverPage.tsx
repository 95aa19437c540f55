import { Ban, PenLine, Printer, Scale } from 'lucide-react';
import { shiftHandoverList } from '@waybill/contract/rooms/shift-handovers/shift-handovers.columns.ts';
import type { ShiftHandoverDetail } from '@waybill/contract/rooms/shift-handovers/shift-handovers.contract.ts';
import {
  shiftCommandWords,
  shiftFieldWords,
  shiftStateFaces,
} from '@waybill/contract/rooms/shift-handovers/shift-handovers.words.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { say as sayIn } from '@waybill/domain/kernel/words.ts';
import { countForm, settleForm, voidHandoverForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import { shiftAt } from '@waybill/domain/rooms/shift-handovers/shift-handover-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { reasonCommand, type CommandWindowProps } from '../../shell/detail/page-commands.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { openLines, parcelLines, WorkLines } from './OpenWorkLines.tsx';
import { shiftHandoverPageWords as words } from './shift-handover-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** One shift handover (G-03): both counts beside the books, what is open and in hand, and who signs. */
export const ShiftHandoverPage = detailPage({
  call: 'shift_handovers.detail',
  param: 'shiftId',
  topic: 'shift_handover',
  list: 'shift-handover',
  name: ({ id }, locale) => sayIn(words.title, locale, { n: id }),
  faces: shiftStateFaces,
  note: ({ outgoing, incoming }, locale) => sayIn(words.between, locale, { outgoing, incoming: incoming ?? '–' }),
  commands: {
    words: shiftCommandWords,
    values: ({ id }) => ({ name: id }),
    each: {
      count: {
        icon: Scale,
        variant: 'main',
        question: (_, locale) => sayIn(words.countTitle, locale),
        text: (_, locale) => shiftCommandWords.count.ask[locale],
        Window: CountAgain,
      },
      settle: { icon: Scale, variant: 'main', Window: Settle },
      sign: {
        icon: PenLine,
        variant: 'main',
        send: ({ id }, sending) => call('shift_handovers.sign', { params: { id }, ...sending }),
      },
      void: reasonCommand({
        icon: Ban,
        variant: 'danger',
        form: voidHandoverForm,
        words: shiftFieldWords,
        send: ({ id }: ShiftHandoverDetail, sending) => call('shift_handovers.void', { params: { id }, ...sending }),
      }),
    },
  },
  definition: shiftHandoverList,
  parts: [
    {
      key: 'cash',
      title: words.cash,
      shown: ({ status }) => status !== shiftAt.open,
      facts: [
        'counted_out',
        { key: 'expected_out', word: shiftFieldWords.expected_out, kind: 'kyat' },
        'counted_in',
        { key: 'expected_in', word: shiftFieldWords.expected_in, kind: 'kyat' },
        'difference',
        'difference_owner',
        'settled_by',
        { key: 'difference_note', word: shiftFieldWords.difference_note, kind: 'text' },
      ],
    },
    { key: 'hand', title: words.inHand, Content: ({ data }) => <WorkLines lines={parcelLines(data.work)} /> },
    { key: 'open', title: words.open, Content: ({ data }) => <WorkLines lines={openLines(data.work)} /> },
    {
      key: 'facts',
      title: commonWords.details,
      aside: true,
      facts: [
        'branch',
        'closes_on',
        'outgoing',
        'incoming',
        'created_at',
        'signed_at',
        { key: 'reason', word: shiftFieldWords.reason, kind: 'text' },
      ],
    },
  ],
  More: Paper,
  Above: ({ data }) => (
    <>
      <ClosesDay data={data} />
      <Awaited data={data} />
    </>
  ),
  useHistory: historyOf('shift_handovers'),
});

function Paper({ data: { id, status } }: { data: ShiftHandoverDetail }) {
  const say = useSay();
  return (
    status !== shiftAt.open && (
      <PageLink to="shift-handover.print" params={{ shiftId: id }} className={buttonLook('plain')}>
        <Icon of={Printer} />
        {say(commonWords.print)}
      </PageLink>
    )
  );
}

function ClosesDay({ data: { closes_on, signed_at } }: { data: ShiftHandoverDetail }) {
  const say = useSay();
  return (
    closes_on !== null &&
    signed_at === null && <Callout tone="info">{say(words.closesDay, { date: formatDate(closes_on) })}</Callout>
  );
}

/** The next step: the second count, a third person, or the signature. */
function Awaited({ data: shift }: { data: ShiftHandoverDetail }) {
  const say = useSay();
  const name = shift.incoming ?? '';
  if (shift.status === shiftAt.open) return <Callout tone="info">{say(words.toCount)}</Callout>;
  if (shift.status === shiftAt.differs)
    return (
      <Callout tone="attention" live>
        {say(words.differs, { name })}
      </Callout>
    );
  if (shift.status !== shiftAt.counted) return null;
  return shift.differs ? (
    <Callout tone="info">{say(words.settled, { name })}</Callout>
  ) : (
    <Callout tone="success">{say(words.toSign, { name })}</Callout>
  );
}

function CountAgain({ data: { id }, dialog }: CommandWindowProps<ShiftHandoverDetail>) {
  const locale = useLocale();
  return (
    <FormDialog
      {...dialog}
      form={countForm}
      words={shiftFieldWords}
      submit={(body, { idempotencyKey }) => call('shift_handovers.count', { params: { id }, body, idempotencyKey })}>
      {(form) => <FormField of={form} name="counted" grouped unit={unitWords.kyat[locale]} wide />}
    </FormDialog>
  );
}

/** Who answers for a difference. */
function Settle({ data: shift, dialog }: CommandWindowProps<ShiftHandoverDetail>) {
  const say = useSay();
  const locale = useLocale();
  const short = (shift.difference ?? 0) < 0;
  const owners = shift.owners.map(({ id, name, user_name }) => ({ value: id, label: name, detail: user_name }));
  const money = (amount: number | null) => sayKyat(amount ?? 0, locale);
  return (
    <FormDialog
      {...dialog}
      form={settleForm}
      words={shiftFieldWords}
      text={say(words.settleText, {
        out: money(shift.counted_out),
        outBooks: money(shift.expected_out),
        in: money(shift.counted_in),
        inBooks: money(shift.expected_in),
      })}
      submit={(body, { idempotencyKey }) =>
        call('shift_handovers.settle', { params: { id: shift.id }, body, idempotencyKey })
      }>
      {(form) => (
        <>
          {short && <FormField of={form} name="owner_staff_id" options={owners} required wide />}
          <FormField of={form} name="note" wide />
        </>
      )}
    </FormDialog>
  );
}
