import { useSyncExternalStore } from 'react';

/** A value outside React that screens subscribe to, because requests and timers change it too. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  change(next: (before: T) => T): void;
  subscribe(listener: () => void): () => void;
}

/** @example const count = createStore(0); count.set(1); */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const set = (next: T) => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => value,
    set,
    change: (next) => set(next(value)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the current value, and re-renders when it changes. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
