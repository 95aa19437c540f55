import { useSay } from '../../kernel/i18n.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { AnswerExample, type Coding } from './CallDetails.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { CodeSample } from './CodeSample.tsx';
import { clientSample, codeLanguages, exampleWish, sampleOf } from './code-samples.ts';
import { guideWords } from './guide.words.ts';
import type { Reference } from './reference-document.ts';
import styles from './ApiReference.module.css';

const steps = [
  { word: 'key', call: null },
  { word: 'place', call: 'places.search' },
  { word: 'quote', call: 'tariffs.quote' },
  { word: 'label', call: 'labels.create' },
  { word: 'print', call: 'prints.document' },
  { word: 'track', call: 'tracking.track' },
  { word: 'walk', call: 'sandbox.walk' },
  { word: 'clock', call: 'sandbox.moveClock' },
  { word: 'failures', call: 'sandbox.fail' },
  { word: 'busy', call: null },
  { word: 'live', call: null },
] as const;

/** Packed by the build (`tools/lib/build-client.mjs`). */
const clientFile = '/waybill-client.tgz';

/** From a key to a parcel that is tracked, each step with code whose call a test makes. */
export function GuidePart({ reference, coding }: { reference: Reference; coding: Coding }) {
  const say = useSay();
  return (
    <div className={styles.part}>
      <p>{say(guideWords.intro)}</p>
      <ol className={styles.steps}>
        {steps.map(({ word, call: id }) => {
          const call = reference.calls.find((one) => one.id === id);
          return (
            <li key={word}>
              <p>{say(guideWords[word])}</p>
              {call && (
                <CodeSample
                  languages={codeLanguages}
                  {...coding}
                  text={sampleOf(coding.language, exampleWish(call, window.location.origin))}
                />
              )}
              {call?.answerExample !== undefined && <AnswerExample answer={call.answerExample} />}
            </li>
          );
        })}
      </ol>
      <OwnClient />
    </div>
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
