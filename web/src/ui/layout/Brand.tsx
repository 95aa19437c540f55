import styles from './Brand.module.css';

/** Shows the logo and the name of the product. */
export function Brand({ note }: { note?: string }) {
  return (
    <div className={styles.brand}>
      <BrandMark />
      <div>
        <div className={styles.name}>Waybill</div>
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
    </div>
  );
}

export function BrandMark() {
  return (
    <span className={styles.mark}>
      <svg
        viewBox="0 0 24 24"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false">
        <path d="M3 7l9-4 9 4v10l-9 4-9-4z" />
        <path d="M3 7l9 4 9-4M12 11v10" />
      </svg>
    </span>
  );
}
