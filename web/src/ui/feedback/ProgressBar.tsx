import type { CSSProperties } from 'react';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** Accessible name. */
  label: string;
  /** Amount done; undefined when unknown. */
  value?: number;
  max?: number;
  /** Failed part of the value; drawn in red at the end of the bar. */
  failed?: number;
  /** Text for screen readers instead of a percentage: "62 of 120". */
  text?: string;
}

/** Shows the progress of a task. */
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
