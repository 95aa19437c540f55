import type { User } from '@waybill/contract/kernel/user.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { ApiError, networkDown } from '../../kernel/api-error.ts';
import { viewerOf } from '../../kernel/session-store.ts';
import { heldInPage } from './held-in-page.ts';
import { kindOf, scanKinds, type ScanKind } from './scan-kinds.ts';
import { scanEnd, scanMeaning, scanRefused, scansAfter, settleScans } from './scan-shelf.ts';
import { scanState } from './scan-state.ts';
import { atWork } from './scan-locks.ts';
import { createSendingLoop } from './sending-loop.ts';
import type { KeptScan, ScanAnswer, ScanPlace } from './scan-copies.ts';
import { isSuperRole, worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';

export type Sender = Pick<User, 'id' | 'all_branches'> & {
  readonly role: Pick<User['role'], 'slug' | 'level'>;
  readonly branch: { readonly id: number } | null;
};

/**
 * Returns whether the signed-in person may send a waiting scan: their own, and those that colleagues of the same branch left on the device. A scan of delivery
 * staff moves parcels and cash in their own hands, so it waits for them, and delivery staff send for nobody else. The server decides whether the sender may do
 * the scan itself.
 */
export function maySend(sender: Sender, scan: Pick<KeptScan, 'staff_id' | 'branch_id' | 'personal'>): boolean {
  const covered =
    scan.branch_id === null ||
    scan.branch_id === sender.branch?.id ||
    sender.all_branches ||
    isSuperRole(sender.role.slug);
  if (scan.staff_id === sender.id) return covered;
  return covered && scan.personal !== true && !worksOnTheStreet(sender.role.level);
}

export interface AnsweredScan {
  readonly scan: KeptScan;
  readonly answer: ScanAnswer;
}

const batch = 200;
const page = 500;
/** Interval for checking whether people in other tabs have left scans behind, in milliseconds. */
const lookAgainMs = 5000;
/** Refusals that concern the sender and not the scan: another person may still send it. */
const aboutSender = ['missing_permission', 'branch_not_covered'];

/**
 * Creates the sender of scans on this device, which runs while `user` is signed in. A scan is sent again until the server has answered it; its idempotency key
 * makes that harmless. One tab of a browser sends at a time, and leaves the scans of people signed in in other tabs to them.
 */
export function createOutbox({
  user,
  onAnswers,
  onChange,
}: {
  user: User;
  onAnswers: (answered: readonly AnsweredScan[]) => void;
  onChange: () => Promise<void>;
}) {
  /** Scans that the server does not accept from this person. */
  const notMine = new Set<string>();
  /** Answers of the server that are not stored yet. */
  const answeredHere = new Map<string, { answer: ScanAnswer; place: ScanPlace }>();
  /** Scans that were refused here and not accepted since; the database has the same after its next write. */
  const refused = new Set<string>();
  const viewer = viewerOf(user);

  const isMine = (scan: KeptScan): boolean => {
    const kind = kindOf(scan);
    return (
      kind !== null && !notMine.has(scan.scan_id) && can(viewer, scanKinds[kind].permission) && maySend(user, scan)
    );
  };
  /** Combines an answer with its scan; a scan repeated while the refusal of the first was on its way is no repetition. */
  const withEnd = ({ scan, answer }: AnsweredScan) => {
    const meaning = scanMeaning(scan);
    const seen = refused.has(meaning) ? { ...scan, repeats: false } : scan;
    const end = scanEnd(seen, answer);
    if (end === 'refused') refused.add(meaning);
    if (end === 'done') refused.delete(meaning);
    return { scan: seen, answer, place: end === 'refused' ? 'refused' : 'applied' } as const;
  };
  const settle = async (scans: readonly KeptScan[], answers: readonly ScanAnswer[]) => {
    const ended = scans.flatMap((scan, at) => {
      const answer = answers[at] as ScanAnswer;
      if (answer.result !== scanRefused || !aboutSender.includes(answer.code ?? '')) return [withEnd({ scan, answer })];
      if (scan.staff_id === user.id && answer.code !== 'branch_not_covered') return [withEnd({ scan, answer })];
      notMine.add(scan.scan_id);
      return [];
    });
    const settled = new Map(ended.map(({ scan, answer, place }) => [scan.scan_id, { answer, place }] as const));
    heldInPage.settle(settled);
    for (const [id, one] of settled) answeredHere.set(id, one);
    onAnswers(ended.map(({ scan, answer }) => ({ scan, answer })));
    await writeDown();
    await onChange();
  };
  /** A failing database is reported when it does not accept a scan; answered scans are not sent again meanwhile. */
  const writeDown = async () => {
    const answers = new Map(answeredHere);
    await settleScans(answers).then(
      () => answers.forEach((_, id) => answeredHere.delete(id)),
      () => undefined,
    );
  };
  /** Sends a batch that the server cannot read scan by scan, so that one bad scan never blocks the others. */
  const sendSome = async (kind: ScanKind, scans: readonly KeptScan[]): Promise<void> => {
    try {
      await settle(scans, await scanKinds[kind].send(scans));
    } catch (error) {
      if (!isFinal(error)) throw error;
      if (scans.length > 1) for (const scan of scans) await sendSome(kind, [scan]);
      else await settle(scans, [{ result: scanRefused, code: error.code, message: error.message }]);
    }
  };
  const sendAll = async (scans: readonly KeptScan[]): Promise<void> => {
    for (const { kind, some } of inBatches(scans)) {
      if (loop.isStopped()) return;
      await sendSome(kind, some);
      loop.went();
      scanState.change((state) => ({ ...state, offline: false }));
    }
  };
  const drain = async () => {
    const others = await atWork(user.id);
    const refusedBefore = notMine.size;
    let left = 0;
    let broken: unknown;
    let theirs = 0;
    const mineOf = (scans: readonly KeptScan[]) => {
      const open = scans.filter(({ place, scan_id }) => place === 'queued' && !answeredHere.has(scan_id));
      const here = open.filter(({ staff_id }) => !others.has(staff_id));
      const mine = here.filter(isMine);
      theirs += open.length - here.length;
      left += here.length - mine.length;
      return mine;
    };
    if (answeredHere.size > 0) await writeDown();
    for (let after = 0; !loop.isStopped();) {
      const scans = await scansAfter(after, page).catch((failure: unknown) => {
        broken = failure;
        return [];
      });
      await sendAll(mineOf(scans));
      const end = scans.at(-1)?.seq;
      if (end === undefined) break;
      after = end;
    }
    // Sends scans that only this page has, even when the database cannot be read.
    await heldInPage.retry();
    await sendAll(mineOf(heldInPage.queued()));
    if (broken !== undefined) throw broken;
    const stuck = left + notMine.size - refusedBefore > 0;
    scanState.change((state) => ({ ...state, stuck, offline: false }));
    if (theirs > 0) loop.doAfter(lookAgainMs);
  };
  const failed = (error: unknown) => {
    const offline =
      (error instanceof ApiError && error.code === networkDown) ||
      (error instanceof DOMException && error.name === 'TimeoutError');
    scanState.change((state) => ({ ...state, offline, stuck: true }));
  };
  const loop = createSendingLoop(drain, failed);
  loop.flush();
  return loop;
}
export type Outbox = Pick<ReturnType<typeof createOutbox>, 'flush' | 'retry' | 'stop'>;

/** Groups consecutive scans of one kind, in their order. */
function inBatches(scans: readonly KeptScan[]): { readonly kind: ScanKind; readonly some: KeptScan[] }[] {
  const batches: { kind: ScanKind; some: KeptScan[] }[] = [];
  for (const scan of scans) {
    const kind = kindOf(scan);
    const last = batches.at(-1);
    if (kind === null) continue;
    if (last && last.kind === kind && last.some.length < batch) last.some.push(scan);
    else batches.push({ kind, some: [scan] });
  }
  return batches;
}

/** Returns whether the server has read the scan and decided finally; a lost connection, a busy server or an ended session is no answer. */
function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && [400, 404, 413, 422].includes(error.status);
}
