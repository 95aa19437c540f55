import { useMemo, useState } from 'react';
import { HandCoins } from 'lucide-react';
import type { ReadyDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { isFreeReturn } from '@waybill/domain/rooms/ledger/open-items.ts';
import { mayMake, rowOfKind, usualKind, type ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { needsApproval } from '@waybill/domain/rooms/clearances/decide-clearance.ts';
import type { ItemRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import { useSay, useLocale } from '../../kernel/i18n.tsx';
import { useCrumb, useSearchState } from '../../kernel/page-hooks.ts';
import { hrefOf, pageOf, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { DetailPage } from '../../shell/detail/DetailPage.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { useSaveKeys } from '../../shell/form/use-save-keys.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { clearancePlaces } from './clearance-places.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { ChangedNotice } from './ChangedNotice.tsx';
import { ChosenLines } from './ChosenLines.tsx';
import { BriefSum, ClearanceSum } from './ClearanceSum.tsx';
import { useKyatText } from './Kyat.tsx';
import { PayeeFacts } from './PayeeFacts.tsx';
import { secondPersonText } from './second-person.ts';
import { useMaking } from './use-making.ts';
import { nextDocument, useReadyDetail } from './use-ready-detail.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { blockedReasonWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { LineTable } from './LineTable.tsx';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const customerIn = (raw: Readonly<Record<string, unknown>>) =>
  typeof raw['customer_id'] === 'string' ? raw['customer_id'] : undefined;

/** Previews the next document (N-24): the user selects parcels, sees the sum line by line, and makes exactly that document. */
export function ReadyDetailPage() {
  return <Ready kind="cod" />;
}

/** Previews the debts of a merchant, and the document that collects them (N-16). */
export function CreditDetailPage() {
  return <Ready kind="credit" />;
}

/** Previews the costs of a merchant's returns, and the document that gives the returns back (N-25). */
export function ReturnDetailPage() {
  return <Ready kind="return" />;
}

function Ready({ kind }: { kind: ClearanceKind }) {
  const say = useSay();
  const [customer] = useSearchState(customerIn);
  const query = useReadyDetail(customer, kind);
  useCrumb(query.data?.customer.name);
  const { ready } = clearancePlaces[kind];
  return (
    <RecordStates
      query={query}
      backHref={hrefOf(ready)}
      backLabel={say.loose(pageOf(ready)?.title ?? titleOf('cod-clearance.ready'))}>
      {(data) => <Opened key={data.customer.id} data={data} />}
    </RecordStates>
  );
}

function Opened({ data }: { data: ReadyDetail }) {
  const { kind } = data;
  const say = useSay();
  const viewer = useViewer();
  const kyat = useKyatText();
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  const [role, setRole] = useState<ItemRole | null>(null);
  const { open, chosen, taken, figures } = useMemo(() => nextDocument(data, out), [data, out]);
  const making = useMaking(data, chosen, figures);
  const { flow, hands } = rowOfKind(kind);
  const blocked = taken.every(isFreeReturn) && !hands ? 'nothing_to_clear' : null;
  const sum = figures.actual_clearance_cod;
  const make = () => {
    if (blocked === null && mayMake(viewer, kind)) void making.make();
  };
  useSaveKeys(make);
  return (
    <DetailPage
      title={data.customer.name}
      {...(mayMake(viewer, kind)
        ? {
            actions: {
              actions: [{ command: 'make', blocked }],
              faces: {
                make: {
                  word: flow === 'in' ? words.makeIn : commonWords.makeTheClearance,
                  icon: HandCoins,
                  variant: 'main',
                  run: make,
                },
              },
            },
          }
        : {})}
      more={
        kind === usualKind && (
          <PageLink to="gate-submit.merchant" params={{ merchantId: data.customer.id }} className={buttonLook('plain')}>
            {say(commonWords.gateParcels)}
          </PageLink>
        )
      }
      above={
        <>
          {making.changed && <ChangedNotice changed={making.changed} sum={sum} onClose={making.forget} />}
          {needsApproval({ ...data, actual_clearance_cod: sum, approved_by: null, limit: data.approval_limit }) && (
            <Callout tone="info">{secondPersonText(say, kyat, data)}</Callout>
          )}
          {flow === 'out' && sum < 0 && <Callout tone="info">{say(words.owes, { sum: kyat(-sum) })}</Callout>}
          <BriefSum figures={figures} kind={kind} />
        </>
      }
      parts={[
        {
          key: 'lines',
          title: say(words.linesTitle),
          content: (
            <ChosenLines
              kind={kind}
              creditDays={data.customer.credit_days}
              lines={open}
              role={role}
              onRole={setRole}
              out={out}
              onOut={setOut}
            />
          ),
        },
        ...(data.blocked.length > 0
          ? [{ key: 'blocked', title: say(words.blockedTitle), content: <BlockedLines lines={data.blocked} /> }]
          : []),
        {
          key: 'sum',
          title: say(flow === 'in' ? words.sumTitleIn : words.sumTitle),
          aside: true,
          content: <ClearanceSum figures={figures} kind={kind} role={role} onRole={setRole} />,
        },
        {
          key: 'merchant',
          title: say(commonFieldWords.merchant),
          aside: true,
          content: <PayeeFacts customer={data.customer} bank={data.bank} kind={kind} />,
        },
      ]}
    />
  );
}

type Blocked = ReadyDetail['blocked'][number];

/** Lists open parcels of the merchant that cannot be on the next document, each with the reason and its holder. */
function BlockedLines({ lines }: { lines: readonly Blocked[] }) {
  const say = useSay();
  const locale = useLocale();
  const last = useMemo(
    () => ({
      key: 'reason',
      label: say(commonFieldWords.reason),
      cell: ({ reason, held_by, held_at }: Blocked) => (
        <>
          {say(blockedReasonWords[reason])}
          {held_by !== null && <span className="muted"> · {held_at ? localName(held_at, locale) : held_by}</span>}
        </>
      ),
    }),
    [say, locale],
  );
  return <LineTable label={say(words.blockedTitle)} lines={lines} last={last} brief />;
}
