import { makePayoutFile, type PayoutFileTemplate } from '@waybill/domain/rooms/payout-runs/payout-file.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { payoutRunPageWords as words } from './payout-run-page.words.ts';
import figures from '../../ui/layout/Figures.module.css';
import styles from './Payout.module.css';

const facts = { run: 'PR-26-000001', date: '2026-11-27', payer: '0011223344556677' };
const lines = [
  {
    reference: 'CLR-26-000101',
    account: '09790000001',
    holder: 'Daw Khin Mar La',
    bank: 'KBZ',
    phone: '+959790000001',
    amount: 125_000,
  },
  {
    reference: 'CLR-26-000102',
    account: '0012003004005',
    holder: 'ဦးကျော်မြင့်',
    bank: 'AYA',
    phone: '+959790000002',
    amount: 1_048_500,
  },
];

/** The file that a template makes of two payments. */
export function PayoutPreview({ template }: { template: PayoutFileTemplate | null }) {
  const say = useSay();
  const file = template && makePayoutFile(template, facts, lines);
  if (!file || 'narrow' in file) return <p className="muted">{say(words.wrong)}</p>;
  return (
    <div className="stack3">
      <span className="code">{file.name}</span>
      {file.text === null ? (
        <div className={figures.scroll}>
          <table className={figures.table} aria-label={say(words.preview)}>
            <thead>
              <tr>
                {file.heads.map((head, at) => (
                  <th key={at} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {file.rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <pre className={styles.text}>{file.text}</pre>
      )}
    </div>
  );
}
