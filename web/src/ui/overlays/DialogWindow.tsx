import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Icon } from '../layout/Icon.tsx';
import overlay from './Overlay.module.css';
import styles from './Dialog.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export interface DialogProps {
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the confirming one last. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** The button that opens it, unless `open` is controlled outside. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** It has unsaved input: a press outside does not close it. */
  guarded?: boolean;
}

export interface DialogWindowProps extends Omit<DialogProps, 'trigger' | 'open'> {
  open: boolean;
  /** The opening button, which gets the focus back; by default the previously focused element. */
  anchor?: HTMLElement | null;
}

/** The window itself, loaded when it is opened; lazy parts that are always in a dialog import it directly. */
export function DialogWindow({
  title,
  description,
  children,
  footer,
  size = 'medium',
  open,
  onOpenChange,
  guarded,
  anchor,
}: DialogWindowProps) {
  const say = useSay();
  const body = useRef<HTMLDivElement>(null);
  const change = (next: boolean, details: Base.Root.ChangeEventDetails) => {
    if (!next && isToastPress(details)) details.cancel();
    else onOpenChange?.(next);
  };
  return (
    <Base.Root open={open} onOpenChange={change} disablePointerDismissal={guarded}>
      <Base.Portal>
        <Base.Backdrop className={overlay.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            className={`${styles.popup} ${styles[size]}`}
            initialFocus={(type) => (type === 'touch' ? true : (firstField(body.current) ?? true))}
            finalFocus={anchor ? () => anchor : undefined}>
            <header className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close className={styles.close} aria-label={say(commonWords.close)}>
                <Icon of={X} size={20} />
              </Base.Close>
            </header>
            <div ref={body} className={styles.body} tabIndex={-1}>
              {description && <Base.Description className={styles.description}>{description}</Base.Description>}
              {children}
            </div>
            {footer && <footer className={styles.foot}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** A toast is drawn above the dialog: closing the toast must not close the dialog. */
function isToastPress({ reason, event }: Base.Root.ChangeEventDetails): boolean {
  return (
    reason === 'outside-press' && event.target instanceof Element && event.target.closest('[data-toasts]') !== null
  );
}

/** Returns the first field for the initial focus; none on touch screens, where a keyboard would cover half the dialog. */
function firstField(body: HTMLElement | null): HTMLElement | null {
  return body?.querySelector<HTMLElement>('input, textarea, select, button, [href]') ?? null;
}
