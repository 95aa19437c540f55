import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { formatKyat } from '@waybill/domain/kernel/money.ts';
import { hasAccount, type CustomerType } from '@waybill/domain/rooms/customers/customer-types.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { customerPageWords as words } from './customer-page.words.ts';
import styles from './Customer.module.css';

/** Figures of a customer: balance in both directions, remaining credit, open parcels. */
export function CustomerFigures({ customer }: { customer: CustomerDetail }) {
  const say = useSay();
  const count = useCount();
  const { id, payable, receivable, credit_limit, open_labels, open_cod, type } = customer;
  return (
    <ul className={styles.figures} aria-label={say(words.figures)}>
      <Money word={words.payable} amount={payable} statementOf={id} />
      <Money word={words.receivable} amount={receivable} owing={receivable > 0} statementOf={id} />
      {hasAccount(type as CustomerType) && credit_limit > 0 && (
        <Money word={words.creditLeft} amount={credit_limit - receivable} owing={receivable > credit_limit} />
      )}
      <li className={styles.figure}>
        <span className={styles.name}>{say(words.openLabels)}</span>
        <span className={styles.amount}>{count(open_labels)}</span>
      </li>
      <Money word={words.openCod} amount={open_cod} />
    </ul>
  );
}

function Money({
  word,
  amount,
  owing,
  statementOf,
}: {
  word: Word;
  amount: number;
  owing?: boolean;
  statementOf?: number;
}) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const money = formatKyat(amount, useLocale());
  const text = (
    <>
      {money.amount}
      <small>{money.unit}</small>
    </>
  );
  return (
    <li className={styles.figure} data-owing={owing || undefined}>
      <span className={styles.name}>{say.loose(word)}</span>
      <span className={styles.amount}>
        {statementOf !== undefined && mayOpen('ledger.merchant') ? (
          <PageLink to="ledger.merchant" params={{ customerId: statementOf }} className={styles.statement}>
            {text}
          </PageLink>
        ) : (
          text
        )}
      </span>
    </li>
  );
}
