import { useSay } from '../../kernel/i18n.tsx';
import type { Coding } from './CallDetails.tsx';
import { CodeSample } from './CodeSample.tsx';
import { codeLanguages, exampleWish, sampleOf } from './code-samples.ts';
import { guideWords } from './guide.words.ts';
import type { Reference } from './reference-document.ts';
import styles from './ApiReference.module.css';

const steps = [
  { word: 'key', call: null },
  { word: 'place', call: 'places.search' },
  { word: 'quote', call: 'tariffs.quote' },
  { word: 'label', call: 'labels.create' },
  { word: 'track', call: 'tracking.track' },
  { word: 'walk', call: 'sandbox.walk' },
  { word: 'clock', call: 'sandbox.moveClock' },
  { word: 'failures', call: 'sandbox.fail' },
  { word: 'busy', call: null },
  { word: 'live', call: null },
] as const;

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
            </li>
          );
        })}
      </ol>
    </div>
  );
}
