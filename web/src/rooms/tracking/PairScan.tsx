import { X } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { CodeText } from '../../ui/layout/CodeText.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { scanModeWords as words } from './scan.words.ts';
import type { useCodePairs } from './use-pairs.ts';
import styles from './ScanMode.module.css';

/** Which of the two codes of a parcel is awaited. */
export function PairScan({ pairs: { own, problem, drop } }: { pairs: ReturnType<typeof useCodePairs> }) {
  const say = useSay();
  return (
    <div className={styles.pair}>
      <ol className={styles.codes} aria-live="polite">
        <li data-awaited={own === null || undefined}>
          <span>{say(words.pairOurs)}</span>
          {own !== null && (
            <>
              <CodeText code={own} />
              <IconButton icon={X} label={say(words.pairDrop)} onClick={drop} />
            </>
          )}
        </li>
        <li data-awaited={own !== null || undefined}>
          <span>{say(words.pairTheirs)}</span>
        </li>
      </ol>
      {problem && (
        <Callout tone="danger" live>
          {say.loose(problem.word, { code: problem.code })}
        </Callout>
      )}
    </div>
  );
}
