import { useMemo } from 'react';
import type { LineFace, ReadyDetail } from '@waybill/contract/rooms/clearances/clearances.contract.ts';
import {
  blockedReasonWords,
  itemRoleWords,
  type BlockedReason,
} from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { itemRoleNames, itemRoles, type ItemRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useCrumb, useSearchState } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { DetailPage } from '../../shell/detail/DetailPage.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { useWayBack } from '../../shell/way-back.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { FigureRow, LineTable, useReadyDetail } from '../clearances/clearances.door.ts';
import { codMessages } from './cod.messages.ts';
import { codPageWords as words } from './cod-page.words.ts';

const customerIn = (raw: Readonly<Record<string, unknown>>) =>
  typeof raw['customer_id'] === 'string' ? raw['customer_id'] : undefined;
const owes: readonly ItemRole[] = itemRoleNames.filter((role) => itemRoles[role].account === 'receivable:merchant');

type Owed = LineFace & { readonly reason: BlockedReason | null };

/** What one merchant owes (N-16): shipping on credit, returns, gate charges, each with when it is settled. */
export function CreditPage() {
  const say = useSay();
  const [customer] = useSearchState(customerIn);
  const back = useWayBack('cod');
  const query = useReadyDetail(customer);
  useCrumb(query.data?.customer.name);
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(codMessages.list)}>
      {(data) => <Opened data={data} />}
    </RecordStates>
  );
}

function Opened({ data }: { data: ReadyDetail }) {
  const say = useSay();
  const items = useMemo<Owed[]>(
    () =>
      [...data.lines.map((line) => ({ ...line, reason: null })), ...data.blocked].filter(({ role }) =>
        owes.includes(role as ItemRole),
      ),
    [data],
  );
  const sumOf = (role: ItemRole) => items.filter((item) => item.role === role).reduce((sum, { net }) => sum - net, 0);
  const last = useMemo(
    () => ({
      key: 'when',
      label: say(words.when),
      cell: ({ reason }: Owed) => say(reason === null ? words.nextOne : blockedReasonWords[reason]),
    }),
    [say],
  );
  return (
    <DetailPage
      title={data.customer.name}
      note={say(codMessages.credit)}
      more={
        <PageLink to="cod-page-detail" params={{ id: data.customer.id }} className={buttonLook('plain')}>
          {say(words.seeCod)}
        </PageLink>
      }
      above={
        <FigureRow
          label={say(words.owedBy)}
          figures={[
            { key: 'all', word: words.owedBy, kyat: owes.reduce((sum, role) => sum + sumOf(role), 0), lead: true },
            ...owes.map((role) => ({ key: role, word: itemRoleWords[role], kyat: sumOf(role) })),
          ]}
        />
      }
      parts={[
        {
          key: 'items',
          title: say(words.items),
          content: (
            <>
              <p className="muted">{say(words.creditNotYet)}</p>
              <LineTable label={say(words.items)} lines={items} last={last} empty={say(words.noItems)} />
            </>
          ),
        },
      ]}
    />
  );
}
