import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconSource } from './Icon.tsx';
import styles from './IconButton.module.css';
import { Spinner } from '../feedback/Spinner.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconSource;
  /** What it does: its accessible name, and its tooltip. */
  label: string;
  /** Says more than the name where more needs saying. */
  tooltip?: ReactNode;
  /** framed stands beside inputs, quiet in bars and rows. */
  variant?: 'quiet' | 'framed';
  small?: boolean;
  /** Its work is under way, and may not be asked for again. */
  busy?: boolean;
  /** Its work is under way, and may be asked for anew all the same: as a search, by Enter too. */
  working?: boolean;
  /** A button that stays down. */
  pressed?: boolean;
}

/**
 * A button with a picture only. It always has a name and a tooltip.
 *
 * @example <IconButton icon={X} label={say(commonWords.close)} onClick={close} />
 */
export function IconButton({
  icon,
  label,
  tooltip,
  variant = 'quiet',
  small,
  busy,
  working,
  pressed,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip content={tooltip ?? label}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        aria-pressed={pressed}
        aria-busy={busy || working || undefined}
        aria-disabled={busy || rest['aria-disabled'] || undefined}
        className={`${styles.button} ${styles[variant]} ${small ? styles.small : ''} ${className ?? ''}`}
        onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}>
        {busy || working ? <Spinner /> : <Icon of={icon} size={small ? 16 : 20} />}
      </button>
    </Tooltip>
  );
}
