import type { PrintLabel } from '@waybill/contract/rooms/prints/prints.contract.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { notify } from '../../kernel/notices.ts';
import { currentLocale } from '../../kernel/preferences.ts';
import { currentSession } from '../../kernel/session-store.ts';
import { createStore } from '../../kernel/store.ts';
import { deviceVault, lifetimes } from '../../kernel/vault.ts';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { deviceId } from './device-codes.ts';
import { offlineLabelWords as words } from './offline-labels.words.ts';

/** A label that this device has numbered, until the server has it. */
export interface WaitingLabel {
  readonly code: string;
  /** The idempotency key under which it is sent: sent twice it is made once. */
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** As it was printed. */
  readonly printed: PrintLabel;
  /** Why the server did not take it; null while it waits. */
  readonly problem: string | null;
}

/** The labels of the signed-in person that wait on this device, the oldest first. */
export const waitingLabels = createStore<readonly WaitingLabel[]>([]);

/** Code of the label to print as soon as it is on the page, because the user chose to save and print. */
export const printNow = createStore<string | null>(null);

const nameOf = (staffId: number): string => `labels-waiting-${staffId}`;

/** May something wait for this person? Told without opening what is sealed. */
export function isLabelWaiting(staffId: number): boolean {
  return localStorage.getItem(`waybill:${nameOf(staffId)}`) !== null;
}

function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request('waybill-labels', work);
}

async function change(
  staffId: number,
  how: (before: readonly WaitingLabel[]) => readonly WaitingLabel[],
): Promise<readonly WaitingLabel[]> {
  return alone(async () => {
    const next = how((await deviceVault.get<WaitingLabel[]>(nameOf(staffId))) ?? []);
    if (next.length === 0) await deviceVault.drop(nameOf(staffId));
    else await deviceVault.put(nameOf(staffId), next, lifetimes.mainCache);
    return readWaiting(staffId);
  });
}

/** Returns the waiting labels stored on this device. */
export async function readWaiting(staffId: number): Promise<readonly WaitingLabel[]> {
  const kept = (await deviceVault.get<WaitingLabel[]>(nameOf(staffId))) ?? [];
  waitingLabels.set(kept);
  return kept;
}

/** Keeps a label until it is sent; false when the device could not, and then it must not be printed. */
export async function keepLabel(staffId: number, label: WaitingLabel): Promise<boolean> {
  const kept = await change(staffId, (before) => [...before, label]);
  return kept.some(({ code }) => code === label.code);
}

/** Somebody has dealt with it. */
export async function dropLabel(staffId: number, code: string): Promise<void> {
  await change(staffId, (before) => before.filter((label) => label.code !== code));
}

let sending: Promise<void> | null = null;

/** Sends what waits for this person, in its order; what is refused stays, with the reason, until somebody settles it. `again` sends that too. */
export function sendLabels(staffId: number, again?: string): Promise<void> {
  sending ??= navigator.locks
    .request('waybill-labels-sending', () => sendAll(staffId, again))
    .finally(() => {
      sending = null;
    });
  return sending;
}

async function sendAll(staffId: number, again: string | undefined): Promise<void> {
  for (const label of await readWaiting(staffId)) {
    if (label.problem !== null && label.code !== again) continue;
    // Only its maker may use the code.
    if (currentSession()?.user.id !== staffId) return;
    const shown = { code: sayCode(label.code) };
    try {
      const { data } = await call('labels.createOffline', {
        body: { ...label.body, tracking_code: label.code, device: deviceId() },
        idempotencyKey: label.key,
        background: true,
      });
      await dropLabel(staffId, label.code);
      const total = groupThousands(data.shipping_total);
      if (data.left_pickup) notify({ kind: 'warning', title: say(words.leftPickup, currentLocale(), shown) });
      if (data.price_differs)
        notify({ kind: 'warning', title: say(words.otherPrice, currentLocale(), { ...shown, total }) });
      else notify({ kind: 'success', title: say(words.sent, currentLocale(), shown) });
    } catch (error) {
      if (
        !(error instanceof ApiError) ||
        error.status < 400 ||
        error.status >= 500 ||
        [401, 429].includes(error.status)
      )
        return;
      const problem = firstMessage(error);
      await change(staffId, (before) => before.map((one) => (one.code === label.code ? { ...one, problem } : one)));
      notify({ kind: 'warning', title: say(words.refused, currentLocale(), shown), text: problem });
    }
  }
}
