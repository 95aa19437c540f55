import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Number of text lines to draw. */
  lines?: number;
  /** Height of one block in pixels, instead of lines. */
  height?: number;
  /** CSS width; lines get uneven ends automatically. */
  width?: string;
}

/** Placeholder of content that is loading. It takes its space at once but is visible only after 200 ms, so that quick answers do not flicker. */
export function Skeleton({ lines = 1, height, width }: SkeletonProps) {
  if (height !== undefined) return <span className={styles.block} style={{ height, width }} aria-hidden="true" />;
  return (
    <span className={styles.lines} style={{ width }} aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} className={styles.line} style={{ '--ends': `${100 - ((at * 37) % 45)}%` } as CSSProperties} />
      ))}
    </span>
  );
}
