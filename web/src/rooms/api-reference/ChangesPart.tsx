import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { callTitle } from './call-titles.words.ts';
import { changesWith, type Reference } from './reference-document.ts';
import { referenceWords as words } from './reference.words.ts';
import styles from './ApiReference.module.css';

/** Lists the changes of each version, the newest first: in words, then each call and field added since. */
export function ChangesPart({ reference: { changes, calls } }: { reference: Reference }) {
  const say = useSay();
  return (
    <ul className={styles.steps}>
      {changes.map(({ version, what }) => (
        <li key={version}>
          <strong>{version}</strong> {say.loose(what)}
          <VersionFold version={version} calls={calls} />
        </li>
      ))}
    </ul>
  );
}

function VersionFold({ version, calls }: { version: string; calls: Reference['calls'] }) {
  const say = useSay();
  const count = useCount();
  const locale = useLocale();
  const { calls: came, fields } = changesWith(version, calls);
  return (
    <>
      {came.length > 0 && (
        <details className={styles.fold}>
          <summary>{say(words.newCalls, { n: count(came.length) })}</summary>
          <ul>
            {came.map((call) => (
              <li key={call.id}>
                <code className={styles.name} translate="no">{`${call.method} ${call.path}`}</code>{' '}
                <span>{callTitle(call, locale)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {fields.length > 0 && (
        <details className={styles.fold} open>
          <summary>{say(words.newFields)}</summary>
          <ul>
            {fields.map(({ call, came: added, went }) => (
              <li key={call.id}>
                <code className={styles.name} translate="no">{`${call.method} ${call.path}`}</code>
                {added.length > 0 && <p lang="en">+ {added.join(', ')}</p>}
                {went.length > 0 && <p lang="en">− {went.join(', ')}</p>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
