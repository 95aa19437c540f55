import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon, type IconSource } from './Icon.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import styles from './Button.module.css';

/** main: the primary action of the screen. plain: other actions. quiet: beside other controls. danger: a destructive action. */
export type ButtonVariant = 'main' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  small?: boolean;
  icon?: IconSource;
  /** In progress: keeps its place and the focus, and ignores further presses. */
  busy?: boolean;
  /** In progress, but may be repeated: shows so, and accepts further presses. */
  loading?: boolean;
  /** The shortcut key, shown on the button. */
  kbd?: string;
  children: ReactNode;
}

/**
 * A button with text.
 *
 * @example <Button variant="main" icon={Plus} onClick={open}>{say(staffWords.create)}</Button>
 */
export function Button({
  variant = 'plain',
  small,
  icon,
  busy,
  loading,
  kbd,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonLook(variant, small)} ${className ?? ''}`}
      aria-busy={busy || loading || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={press}>
      {busy || loading ? <Spinner /> : icon && <Icon of={icon} />}
      <span className={styles.words}>{children}</span>
      {kbd && (
        <kbd className={styles.kbd} aria-hidden="true">
          {kbd}
        </kbd>
      )}
    </button>
  );
}

/** Returns the class names of a button, for links that look like one. */
export function buttonLook(variant: ButtonVariant = 'plain', small = false): string {
  return `${styles.button} ${styles[variant]} ${small ? styles.small : ''}`;
}
