import { useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageParams, useSearchState } from '../../kernel/page-hooks.ts';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { isMissing, RecordGone } from '../../shell/detail/RecordGone.tsx';
import { recordNumber } from '../../shell/detail/use-record.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { ledgerPageWords as words } from './ledger-page.words.ts';
import { Statement, useStatement } from './Statement.tsx';
import { readStatementPlace, writeStatementPlace } from './statement-place.ts';
import { useAccountName } from './use-account-name.ts';

/** One account: its balance and the movements of each day (F-02). */
export function LedgerAccountPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const { kindOf, whoseOf } = useAccountName();
  const account_id = recordNumber(usePageParams()['accountId']) ?? 0;
  const [place, setPlace] = useSearchState(readStatementPlace);
  const { data, error } = useStatement({ account_id }, place);
  const account = data?.accounts[0];
  const name = account && [kindOf(account), whoseOf(account)].filter(Boolean).join(' · ');
  useCrumb(name);
  if (isMissing(error)) return <RecordGone list="ledger.accounts" />;
  return (
    <div className="stack4">
      <PageHead
        title={name ?? say(titleOf('ledger.account'))}
        actions={
          account &&
          mayOpen('ledger.journals') && (
            <PageLink to="ledger.journals" search={{ account_id: String(account_id) }} className={buttonLook('plain')}>
              {say(words.itsJournals)}
            </PageLink>
          )
        }
      />
      <Statement of={{ account_id }} place={place} onPlace={(next) => setPlace(writeStatementPlace(next))} />
    </div>
  );
}
