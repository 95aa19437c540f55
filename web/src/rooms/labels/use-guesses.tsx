import { useState, type ReactNode } from 'react';
import { CircleQuestionMark } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { labelPageWords as words } from './label-page.words.ts';
import type { LabelFormModel } from './OwnField.tsx';
import styles from './LabelForm.module.css';

export interface Guesses {
  /** The form with a note at every field that was guessed; a field that is changed is guessed no more. */
  readonly form: LabelFormModel;
  /** Fields that are still to be looked at. */
  readonly left: readonly string[];
  readonly mark: (fields: readonly string[]) => void;
}

/** Which fields of the form were only guessed from a pasted text: marked until the person changes or confirms them. */
export function useGuesses(form: LabelFormModel): Guesses {
  const [left, setLeft] = useState<readonly string[]>([]);
  const right = (name: string) => setLeft((names) => names.filter((one) => one !== name));
  const set: LabelFormModel['set'] = (name, value) => {
    if (left.includes(name) && JSON.stringify(form.values[name] ?? null) !== JSON.stringify(value ?? null)) right(name);
    form.set(name, value);
  };
  const noteOf = (name: string) => left.includes(name) && <GuessNote onRight={() => right(name)} />;
  return { form: { ...form, set, noteOf }, left, mark: setLeft };
}

function GuessNote({ onRight }: { onRight: () => void }): ReactNode {
  const say = useSay();
  return (
    <span className={styles.guess}>
      <Icon of={CircleQuestionMark} size={14} />
      {say(words.guessed)}
      <Button small variant="quiet" onClick={onRight}>
        {say(words.guessRight)}
      </Button>
    </span>
  );
}
