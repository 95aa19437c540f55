import { CircleCheck, CircleDashed, Hand, OctagonAlert, PackageCheck, Truck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '@waybill/domain/kernel/lifecycle.ts';
import { Icon, type IconSource } from './Icon.tsx';
import styles from './Pill.module.css';

const iconOf: Record<Tone, IconSource> = {
  neutral: CircleDashed,
  info: PackageCheck,
  transit: Truck,
  attention: Hand,
  success: CircleCheck,
  return: Undo2,
  danger: OctagonAlert,
};

/**
 * Shows a state by colour, icon and word, so that colour alone carries no meaning.
 *
 * @example <Pill tone={lifecycle.states[state].tone} label={say(stateWords[state])} />
 */
export function Pill({ tone, label, title }: { tone: Tone; label: ReactNode; title?: string }) {
  return (
    <span className={`${styles.pill} ${styles[tone]}`}>
      <Icon of={iconOf[tone]} size={14} />
      <span className={styles.label} title={title ?? (typeof label === 'string' ? label : undefined)}>
        {label}
      </span>
    </span>
  );
}
