import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import styles from './ApiReference.module.css';

/** Code as it is copied; long lines are wrapped, so that nothing has to be scrolled sideways. */
export function CodeBlock({ text, what }: { text: string; what: string }) {
  return (
    <div className={styles.code}>
      <span className={styles.copy}>
        <CopyButton text={text} what={what} />
      </span>
      <pre translate="no">
        <code>{text}</code>
      </pre>
    </div>
  );
}
