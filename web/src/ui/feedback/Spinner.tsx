import styles from './Spinner.module.css';

/** Shows that something is loading. The caller provides the words; with reduced motion it does not turn. */
export function Spinner({ size = 16 }: { size?: 14 | 16 | 20 }) {
  return (
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="6.25" className={styles.track} />
      <path d="M8 1.75a6.25 6.25 0 0 1 6.25 6.25" />
    </svg>
  );
}
