import { useState } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { CodeSample } from './CodeSample.tsx';
import { guideWords } from './guide.words.ts';
import {
  receiverStarts,
  webhookLanguages,
  webhookReceivers,
  webhookSamples,
  type WebhookLanguage,
} from './webhook-samples.ts';
import styles from './ApiReference.module.css';

/** How a program knows that a webhook is ours. */
export function WebhooksPart() {
  const say = useSay();
  const [language, setLanguage] = useState<WebhookLanguage>('JavaScript');
  return (
    <div className={styles.part}>
      <p>{say(guideWords.verify)}</p>
      <CodeSample
        languages={webhookLanguages}
        language={language}
        onLanguage={setLanguage}
        text={webhookSamples[language]}
      />
      {language in webhookReceivers && (
        <>
          <p>{say(guideWords.receiver)}</p>
          <CodeBlock text="export WAYBILL_WEBHOOK_SECRET='whsec_…'" what="WAYBILL_WEBHOOK_SECRET" />
          <CodeBlock text={webhookReceivers[language as keyof typeof webhookReceivers]} what={language} />
          <CodeBlock text={receiverStarts[language as keyof typeof webhookReceivers]} what={language} />
        </>
      )}
      <p>{say(guideWords.repeat)}</p>
    </div>
  );
}
