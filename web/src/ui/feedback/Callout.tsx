import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Icon, type IconSource } from '../layout/Icon.tsx';
import { IconButton } from '../layout/IconButton.tsx';
import styles from './Callout.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export type CalloutTone = 'info' | 'attention' | 'danger' | 'success';

export interface CalloutProps {
  tone?: CalloutTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons at its end. */
  actions?: ReactNode;
  onClose?: () => void;
  /** Caused by an action of the user, so a screen reader reads it out at once. */
  live?: boolean;
}

const iconOf: Record<CalloutTone, IconSource> = {
  info: Info,
  attention: TriangleAlert,
  danger: OctagonAlert,
  success: CircleCheck,
};

/**
 * Shows a lasting message next to what it is about.
 *
 * @example <Callout tone="danger" title={say(words.refused)} actions={<Button small>…</Button>}>{reason}</Callout>
 */
export function Callout({ tone = 'info', title, children, actions, onClose, live }: CalloutProps) {
  const say = useSay();
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div className={`${styles.callout} ${styles[tone]}`} role={live ? role : undefined}>
      <Icon of={iconOf[tone]} size={20} className={styles.icon} />
      <div className={styles.body}>
        <div className={styles.words}>
          {title && <div className={styles.title}>{title}</div>}
          {children && <div>{children}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && (
        <IconButton icon={X} small label={say(commonWords.close)} onClick={onClose} className={styles.close} />
      )}
    </div>
  );
}
