import type { User } from '@waybill/contract/kernel/user.ts';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { ScanRefusalCode } from '@waybill/domain/rooms/labels/scan-refusals.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import { sessionIdle } from '../../kernel/session-idle.ts';
import { lateTeller } from './tell-late.ts';
import { saveBlob } from '../save-file.ts';
import { waitingFile } from './waiting-file.ts';
import { heldInPage } from './held-in-page.ts';
import { createOutbox, type AnsweredScan, type Outbox } from './outbox.ts';
import type { ScanKind } from './scan-kinds.ts';
import { holdPresence } from './scan-locks.ts';
import { forgetScan, queuedScans, readShelf, scanRefused } from './scan-shelf.ts';
import { scanState } from './scan-state.ts';
import type { KeptScan } from './scan-copies.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns a ULID: ten characters of time, sixteen of randomness, so that scans sort by creation time. It needs no secure context, because a warehouse PC often
 * reaches its server by plain http.
 *
 * @example scanId(Date.now(), (bytes) => crypto.getRandomValues(bytes))
 */
export function scanId(at: number, fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  let time = '';
  for (let rest = at, n = 0; n < 10; n++, rest = Math.floor(rest / 32)) time = (alphabet[rest % 32] ?? '0') + time;
  const chance = fill(new Uint8Array(16));
  return time + Array.from(chance, (byte) => alphabet[byte % 32]).join('');
}

/** Meaning of the next scan: the kind, the requested status (null: the next step), and further fields, such as the courier. */
export interface ScanWish {
  readonly kind: ScanKind;
  readonly status: string | null;
  readonly extra: Readonly<Record<string, unknown>>;
}

const badCode: ScanRefusalCode = 'scan_bad_code';

type Heard = { readonly answered: readonly AnsweredScan[] } | { readonly changed: true };

let outbox: Outbox | null = null;
let channel: BroadcastChannel | null = null;
const tellLate = lateTeller();
const listeners = new Set<(answered: readonly AnsweredScan[]) => void>();

/** Calls the listener with the server's answers to the scans of this device, whichever tab has sent them. */
export function hearAnswers(listener: (answered: readonly AnsweredScan[]) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(answered: readonly AnsweredScan[]): void {
  for (const listener of [...listeners]) listener(answered);
}

let reading: Promise<void> | null = null;
let stale = false;
/** Reads waiting and refused scans from the database; several changes at once are read once. */
export async function refreshScans(): Promise<void> {
  stale = true;
  reading ??= (async () => {
    while (stale) {
      stale = false;
      await readShelf().then(
        ({ waiting, refused }) =>
          scanState.change((state) => ({ ...state, waiting, refused: [...heldInPage.refused(), ...refused] })),
        () => scanState.change((state) => ({ ...state, refused: heldInPage.refused() })),
      );
    }
  })().finally(() => {
    reading = null;
  });
  return reading;
}

/**
 * Starts the scan service of this page, from the sign-in on and on every page: scans waiting on the device are sent automatically, whichever person scanned
 * them, after a closed tab, a crash or a new version. Returns a function that stops it at the sign-out.
 */
export function startScans(user: User): () => void {
  const shared = new BroadcastChannel('waybill-scans');
  shared.onmessage = ({ data }: MessageEvent<Heard>) => {
    if ('answered' in data) tell(data.answered);
    void refreshScans();
  };
  // The last answer may arrive after the sign-out: it is stored, and the other tabs read it from the database.
  const post = (heard: Heard) => {
    if (channel === shared) shared.postMessage(heard);
  };
  const leave = holdPresence(user.id);
  const own = createOutbox({
    user,
    onAnswers: (answered) => {
      tell(answered);
      // A page that takes scans shows the answers itself.
      if (listeners.size === 0) tellLate(answered);
      post({ answered });
    },
    // Other tabs read again once the change is stored.
    onChange: () => {
      post({ changed: true });
      return refreshScans();
    },
  });
  outbox = own;
  channel = shared;
  void refreshScans();
  return () => {
    own.stop();
    leave();
    shared.close();
    if (outbox === own) outbox = null;
    if (channel === shared) channel = null;
  };
}

/** Returns a scan to be stored: created once, and unchanged until it is answered. */
export function scanOf(text: string, wish: ScanWish, user: User, now: number): KeptScan | null {
  const read = readCode(text);
  const code = read?.code ?? text.trim().toUpperCase().slice(0, 40);
  if (code === '') return null;
  return {
    scan_id: newId(now),
    kind: wish.kind,
    tracking_code: code,
    status: wish.status,
    scanned_at: new Date(now).toISOString(),
    extra: wish.extra,
    ...scannerOf(user),
    place: read ? 'queued' : 'refused',
    answer: read ? null : { result: scanRefused, code: badCode },
  };
}

/** Stores a scan on the device, then sends it; false when the device could not store it and only this page has it. */
export async function keep(scan: KeptScan): Promise<boolean> {
  // Scanning counts as activity, also when nothing is sent (decisions 16).
  sessionIdle.renew();
  const kept = await heldInPage.keep(scan);
  channel?.postMessage({ changed: true } satisfies Heard);
  void refreshScans();
  outbox?.flush();
  return kept;
}

/** Scans the same code again, with the missing fields. */
export function scanAgain(
  { seq: _, ...scan }: KeptScan,
  more: Readonly<Record<string, unknown>>,
  user: User,
  now: number,
): KeptScan {
  return {
    ...scan,
    ...scannerOf(user),
    scan_id: newId(now),
    scanned_at: new Date(now).toISOString(),
    extra: { ...scan.extra, ...more },
    repeats: false,
    place: 'queued',
    answer: null,
  };
}

export async function forget(scanIdOf: string): Promise<void> {
  heldInPage.forget(scanIdOf);
  await forgetScan(scanIdOf).catch(() => undefined);
  channel?.postMessage({ changed: true } satisfies Heard);
  await refreshScans();
}

/** Sends waiting scans now, without the retry delay. */
export function sendNow(): void {
  outbox?.retry();
}

/** Returns all scans that the server has not answered, for a file. */
async function allWaiting(): Promise<readonly KeptScan[]> {
  const kept = await queuedScans().catch(() => []);
  const held = heldInPage.queued().filter(({ scan_id }) => !kept.some((scan) => scan.scan_id === scan_id));
  return [...kept, ...held];
}

/** Lets the user save the waiting scans as a file. */
export async function saveWaiting(): Promise<void> {
  const day = businessDate(new Date());
  saveBlob(new Blob([waitingFile(await allWaiting())], { type: 'text/csv;charset=utf-8' }), `waybill-scans-${day}.csv`);
}

/** Asks the browser not to delete the stored data when the disk gets full. */
export function askToPersist(): void {
  void navigator.storage?.persist?.().catch(() => undefined);
}

const newId = (at: number) => scanId(at, (bytes) => crypto.getRandomValues(bytes));

function scannerOf(user: User) {
  return {
    staff_id: user.id,
    staff_name: user.name,
    user_name: user.user_name,
    personal: worksOnTheStreet(user.role.level),
    branch_id: user.branch?.id ?? null,
  };
}
