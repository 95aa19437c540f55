import { localName } from '@waybill/domain/kernel/locale.ts';
import { momentOfPayment } from '@waybill/domain/rooms/clearances/payment-moment.ts';
import type { PayMethod } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { cellText } from '@waybill/contract/kernel/cell-text.ts';
import type { Column } from '@waybill/contract/kernel/list.ts';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import {
  clearanceFieldWords as field,
  payMethodWords,
  totalWord,
} from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { customerFieldWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { formatKyat } from '@waybill/domain/kernel/money.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { shownAs, type ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { figureLines } from '@waybill/domain/rooms/clearances/figure-lines.ts';
import { useLocale, useSay } from '../../../kernel/i18n.tsx';
import { Fitted } from '../../prints/paper.door.ts';
import { clearancePageWords as words } from '../clearance-page.words.ts';
import styles from './ClearanceSheet.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const facts: readonly Column[] = [
  { key: 'issue_date', word: field.issue_date, kind: 'date' },
  { key: 'issue_by', word: field.issue_by, kind: 'text' },
  { key: 'approved_by', word: field.approved_by, kind: 'text' },
  { key: 'transaction_date', word: field.transaction_date, kind: 'date' },
];
const paidOnce: readonly Column[] = [
  { key: 'method', word: field.method, kind: 'words', words: payMethodWords },
  { key: 'operator_account', word: field.bank_account_id, kind: 'text' },
];
/** More payments than these are written together by the way and the account they were paid with, so that they stay on the sheet. */
const rowsOfPayments = 16;

/** The facts that a column gives: of a document that was paid in parts each payment says its own way and account. */
const factsOf = ({ payments }: ClearanceDetail): readonly Column[] =>
  payments.length > 1 ? facts : [...facts, ...paidOnce];

interface PaperPayment {
  readonly name: string | null;
  readonly amount: number;
  readonly method: PayMethod;
  readonly account: string | null;
}

/** Returns the payments of a document that was paid in parts, each with its bank account (amounts in kyat). */
function paperPayments({ payments }: Pick<ClearanceDetail, 'payments'>): PaperPayment[] {
  if (payments.length < 2) return [];
  const rows = payments.map(({ paid_at, amount, method, operator_account: account }) => ({
    name: momentOfPayment(paid_at, payments),
    amount,
    method,
    account,
  }));
  if (rows.length <= rowsOfPayments) return rows;
  const together = new Map<string, PaperPayment>();
  for (const { amount, method, account } of rows) {
    const key = `${method} ${account ?? ''}`;
    together.set(key, { name: null, amount: amount + (together.get(key)?.amount ?? 0), method, account });
  }
  return [...together.values()];
}

/** Facts of the merchant and the state of the document, printed beside the sum. */
export function PaperFacts({ document }: { document: ClearanceDetail }) {
  const say = useSay();
  const locale = useLocale();
  const { customer_facts: customer } = document;
  const bank = bankOf(document);
  const pairs: [string, string][] = [
    [say(customerFieldWords.phone), customer.phone.join(', ')],
    [say(commonFieldWords.branch), localName(document.branch, locale)],
    ...factsOf(document).map((column): [string, string] => [
      say.loose(column.word),
      cellText(column, document, locale),
    ]),
    ...paperPayments(document).map(({ name, amount, method, account }): [string, string] => [
      name ?? say(words.payments),
      [formatKyat(shownAs(document.kind as ClearanceKind, amount), locale).amount, say(payMethodWords[method]), account]
        .filter((part) => part !== null)
        .join(' · '),
    ]),
    ...(bank
      ? ([
          [say(commonFieldWords.bank_id), `${bank.bank} · ${bank.bank_account}`],
          [say(words.holder), bank.bank_holder],
        ] as [string, string][])
      : []),
  ];
  return (
    <>
      <Fitted className={styles.party}>{document.customer}</Fitted>
      <div className={styles.top}>
        <div className={styles.pairs}>
          {pairs
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name} className={styles.pair}>
                <Fitted>{name}</Fitted>
                <Fitted>{value}</Fitted>
              </div>
            ))}
        </div>
        <PaperSum document={document} />
      </div>
    </>
  );
}

/** Where the money goes; of what comes in the merchant’s account says nothing. */
function bankOf(document: ClearanceDetail) {
  return document.rest === null ? (document.bank ?? document.payee_bank) : null;
}

/** How many rows the facts or the sum take, whichever are more. */
export function topRows(document: ClearanceDetail): number {
  const sum =
    figureLines(document, document.kind as ClearanceKind).length +
    1 +
    Number(document.received_amount !== null) +
    Number((document.carried_on ?? 0) !== 0) +
    Number((document.rest ?? 0) !== 0 && document.received_amount !== null);
  return Math.max(
    sum,
    2 +
      factsOf(document).filter(({ key }) => document[key as 'issue_by'] !== null).length +
      paperPayments(document).length +
      (bankOf(document) ? 2 : 0),
  );
}

function PaperSum({ document }: { document: ClearanceDetail }) {
  const say = useSay();
  const locale = useLocale();
  const kind = document.kind as ClearanceKind;
  const amount = (kyat: number) => formatKyat(kyat, locale).amount;
  return (
    <table className={styles.sum}>
      <tbody>
        {figureLines(document, kind).map(({ key, amount: kyat, count }) => (
          <tr key={key}>
            <th scope="row">
              {say(field[key])}
              {count !== null && ` (${groupThousands(count)})`}
            </th>
            <td>{amount(kyat)}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">{say.loose(totalWord(kind))}</th>
          <td>
            {amount(shownAs(kind, document.actual_clearance_cod))} {formatKyat(0, locale).unit}
          </td>
        </tr>
        {document.received_amount !== null && (
          <tr>
            <th scope="row">{say(field.received_amount)}</th>
            <td>{amount(shownAs(kind, document.received_amount))}</td>
          </tr>
        )}
        {(document.rest ?? 0) !== 0 && document.received_amount !== null && (
          <tr>
            <th scope="row">{say(field.rest)}</th>
            <td>{amount(0 - (document.rest ?? 0))}</td>
          </tr>
        )}
        {(document.carried_on ?? 0) !== 0 && (
          <tr>
            <th scope="row">{say(words.carriedOn)}</th>
            <td>{amount(document.carried_on ?? 0)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
