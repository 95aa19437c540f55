import type { ReactNode } from 'react';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { clearanceLife } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { formatKyat, sayKyat } from '@waybill/domain/kernel/money.ts';
import { hasAccount, type CustomerType } from '@waybill/domain/rooms/customers/customer-types.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink, TargetLink } from '../../kernel/PageLink.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { customerPageWords as words } from './customer-page.words.ts';
import styles from './Customer.module.css';

/** Figures of a customer: balance in both directions, remaining credit, open parcels. */
export function CustomerFigures({ customer }: { customer: CustomerDetail }) {
  const say = useSay();
  const count = useCount();
  const mayOpen = useMayOpen();
  const locale = useLocale();
  const { id, payable, receivable, credit_limit, open_labels, open_cod, type } = customer;
  return (
    <ul className={styles.figures} aria-label={say(words.figures)}>
      <Money word={words.payable} amount={payable} statementOf={id}>
        {payable > 0 &&
          partsOf(customer)
            .filter(({ amount }) => amount !== 0)
            .map(({ word, amount, to }) => {
              const part = `${say(word)} ${sayKyat(amount, locale)}`;
              return mayOpen(to.name) ? (
                <TargetLink key={to.name} to={to} className={styles.statement}>
                  {part}
                </TargetLink>
              ) : (
                <span key={to.name}>{part}</span>
              );
            })}
      </Money>
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

/** Parts of what is owed to a customer, each with the page of its rows. */
function partsOf({ id, payable_now, payable_later, payable_on_documents }: CustomerDetail) {
  const search = { customer_id: String(id) };
  return [
    { word: commonWords.payableNow, amount: payable_now, to: { name: 'cod-clearance.ready.detail', search } },
    {
      word: commonWords.notPayableYet,
      amount: payable_later,
      to: { name: 'cod', params: { status: codAt.delivered }, search },
    },
    {
      word: words.onClearance,
      amount: payable_on_documents,
      to: { name: 'cod-clearance', search: { ...search, status: clearanceLife.at.pending } },
    },
  ] satisfies { word: Word; amount: number; to: PageTarget }[];
}

function Money({
  word,
  amount,
  owing,
  statementOf,
  children,
}: {
  word: Word;
  amount: number;
  owing?: boolean;
  statementOf?: number;
  children?: ReactNode;
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
      {children && <span className={styles.partsOf}>{children}</span>}
    </li>
  );
}
