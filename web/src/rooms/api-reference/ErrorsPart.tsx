import { useLocale, useSay } from '../../kernel/i18n.tsx';
import type { Reference } from './reference-document.ts';
import { referenceWords as words } from './reference.words.ts';
import styles from './ApiReference.module.css';

interface ErrorRow {
  readonly code: string;
  readonly status: number;
  readonly text: string;
}

/** Codes of errors with what they say, in the reader's language. */
export function ErrorTable({ title, rows, open }: { title: string; rows: readonly ErrorRow[]; open?: boolean }) {
  const say = useSay();
  return (
    <details className={styles.fold} open={open}>
      <summary>{title}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(words.code)}</th>
            <th scope="col">{say(words.status)}</th>
            <th scope="col">{say(words.says)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, status, text }) => (
            <tr key={code}>
              <th scope="row">
                <code className={styles.name} translate="no">
                  {code}
                </code>
              </th>
              <td>{status}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Every code that a call of a key can be refused with. */
export function ErrorsPart({ errors }: Pick<Reference, 'errors'>) {
  const say = useSay();
  const locale = useLocale();
  const rows = Object.entries(errors)
    .map(([code, error]) => ({ code, status: error.status, text: error[locale] }))
    .sort((one, other) => one.status - other.status);
  return <ErrorTable title={say(words.errors)} rows={rows} open />;
}
