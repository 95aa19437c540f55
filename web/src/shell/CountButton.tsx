import type { ComponentProps } from 'react';
import { Icon, type IconSource } from '../ui/layout/Icon.tsx';
import { useCount } from '../ui/table/use-count.ts';
import { Tooltip } from '../ui/overlays/Tooltip.tsx';
import styles from './Bell.module.css';

interface CountButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconSource;
  label: string;
  count: number;
  /** More figures of the accessible name and tooltip. */
  parts?: readonly string[];
}

/** A button of the top bar with a count. It keeps its place and size whatever the count is. */
export function CountButton({ icon, label, count, parts = [], ...rest }: CountButtonProps) {
  const shown = useCount();
  const text = count > 99 ? `${shown(99)}+` : shown(count);
  // The name has the text that is seen, as voice control needs it.
  const name = [count > 0 ? `${label}: ${text}` : label, ...parts].join(' · ');
  return (
    <Tooltip content={name} side="bottom">
      <button {...rest} type="button" className={styles.bell} aria-label={name}>
        <Icon of={icon} size={20} />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {text}
          </span>
        )}
      </button>
    </Tooltip>
  );
}
