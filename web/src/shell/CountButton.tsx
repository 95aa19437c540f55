import type { ComponentProps } from 'react';
import { Icon, type IconSource } from '../ui/layout/Icon.tsx';
import { useCount } from '../ui/table/use-count.ts';
import { Tooltip } from '../ui/overlays/Tooltip.tsx';
import styles from './Bell.module.css';

interface CountButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconSource;
  /** Accessible name and tooltip, with the count where there is one. */
  label: string;
  count: number;
}

/** A button of the top bar with a count. It keeps its place and size whatever the count is. */
export function CountButton({ icon, label, count, ...rest }: CountButtonProps) {
  const shown = useCount();
  return (
    <Tooltip content={label} side="bottom">
      <button {...rest} type="button" className={styles.bell} aria-label={label}>
        <Icon of={icon} size={20} />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count > 99 ? `${shown(99)}+` : shown(count)}
          </span>
        )}
      </button>
    </Tooltip>
  );
}
