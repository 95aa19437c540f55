import { createStore } from '../kernel/store.ts';
import type { KeptToast } from '../ui/feedback/Toasts.tsx';

const longest = 20;

/** The latest errors that were shown as toasts, newest first: a toast disappears after three seconds, an error must stay readable (WCAG 2.2.1). */
export const keptErrors = createStore<readonly KeptToast[]>([]);

export function keepError(error: KeptToast): void {
  keptErrors.change((before) => [error, ...before].slice(0, longest));
}
