import type { ReactNode } from 'react';
import { Inbox } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import { dataWords } from './data.words.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import type { IconSource } from '../layout/Icon.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import styles from './TableStates.module.css';
import { kernelWords } from '../../kernel/kernel.words.ts';

/** Why the rows could not be loaded. */
export interface TableFailure {
  /** 'The list could not be loaded.' by default. */
  readonly message?: string;
  /** Id with which support finds the request. */
  readonly requestId?: string;
  /** Cancelled by the user; not an error. */
  readonly stopped?: boolean;
  readonly onRetry: () => void;
}

/** Texts shown when there are no rows. */
export interface TableEmpty {
  /** 'There is no data!.' by default. */
  readonly message?: string;
  readonly hint?: ReactNode;
  readonly icon?: IconSource;
  readonly action?: ReactNode;
}

export function NoRows({ empty }: { empty: TableEmpty | undefined }) {
  const say = useSay();
  return (
    <div className={styles.state} role="status">
      <EmptyState
        title={empty?.message ?? say(dataWords.noData)}
        hint={empty?.hint}
        icon={empty?.icon ?? Inbox}
        action={empty?.action}
      />
    </div>
  );
}

/** Message of a list that is loading. Screen readers get it at once; it is visible after 200 ms. */
export function LoadingMessage({ message }: { message?: string }) {
  const say = useSay();
  return (
    <div className={styles.loading} role="status">
      <Spinner size={14} />
      {message ?? say(kernelWords.loading)}
    </div>
  );
}

/** Placeholders of rows that are loading. */
export function SkeletonRows({ rows, cells }: { rows: number; cells: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} className={styles.skeleton}>
          {Array.from({ length: cells }, (_, cell) => (
            <td key={cell}>
              <Skeleton width={`${55 + ((row * 7 + cell * 23) % 40)}%`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
