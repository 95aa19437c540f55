import { useSay } from '../../kernel/i18n.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import type { FieldRow } from './reference-document.ts';
import { referenceWords as words } from './reference.words.ts';
import styles from './ApiReference.module.css';

/** The fields of what is sent or answered. Their names are those of the calls, in every language. */
export function FieldTable({ title, fields, open }: { title: string; fields: readonly FieldRow[]; open?: boolean }) {
  const say = useSay();
  const count = useCount();
  return (
    <details className={styles.fold} open={open}>
      <summary>
        {title} <span className="muted">({say(words.fields, { n: count(fields.length) })})</span>
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(words.field)}</th>
            <th scope="col">{say(words.type)}</th>
            <th scope="col">{say(words.meaning)}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, type, required, note }) => (
            <tr key={name}>
              <th scope="row">
                <code className={styles.name} translate="no">
                  {name}
                </code>
                {required && <span className={styles.required}>{say(words.required)}</span>}
              </th>
              <td translate="no">
                <code className={styles.name}>{type}</code>
              </td>
              <td lang="en">{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
