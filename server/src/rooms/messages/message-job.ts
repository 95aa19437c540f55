import { setTimeout as pause } from 'node:timers/promises';
import { isChatChannel, type MessageChannel } from '@waybill/domain/rooms/messages/message-channels.ts';
import { messageKey } from '@waybill/domain/rooms/messages/sending.ts';
import { queueJob } from '../../kernel/job-lock.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import type { Database, Services } from '../../kernel/services.ts';
import { perDatabase } from '../../kernel/hot/per-database.ts';
import { batchConcurrent } from '../../kernel/hot/batch-concurrent.ts';
import { createThrottle, publishEvent } from '../../kernel/publish-event.ts';
import { outboxGateway, type Gateway } from './gateway.ts';
import { isSetUp, readChannels, type ChannelRow } from './channels.queries.ts';
import { chatGateway, httpGateway } from './http-gateway.ts';
import { mailGateway } from './mail-gateway.ts';
import { readMessageSettings, type MessageSettings } from './messages.store.ts';
import { sendingJob } from './queue-message.store.ts';
import {
  claimMessages,
  laneOf,
  nextTurn,
  settleTries,
  smsLane,
  tidyMessages,
  type ClaimedMessage,
  type Lane,
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

/** A lane with the gateway that takes its messages; null where none is named on this server, and the messages wait for one that has it. */
interface OpenLane {
  readonly lane: Lane;
  readonly gateway: Gateway | null;
}

/** Returns the gateway of a channel with its settings; null where this server has none. */
export function gatewayOf(services: Services, settings: MessageSettings, row: ChannelRow | null): Gateway | null {
  const { smsGateway, smtp, chatUrls } = services.settings;
  const { timeout_seconds } = settings;
  if (row === null) {
    if (settings.gateway === 'outbox') return outboxGateway;
    return smsGateway.url === undefined ? null : httpGateway({ ...smsGateway, url: smsGateway.url }, settings);
  }
  const { channel, account, token, body_template } = row;
  if (!isChatChannel(channel)) return smtp === undefined ? null : mailGateway(smtp, timeout_seconds);
  if (account === null || token === null) return null;
  return chatGateway(channel, { url: chatUrls[channel], account, token, body_template, timeout_seconds });
}

async function openLanes(
  { services, db }: Sending,
  settings: MessageSettings,
  gatewayFor: typeof gatewayOf,
): Promise<OpenLane[]> {
  const added = (await readChannels(db)).filter((row) => row.is_active && isSetUp(row, services));
  return [
    { lane: smsLane(settings), gateway: gatewayFor(services, settings, null) },
    ...added.map((row) => ({ lane: laneOf(row), gateway: gatewayFor(services, settings, row) })),
  ];
}

type Sending = Pick<JobTools, 'services' | 'db'>;
type Wait = (ms: number) => Promise<unknown>;

/**
 * Writes what is queued and hands it to the gateways at the pace of each provider until nothing is due; answers whether something still was when its time was
 * over. A slow provider does not hold up another channel. May run on several servers at once; a message that was being sent when its process died is settled
 * by the next run. `wait` lets the next second come, `gatewayFor` says who takes
 * the messages.
 */
export async function sendMessages(
  tools: Sending,
  wait: Wait = pause,
  gatewayFor: typeof gatewayOf = gatewayOf,
): Promise<boolean> {
  const { services, db } = tools;
  const state = running(db);
  if (state.now) return false;
  state.now = true;
  const begun = performance.now();
  const mayTell = createThrottle(2000);
  const news = { untold: false };
  const tell = () => publishEvent(db, services.clock(), { topic: 'message', branchId: null, payload: {} });
  const note = async () => {
    news.untold = true;
    if (!mayTell()) return;
    await tell();
    news.untold = false;
  };
  try {
    const settings = await readMessageSettings(db);
    const lanes = await openLanes(tools, settings, gatewayFor);
    const all = lanes.map(({ lane }) => lane);
    news.untold = await tidyMessages(db, all, settings, services.clock());
    const left = await Promise.all(
      lanes.map(({ lane: { channel } }) =>
        runLane(tools, channel, { wait, note, gatewayFor, ends: () => performance.now() - begun >= runMs }),
      ),
    );
    return left.includes(true);
  } finally {
    state.now = false;
    if (news.untold) await tell();
  }
}

interface LaneRun {
  readonly wait: Wait;
  readonly note: () => Promise<void>;
  readonly gatewayFor: typeof gatewayOf;
  readonly ends: () => boolean;
}

/** Sends what is due on one channel; answers whether something was left when the time was over. The settings are read again for each second. */
async function runLane(
  tools: Sending,
  channel: MessageChannel,
  { wait, note, gatewayFor, ends }: LaneRun,
): Promise<boolean> {
  const { services, db } = tools;
  while (!ends()) {
    while ((await writeQueued(tools)) > 0) await note();
    const settings = await readMessageSettings(db);
    const open = (await openLanes(tools, settings, gatewayFor)).find(({ lane }) => lane.channel === channel);
    if (!open?.gateway) return false;
    const claimed = await claimMessages(db, open.lane, settings, services.clock());
    await sendAll(tools, open.lane, settings, open.gateway, claimed);
    if (claimed.length > 0) await note();
    const next = await nextTurn(db, open.lane, settings, services.clock());
    if (next === null) return false;
    await wait(next);
  }
  return true;
}

/** Sends each message to the gateway separately and settles it with its answer; simultaneous answers are written together. */
async function sendAll(
  { services, db }: Sending,
  lane: Lane,
  settings: MessageSettings,
  gateway: Gateway,
  claimed: readonly ClaimedMessage[],
): Promise<void> {
  const settle = batchConcurrent(async (results: readonly SendingResult[]) => {
    await settleTries(db, lane, settings, results, services.clock());
    return results;
  });
  await Promise.all(
    claimed.map(async (message) => {
      const tried = await gateway({ ...message, key: messageKey(message) });
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
