import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { callTitle } from './call-titles.words.ts';
import { CallDetails, type CallDetailsProps } from './CallDetails.tsx';
import { findCalls, inVersion, type ApiCall, type Reference } from './reference-document.ts';
import { referenceWords as words } from './reference.words.ts';
import styles from './ApiReference.module.css';

type CallsPartProps = Omit<CallDetailsProps, 'call' | 'errors' | 'version'> & { readonly reference: Reference };

/** All calls by group, with what finds them. What a call holds is drawn when it is opened. */
export function CallsPart({ reference, ...shared }: CallsPartProps) {
  const say = useSay();
  const [text, setText] = useState<string | null>(null);
  const [version, setVersion] = useState(reference.version);
  const known = reference.calls.filter(({ versions }) => inVersion(versions.since, version));
  const found = findCalls(known, text ?? '');
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <>
      <TextInput
        type="search"
        icon={Search}
        label={say(words.search)}
        placeholder={say(words.searchHint)}
        value={text}
        onChange={setText}
        max={100}
      />
      <Field label={say(words.ofVersion)} hint={say(words.ofVersionHint)}>
        <Select
          options={reference.changes.map((one) => ({ value: one.version, label: one.version }))}
          value={version}
          onChange={(next) => setVersion(next ?? reference.version)}
        />
      </Field>
      {found.length === 0 && <EmptyState icon={Search} title={say(words.none)} hint={say(words.noneHint)} />}
      {groups.map((group) => (
        <section key={group} className="stack2" aria-label={group}>
          <h2 className={`${styles.groupName} code`} translate="no">
            {group}
          </h2>
          {found
            .filter((call) => call.group === group)
            .map((call) => (
              <Call key={call.id} call={call} errors={reference.errors} version={version} {...shared} />
            ))}
        </section>
      ))}
    </>
  );
}

function Call(props: CallDetailsProps) {
  const { call } = props;
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.call} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <CallTitle call={call} />
      {open && <CallDetails {...props} />}
    </details>
  );
}

function CallTitle({ call }: { call: ApiCall }) {
  const locale = useLocale();
  return (
    <summary>
      <span className={styles.method} translate="no">
        {call.method}
      </span>
      <span className={styles.address} translate="no">
        {call.path}
      </span>
      <span className={styles.summary}>{callTitle(call, locale)}</span>
    </summary>
  );
}
