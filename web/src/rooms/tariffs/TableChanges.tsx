import { useState } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import type { PriceTableChange } from './table-changes.ts';
import { tariffPageWords as words } from './tariff-page.words.ts';
import styles from './TariffPage.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const shownAtFirst = 20;

/** Lists how a table differs from the one that applies today, before it is published. */
export function TableChanges({ changes }: { changes: readonly PriceTableChange[] }) {
  const say = useSay();
  const count = useCount();
  const [all, setAll] = useState(false);
  if (changes.length === 0) return <p className={styles.note}>{say(words.noChanges)}</p>;
  const shown = all ? changes : changes.slice(0, shownAtFirst);
  return (
    <div className={styles.frame}>
      <table className={styles.changes} aria-label={say(words.changes)}>
        <thead>
          <tr>
            {[commonWords.subject, words.was, words.here].map((word) => (
              <th key={word.en} scope="col">
                {say.loose(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ what, before, after }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className="muted">{before || say(commonWords.none)}</td>
              <td>{after || say(commonWords.none)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > shown.length && (
        <Button small variant="quiet" onClick={() => setAll(true)}>
          {say(words.moreChanges, { n: count(changes.length - shown.length) })}
        </Button>
      )}
    </div>
  );
}
