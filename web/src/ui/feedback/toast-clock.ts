/** Durations of toasts, in milliseconds (K-10); one that offers an action stays longer. */
export const toastTimes = { stay: 3000, offer: 10_000, afterHover: 1000, show: 400, hide: 1000 } as const;

export const toastKinds = ['success', 'info', 'warning', 'error'] as const;
export type ToastKind = (typeof toastKinds)[number];

/** An action that a toast offers, such as undoing the reported change. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly title: string;
  readonly text?: string;
  readonly action?: ToastAction;
  /** `held` while the pointer or the focus is on it, `leaving` while it fades out. */
  readonly phase: 'shown' | 'held' | 'leaving';
  /** Time at which the phase ends; a held toast has none. */
  readonly ends: number;
  /** Duration of the progress bar in this phase. */
  readonly runs: number;
}

export type NewToast = Pick<Toast, 'id' | 'kind' | 'title' | 'text' | 'action'>;

/** Adds a toast at the end; duplicates are allowed. */
export function addToast(toasts: readonly Toast[], toast: NewToast, now: number): Toast[] {
  const stays = toast.action ? toastTimes.offer : toastTimes.stay;
  return [...toasts, { ...toast, phase: 'shown', ends: now + stays, runs: stays }];
}

/** Holds all toasts while the pointer is on one of them, so that none moves away; fading toasts return. */
export function holdToasts(toasts: readonly Toast[]): Toast[] {
  return toasts.map((toast) => ({ ...toast, phase: 'held', ends: Number.POSITIVE_INFINITY, runs: 0 }));
}

/** Releases held toasts: they stay a little longer, then fade out. */
export function releaseToasts(toasts: readonly Toast[], now: number): Toast[] {
  return toasts.map((toast) =>
    toast.phase === 'held'
      ? { ...toast, phase: 'shown', ends: now + toastTimes.afterHover, runs: toastTimes.afterHover }
      : toast,
  );
}

/** Starts to fade a toast out, as its close button does. */
export function closeToast(toasts: readonly Toast[], id: number, now: number): Toast[] {
  return toasts.map((toast) =>
    toast.id !== id || toast.phase === 'leaving'
      ? toast
      : { ...toast, phase: 'leaving', ends: now + toastTimes.hide, runs: 0 },
  );
}

/** Moves every toast whose phase has ended to the next one, and removes faded toasts. */
export function passTime(toasts: readonly Toast[], now: number): Toast[] {
  return toasts.flatMap((toast) => {
    if (toast.ends > now) return [toast];
    return toast.phase === 'leaving'
      ? []
      : [{ ...toast, phase: 'leaving' as const, ends: toast.ends + toastTimes.hide, runs: 0 }];
  });
}

/** Returns the time of the next phase change; undefined when no toast waits. */
export function nextChange(toasts: readonly Toast[]): number | undefined {
  const soonest = Math.min(...toasts.map((toast) => toast.ends));
  return Number.isFinite(soonest) ? soonest : undefined;
}
