import { BadgeCheck, Ban, CircleX, SendHorizontal, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Column } from '@waybill/contract/kernel/list.ts';
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
import { transferAt, type TransferState, type TransferStep } from '@waybill/domain/rooms/transfers/transfer-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { randomKey } from '../../kernel/request.ts';
import type { ActionFace } from '../../shell/detail/ActionBar.tsx';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { usePairs } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { useDoing } from '../../shell/use-doing.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { JournalsLink } from '../ledger/ledger.door.ts';
import { showTransfers } from './show-transfers.ts';
import { transferPageWords as words } from './transfer-page.words.ts';

/** One transfer (N-30): from where to where, who stands for it, what may be done. */
export const TransferPage = recordPage({
  call: 'transfers.detail',
  param: 'transferId',
  topic: 'transfer',
  list: 'transfer',
  crumb: ({ number }) => number,
  Content: Opened,
});

type Reasoned = 'refuse' | 'withdraw' | 'void';

function Opened({ data }: OpenRecord<TransferDetail>) {
  const say = useSay();
  const locale = useLocale();
  const run = useDoing();
  const history = useHistory('transfers', data);
  const [request, ask] = useState<Reasoned | null>(null);
  const known = (column: Column) => (data as unknown as Readonly<Record<string, unknown>>)[column.key] !== null;
  const what = usePairs(whatColumns.filter(known), data as never);
  const people = usePairs(peopleColumns.filter(known), data as never);
  const step = (command: 'approve' | 'send', icon: ActionFace['icon']): ActionFace => ({
    word: transferStepWords[command].verb,
    icon,
    variant: 'main',
    run: () =>
      void run(
        () =>
          call(`transfers.${command}`, {
            params: { id: data.id },
            body: { version: data.version },
            idempotencyKey: randomKey(),
          }),
        {
          ask: {
            question: say.loose(transferStepWords[command].ask, { name: data.number }),
            text: `${data.from_account} → ${localName(data.target, locale)} · ${sayKyat(data.amount + data.fee, locale)}`,
            yes: say.loose(transferStepWords[command].verb),
            kind: 'plain',
          },
          success: say(words.done, { verb: say.loose(transferStepWords[command].verb), name: data.number }),
          fresh: showTransfers,
        },
      ),
  });
  const reasoned = (command: Reasoned, icon: ActionFace['icon']): ActionFace => ({
    word: transferStepWords[command].verb,
    icon,
    variant: 'danger',
    run: () => ask(command),
  });
  const faces: Readonly<Record<TransferStep, ActionFace>> = {
    approve: step('approve', BadgeCheck),
    send: step('send', SendHorizontal),
    refuse: reasoned('refuse', CircleX),
    withdraw: reasoned('withdraw', Undo2),
    void: reasoned('void', Ban),
  };
  const parts: DetailPart[] = [
    { key: 'what', title: say(words.what), pairs: what },
    { key: 'people', title: say(words.people), pairs: people, aside: true },
  ];
  return (
    <>
      <DetailPage
        title={<span className="code">{data.number}</span>}
        state={transferStateFaces[data.status as TransferState]}
        note={sayKyat(data.amount, locale)}
        actions={{ actions: data.actions, faces }}
        more={data.sent_at !== null && <JournalsLink inHead of={{ transfer_id: String(data.id) }} />}
        above={<Notice of={data} />}
        parts={parts}
        history={history}
      />
      {request && (
        <FormDialog
          form={transferReasonForm}
          words={transferFieldWords}
          title={say.loose(transferStepWords[request].ask, { name: data.number })}
          yes={say.loose(transferStepWords[request].verb)}
          danger
          submit={(body, { idempotencyKey }) =>
            call(`transfers.${request}`, { params: { id: data.id }, body, idempotencyKey })
          }
          success={say(words.done, { verb: say.loose(transferStepWords[request].verb), name: data.number })}
          fresh={showTransfers}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

/** What still has to happen, or why it never will. */
function Notice({ of }: { of: TransferDetail }) {
  const say = useSay();
  const locale = useLocale();
  if (of.end_reason !== null) return <Callout tone="info">{say(words.ended, { reason: of.end_reason })}</Callout>;
  if (of.status === transferAt.sent) return <Callout tone="info">{say(words.waits)}</Callout>;
  if (of.status === transferAt.confirmed) return null;
  return (
    <>
      {of.status === transferAt.open && (
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

const columnOf = (key: string): Column => transferList.columns.find((column) => column.key === key) as Column;
const whatColumns = ['from_account', 'target', 'amount', 'fee', 'note', 'business_date', 'branch'].map(columnOf);
const peopleColumns = [
  'created_by',
  'created_at',
  'approved_by',
  'approved_at',
  'sent_by',
  'sent_at',
  'confirmed_at',
].map(columnOf);
