import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import type { DialogProps } from './Dialog.tsx';
import { dataWords } from '../table/data.words.ts';
import { Icon } from '../layout/Icon.tsx';
import overlay from './Overlay.module.css';
import styles from './Dialog.module.css';

export interface DialogWindowProps extends Omit<DialogProps, 'trigger' | 'open'> {
  open: boolean;
  /** The button that opened it gets the focus back; by default it goes to where it was. */
  anchor?: HTMLElement | null;
}

/** The window itself, once it is opened; lazy parts that always stand in one take it from here. */
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
              <Base.Close className={styles.close} aria-label={say(dataWords.close)}>
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

/** A toast lies above the dialog: closing the toast must not close the dialog under it. */
function isToastPress({ reason, event }: Base.Root.ChangeEventDetails): boolean {
  return (
    reason === 'outside-press' && event.target instanceof Element && event.target.closest('[data-toasts]') !== null
  );
}

/** The focus begins in the first field; with a finger it does not, because a keyboard would cover half the dialog. */
function firstField(body: HTMLElement | null): HTMLElement | null {
  return body?.querySelector<HTMLElement>('input, textarea, select, button, [href]') ?? null;
}
