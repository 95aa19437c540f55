import { BadgeCheck, Ban, CircleX, SendHorizontal, Undo2 } from 'lucide-react';
import { transferList } from '@waybill/contract/rooms/transfers/transfers.columns.ts';
import type { TransferDetail } from '@waybill/contract/rooms/transfers/transfers.contract.ts';
import {
  transferFieldWords,
  transferStateFaces,
  transferStepWords,
} from '@waybill/contract/rooms/transfers/transfers.words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { transferReasonForm } from '@waybill/domain/rooms/transfers/transfer-forms.ts';
import { transferLife } from '@waybill/domain/rooms/transfers/transfer-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { reasonCommand, type PageCommand } from '../../shell/detail/page-commands.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { JournalsLink } from '../ledger/ledger.door.ts';
import { transferPageWords as words } from './transfer-page.words.ts';

const steps = (command: 'approve' | 'send', icon: IconSource): PageCommand<TransferDetail> => ({
  icon,
  variant: 'main',
  text: ({ from_account, target, amount, fee }, locale) =>
    `${from_account} → ${localName(target, locale)} · ${sayKyat(amount + fee, locale)}`,
  send: ({ id, version }, sending) => call(`transfers.${command}`, { params: { id }, body: { version }, ...sending }),
});
const ends = (command: 'refuse' | 'withdraw' | 'void', icon: IconSource): PageCommand<TransferDetail> =>
  reasonCommand({
    icon,
    variant: 'danger',
    form: transferReasonForm,
    words: transferFieldWords,
    send: ({ id }, sending) => call(`transfers.${command}`, { params: { id }, ...sending }),
  });

/** One transfer (N-30): accounts, people responsible, commands. */
export const TransferPage = detailPage({
  call: 'transfers.detail',
  param: 'transferId',
  topic: 'transfer',
  list: 'transfer',
  name: ({ number }) => number,
  title: ({ number }) => <span className="code">{number}</span>,
  faces: transferStateFaces,
  note: ({ amount }, locale) => sayKyat(amount, locale),
  commands: {
    words: transferStepWords,
    each: {
      approve: steps('approve', BadgeCheck),
      send: steps('send', SendHorizontal),
      refuse: ends('refuse', CircleX),
      withdraw: ends('withdraw', Undo2),
      void: ends('void', Ban),
    },
  },
  definition: transferList,
  parts: [
    {
      key: 'what',
      title: words.what,
      facts: ['from_account', 'target', 'amount', 'fee', 'note', 'business_date', 'branch'],
    },
    {
      key: 'people',
      title: words.people,
      aside: true,
      facts: ['created_by', 'created_at', 'approved_by', 'approved_at', 'sent_by', 'sent_at', 'confirmed_at'],
    },
  ],
  More: ({ data: { id, sent_at } }) => sent_at !== null && <JournalsLink inHead of={{ transfer_id: String(id) }} />,
  Above: Notice,
  useHistory: historyOf('transfers'),
});

/** The next step of the transfer, or the reason why it was ended. */
function Notice({ data: of }: { data: TransferDetail }) {
  const say = useSay();
  const locale = useLocale();
  if (of.end_reason !== null) return <Callout tone="info">{say(words.ended, { reason: of.end_reason })}</Callout>;
  if (of.status === transferLife.at.sent) return <Callout tone="info">{say(words.waits)}</Callout>;
  if (of.status === transferLife.at.confirmed) return null;
  return (
    <>
      {of.status === transferLife.at.pending && (
        <Callout tone={of.needs_second ? 'attention' : 'info'}>
          {of.needs_second
            ? say(words.needsSecond, { limit: sayKyat(of.approval_limit, locale) })
            : say(words.noSecond)}
        </Callout>
      )}
      {of.to_branch_id !== null && (
        <Callout tone="info">{say(words.tillNote, { branch: localName(of.target, locale) })}</Callout>
      )}
    </>
  );
}
