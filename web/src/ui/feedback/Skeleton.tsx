import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** How many lines of text it stands for. */
  lines?: number;
  /** A block of this height in pixels instead of lines. */
  height?: number;
  /** A CSS width; lines end ragged by themselves. */
  width?: string;
}

/** Stands where something will be. It takes its place at once and is seen only after 200 ms, so that quick answers do not flicker. */
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
