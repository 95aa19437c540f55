import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import {
  clearanceFieldWords as field,
  feeBearerWords,
  payMethodWords,
} from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { Pairs, usePairs } from '../../shell/detail/Pairs.tsx';
import { OpenFile } from '../files/files.door.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { countColumns, documentColumns, partColumns, paymentColumns } from './document-columns.ts';
import { Kyat } from './Kyat.tsx';
import { PayeeAccount } from './PayeeAccount.tsx';
import styles from './Clearance.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const fee = [
  { key: 'transfer_fee', word: field.transfer_fee, kind: 'kyat' },
  { key: 'transfer_fee_by', word: field.transfer_fee_by, kind: 'words', words: feeBearerWords },
] as const;

/** Who made it, when and for which branch, and the way to the journals behind it. */
export function DocumentFacts({ document }: { document: ClearanceDetail }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const outside = isMerchant(useViewer());
  const columns = [...documentColumns, ...countColumns].filter((column) => !(outside && 'inside' in column));
  const pairs = usePairs(columns, document);
  return (
    <>
      <Pairs pairs={pairs} />
      <div className={styles.links}>
        {mayOpen('customer.detail') && (
          <PageLink to="customer.detail" params={{ customerId: document.customer_id }} className={styles.link}>
            {say(words.seeCustomer)}
          </PageLink>
        )}
        {mayOpen(journalsPage) && (
          <PageLink to={journalsPage} search={{ clearance_id: String(document.id) }} className={styles.link}>
            {say(commonWords.journals)}
          </PageLink>
        )}
      </div>
    </>
  );
}

/** The page of the ledger that lists journals. */
const journalsPage = 'ledger.journals';

/** How it was paid, where to, and the proof; of several payments each with who took it and when. */
export function PaymentFacts({ document }: { document: ClearanceDetail }) {
  const say = useSay();
  const { bank, proof_file_id: proof } = document;
  const pairs = usePairs(document.transfer_fee > 0 ? [...paymentColumns, ...fee] : paymentColumns, document);
  const account = bank && {
    key: 'bank',
    label: say(commonFieldWords.bank_account_id),
    value: (
      <>
        {bank.bank} · {bank.bank_holder}
        <br />
        <PayeeAccount customerId={document.customer_id} bank={bank} />
      </>
    ),
  };
  const own = document.operator_account !== null && {
    key: 'operator_account',
    label: say(field.bank_account_id),
    value: document.operator_account,
  };
  if (document.rest !== null) return <Payments document={document} />;
  return (
    <div className="stack3">
      <Pairs pairs={[...pairs, ...(account ? [account] : []), ...(own ? [own] : [])]} />
      {proof !== null && (
        <div>
          <OpenFile id={proof} name={say(commonWords.lookAtTheProof)} />
        </div>
      )}
    </div>
  );
}

function Payments({ document }: { document: ClearanceDetail }) {
  const say = useSay();
  // A payment received from a merchant is displayed without a minus, as in the list of payments above.
  const { received_amount: received } = document;
  const pairs = usePairs(partColumns, { ...document, received_amount: received === null ? null : 0 - received });
  return (
    <div className="stack3">
      <ul className={styles.payments} aria-label={say(words.payments)}>
        {document.payments.map(
          ({ id, amount, method, operator_account, paid_by, paid_at, claim_user, proof_file_id }) => (
            <li key={id}>
              <b>
                <Kyat amount={-amount} />
              </b>{' '}
              {say(payMethodWords[method])}
              {operator_account !== null && ` · ${operator_account}`}
              <span className="muted">
                {' '}
                · {formatDateTime(new Date(paid_at))} · {paid_by}
                {claim_user !== null && ` · ${claim_user}`}
              </span>
              {proof_file_id !== null && (
                <>
                  {' '}
                  <OpenFile id={proof_file_id} name={say(commonWords.lookAtTheProof)} />
                </>
              )}
            </li>
          ),
        )}
      </ul>
      <Pairs pairs={pairs} />
    </div>
  );
}
