import { Banknote, CalendarPlus, PackageOpen } from 'lucide-react';
import type { Column } from '@waybill/contract/kernel/list.ts';
import { holdMailList } from '@waybill/contract/rooms/hold-mails/hold-mails.columns.ts';
import type { HoldMailDetail } from '@waybill/contract/rooms/hold-mails/hold-mails.contract.ts';
import {
  holdMailCommandWords,
  holdMailFieldWords,
  holdMailStateFaces,
} from '@waybill/contract/rooms/hold-mails/hold-mails.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { holdMailAt, type HoldMailState } from '@waybill/domain/rooms/hold-mails/hold-mail-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { ActionFace } from '../../shell/detail/ActionBar.tsx';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { usePairs } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { CodeText, sayCode } from '../../ui/layout/CodeText.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { PromisedBy } from '../../ui/layout/PromisedBy.tsx';
import { holdMailPageWords as words } from './hold-mail-page.words.ts';
import { useHoldCommands } from './use-hold-commands.tsx';

/** One hold: who asked for it, until when, what it costs, and releasing it. */
export const HoldMailPage = recordPage({
  call: 'hold_mails.detail',
  param: 'holdId',
  topic: 'hold_mail',
  list: 'hold-mail',
  crumb: ({ tracking_code }) => sayCode(tracking_code),
  Content: Opened,
});

function Opened({ data }: OpenRecord<HoldMailDetail>) {
  const say = useSay();
  const history = useHistory('hold_mails', data);
  const { give, window } = useHoldCommands();
  const facts = usePairs(
    factColumns.filter(({ key }) => (data as unknown as Readonly<Record<string, unknown>>)[key] !== null),
    data as never,
  );
  const faces: Readonly<Record<string, ActionFace>> = {
    extend: { word: holdMailCommandWords.extend.verb, icon: CalendarPlus, run: () => give(data, 'extend') },
    release: {
      word: holdMailCommandWords.release.verb,
      icon: PackageOpen,
      variant: 'main',
      run: () => give(data, 'release'),
    },
    collect: {
      word: holdMailCommandWords.collect.verb,
      icon: Banknote,
      variant: 'main',
      run: () => give(data, 'collect'),
    },
  };
  const parts: DetailPart[] = [{ key: 'facts', title: say(words.facts), pairs: facts }];
  return (
    <>
      <DetailPage
        title={<CodeText code={data.tracking_code} large />}
        state={holdMailStateFaces[data.status as HoldMailState]}
        note={
          <PromisedBy at={data.hold_until} waits={data.status === holdMailAt.kept}>
            {say(words.keptUntil, { day: formatDate(data.hold_until) })}
          </PromisedBy>
        }
        actions={{ actions: data.actions, faces }}
        more={
          <PageLink to="label-detail" params={{ labelId: data.label_id }} className={buttonLook('plain')}>
            {say(words.openParcel)}
          </PageLink>
        }
        above={!data.phone_known && <Callout tone="attention">{say(words.otherNumber)}</Callout>}
        parts={parts}
        history={history}
      />
      {window}
    </>
  );
}

const columnOf = (key: string): Column => holdMailList.columns.find((column) => column.key === key) as Column;
const factColumns: readonly Column[] = [
  ...['receiver_name', 'hold_until'].map(columnOf),
  { key: 'last_day', word: holdMailFieldWords.last_day, kind: 'date' },
  ...['requester_name', 'requester_phone', 'phone_known', 'started_on'].map(columnOf),
  { key: 'week_fee', word: holdMailFieldWords.week_fee, kind: 'kyat' },
  ...['hold_fee', 'branch', 'entered_by', 'ended_on', 'ended_how'].map(columnOf),
  { key: 'ended_by', word: holdMailFieldWords.ended_by, kind: 'text' },
  { key: 'remark', word: commonFieldWords.remark, kind: 'text' },
];
