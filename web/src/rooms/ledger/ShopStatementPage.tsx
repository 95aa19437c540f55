import { useState } from 'react';
import { Printer } from 'lucide-react';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { addDays, businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { usualStatementDays } from '@waybill/domain/rooms/ledger/accounts.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { useUser } from '../../kernel/session-store.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { ledgerPageWords as words } from './ledger-page.words.ts';
import { Statement } from './Statement.tsx';
import { readStatementPlace, writeStatementPlace } from './statement-place.ts';
import styles from './Ledger.module.css';

/** `/shop/statement`: everything between a merchant and the operator, for the merchant: what brought the balance from opening to closing, and every line (U-05). */
export function ShopStatementPage() {
  const say = useSay();
  const { merchant } = useUser();
  const [place, setPlace] = useSearchState(readStatementPlace);
  const [today] = useState(() => businessDate(new Date()));
  const to = place.to ?? today;
  const from = place.from ?? addDays(to, -usualStatementDays);
  return (
    <div className="stack4">
      <PageHead
        title={say(titleOf('shop-statement'))}
        aside={
          <>
            <span className="muted">{`${formatDate(from)} – ${formatDate(to)}`}</span>
            <span className={styles.screenOnly}>
              <Button icon={Printer} onClick={() => window.print()}>
                {say(commonWords.print)}
              </Button>
            </span>
          </>
        }
      />
      <p className="muted">{say(words.ownNote)}</p>
      {merchant && (
        <Statement
          of={{ customer_id: merchant.id }}
          place={place}
          onPlace={(next) => setPlace(writeStatementPlace(next))}
        />
      )}
    </div>
  );
}
