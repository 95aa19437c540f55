const sending = 'waybill-scans';
const presence = /^waybill-at-work-(\d+)$/;

/** One tab of this browser sends at a time. Without locks, which plain http has not, the numbers of the scans keep two senders harmless. */
export function oneAtATime(work: () => Promise<void>, lock = sending): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(lock, work) : work();
}

/** Says to the other tabs that this person works here, until it is taken back. */
export function holdPresence(staffId: number): () => void {
  const ended = new AbortController();
  if ('locks' in navigator)
    void navigator.locks
      .request(`waybill-at-work-${staffId}`, { mode: 'shared' }, () => untilAborted(ended.signal))
      .catch(() => undefined);
  return () => ended.abort();
}

/** The other people who are signed in at this moment, in other tabs: each sends what they scanned. */
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
