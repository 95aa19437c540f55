import { useEffect, useRef } from 'react';
import { missedTopic, type LiveTopic } from '@waybill/contract/kernel/live-topics.ts';
import { inBackground } from './background.ts';
import { addressOfCall } from './client.ts';
import { send } from './request.ts';
import { refreshAccount } from './account.ts';
import { currentSession, sessionStore, workplaceOf } from './session-store.ts';
import { createStreamReader, retryDelay, type StreamEvent } from './sse.ts';

export type LiveHandler = (payload: unknown) => void;
/** Topics that a screen subscribes to: one, several, or none. */
export type LiveTopics = LiveTopic | readonly LiveTopic[] | null;

const handlers = new Map<string, Set<LiveHandler>>();
let stop: (() => void) | null = null;

/**
 * Subscribes to changes for the branches of the signed-in person. The handler is also called with `null` when events may have been missed. What it refetches is
 * background work, not activity of the person.
 *
 * @example useLive(['labels', 'handover'], () => void refetch());
 * @example useLive('staff', () => void queries.invalidateQueries({ queryKey: ['staff.list'] }));
 */
export function useLive(topics: LiveTopics, handler: LiveHandler): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  }, [handler]);
  // A literal array is a new one at every render; its joined names are not.
  const names = [topics ?? []].flat().join(' ');
  useEffect(() => {
    const ends = (names === '' ? [] : names.split(' ')).map((topic) =>
      listen(topic, (payload) => latest.current(payload)),
    );
    return () => ends.forEach((end) => end());
  }, [names]);
}

function listen(topic: string, handler: LiveHandler): () => void {
  const own = handlers.get(topic) ?? new Set();
  handlers.set(topic, own.add(handler));
  stop ??= openStream();
  return () => {
    own.delete(handler);
    if (own.size === 0) handlers.delete(topic);
    if (handlers.size > 0) return;
    stop?.();
    stop = null;
  };
}

function tell(topic: string, payload: unknown): void {
  inBackground(() => {
    for (const handler of [...(handlers.get(topic) ?? [])]) handler(payload);
  });
}

function tellMissed(): void {
  // In another tab the person may have gone over to another of their shops: this page shows it too, and nothing of the shop before.
  if ((currentSession()?.user.merchants.length ?? 0) > 1) void refreshAccount().catch(() => undefined);
  for (const topic of [...handlers.keys()]) tell(topic, null);
}

/**
 * Opens one stream for all tabs of a session, held by the tab that has the lock: browsers allow six HTTP/1 connections to a server, and six open tabs would
 * leave none for requests. Without locks (plain http) only a visible tab has a stream.
 */
function openStream(): () => void {
  const session = currentSession();
  if (!session) return () => {};
  const ended = new AbortController();
  const name = `waybill-live-${workplaceOf(session.user)}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<{ topic: string; payload: unknown } | null>) =>
    data ? tell(data.topic, data.payload) : tellMissed();
  const since = Date.now();
  const missed = () => {
    channel.postMessage(null);
    tellMissed();
  };
  const hold = () =>
    keepConnected(
      ended.signal,
      Date.now() - since > takeoverAfter,
      (event) => {
        if (event.topic === missedTopic) return missed();
        const payload = parsed(event.data);
        channel.postMessage({ topic: event.topic, payload });
        tell(event.topic, payload);
      },
      missed,
    );
  if (navigator.locks) void navigator.locks.request(name, { signal: ended.signal }, hold).catch(() => undefined);
  else void hold();
  const leave = sessionStore.subscribe(() => {
    if (!currentSession()) ended.abort();
  });
  return () => {
    ended.abort();
    channel.close();
    leave();
  };
}

/** A tab that waited longer than this for the lock, in milliseconds, took it over from another tab and may have missed events. */
const takeoverAfter = 1000;

async function keepConnected(
  ended: AbortSignal,
  takesOver: boolean,
  hear: (event: StreamEvent) => void,
  missed: () => void,
): Promise<void> {
  let lastId: string | null = null;
  let opened = takesOver ? 1 : 0;
  for (let failures = 0; !ended.aborted;) {
    try {
      if (!navigator.locks) await untilVisible(ended);
      const headers: Record<string, string> = { accept: 'text/event-stream' };
      if (lastId !== null) headers['last-event-id'] = lastId;
      const response = await send('GET', await addressOfCall('sessions.events', {}), {
        background: true,
        signal: ended,
        headers,
      });
      failures = 0;
      if (opened++ > 0 && lastId === null) missed();
      await readAll(response, (event) => {
        lastId = event.id ?? lastId;
        hear(event);
      });
    } catch {
      if (ended.aborted) return;
    }
    failures += 1;
    await pause(retryDelay(failures, Math.random()), ended);
  }
}

async function readAll(response: Response, hear: (event: StreamEvent) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = createStreamReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
    for (const event of read(piece.value)) hear(event);
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}

function pause(ms: number, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    ended.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

function untilVisible(ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible' && !ended.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    ended.addEventListener('abort', look, { once: true });
    document.addEventListener('visibilitychange', look);
    look();
  });
}
