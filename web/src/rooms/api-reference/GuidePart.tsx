import { keyScopeWords } from '@waybill/contract/rooms/api-keys/api-keys.words.ts';
import { documentPath } from '@waybill/contract/api-changes.ts';
import { exampleCode, exampleNumbers, exampleTestCode } from '@waybill/contract/call-examples.ts';
import type { KeyScope } from '@waybill/domain/kernel/key-scopes.ts';
import { useState } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { AnswerExample, type Coding } from './CallDetails.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { CodeSample } from './CodeSample.tsx';
import { clientSample, codeLanguages, exampleWish, sampleOf } from './code-samples.ts';
import { guideWords } from './guide.words.ts';
import { withOwn, type Reference } from './reference-document.ts';
import styles from './ApiReference.module.css';

const steps = [
  { word: 'key', call: null },
  { word: 'place', call: 'places.search' },
  { word: 'quote', call: 'tariffs.quote' },
  { word: 'label', call: 'labels.create' },
  { word: 'print', call: 'prints.document' },
  { word: 'track', call: 'tracking.track' },
  { word: 'hook', call: 'sandbox.webhook' },
  { word: 'walk', call: 'sandbox.walk' },
  { word: 'payout', call: 'sandbox.payout' },
  { word: 'clock', call: 'sandbox.moveClock' },
  { word: 'failures', call: 'sandbox.fail' },
  { word: 'busy', call: null },
  { word: 'live', call: null },
] as const;

/** Packed by the build (`tools/lib/build-client.mjs`). */
const clientFile = '/waybill-client.tgz';
const brunoFile = '/waybill-bruno.zip';

/** Key scopes that the calls of the guide need. */
const scopes: readonly KeyScope[] = ['quotes.read', 'labels.create', 'labels.read', 'labels.print'];

/** From a key to a parcel that is tracked, each step with code whose call a test makes. */
export function GuidePart({ reference, coding }: { reference: Reference; coding: Coding }) {
  const say = useSay();
  // Id and code of the label from the answer; the later steps use them.
  const [id, setId] = useState<string | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const calls = withOwn(
    reference.calls,
    new Map<unknown, unknown>([
      ...(id === null ? [] : [[exampleNumbers.label, Number(id)] as const]),
      ...(code === null ? [] : [exampleCode, exampleTestCode].map((example) => [example, code] as const)),
    ]),
  );
  return (
    <div className={styles.part}>
      <p>{say(guideWords.intro)}</p>
      <ol className={styles.steps}>
        {steps.map(({ word, call: name }) => {
          const call = (word === 'label' ? reference.calls : calls).find((one) => one.id === name);
          return (
            <li key={word}>
              <p>{say(guideWords[word])}</p>
              {word === 'key' && <FirstKey />}
              {call && (
                <CodeSample
                  languages={codeLanguages}
                  {...coding}
                  text={sampleOf(coding.language, exampleWish(call, window.location.origin))}
                />
              )}
              {call?.answerExample !== undefined && <AnswerExample answer={call.answerExample} />}
              {word === 'label' && (
                <>
                  <p>{say(guideWords.made)}</p>
                  <Field label="id">
                    <TextInput inputMode="numeric" autoComplete="off" value={id} onChange={setId} max={15} />
                  </Field>
                  <Field label="tracking_code">
                    <TextInput autoComplete="off" spellCheck={false} value={code} onChange={setCode} max={40} />
                  </Field>
                </>
              )}
            </li>
          );
        })}
      </ol>
      <OwnClient />
      <OtherTools />
    </div>
  );
}

/** Lists the scopes that the key needs, in the words of its form, and where the code reads the key. */
function FirstKey() {
  const say = useSay();
  return (
    <>
      <ul>
        {scopes.map((scope) => (
          <li key={scope}>
            {say(keyScopeWords[scope])} <code className="muted">{scope}</code>
          </li>
        ))}
      </ul>
      <p>{say(guideWords.shell)}</p>
      <CodeBlock text="export WAYBILL_KEY='wb_test_…'" what="WAYBILL_KEY" />
    </>
  );
}

/** The typed client of this server's own calls, which comes from this server too. */
function OwnClient() {
  const say = useSay();
  const address = `${window.location.origin}${clientFile}`;
  return (
    <section>
      <h2 className={styles.heading}>{say(guideWords.client)}</h2>
      <p>{say(guideWords.clientUse)}</p>
      <p>
        <a className={buttonLook('plain')} href={clientFile} download>
          {say(guideWords.clientFile)}
        </a>
      </p>
      <CodeBlock text={`npm install ${address}`} what={say(guideWords.client)} />
      <CodeBlock text={clientSample(window.location.origin)} what={say(guideWords.client)} />
    </section>
  );
}

/** The document that other generators and tools read, and the calls for one of them. */
function OtherTools() {
  const say = useSay();
  return (
    <section>
      <h2 className={styles.heading}>{say(guideWords.tools)}</h2>
      <p>{say(guideWords.toolsUse)}</p>
      <p className={styles.downloads}>
        <a className={buttonLook('plain')} href={`${documentPath}?for=keys`} download="waybill-openapi.json">
          {say(guideWords.openapiFile)}
        </a>
        <a className={buttonLook('plain')} href={brunoFile} download>
          {say(guideWords.brunoFile)}
        </a>
      </p>
    </section>
  );
}
