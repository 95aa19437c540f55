import { useSay } from '../../kernel/i18n.tsx';
import { rolePageWords } from './role-page.words.ts';
import styles from './Difference.module.css';

/** Marks where a role differs from what it has by default: a dot with its word, so that nobody has to tell colours apart. */
export function Difference({ of }: { of: 'added' | 'removed' }) {
  const say = useSay();
  return (
    <span className={styles.mark} data-kind={of}>
      {say(rolePageWords[of])}
    </span>
  );
}
