import { localName } from '@waybill/domain/kernel/locale.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageParams, useSearchState } from '../../kernel/page-hooks.ts';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { isMissing, RecordGone } from '../../shell/detail/RecordGone.tsx';
import { recordNumber } from '../../shell/detail/use-record.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { ledgerPageWords as words } from './ledger-page.words.ts';
import { Statement, useStatement } from './Statement.tsx';
import { readStatementPlace, writeStatementPlace } from './statement-place.ts';
import styles from './Ledger.module.css';

/** Everything between a merchant and the operator with the balance after each line (N-20, F-02). */
export function MerchantStatementPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const customer_id = recordNumber(usePageParams()['customerId']) ?? 0;
  const [place, setPlace] = useSearchState(readStatementPlace);
  const { data, error } = useStatement({ customer_id }, place);
  const merchant = data?.whose;
  const locale = useLocale();
  const whose = merchant ? localName(merchant, locale) : undefined;
  useCrumb(whose);
  if (isMissing(error)) return <RecordGone list="ledger.accounts" />;
  const name =
    whose !== undefined && mayOpen('customer.detail') ? (
      <PageLink to="customer.detail" params={{ customerId: customer_id }} className={styles.link}>
        {whose}
      </PageLink>
    ) : (
      whose
    );
  return (
    <div className="stack4">
      <PageHead title={say(titleOf('ledger.merchant'))} aside={name} />
      <p className="muted">{say(words.merchantNote)}</p>
      <Statement of={{ customer_id }} place={place} onPlace={(next) => setPlace(writeStatementPlace(next))} />
    </div>
  );
}
