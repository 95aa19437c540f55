import { useState } from 'react';
import { printLimit } from '@waybill/domain/rooms/prints/print-formats.ts';
import { parseLabelNumbers } from '@waybill/domain/rooms/prints/reprint.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { printPageWords as words } from './print-page.words.ts';
import styles from './PrintPage.module.css';

/** Takes scanned or pasted codes and prints the labels in this order. */
export function AskForLabels({ onAsk }: { onAsk: (text: string) => void }) {
  const say = useSay();
  const [text, setText] = useState<string | null>(null);
  const numbers = parseLabelNumbers(text ?? '');
  const tooMany = numbers.length > printLimit;
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        if (numbers.length > 0 && !tooMany) onAsk(numbers.join(','));
      }}>
      <h2>{say(words.nothing)}</h2>
      <Field
        label={say(words.codes)}
        hint={say(words.nothingHint)}
        error={tooMany ? say(words.tooMany, { max: printLimit, n: numbers.length }) : undefined}>
        <TextArea value={text} onChange={setText} rows={8} spellCheck={false} autoFocus />
      </Field>
      <Button variant="main" type="submit">
        {say(words.show)}
      </Button>
    </form>
  );
}
