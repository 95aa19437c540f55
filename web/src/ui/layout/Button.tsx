import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon, type IconSource } from './Icon.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import styles from './Button.module.css';

/** main: the one thing this screen is for. plain: the rest. quiet: beside other controls. danger: it takes something away. */
export type ButtonVariant = 'main' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  small?: boolean;
  icon?: IconSource;
  /** At work: stays where it is and keeps the focus, and further presses do nothing. */
  busy?: boolean;
  /** At work on what can be asked for anew: shown so, and further presses count. */
  loading?: boolean;
  /** The key that does the same, shown to people who see it. */
  kbd?: string;
  children: ReactNode;
}

/**
 * A button with words.
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

/** The class names of a button, for links that look like one. */
export function buttonLook(variant: ButtonVariant = 'plain', small = false): string {
  return `${styles.button} ${styles[variant]} ${small ? styles.small : ''}`;
}
