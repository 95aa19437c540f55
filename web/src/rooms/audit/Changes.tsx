import { useMemo } from 'react';
import { auditFieldWords } from '@waybill/contract/rooms/audit/audit.words.ts';
import { auditFieldWord, namesOf, sayValue, type RecordName } from '@waybill/contract/audit-values.ts';
import { changesOf, type AuditChange } from '@waybill/domain/rooms/audit/audit-changes.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { auditPageWords } from './audit-page.words.ts';
import styles from './Changes.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

interface Line {
  readonly room: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Lists the changes of an audit line: each field by its name, with its old and new value; for a list field, the added and removed entries. */
export function Changes({ line, names }: { line: Line; names: readonly RecordName[] }) {
  const say = useSay();
  const changes = changesOf(line.before, line.after);
  const { before, after } = line;
  if (changes.length === 0) return <p className={`muted ${styles.none}`}>{say(auditPageWords.noChange)}</p>;
  return (
    <table className={styles.table}>
      <colgroup>
        <col className={styles.field} />
      </colgroup>
      <thead className={before === null || after === null ? 'sr-only' : undefined}>
        <tr>
          <th scope="col">{say(commonFieldWords.field)}</th>
          {before !== null && <th scope="col">{say(auditFieldWords.before)}</th>}
          {after !== null && <th scope="col">{say(auditFieldWords.after)}</th>}
        </tr>
      </thead>
      <tbody>
        <ChangeRows line={line} changes={changes} names={names} />
      </tbody>
    </table>
  );
}

function ChangeRows({
  line,
  changes,
  names,
}: {
  line: Line;
  changes: readonly AuditChange[];
  names: readonly RecordName[];
}) {
  const locale = useLocale();
  const say = useSay();
  const nameOf = useMemo(() => namesOf(names, locale), [names, locale]);
  const words = (field: string, value: unknown) =>
    sayValue({ room: line.room, field }, value, locale, nameOf, line.after);
  // On a phone each value has a separate line; when there are two, each is labelled as old or new.
  const both = line.before !== null && line.after !== null;
  const label = (word: Word) => (both ? { 'data-label': say.loose(word) } : {});
  return changes.map((change) => (
    <tr key={change.field}>
      <th scope="row">{say(auditFieldWord(change.field))}</th>
      {change.added && change.removed ? (
        <td colSpan={2}>
          <Members
            label={say(commonFieldWords.added)}
            sign="+"
            values={change.added.map((one) => words(change.field, one))}
          />
          <Members
            label={say(auditPageWords.removed)}
            sign="−"
            values={change.removed.map((one) => words(change.field, one))}
          />
        </td>
      ) : (
        <>
          {line.before !== null && (
            <td className={styles.before} {...label(auditFieldWords.before)}>
              {words(change.field, change.before)}
            </td>
          )}
          {line.after !== null && (
            <td className={styles.after} {...label(auditFieldWords.after)}>
              {words(change.field, change.after)}
            </td>
          )}
        </>
      )}
    </tr>
  ));
}

function Members({ label, sign, values }: { label: string; sign: string; values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <div className={styles.members}>
      <span className={styles.sign}>
        <span aria-hidden="true">{sign}</span> {label}
      </span>
      <ul>
        {values.map((value) => (
          <li key={value}>{value}</li>
        ))}
      </ul>
    </div>
  );
}
