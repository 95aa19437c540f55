import type { ChatMessage } from '@waybill/contract/rooms/chats/chats.contract.ts';
import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { currentSession } from '../../kernel/session-store.ts';
import { createStore } from '../../kernel/store.ts';
import { createSendingLoop } from '../../shell/scan/sending-loop.ts';
import { dropMessage, keepMessage, keptMessages, noteProblem, type WaitingMessage } from './chat-shelf.ts';
import { noteChatWaiting } from './is-chat-waiting.ts';

/** A message of the signed-in user that the server does not have yet. `tried`: sending failed, and is retried automatically. */
export interface ShownWaiting extends WaitingMessage {
  readonly tried: boolean;
  /** Only this page has it: the device could not keep it. */
  readonly unkept: boolean;
}
export const waitingMessages = createStore<readonly ShownWaiting[]>([]);

type Heard = (chatId: number, message: ChatMessage) => void;
const listeners = new Set<Heard>();

/** Hears of each message that the server has taken from this device. Answers how to stop. */
export function onSent(heard: Heard): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}

/** A picture goes over a slow line; after this many milliseconds it counts as down. */
const patience = 120_000;
/** Refusals that end with a message; anything else is tried again. */
const final = [400, 403, 404, 409, 413, 422];

type Outbox = ReturnType<typeof createOutbox>;
let current: { readonly staffId: number; readonly outbox: Outbox } | null = null;

/** Sends what a person wrote, in its order, while they are signed in; what they wrote stays theirs when somebody else signs in. */
export function chatOutbox(staffId: number): Outbox {
  if (current?.staffId === staffId) return current.outbox;
  current?.outbox.stop();
  waitingMessages.set([]);
  current = { staffId, outbox: createOutbox(staffId) };
  return current.outbox;
}

/** How many messages of a person the server does not have: those that this device keeps, and those that only this page holds. */
export async function unsentMessages(staffId: number): Promise<{ kept: number; unkept: number }> {
  const kept = await keptMessages(staffId).catch(() => []);
  const unkept = waitingMessages.get().filter((one) => one.unkept && one.staff_id === staffId).length;
  return { kept: kept.length, unkept };
}

function createOutbox(staffId: number) {
  const isTheirs = (): boolean => currentSession()?.user.id === staffId;
  const change = (sentId: string, with_: Partial<ShownWaiting>) =>
    waitingMessages.change((all) => all.map((one) => (one.sent_id === sentId ? { ...one, ...with_ } : one)));
  const settled = (sentId: string) => {
    waitingMessages.change((all) => all.filter((one) => one.sent_id !== sentId));
    if (waitingMessages.get().length === 0) noteChatWaiting(staffId, false);
  };
  const loaded = keptMessages(staffId)
    .then((kept) =>
      waitingMessages.change((held) => [
        ...kept
          .filter(({ sent_id }) => !held.some((one) => one.sent_id === sent_id))
          .map((one) => ({ ...one, tried: true, unkept: false })),
        ...held,
      ]),
    )
    .catch(() => undefined);

  const send = async (message: ShownWaiting): Promise<void> => {
    const { sent_id, chat_id, text, picture } = message;
    try {
      const { data } = await call('chats.send', {
        params: { id: chat_id },
        body: formDataOf({
          sent_id,
          text,
          picture: picture && new File([picture.bytes], picture.name, { type: picture.type }),
        }),
        idempotencyKey: sent_id,
        background: true,
        signal: AbortSignal.timeout(patience),
      });
      await dropMessage(sent_id).catch(() => undefined);
      for (const heard of listeners) heard(chat_id, data);
      settled(sent_id);
    } catch (error) {
      if (!(error instanceof ApiError) || !final.includes(error.status)) throw error;
      const problem = firstMessage(error);
      await noteProblem(sent_id, problem).catch(() => undefined);
      change(sent_id, { problem, tried: true });
    }
  };
  const drain = async () => {
    await loaded;
    const next = () => waitingMessages.get().find(({ problem }) => problem === null);
    for (let message = next(); message && isTheirs() && !loop.isStopped(); message = next()) {
      await send(message);
      loop.went();
    }
  };
  const failed = () => waitingMessages.change((all) => all.map((one) => (one.tried ? one : { ...one, tried: true })));
  const loop = createSendingLoop(drain, failed, 'waybill-chat');
  loop.flush();

  return {
    retry: loop.retry,
    stop: loop.stop,
    /** Keeps a message on the device, then sends it. */
    async add(message: Omit<WaitingMessage, 'seq' | 'staff_id' | 'problem'>): Promise<void> {
      const kept: WaitingMessage = { ...message, staff_id: staffId, problem: null };
      noteChatWaiting(staffId, true);
      const unkept = await keepMessage(kept).then(
        () => false,
        () => true,
      );
      waitingMessages.change((all) => [...all, { ...kept, tried: false, unkept }]);
      loop.retry();
    },
    /** Sends again what was refused. */
    async again(sentId: string): Promise<void> {
      await noteProblem(sentId, null).catch(() => undefined);
      change(sentId, { problem: null });
      loop.retry();
    },
    /** Its author gives it up. */
    async drop(sentId: string): Promise<void> {
      await dropMessage(sentId).catch(() => undefined);
      settled(sentId);
    },
  };
}
