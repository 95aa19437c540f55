import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconSource } from './Icon.tsx';
import styles from './IconButton.module.css';
import { Spinner } from '../feedback/Spinner.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconSource;
  /** Accessible name and tooltip of the action. */
  label: string;
  /** A longer tooltip than the name. */
  tooltip?: ReactNode;
  tooltipSide?: ComponentProps<typeof Tooltip>['side'];
  /** framed for use beside inputs, quiet in bars and rows. */
  variant?: 'quiet' | 'framed';
  small?: boolean;
  /** In progress; further presses are ignored. */
  busy?: boolean;
  /** In progress, but may be repeated, such as a search. */
  working?: boolean;
  /** Toggle button that is pressed. */
  pressed?: boolean;
}

/**
 * A button with an icon only. It always has a name and a tooltip.
 *
 * @example <IconButton icon={X} label={say(commonWords.close)} onClick={close} />
 */
export function IconButton({
  icon,
  label,
  tooltip,
  tooltipSide,
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
    <Tooltip content={tooltip ?? label} side={tooltipSide}>
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
