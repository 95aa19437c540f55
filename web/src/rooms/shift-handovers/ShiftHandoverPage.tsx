import { Ban, PenLine, Printer, Scale } from 'lucide-react';
import { useState } from 'react';
import type { Column } from '@waybill/contract/kernel/list.ts';
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
import {
  shiftAt,
  type ShiftCommand,
  type ShiftState,
} from '@waybill/domain/rooms/shift-handovers/shift-handover-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { ActionFace } from '../../shell/detail/ActionBar.tsx';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { usePairs } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { useDoing } from '../../shell/use-doing.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { openLines, parcelLines, WorkLines } from './OpenWorkLines.tsx';
import { shiftHandoverPageWords as words } from './shift-handover-page.words.ts';
import { showShiftHandovers } from './show-shift-handovers.ts';

/** One shift handover (G-03): both counts beside the books, what is open and in hand, and who signs. */
export const ShiftHandoverPage = recordPage({
  call: 'shift_handovers.detail',
  param: 'shiftId',
  topic: 'shift_handover',
  list: 'shift-handover',
  crumb: ({ id }, locale) => sayIn(words.title, locale, { n: id }),
  Content: Opened,
});

type DialogCommand = Exclude<ShiftCommand, 'sign'>;

function Opened({ data }: OpenRecord<ShiftHandoverDetail>) {
  const say = useSay();
  const run = useDoing();
  const history = useHistory('shift_handovers', data);
  const [request, ask] = useState<DialogCommand | null>(null);
  const known = (column: Column) => (data as unknown as Readonly<Record<string, unknown>>)[column.key] !== null;
  const cash = usePairs(cashColumns.filter(known), data as never);
  const facts = usePairs(factColumns.filter(known), data as never);
  const face = (command: DialogCommand, icon: ActionFace['icon'], variant?: 'main' | 'danger'): ActionFace => ({
    word: shiftCommandWords[command].verb,
    icon,
    ...(variant ? { variant } : {}),
    run: () => ask(command),
  });
  const faces: Readonly<Record<ShiftCommand, ActionFace>> = {
    count: face('count', Scale, 'main'),
    settle: face('settle', Scale, 'main'),
    sign: {
      word: shiftCommandWords.sign.verb,
      icon: PenLine,
      variant: 'main',
      run: () =>
        void run(() => call('shift_handovers.sign', { params: { id: data.id } }), {
          ask: {
            question: say.loose(shiftCommandWords.sign.ask),
            yes: say.loose(shiftCommandWords.sign.verb),
            kind: 'plain',
          },
          success: say(words.done, {
            verb: say.loose(shiftCommandWords.sign.verb),
            name: say(words.title, { n: data.id }),
          }),
          fresh: showShiftHandovers,
        }),
    },
    void: face('void', Ban, 'danger'),
  };
  const parts: DetailPart[] = [
    ...(data.status === shiftAt.open || cash.length === 0
      ? []
      : [{ key: 'cash', title: say(words.cash), pairs: cash }]),
    { key: 'hand', title: say(words.inHand), content: <WorkLines lines={parcelLines(data.work)} /> },
    { key: 'open', title: say(words.open), content: <WorkLines lines={openLines(data.work)} /> },
    { key: 'facts', title: say(words.facts), pairs: facts, aside: true },
  ];
  return (
    <>
      <DetailPage
        title={say(words.title, { n: data.id })}
        state={shiftStateFaces[data.status as ShiftState]}
        note={say(words.between, { outgoing: data.outgoing, incoming: data.incoming ?? '–' })}
        actions={{ actions: data.actions, faces }}
        more={
          data.status !== shiftAt.open && (
            <PageLink to="shift-handover.print" params={{ shiftId: data.id }} className={buttonLook('plain')}>
              <Icon of={Printer} />
              {say(words.print)}
            </PageLink>
          )
        }
        above={
          <>
            {data.closes_on !== null && data.signed_at === null && (
              <Callout tone="info">{say(words.closesDay, { date: formatDate(data.closes_on) })}</Callout>
            )}
            <Awaited shift={data} />
          </>
        }
        parts={parts}
        history={history}
      />
      {request && <AskFor shift={data} command={request} onClose={() => ask(null)} />}
    </>
  );
}

/** What is awaited: the second count, a third person, or the signature. */
function Awaited({ shift }: { shift: ShiftHandoverDetail }) {
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

const columnOf = (key: string): Column => shiftHandoverList.columns.find((column) => column.key === key) as Column;
const cashColumns: readonly Column[] = [
  columnOf('counted_out'),
  { key: 'expected_out', word: shiftFieldWords.expected_out, kind: 'kyat' },
  columnOf('counted_in'),
  { key: 'expected_in', word: shiftFieldWords.expected_in, kind: 'kyat' },
  columnOf('difference'),
  columnOf('difference_owner'),
  columnOf('settled_by'),
  { key: 'difference_note', word: shiftFieldWords.difference_note, kind: 'text' },
];
const factColumns: readonly Column[] = [
  ...['branch', 'closes_on', 'outgoing', 'incoming', 'created_at', 'signed_at'].map(columnOf),
  { key: 'reason', word: shiftFieldWords.reason, kind: 'text' },
];

interface AskForProps {
  shift: ShiftHandoverDetail;
  command: DialogCommand;
  onClose: () => void;
}

/** The second count, who answers for a difference, or why it is voided. */
function AskFor({ shift, command, onClose }: AskForProps) {
  const say = useSay();
  const locale = useLocale();
  const { verb, ask } = shiftCommandWords[command];
  const params = { id: shift.id };
  const common = {
    words: shiftFieldWords,
    yes: say.loose(verb),
    success: say(words.done, { verb: say.loose(verb), name: say(words.title, { n: shift.id }) }),
    fresh: showShiftHandovers,
    onClose,
  };
  switch (command) {
    case 'count':
      return (
        <FormDialog
          {...common}
          form={countForm}
          title={say(words.countTitle)}
          text={say.loose(ask)}
          submit={(body, { idempotencyKey }) => call('shift_handovers.count', { params, body, idempotencyKey })}>
          {(form) => <FormField of={form} name="counted" grouped unit={unitWords.kyat[locale]} wide />}
        </FormDialog>
      );
    case 'void':
      return (
        <FormDialog
          {...common}
          form={voidHandoverForm}
          danger
          title={say.loose(ask, { name: shift.id })}
          submit={(body, { idempotencyKey }) => call('shift_handovers.void', { params, body, idempotencyKey })}
        />
      );
    case 'settle': {
      const short = (shift.difference ?? 0) < 0;
      const owners = shift.owners.map(({ id, name, user_name }) => ({ value: id, label: name, detail: user_name }));
      const money = (amount: number | null) => sayKyat(amount ?? 0, locale);
      return (
        <FormDialog
          {...common}
          form={settleForm}
          title={say.loose(ask, { name: shift.id })}
          text={say(words.settleText, {
            out: money(shift.counted_out),
            outBooks: money(shift.expected_out),
            in: money(shift.counted_in),
            inBooks: money(shift.expected_in),
          })}
          submit={(body, { idempotencyKey }) => call('shift_handovers.settle', { params, body, idempotencyKey })}>
          {(form) => (
            <>
              {short && <FormField of={form} name="owner_staff_id" options={owners} required wide />}
              <FormField of={form} name="note" wide />
            </>
          )}
        </FormDialog>
      );
    }
  }
}
