const sending = 'waybill-scans';
const presence = /^waybill-at-work-(\d+)$/;

/** Lets one tab of this browser send at a time. Without locks, as on plain http, the ids of the scans make two senders harmless. */
export function oneAtATime(work: () => Promise<void>, lock = sending): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(lock, work) : work();
}

/** Tells the other tabs that this person is signed in here, until released. */
export function holdPresence(staffId: number): () => void {
  const ended = new AbortController();
  if ('locks' in navigator)
    void navigator.locks
      .request(`waybill-at-work-${staffId}`, { mode: 'shared' }, () => untilAborted(ended.signal))
      .catch(() => undefined);
  return () => ended.abort();
}

/** Returns the other people who are signed in in other tabs: each sends their own scans. */
export async function atWork(but: number): Promise<ReadonlySet<number>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  const people = held.flatMap(({ name = '' }) => Number(presence.exec(name)?.[1] ?? 0) || []);
  return new Set(people.filter((id) => id !== but));
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
