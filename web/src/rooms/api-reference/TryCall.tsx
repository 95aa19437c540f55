import { Send } from 'lucide-react';
import { useState } from 'react';
import { worldOfKey } from '@waybill/domain/kernel/key-format.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { randomKey } from '../../kernel/request.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import type { Wish } from './code-samples.ts';
import type { ApiCall } from './reference-document.ts';
import { referenceWords as words } from './reference.words.ts';
import { tryCall, type TriedCall } from './try-call.ts';
import styles from './ApiReference.module.css';

interface TryCallProps {
  readonly call: ApiCall;
  readonly wish: Wish;
  readonly tryKey: string | null;
  readonly onKey: (key: string | null) => void;
}

/** Makes the call in place with a key that is typed in, as the program outside would. */
export function TryCall({ call, wish, tryKey, onKey }: TryCallProps) {
  const say = useSay();
  const [body, setBody] = useState<string | null>(() => (call.body ? JSON.stringify(wish.body, null, 2) : null));
  const [address, setAddress] = useState<string | null>(() => wish.url.slice(window.location.origin.length));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [tried, setTried] = useState<TriedCall | null>(null);
  // The same until something was answered, so that pressing again after a broken line makes nothing twice.
  const [once, setOnce] = useState(randomKey);
  const send = async () => {
    setProblem(null);
    setTried(null);
    if (tryKey === null || worldOfKey(tryKey) === null) return setProblem(say(words.keyMissing));
    const sent = readBody(call.body ? body : null);
    if ('why' in sent) return setProblem(say(words.bodyWrong, { why: sent.why }));
    setBusy(true);
    try {
      // To this server alone, whatever was typed as the address.
      const url = new URL(address ?? '/', window.location.origin);
      setTried(await tryCall({ method: call.method, url: url.pathname + url.search, body: sent.value }, tryKey, once));
      setOnce(randomKey());
    } catch {
      setProblem(say(words.noAnswer));
    }
    setBusy(false);
  };
  return (
    <details className={styles.fold}>
      <summary>{say(words.tryIt)}</summary>
      <div className={styles.part}>
        <Field label={say(words.key)} hint={say(words.keyHint)}>
          <TextInput type="search" autoComplete="off" spellCheck={false} value={tryKey} onChange={onKey} max={100} />
        </Field>
        <Field label={call.method}>
          <TextInput type="url" autoComplete="off" spellCheck={false} value={address} onChange={setAddress} />
        </Field>
        {call.body && (
          <Field label={say(words.bodyField)}>
            <TextArea value={body} onChange={setBody} rows={8} spellCheck={false} />
          </Field>
        )}
        {worldOfKey(tryKey ?? '') === 'test' && <Callout tone="info">{say(words.testWrite)}</Callout>}
        {call.method !== 'GET' && worldOfKey(tryKey ?? '') === 'live' && (
          <Callout tone="attention">{say(words.realWrite)}</Callout>
        )}
        {problem && (
          <Callout tone="danger" live>
            {problem}
          </Callout>
        )}
        <span>
          <Button icon={Send} busy={busy} onClick={() => void send()}>
            {say(words.send)}
          </Button>
        </span>
        {tried && (
          <div role="status" className={styles.part}>
            <span>{say(words.answered, { status: tried.status, ms: tried.ms, id: tried.requestId ?? '' })}</span>
            <CodeBlock text={tried.text} what={say(words.answer)} />
          </div>
        )}
      </div>
    </details>
  );
}

function readBody(text: string | null): { readonly value: unknown } | { readonly why: string } {
  if (text === null) return { value: undefined };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { why: (error as Error).message };
  }
}
