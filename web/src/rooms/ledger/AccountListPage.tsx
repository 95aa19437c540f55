import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { accountList } from '@waybill/contract/rooms/ledger/ledger.columns.ts';
import { accountKindWords } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { AccountRow } from '@waybill/contract/rooms/ledger/ledger.contract.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { ListFigures, type ListFigure } from '../../shell/list/ListFigures.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { parsePlace } from '../../shell/list/list-state.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { KyatLink } from './KyatLink.tsx';
import { ledgerPageWords as words } from './ledger-page.words.ts';
import { useAccountName } from './use-account-name.ts';
import type { PageTarget } from '../../kernel/pages.ts';

const opens = (row: AccountRow): PageTarget => ({ name: 'ledger.account', params: { accountId: row.id } });
const parse = parsePlace(accountList);

/** The accounts of the ledger: what each kind holds, then account by account (F-02). */
export function AccountListPage() {
  const say = useSay();
  const { kindOf, whoseOf } = useAccountName();
  const [place] = useSearchState(parse);
  const narrowed = place.search !== '' || Object.keys(place.filters).length > 0;
  const cells = useMemo(
    (): Readonly<Record<string, (row: AccountRow) => ReactNode>> => ({
      kind: kindOf,
      whose: (row) =>
        whoseOf(row) ?? (
          <span className="muted" data-empty>
            –
          </span>
        ),
      balance: (row) =>
        row.balance === null ? (
          <span className="muted">{say(words.blind)}</span>
        ) : (
          <KyatLink amount={row.balance} from={opens(row)} />
        ),
    }),
    [kindOf, whoseOf, say],
  );
  return (
    <ListPage
      definition={accountList}
      call="ledger.accounts"
      page="ledger.accounts"
      opens={opens}
      cells={cells}
      searchHint={words.search}
      live="handover"
      figures={!narrowed && <Kinds />}
    />
  );
}

/** Total balances by kind of account; each links to its accounts. */
function Kinds() {
  const say = useSay();
  const count = useCount();
  const { data } = useQuery({
    queryKey: ['ledger.balances'],
    queryFn: ({ signal }) => call('ledger.balances', { signal }),
  });
  const figures = (data?.data ?? []).map(({ kind, balance, count: accounts }): ListFigure => ({
    key: kind,
    name: say.loose(accountKindWords[kind as keyof typeof accountKindWords]),
    kyat: balance ?? undefined,
    value: say(words.blind),
    note: say(words.accountsOf, { n: count(accounts) }),
    opens: { name: 'ledger.accounts', search: { kind } },
  }));
  return figures.length > 0 && <ListFigures label={say(words.kinds)} figures={figures} />;
}
