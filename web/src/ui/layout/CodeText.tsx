import styles from './CodeText.module.css';

const groups = /^([A-Z]{2})(\d{4})(\d{4})(\d)([A-Z]{2})$/;

/**
 * Shows a code in the groups in which it is read out: for a tracking code the product, four digits, four digits, check digit, suffix; other codes unchanged.
 * The copied text has no gaps.
 */
export function CodeText({ code, large }: { code: string; large?: boolean }) {
  const parts = groups.exec(code)?.slice(1) ?? [code];
  return (
    <span className={large ? `code ${styles.large}` : 'code'} translate="no">
      {parts.map((part, at) =>
        at === parts.length - 1 ? (
          part
        ) : (
          <span key={at}>
            {part.slice(0, -1)}
            <span className={styles.gap}>{part.slice(-1)}</span>
          </span>
        ),
      )}
    </span>
  );
}

/** Formats a code in groups as text, for titles, dialogs and toasts. @example sayCode('EX473124829XM') === 'EX 4731 2482 9 XM' */
export function sayCode(code: string): string {
  return code.replace(groups, '$1 $2 $3 $4 $5');
}
