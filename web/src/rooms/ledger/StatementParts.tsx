import { ledgerFieldWords as field, statementPartWords } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { KyatLink } from './KyatLink.tsx';
import { ledgerPageWords as words } from './ledger-page.words.ts';
import styles from './Ledger.module.css';

/** From opening to closing balance, with what moved it by kind. */
export function StatementParts({
  statement: { opening, closing, parts },
}: {
  statement: Pick<CallOutput<'ledger.statement'>, 'opening' | 'closing' | 'parts'>;
}) {
  const say = useSay();
  return (
    <table className={`${styles.sides} ${styles.parts}`}>
      <caption className="sr-only">{say(words.figures)}</caption>
      <tbody>
        <tr>
          <th scope="row">{say(field.opening)}</th>
          <td className={styles.end}>
            <KyatLink amount={opening} />
          </td>
        </tr>
        {parts?.map(({ part, amount }) => (
          <tr key={part}>
            <th scope="row">{say(statementPartWords[part])}</th>
            <td className={styles.end}>
              <KyatLink amount={amount} signed />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(field.closing)}</th>
          <td className={styles.end}>
            <KyatLink amount={closing} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
