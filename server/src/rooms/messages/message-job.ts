import { setTimeout as pause } from 'node:timers/promises';
import { messageKey } from '@waybill/domain/rooms/messages/sending.ts';
import { queueJob } from '../../kernel/job-lock.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import type { Database } from '../../kernel/services.ts';
import { perDatabase } from '../../kernel/hot/per-database.ts';
import { batchConcurrent } from '../../kernel/hot/batch-concurrent.ts';
import { createThrottle, publishEvent } from '../../kernel/publish-event.ts';
import { outboxGateway, type Gateway } from './gateway.ts';
import { httpGateway } from './http-gateway.ts';
import { readMessageSettings, type MessageSettings } from './messages.store.ts';
import { sendingJob } from './queue-message.store.ts';
import {
  claimMessages,
  nextTurn,
  settleTries,
  tidyMessages,
  type ClaimedMessage,
  type SendingResult,
} from './sending.store.ts';
import { writeQueued } from './write-messages.ts';

/** A run ends after this long and makes room for other work; the next one begins after it, on whichever server. */
const runMs = 45_000;

/** One run at a time in a process, so that a slow provider never keeps other work waiting. */
const running = perDatabase(() => ({ now: false, held: false }));

/** Stops automatic sending until the returned function is called: for a play at another time, at which messages are still useful. */
export function holdSending(db: Database): () => void {
  const state = running(db);
  state.held = true;
  return () => void (state.held = false);
}

/** No gateway is named on this server although the room asks for one: messages wait for one that has it. */
function gatewayOf({ services }: JobTools, settings: MessageSettings): Gateway | null {
  if (settings.gateway === 'outbox') return outboxGateway;
  const { smsGateway } = services.settings;
  return smsGateway.url === undefined ? null : httpGateway({ ...smsGateway, url: smsGateway.url }, settings);
}

/**
 * Writes what is queued and hands it to the gateway at the provider's pace until nothing is due; answers whether something still was when its time was over. May run on several servers at once; a message that was being
 * sent when its process died is settled by the next run. `wait` lets the next second come, `gatewayFor`
 * says who takes the messages.
 */
export async function sendMessages(
  tools: Pick<JobTools, 'services' | 'db'>,
  wait: (ms: number) => Promise<unknown> = pause,
  gatewayFor: typeof gatewayOf = gatewayOf,
): Promise<boolean> {
  const { services, db } = tools;
  const state = running(db);
  if (state.now) return false;
  state.now = true;
  const begun = performance.now();
  const mayTell = createThrottle(2000);
  const tell = () => publishEvent(db, services.clock(), { topic: 'message', branchId: null, payload: {} });
  let untold = false;
  try {
    untold = await tidyMessages(db, await readMessageSettings(db), services.clock());
    while (performance.now() - begun < runMs) {
      while ((await writeQueued(tools)) > 0) untold = true;
      const settings = await readMessageSettings(db);
      const gateway = gatewayFor(tools, settings);
      if (!gateway) return false;
      const claimed = await claimMessages(db, settings, services.clock());
      await sendAll(tools, settings, gateway, claimed);
      untold ||= claimed.length > 0;
      if (untold && mayTell()) {
        await tell();
        untold = false;
      }
      const next = await nextTurn(db, settings, services.clock());
      if (next === null) return false;
      await wait(next);
    }
    return true;
  } finally {
    state.now = false;
    if (untold) await tell();
  }
}

/** Sends each message to the gateway separately and settles it with its answer; simultaneous answers are written together. */
async function sendAll(
  { services, db }: Pick<JobTools, 'services' | 'db'>,
  settings: MessageSettings,
  gateway: Gateway,
  claimed: readonly ClaimedMessage[],
): Promise<void> {
  const settle = batchConcurrent(async (results: readonly SendingResult[]) => {
    await settleTries(db, settings, results, services.clock());
    return results;
  });
  await Promise.all(
    claimed.map(async (message) => {
      const tried = await gateway({ ...message, key: messageKey(message.id, message.resends) });
      await settle({ message, tried, at: services.clock() });
    }),
  );
}

/** Every minute, and at once for what should not wait. */
export function messageJob(tools: JobTools): Job {
  return {
    name: sendingJob,
    cron: '* * * * *',
    work: async () => {
      // The rest continues at once, after work that waited meanwhile, so that the provider sets the pace and not the schedule.
      if (!running(tools.db).held && (await sendMessages(tools)))
        await queueJob(tools.db, sendingJob, { id: 0 }, { once: true });
    },
  };
}
