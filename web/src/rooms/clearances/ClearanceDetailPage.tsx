import { useState } from 'react';
import { Ban, BadgeCheck, Banknote, FileSpreadsheet, PackageCheck, Printer } from 'lucide-react';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import {
  clearanceCommandWords,
  clearanceFieldWords,
  clearanceStateFaces,
} from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { payoutFailureWords } from '@waybill/contract/rooms/payout-runs/payout-runs.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { clearanceLife, type ClearanceState } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { rowOfKind, shownAs, type ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { needsApproval } from '@waybill/domain/rooms/clearances/decide-clearance.ts';
import type { ItemRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { useAction } from '../../shell/use-action.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { DetailPage } from '../../shell/detail/DetailPage.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { TicketsAbout } from '../../shell/detail/TicketsAbout.tsx';
import { ticketsAboutWords } from '../../shell/detail/tickets-about.words.ts';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { clearancePlaces, documentPlace } from './clearance-places.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { BriefSum, ClearanceSum } from './ClearanceSum.tsx';
import { DocumentLines } from './DocumentLines.tsx';
import { DocumentFacts, PaymentFacts } from './DocumentFacts.tsx';
import { Kyat, useKyatText } from './Kyat.tsx';
import { PayDialog, payVerb } from './PayDialog.tsx';
import { PayeeFacts } from './PayeeFacts.tsx';
import { secondPersonText } from './second-person.ts';
import { ownMoneyWords } from './own-money.words.ts';
import { payeeNewValues, useApproval } from './use-approval.ts';
import { useClearanceExcel } from './use-clearance-excel.ts';
import { EndDialog } from './EndDialog.tsx';
import { GiveBack } from './GiveBack.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** One document of a kind (N-24, N-25, N-27, E-07): its sum and parcels, what may be done, how it was paid and by what proof. */
const pageOfKind = (kind: ClearanceKind) =>
  recordPage({
    call: 'clearances.detail',
    param: clearancePlaces[kind].param,
    topic: 'clearance',
    list: clearancePlaces[kind].list,
    elsewhere: (document) => (document.kind === kind ? null : documentPlace(document)),
    crumb: ({ number }) => number,
    Content: Opened,
  });
export const ClearanceDetailPage = pageOfKind('cod');
export const CreditCollectionPage = pageOfKind('credit');
export const ReturnCollectionPage = pageOfKind('return');

function Opened({ data }: OpenRecord<ClearanceDetail>) {
  const kind = data.kind as ClearanceKind;
  const { flow, hands } = rowOfKind(kind);
  const say = useSay();
  const viewer = useViewer();
  const history = useHistory('clearances', data);
  const [request, setRequest] = useState<'pay' | 'void' | 'close' | null>(null);
  const [role, setRole] = useState<ItemRole | null>(null);
  const approve = useApproval(data);
  const excel = useClearanceExcel();
  const stop = () => setRequest(null);
  const actions = data.actions.filter(
    ({ command, blocked }) =>
      command !== 'remove_line' &&
      command !== 'give_back' &&
      blocked !== 'approval_not_needed' &&
      blocked !== 'nothing_paid',
  );
  const faces = {
    approve: { word: clearanceCommandWords.approve.verb, icon: BadgeCheck, variant: 'main' as const, run: approve },
    pay: { word: payVerb(data), icon: Banknote, variant: 'main' as const, run: () => setRequest('pay') },
    close: {
      word: clearanceCommandWords.close.verb,
      icon: PackageCheck,
      run: () => setRequest('close'),
    },
    void: {
      word: clearanceCommandWords.void.verb,
      icon: Ban,
      variant: 'danger' as const,
      run: () => setRequest('void'),
    },
  };
  return (
    <>
      <DetailPage
        title={<span className="code">{data.number}</span>}
        state={clearanceStateFaces[data.status as ClearanceState]}
        note={data.customer}
        actions={{ actions, faces }}
        more={
          <>
            {data.may_confirm_receipt && <ConfirmReceipt document={data} />}
            <PageLink to="print.clearance" search={{ id: String(data.id) }} className={buttonLook('plain')}>
              <Icon of={Printer} />
              {say(commonWords.print)}
            </PageLink>
            <Button icon={FileSpreadsheet} busy={excel.busy} onClick={() => void excel.save(data)}>
              {say(commonWords.excel)}
            </Button>
          </>
        }
        above={
          <>
            <StatusSection data={data} />
            <Receipt data={data} />
            <PayeeSection data={data} />
            <BriefSum figures={data} kind={kind} />
          </>
        }
        parts={[
          ...(hands && !isMerchant(viewer) && data.status === clearanceLife.at.pending
            ? [{ key: 'waiting', title: say(words.waitingTitle), content: <GiveBack document={data} /> }]
            : []),
          {
            key: 'lines',
            title: say(words.linesTitle),
            content: (
              <>
                <DocumentLines document={data} role={role} onRole={setRole} />
                {isMerchant(viewer) && <p className="muted">{say(ownMoneyWords.feesWhy)}</p>}
              </>
            ),
          },
          {
            key: 'sum',
            title: say(flow === 'in' ? words.sumTitleIn : words.sumTitle),
            aside: true,
            content: (
              <ClearanceSum figures={data} kind={kind} role={role} onRole={setRole} after={<Paid data={data} />} />
            ),
          },
          {
            key: 'payment',
            title: say(words.payment),
            aside: true,
            content:
              data.payments.length > 0 ? (
                <PaymentFacts document={data} />
              ) : (
                <PayeeFacts customer={data.customer_facts} bank={data.payee_bank} kind={kind} />
              ),
          },
          {
            key: 'document',
            title: say(commonFieldWords.document),
            aside: true,
            content: <DocumentFacts document={data} />,
          },
          {
            key: 'tickets',
            title: say(ticketsAboutWords.title),
            aside: true,
            content: <TicketsAbout filter={{ clearance_id: String(data.id) }} about={{ clearance: data.number }} />,
          },
        ]}
        history={history}
      />
      {request === 'pay' && <PayDialog document={data} onClose={stop} />}
      {(request === 'void' || request === 'close') && <EndDialog document={data} command={request} onClose={stop} />}
    </>
  );
}

/** The merchant's word that the payout has arrived, for both sides. */
function Receipt({ data: { merchant_received } }: { data: ClearanceDetail }) {
  const say = useSay();
  if (merchant_received === null) return null;
  const { by, at } = merchant_received;
  return <Callout tone="success">{say(words.receivedBy, { name: by, at: formatDateTime(new Date(at)) })}</Callout>;
}

function ConfirmReceipt({ document }: { document: ClearanceDetail }) {
  const say = useSay();
  const run = useAction();
  const { id, number } = document;
  return (
    <Button
      icon={BadgeCheck}
      variant="main"
      onClick={() =>
        void run(() => call('clearances.receive', { params: { id } }), {
          ask: { question: say(words.askReceived, { number }), yes: say(words.confirmReceipt) },
          changes: 'clearance',
        })
      }>
      {say(words.confirmReceipt)}
    </Button>
  );
}

/** Facts about the payee's account for the people who approve or pay. */
function PayeeSection({ data }: { data: ClearanceDetail }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  if (data.status !== clearanceLife.at.pending) return null;
  return (
    <>
      {data.payout_run && (
        <Callout tone="info">
          {say(words.inPayoutRun)}{' '}
          {mayOpen('payout-runs.detail') ? (
            <PageLink to="payout-runs.detail" params={{ runId: data.payout_run.id }}>
              {data.payout_run.number}
            </PageLink>
          ) : (
            data.payout_run.number
          )}
        </Callout>
      )}
      {data.payout_failure && (
        <Callout tone="danger">
          {say(words.payoutFailed, { why: say.loose(payoutFailureWords[data.payout_failure]) })}
        </Callout>
      )}
      {data.approval_lapsed && <Callout tone="attention">{say(words.approvalLapsed)}</Callout>}
      {data.payee_new && <Callout tone="attention">{say(words.payeeNew, payeeNewValues(data.payee_new))}</Callout>}
    </>
  );
}

/** The next step before the clearance can be paid, or the reason why it never will be. */
function StatusSection({ data }: { data: ClearanceDetail }) {
  const say = useSay();
  const viewer = useViewer();
  const kyat = useKyatText();
  const at = (instant: string | null) => (instant === null ? '' : formatDateTime(new Date(instant)));
  if (data.status === clearanceLife.at.void)
    return (
      <Callout tone="info">
        {say(commonWords.voidSinceBy, {
          at: at(data.void_at),
          name: data.void_by ?? '',
          reason: data.void_reason ?? '',
        })}
      </Callout>
    );
  if (data.approved_by !== null)
    return (
      <Callout tone="success">
        {say(commonWords.approvedBy, { name: data.approved_by, at: at(data.approved_at) })}
      </Callout>
    );
  if (data.status === clearanceLife.at.complete && data.close_reason !== null)
    return (
      <Callout tone="info">{say(words.closed, { sum: kyat(-(data.rest ?? 0)), reason: data.close_reason })}</Callout>
    );
  if (data.status !== clearanceLife.at.pending) return null;
  if (rowOfKind(data.kind as ClearanceKind).flow === 'in')
    return data.received_amount === null ? null : (
      <Callout tone="info">
        {say(words.partPaid, { sum: kyat(-data.received_amount), rest: kyat(-(data.rest ?? 0)) })}
      </Callout>
    );
  if (isMerchant(viewer)) return <Callout tone="info">{say(words.waitsForPayment)}</Callout>;
  if (data.actual_clearance_cod < 0)
    return <Callout tone="info">{say(words.owes, { sum: kyat(-data.actual_clearance_cod) })}</Callout>;
  const limit = kyat(data.approval_limit);
  return needsApproval({ ...data, approved_by: null, limit: data.approval_limit }) ? (
    <Callout tone="attention">{secondPersonText(say, kyat, data)}</Callout>
  ) : (
    <Callout tone="info">{say(words.noSecondPerson, { limit })}</Callout>
  );
}

/** Under the total of a paid one: what was paid, and what was left over. */
function Paid({ data }: { data: ClearanceDetail }) {
  const say = useSay();
  if (data.received_amount === null) return null;
  return (
    <>
      <tr>
        <th scope="row">{say(clearanceFieldWords.received_amount)}</th>
        <td>
          <Kyat amount={shownAs(data.kind as ClearanceKind, data.received_amount)} />
        </td>
      </tr>
      {data.rest !== null && data.rest !== 0 && (
        <tr>
          <th scope="row">{say(clearanceFieldWords.rest)}</th>
          <td>
            <Kyat amount={-data.rest} />
          </td>
        </tr>
      )}
      {data.carried_on !== null && data.carried_on !== 0 && (
        <tr>
          <th scope="row">{say(words.carriedOn)}</th>
          <td>
            <Kyat amount={data.carried_on} />
          </td>
        </tr>
      )}
    </>
  );
}
