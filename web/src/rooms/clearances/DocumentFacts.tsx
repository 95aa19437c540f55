import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearances.contract.ts';
import { clearanceList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import { clearanceFieldWords as field, feeBearerWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import type { Column } from '@waybill/contract/kernel/list.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { Pairs, usePairs } from '../../shell/detail/Pairs.tsx';
import { OpenFile } from '../files/files.door.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';
import styles from './Clearance.module.css';

const columnOf = (key: string): Column => clearanceList.columns.find((column) => column.key === key) as Column;
const made: readonly Column[] = [
  columnOf('kind'),
  columnOf('branch'),
  columnOf('issue_date'),
  { key: 'issued_at', word: field.issued_at, kind: 'instant' },
  columnOf('issue_by'),
  columnOf('approved_by'),
  columnOf('updated_at'),
];
const paid: readonly Column[] = [
  columnOf('method'),
  columnOf('transaction_date'),
  { key: 'paid_at', word: field.paid_at, kind: 'instant' },
  columnOf('paid_by'),
  columnOf('received_amount'),
  columnOf('claim_user'),
  columnOf('claim_date'),
];
const fee: readonly Column[] = [
  { key: 'transfer_fee', word: field.transfer_fee, kind: 'kyat' },
  { key: 'transfer_fee_by', word: field.transfer_fee_by, kind: 'words', words: feeBearerWords },
];

/** Who made it, when and for which branch, and the way to the journals behind it. */
export function DocumentFacts({ document }: { document: ClearanceDetail }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const pairs = usePairs(made, document);
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
            {say(words.journals)}
          </PageLink>
        )}
      </div>
    </>
  );
}

/** The page of the ledger that lists journals. */
const journalsPage = 'ledger.journals';

/** How it was paid, where to, and the proof. */
export function PaymentFacts({ document }: { document: ClearanceDetail }) {
  const say = useSay();
  const { bank, proof_file_id: proof } = document;
  const pairs = usePairs(document.transfer_fee > 0 ? [...paid, ...fee] : paid, document);
  const account = bank && {
    key: 'bank',
    label: say(words.payee),
    value: (
      <>
        {bank.bank} · {bank.bank_holder}
        <br />
        <span className="code">{bank.bank_account}</span>
      </>
    ),
  };
  return (
    <div className={styles.stack}>
      <Pairs pairs={account ? [...pairs, account] : pairs} />
      {proof !== null && (
        <div>
          <OpenFile id={proof} name={say(words.seeProof)} />
        </div>
      )}
    </div>
  );
}
