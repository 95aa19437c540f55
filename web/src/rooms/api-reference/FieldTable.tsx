import { useSay } from '../../kernel/i18n.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import type { FieldRow } from './reference-document.ts';
import { referenceWords as words } from './reference.words.ts';
import styles from './ApiReference.module.css';

interface FieldTableProps {
  title: string;
  /** With the version that they came with, where that was later than the call. */
  fields: readonly (FieldRow & { readonly since: string | undefined })[];
  open?: boolean;
}

/** The fields of what is sent or answered. Their names are those of the calls, in every language. */
export function FieldTable({ title, fields, open }: FieldTableProps) {
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
          {fields.map(({ name, type, required, note, since }) => (
            <tr key={name}>
              <th scope="row">
                <code className={styles.name} translate="no">
                  {name}
                </code>
                {required && <span className={styles.required}>{say(words.required)}</span>}
                {since && <span className="muted"> {say(words.sinceThen, { version: since })}</span>}
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
