import { useEffect, useState } from 'react';
import { PackageSearch, PhoneForwarded, Undo2 } from 'lucide-react';
import type { PhoneCallDetail } from '@waybill/contract/rooms/calls/calls.contract.ts';
import { callEndingWords, callStateFaces, callTypeWords, nthWords } from '@waybill/contract/rooms/calls/calls.words.ts';
import { pickupRequestStateFaces } from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import { formatClock, formatDate, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { resultRow, type CallEnding, type CallResult } from '@waybill/domain/rooms/calls/call-outcomes.ts';
import { callAt, type CallState } from '@waybill/domain/rooms/calls/call-states.ts';
import type { PickupRequestState } from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay, type Say } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { DetailPage, StatePill, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { CodeText, sayCode } from '../../ui/layout/CodeText.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { CallsMade, labelAddress, Money, Parties, Timeline } from '../labels/labels.door.ts';
import { addressText, PickupLogList } from '../pickup-requests/pickup-requests.door.ts';
import { PromisedBy } from '../../ui/layout/PromisedBy.tsx';
import { CallForm } from './CallForm.tsx';
import { callPageWords as words } from './call-page.words.ts';
import { Numbers } from './Numbers.tsx';
import { useNextCall } from './use-next-call.ts';
import styles from './Call.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** One call: who, what is to be collected, the numbers, how it went, and on to the next (N-21, F-05). */
export const CallPage = recordPage({
  call: 'calls.detail',
  param: 'callID',
  topic: 'call',
  list: 'call-list',
  crumb: ({ tracking_code, name }) => (tracking_code === null ? name : sayCode(tracking_code)),
  Content: Opened,
});

function Opened({ data, put }: OpenRecord<PhoneCallDetail>) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const { next, busy } = useNextCall();
  const works = can(useViewer(), 'call.work');
  const parts: DetailPart[] = [
    {
      key: 'call',
      title: `${say(words.call)}: ${say(callTypeWords[data.type])}`,
      content: <Work data={data} put={put} next={next} />,
    },
    ...(data.calls.length > 0
      ? [{ key: 'made', title: say(words.made), content: <CallsMade calls={data.calls} /> }]
      : []),
    ...aboutParts(say, data),
  ];
  return (
    <DetailPage
      title={
        data.tracking_code === null ? (
          say(commonWords.pickupNumber, { n: data.pickup_request_id ?? 0 })
        ) : (
          <>
            <CodeText code={data.tracking_code} large />
            <CopyButton text={data.tracking_code} what={sayCode(data.tracking_code)} />
          </>
        )
      }
      state={callStateFaces[data.status as CallState]}
      note={data.ending === null ? say(nthWords[data.call_type]) : say(callEndingWords[data.ending])}
      more={
        <>
          {data.pickup_request_id !== null && mayOpen('pickup-request.detail') && (
            <PageLink
              to="pickup-request.detail"
              params={{ pickupId: data.pickup_request_id }}
              className={buttonLook('plain')}>
              <Icon of={PackageSearch} />
              {say(words.visit)}
            </PageLink>
          )}
          {data.label_id !== null && mayOpen('label-detail') && (
            <PageLink to="label-detail" params={{ labelId: data.label_id }} className={buttonLook('plain')}>
              <Icon of={PackageSearch} />
              {say(commonWords.openTheParcel)}
            </PageLink>
          )}
          {works && !data.own && (
            <Button
              icon={PhoneForwarded}
              variant={data.status === callAt.closed ? 'main' : 'plain'}
              busy={busy}
              onClick={() => void next()}>
              {say(words.next)}
            </Button>
          )}
        </>
      }
      parts={parts}
    />
  );
}

/** Returns the parts of the page about the call's subject: a parcel with its history, parties and money, or a visit with its steps. */
function aboutParts(say: Say, { label, visit, fee }: PhoneCallDetail): DetailPart[] {
  if (label === null)
    return visit === null
      ? []
      : [{ key: 'history', title: say(commonWords.pickupLog), content: <PickupLogList log={visit.log} /> }];
  return [
    { key: 'history', title: say(words.history), content: <Timeline entries={label.transaction} /> },
    { key: 'parties', title: say(words.parties), content: <Parties label={label} />, aside: true },
    {
      key: 'money',
      title: say(commonWords.money),
      content: (
        <>
          <Money label={label} />
          <Fee fee={fee} />
        </>
      ),
      aside: true,
    },
  ];
}

interface WorkProps {
  data: PhoneCallDetail;
  put: (data: PhoneCallDetail) => void;
  next: () => Promise<void>;
}

