import { createHash } from 'node:crypto';
import { newsKinds } from '@waybill/contract/rooms/push-devices/news-kinds.ts';
import { nextPushTry, pushHours, pushOutcome } from '@waybill/domain/rooms/push-devices/pushing.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { NoAnswer, openOutside, type Outside } from '../../kernel/outside/call-outside.ts';
import type { JobTools } from '../../kernel/jobs.ts';
import type { Settings } from '../../kernel/settings.ts';
import { encryptPush } from './encrypt-push.ts';
import { claimPushes, settlePushes, type ClaimedPush, type PushResult } from './push-devices.store.ts';
import { privateKeyFrom, readSenderKeys, senderHeader, type SenderKeys } from './sender-keys.ts';

/** Way out of this server to push services: to public addresses, and to hosts that its settings name. */
export const pushOutside = ({ push }: Pick<Settings, 'push'>): Outside =>
  openOutside({ isOwn: (host) => push.hosts.includes(host), knowsRepeats: true });

/** Time of a try; shorter than the one after which it counts as lost. */
const tryMs = 15_000;
/** Characters read of an answer: nothing of it is used. */
const answerMax = 200;
/** Browsers of Apple end a subscription whose pushes show nothing, even while the page is visible. */
const alwaysShown = /(^|\.)push\.apple\.com$/;

/** Content of a push: words that give away nothing, and an address whose page checks the rights of the reader as always. */
export interface PushText {
  readonly kind: string;
  readonly title: string;
  readonly path: string;
  /** Shown also while a page is visible. */
  readonly always: boolean;
}

/** Returns the name under which a newer push of the kind replaces this one while the device is off; the push service cannot guess the kind. */
const topicOf = ({ kind, auth }: Pick<ClaimedPush, 'kind' | 'auth'>): string =>
  createHash('sha256').update(`${auth} ${kind}`).digest('base64url').slice(0, 32);

type PushTools = Pick<JobTools, 'services' | 'db'>;

/** Sends what is due until nothing is. May run on several servers; what a died process had claimed is sent again a minute later. */
export async function sendPushes(tools: PushTools, outside: Pick<Outside, 'call'>): Promise<void> {
  const { services, db } = tools;
  let keys: SenderKeys | null = null;
  for (;;) {
    const claimed = await claimPushes(db, services.clock());
    if (claimed.length === 0) return;
    const sender = (keys ??= await readSenderKeys(db, services));
    const results = await Promise.all(claimed.map((push) => sendPush(tools, outside, sender, push)));
    await settlePushes(db, results, services.clock());
  }
}

async function sendPush(
  { services }: PushTools,
  outside: Pick<Outside, 'call'>,
  sender: SenderKeys,
  push: ClaimedPush,
): Promise<PushResult> {
  const { status, problem } = await tried();
  const outcome = pushOutcome(status);
  const now = services.clock();
  const pause = outcome === 'again' ? nextPushTry(push.tries, (now.getTime() - push.made_at.getTime()) / 1000) : null;
  return { push, outcome, problem, nextAt: pause === null ? null : new Date(now.getTime() + pause * 1000) };

  async function tried(): Promise<{ status: number | null; problem: string | null }> {
    const { endpoint, kind, locale } = push;
    const { name, path } = newsKinds[kind];
    const text: PushText = {
      kind,
      title: say(name, locale),
      path,
      always: alwaysShown.test(new URL(endpoint).hostname),
    };
    const random = { privateKey: privateKeyFrom(services), salt: services.randomBytes(16) };
    try {
      const { status } = await outside.call({
        url: endpoint,
        method: 'POST',
        headers: {
          authorization: senderHeader(sender, {
            endpoint,
            contact: services.settings.publicUrl,
            now: services.clock(),
          }),
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(pushHours * 3600),
          urgency: 'normal',
          topic: topicOf(push),
        },
        body: encryptPush(JSON.stringify(text), push, random),
        timeoutMs: tryMs,
        answerMax,
      });
      return { status, problem: String(status) };
    } catch (thrown) {
      if (!(thrown instanceof NoAnswer)) throw thrown;
      // A name that leads into the own network by now is given up like an address that is gone.
      return { status: thrown.code === 'refused_address' ? 410 : null, problem: thrown.code };
    }
  }
}
