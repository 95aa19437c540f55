import { createStore, useStore } from '../../kernel/store.ts';

/** The job that a list shows, stored outside it so that it is still shown on a return to the list. */
export interface ShownJob {
  readonly id: number;
  readonly label: string;
}

const shownJobs = createStore<Readonly<Record<string, ShownJob | undefined>>>({});

export function useShownJob(list: string): ShownJob | undefined {
  return useStore(shownJobs)[list];
}

export function showJob(list: string, job: ShownJob | undefined): void {
  shownJobs.change((before) => ({ ...before, [list]: job }));
}
