import { RadioGroup } from '../../ui/inputs/RadioGroup.tsx';
import { useSay } from '../../kernel/i18n.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { referenceWords as words } from './reference.words.ts';
import styles from './ApiReference.module.css';

interface CodeSampleProps<L extends string> {
  languages: readonly L[];
  language: L;
  onLanguage: (language: L) => void;
  text: string;
}

/** A piece of code in one of a few languages, which the whole page keeps to. */
export function CodeSample<L extends string>({ languages, language, onLanguage, text }: CodeSampleProps<L>) {
  const say = useSay();
  return (
    <div className={styles.part}>
      <RadioGroup
        label={say(words.language)}
        inline
        options={languages.map((value) => ({ value, label: value }))}
        value={language}
        onChange={onLanguage}
      />
      <CodeBlock text={text} what={language} />
    </div>
  );
}
