import { Banknote, CalendarPlus, PackageOpen } from 'lucide-react';
import { holdMailList } from '@waybill/contract/rooms/hold-mails/hold-mails.columns.ts';
import type { HoldMailDetail } from '@waybill/contract/rooms/hold-mails/hold-mails.contract.ts';
import {
  holdMailCommandWords,
  holdMailFieldWords,
  holdMailStateFaces,
} from '@waybill/contract/rooms/hold-mails/hold-mails.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say as sayIn } from '@waybill/domain/kernel/words.ts';
import { extendHoldForm } from '@waybill/domain/rooms/hold-mails/hold-mail-form.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { holdMailLife } from '@waybill/domain/rooms/hold-mails/hold-mail-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { reasonCommand, type PageCommand } from '../../shell/detail/page-commands.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { CodeText, sayCode } from '../../ui/layout/CodeText.tsx';
import { PromisedBy } from '../../ui/layout/PromisedBy.tsx';
import { holdMailPageWords as words } from './hold-mail-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const ends = (command: 'release' | 'collect'): PageCommand<HoldMailDetail> => ({
  icon: command === 'release' ? PackageOpen : Banknote,
  variant: 'main',
  send: ({ id }, sending) => call(`hold_mails.${command}`, { params: { id }, ...sending }),
});

/** One hold: who asked for it, until when, what it costs, and releasing it. */
export const HoldMailPage = detailPage({
  call: 'hold_mails.detail',
  param: 'holdId',
  topic: 'hold_mail',
  list: 'hold-mail',
  name: ({ tracking_code }) => sayCode(tracking_code),
  title: ({ tracking_code }) => <CodeText code={tracking_code} large />,
  faces: holdMailStateFaces,
  note: ({ hold_until, status }, locale) => (
    <PromisedBy at={hold_until} waits={status === holdMailLife.at.held}>
      {sayIn(words.keptUntil, locale, { day: formatDate(hold_until) })}
    </PromisedBy>
  ),
  commands: {
    words: holdMailCommandWords,
    values: ({ hold_fee }, locale) => ({ fee: sayKyat(hold_fee, locale) }),
    each: {
      extend: reasonCommand({
        icon: CalendarPlus,
        form: extendHoldForm,
        words: holdMailFieldWords,
        send: ({ id }: HoldMailDetail, sending) => call('hold_mails.extend', { params: { id }, ...sending }),
        initial: ({ hold_until }) => ({ hold_until }),
      }),
      release: ends('release'),
      collect: ends('collect'),
    },
  },
  definition: holdMailList,
  parts: [
    {
      key: 'facts',
      title: commonWords.details,
      facts: [
        'receiver_name',
        'hold_until',
        { key: 'last_day', word: holdMailFieldWords.last_day, kind: 'date' },
        'requester_name',
        'requester_phone',
        'phone_known',
        'started_on',
        { key: 'week_fee', word: holdMailFieldWords.week_fee, kind: 'kyat' },
        'hold_fee',
        'branch',
        'entered_by',
        'ended_on',
        'ended_how',
        { key: 'ended_by', word: holdMailFieldWords.ended_by, kind: 'text' },
        { key: 'remark', word: commonFieldWords.remark, kind: 'text' },
      ],
    },
  ],
  More: OpenParcel,
  Above: OtherNumber,
  useHistory: historyOf('hold_mails'),
});

function OpenParcel({ data: { label_id } }: { data: HoldMailDetail }) {
  const say = useSay();
  return (
    <PageLink to="label-detail" params={{ labelId: label_id }} className={buttonLook('plain')}>
      {say(commonWords.openTheParcel)}
    </PageLink>
  );
}

function OtherNumber({ data: { phone_known } }: { data: HoldMailDetail }) {
  const say = useSay();
  return !phone_known && <Callout tone="attention">{say(words.otherNumber)}</Callout>;
}
