import { useMemo } from 'react';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { Pairs } from '../../shell/detail/Pairs.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { CodeSample } from './CodeSample.tsx';
import { codeLanguages, exampleWish, sampleOf, type CodeLanguage } from './code-samples.ts';
import { ErrorTable } from './ErrorsPart.tsx';
import { FieldTable } from './FieldTable.tsx';
import { fieldsOfCall, inVersion, type ApiCall, type FieldPlace, type Reference } from './reference-document.ts';
import { referenceWords as words } from './reference.words.ts';
import { TryCall } from './TryCall.tsx';
import styles from './ApiReference.module.css';

/** Which language the page shows code in. */
export interface Coding {
  readonly language: CodeLanguage;
  readonly onLanguage: (language: CodeLanguage) => void;
}

export interface CallDetailsProps {
  readonly call: ApiCall;
  readonly errors: Reference['errors'];
  /** The version that is looked at. */
  readonly version: string;
  readonly coding: Coding;
  readonly tryKey: string | null;
  readonly onKey: (key: string | null) => void;
}

/** Everything about one call. */
export function CallDetails({ call, errors, version, coding, tryKey, onKey }: CallDetailsProps) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const wish = useMemo(() => exampleWish(call, window.location.origin), [call]);
  const fields = useMemo(() => fieldsOfCall(call), [call]);
  const shown = (place: FieldPlace) =>
    fields[place].flatMap((field) => {
      const since = call.versions.newer[`${place} ${field.name}`];
      return inVersion(since, version) ? [{ ...field, since }] : [];
    });
  const [addressed, sent, answered] = [shown('address'), shown('sent'), shown('answer')];
  return (
    <div className={styles.inside}>
      <Pairs
        pairs={[
          {
            key: 'scope',
            label: say(call.scopes.length > 1 ? words.scopes : words.scope),
            value:
              call.scopes.length === 0 ? (
                say(words.everyKey)
              ) : (
                <code className={styles.name}>{call.scopes.join(', ')}</code>
              ),
          },
          {
            key: 'limit',
            label: say(words.limit),
            value: call.limit
              ? say(words.limitOwn, { max: count(call.limit.max), seconds: count(call.limit.seconds) })
              : say(words.limitKey),
          },
          { key: 'since', label: say(words.since), value: call.versions.since },
        ]}
      />
      {addressed.length > 0 && <FieldTable title={say(words.parameters)} fields={addressed} open />}
      {sent.length > 0 && <FieldTable title={say(words.body)} fields={sent} />}
      {answered.length > 0 && <FieldTable title={say(words.answer)} fields={answered} />}
      {(call.body === null || call.bodyExample !== undefined) && (
        <section>
          <h3 className={styles.heading}>{say(words.example)}</h3>
          <CodeSample languages={codeLanguages} {...coding} text={sampleOf(coding.language, wish)} />
          {call.answerExample !== undefined && <AnswerExample answer={call.answerExample} />}
        </section>
      )}
      <TryCall call={call} wish={wish} tryKey={tryKey} onKey={onKey} />
      <ErrorTable
        title={say(words.errors)}
        rows={call.codes.flatMap((code) => {
          const error = errors[code];
          return error ? [{ code, status: error.status, text: error[locale] }] : [];
        })}
      />
    </div>
  );
}

/** The answer that the example call got in a test. */
export function AnswerExample({ answer }: { answer: unknown }) {
  const say = useSay();
  return (
    <>
      <p className="muted">{say(words.answeredWith)}</p>
      <CodeBlock text={JSON.stringify(answer, null, 2)} what={say(words.answer)} />
    </>
  );
}