/** Who is called, and what may be done now: take the call, enter how it went, or nothing. */
function Work({ data, put, next }: WorkProps) {
  const run = useAction();
  const changed = useChanged();
  // Keeps the form with its input after the ten minutes of the call are over.
  const [began, begin] = useState(data.own);
  useLeaseEnd(data);
  useEffect(() => {
    if (data.own) begin(true);
  }, [data.own]);
  const saved = (now: PhoneCallDetail, wantsNext: boolean) => {
    begin(false);
    put(now);
    void changed('call');
    if (wantsNext) void next();
  };
  const give = async (command: 'take' | 'release') => {
    const answer = await run(() => call(`calls.${command}`, { params: { id: data.id } }), {
      changes: 'calls',
    });
    if (!answer) return;
    if (command === 'release') begin(false);
    put(answer.data);
  };
  const open = data.status === callAt.open;
  return (
    <>
      <Who data={data} />
      {open && <Lease data={data} began={began} give={(command) => void give(command)} />}
      {open && began ? <CallForm data={data} onSaved={saved} /> : <Numbers data={data} />}
      {!open && <Ended data={data} />}
    </>
  );
}

/** Who has to be called, where they are, and what they are to have ready. */
function Who({ data }: { data: PhoneCallDetail }) {
  const say = useSay();
  const locale = useLocale();
  const { label, visit, type, cod_charge } = data;
  const receiver: PhoneCallDetail['type'] = 'delivery';
  return (
    <div className={styles.who}>
      <span className={styles.name}>{data.name}</span>
      <span className="muted">
        {label
          ? type === receiver
            ? labelAddress(label, 'destination', locale)
            : labelAddress(label, 'source', locale)
          : visit && addressText(visit, locale)}
      </span>
      {visit && (
        <span>
          <StatePill face={pickupRequestStateFaces[visit.status as PickupRequestState]} />{' '}
          {[formatDate(visit.time_request), visit.reason].filter(Boolean).join(' · ')}
        </span>
      )}
      {cod_charge !== null && cod_charge > 0 && (
        <span className={styles.collect}>
          {say(commonFieldWords.to_collect)} <b>{sayKyat(cod_charge, locale)}</b>
        </span>
      )}
    </div>
  );
}

interface LeaseProps {
  data: PhoneCallDetail;
  began: boolean;
  give: (command: 'take' | 'release') => void;
}

/** Whose call it is now, until when, and the way to take it or to give it back. */
function Lease({ data, began, give }: LeaseProps) {
  const say = useSay();
  const works = can(useViewer(), 'call.work');
  const until = data.taken_until === null ? '' : formatClock(new Date(data.taken_until));
  if (data.own)
    return (
      <div className={styles.lease}>
        <span className="muted">{say(words.yours, { at: until })}</span>
        <Button small variant="quiet" icon={Undo2} onClick={() => give('release')}>
          {say(words.release)}
        </Button>
      </div>
    );
  if (data.taken_by !== null)
    return <Callout tone="attention">{say(words.others, { by: data.taken_by, at: until })}</Callout>;
  const due = (
    <PromisedBy at={data.due_at}>{say(words.dueAt, { at: formatDateTime(new Date(data.due_at)) })}</PromisedBy>
  );
  if (!works) return <p className="muted">{due}</p>;
  return (
    <Callout
      tone={began ? 'attention' : 'info'}
      title={began ? say(words.over) : due}
      actions={
        <Button variant="main" icon={PhoneForwarded} onClick={() => give('take')}>
          {say(began ? words.takeAgain : words.take)}
        </Button>
      }>
      {say(began ? words.overText : words.takeText)}
    </Callout>
  );
}

/** After a new address was given: what it is, and the way to send the parcel there. */
function Ended({ data }: { data: PhoneCallDetail }) {
  const say = useSay();
  const viewer = useViewer();
  const [last] = data.calls;
  const movedTo: CallEnding = 'new_address';
  if (
    data.label_id === null ||
    data.ending !== movedTo ||
    !last?.result ||
    !resultRow(last.result as CallResult).asksRemark
  )
    return null;
  return (
    <Callout
      tone="attention"
      title={say(words.address)}
      actions={
        can(viewer, 'label.redirect') && (
          <PageLink
            to="label-detail"
            params={{ labelId: data.label_id }}
            search={{ decide: 'redirect' }}
            className={buttonLook('main')}>
            {say(words.redirect)}
          </PageLink>
        )
      }>
      {last.remark}
    </Callout>
  );
}

function Fee({ fee }: { fee: PhoneCallDetail['fee'] }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <p className={styles.fee}>
      {fee === null ? say(words.feeNone) : say(words.feeCovered, { amount: sayKyat(fee.amount, locale) })}
    </p>
  );
}

/** Refetches when the ten minutes of a call are over, so that the page no longer shows it as taken by the agent. */
function useLeaseEnd({ own, taken_until }: PhoneCallDetail): void {
  const changed = useChanged();
  useEffect(() => {
    if (!own || taken_until === null) return undefined;
    const left = Math.max(0, new Date(taken_until).getTime() - Date.now()) + 500;
    const timer = setTimeout(() => void changed('calls'), left);
    return () => clearTimeout(timer);
  }, [own, taken_until, changed]);
}
