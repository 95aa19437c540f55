import type { CSSProperties } from 'react';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** Its accessible name. */
  label: string;
  /** How much is done; nothing when nobody knows. */
  value?: number;
  max?: number;
  /** Of the value, how much went wrong; drawn in red at the end of the bar. */
  failed?: number;
  /** What a screen reader says instead of a percentage: "62 of 120". */
  text?: string;
}

/** How far something has come. */
export function ProgressBar({ label, value, max = 100, failed = 0, text }: ProgressBarProps) {
  const share = (part: number) => `${max > 0 ? Math.min(100, (part / max) * 100) : 0}%`;
  const known = value !== undefined;
  const widths = known ? ({ '--good': share(value - failed), '--bad': share(failed) } as CSSProperties) : undefined;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={known ? max : undefined}
      aria-valuenow={value}
      aria-valuetext={text}
      data-unknown={!known || undefined}
      style={widths}>
      <span className={styles.good} />
      <span className={styles.bad} />
    </div>
  );
}
