import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useSay } from '../../kernel/i18n.tsx';
import { dataWords } from '../table/data.words.ts';
import { Icon, type IconSource } from '../layout/Icon.tsx';
import {
  addToast,
  closeToast,
  holdToasts,
  nextChange,
  passTime,
  releaseToasts,
  toastKinds,
  toastTimes,
  type Toast,
  type ToastAction,
  type ToastKind,
} from './toast-clock.ts';
import styles from './Toasts.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** An error that was shown, kept for the notification list so that important messages outlive three seconds. */
export interface KeptToast {
  readonly title: string;
  readonly text?: string;
  readonly at: Date;
}

export type ShowToast = Record<ToastKind, (title: string, text?: string, action?: ToastAction) => void>;

const ToastContext = createContext<ShowToast | null>(null);
const iconOf: Record<ToastKind, IconSource> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: OctagonAlert,
};
const wordOf = {
  success: dataWords.toastSuccess,
  info: dataWords.toastInfo,
  warning: dataWords.toastWarning,
  error: dataWords.toastError,
};
const now = () => performance.now();

/**
 * Shows toasts at the top right, for the components below it (K-10, P-08). Errors are also passed to `onError`, for the notification list.
 *
 * @example <ToastProvider onError={(error) => keep(error)}>{app}</ToastProvider>
 */
export function ToastProvider({ children, onError }: { children: ReactNode; onError?: (error: KeptToast) => void }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const keep = useRef(onError);
  useEffect(() => {
    keep.current = onError;
  }, [onError]);
  useEffect(() => {
    const next = nextChange(toasts);
    if (next === undefined) return undefined;
    const timer = setTimeout(() => setToasts((before) => passTime(before, now())), Math.max(0, next - now()));
    return () => clearTimeout(timer);
  }, [toasts]);
  const show = useMemo(
    () =>
      Object.fromEntries(
        toastKinds.map((kind) => [
          kind,
          (title: string, text?: string, action?: ToastAction) => {
            lastId.current += 1;
            const toast = { id: lastId.current, kind, title, text, action };
            setToasts((before) => addToast(before, toast, now()));
            if (kind === 'error') keep.current?.({ title, text, at: new Date() });
          },
        ]),
      ) as ShowToast,
    [],
  );
  return (
    <ToastContext value={show}>
      {children}
      {createPortal(<ToastList toasts={toasts} change={setToasts} />, document.body)}
    </ToastContext>
  );
}

/**
 * Returns functions that show a toast for three seconds, or for ten when it offers an action.
 *
 * @example const toast = useToast(); toast.success(say(words.saved));
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

type Change = (next: (toasts: readonly Toast[]) => readonly Toast[]) => void;

/** Errors have their own live region, which interrupts a screen reader; other toasts wait for it to finish. */
function ToastList({ toasts, change }: { toasts: readonly Toast[]; change: Change }) {
  const say = useSay();
  const region = (errors: boolean) => (
    <ol className={styles.list} aria-live={errors ? 'assertive' : 'polite'} aria-relevant="additions">
      {toasts
        .filter((toast) => (toast.kind === 'error') === errors)
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} change={change} />
        ))}
    </ol>
  );
  return (
    <section className={styles.region} data-toasts aria-label={toasts.length > 0 ? say(dataWords.messages) : undefined}>
      {region(true)}
      {region(false)}
    </section>
  );
}

function ToastCard({ toast, change }: { toast: Toast; change: Change }) {
  const say = useSay();
  const hold = () => change(holdToasts);
  const release = () => change((toasts) => releaseToasts(toasts, now()));
  const times = {
    '--show': `${toastTimes.show}ms`,
    '--hide': `${toastTimes.hide}ms`,
    '--runs': `${toast.runs}ms`,
  } as CSSProperties;
  return (
    <li
      className={`${styles.toast} ${styles[toast.kind]}`}
      data-phase={toast.phase}
      style={times}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}>
      <Icon of={iconOf[toast.kind]} size={20} className={styles.icon} />
      <div className={styles.words}>
        <span className="sr-only">{say(wordOf[toast.kind])}: </span>
        <div className={styles.title}>{toast.title}</div>
        {toast.text && <div className={styles.text}>{toast.text}</div>}
      </div>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.run();
            change((toasts) => closeToast(toasts, toast.id, now()));
          }}>
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={say(commonWords.close)}
        onClick={() => change((toasts) => closeToast(toasts, toast.id, now()))}>
        <Icon of={X} />
      </button>
      {toast.phase === 'shown' && <span key={toast.runs} className={styles.progress} data-progress />}
    </li>
  );
}
