import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChatEvent, ChatMessage } from '@waybill/contract/rooms/chats/chats.contract.ts';
import { call } from '../../kernel/client.ts';
import { useLive } from '../../kernel/live.ts';
import { useSeen } from '../../shell/use-seen.ts';
import { onSent } from './chat-outbox.ts';

interface Pages {
  readonly messages: readonly ChatMessage[];
  /** There are earlier ones. */
  readonly more: boolean;
  /** There are later ones, because the reading began in the midst. */
  readonly later: boolean;
}

/**
 * Loads one conversation: its newest page or the messages around `at`, further pages on demand, and new messages as they arrive. The server gives the
 * order; missed messages are fetched starting from the newest known one, so that none is displayed twice or left out.
 */
export function useConversation(id: number, at: number) {
  const client = useQueryClient();
  const pagesKey = useMemo(() => ['chats.messages', id, at], [id, at]);
  const detail = useQuery({
    queryKey: ['chats.detail', id],
    queryFn: ({ signal }) => call('chats.detail', { params: { id }, signal, background: true }),
    retry: false,
  });
  const pages = useQuery({
    queryKey: pagesKey,
    queryFn: async ({ signal }): Promise<Pages> => {
      const page = (query: { before?: number; after?: number }) =>
        call('chats.messages', { params: { id }, query, signal, background: true });
      if (at === 0) {
        const { data, more } = await page({});
        return { messages: data, more, later: false };
      }
      const [upTo, after] = await Promise.all([page({ before: at + 1 }), page({ after: at })]);
      return { messages: [...upTo.data, ...after.data], more: upTo.more, later: after.more };
    },
    retry: false,
    staleTime: Infinity,
    // A reopened conversation is loaded again.
    gcTime: 0,
  });
  const put = useCallback(
    (some: readonly ChatMessage[], change: Partial<Omit<Pages, 'messages'>> = {}) =>
      client.setQueryData<Pages>(pagesKey, (before) => {
        if (!before) return before;
        const known = new Map([...before.messages, ...some].map((message) => [message.seq, message]));
        return {
          messages: [...known.values()].toSorted((one, other) => one.seq - other.seq),
          more: before.more,
          later: before.later,
          ...change,
        };
      }),
    [client, pagesKey],
  );
  const refetchDetail = detail.refetch;
  const turn = useRef(Promise.resolve());
  const catchUp = useCallback(() => {
    turn.current = turn.current.then(async () => {
      // A user who reads older messages loads the newest only on demand.
      if (client.getQueryData<Pages>(pagesKey)?.later) return;
      for (let more = true; more;) {
        const after = client.getQueryData<Pages>(pagesKey)?.messages.at(-1)?.seq ?? 0;
        const answer = await call('chats.messages', { params: { id }, query: { after }, background: true });
        put(answer.data);
        more = answer.more;
      }
    });
    // A user who was removed from the group is marked by the page; after a lost connection, the next event reloads.
    turn.current = turn.current.catch(() => void refetchDetail());
    return turn.current;
  }, [client, id, pagesKey, put, refetchDetail]);
  useLive('chat', (payload) => {
    const event = payload as ChatEvent | null;
    if (event !== null && event.chat_id !== id) return;
    if (event === null || event.what === 'message') void catchUp();
    if (event === null || event.what !== 'message') void refetchDetail();
  });
  useEffect(
    () =>
      onSent((chatId, message) => {
        if (chatId !== id) return;
        const { messages = [], later } = client.getQueryData<Pages>(pagesKey) ?? {};
        if (later) return;
        const last = messages.at(-1)?.seq ?? 0;
        if (message.seq <= last + 1) put([message]);
        else void catchUp();
      }),
    [catchUp, client, id, pagesKey, put],
  );
  const first = pages.data?.messages[0]?.seq;
  const earlier = useCallback(async () => {
    if (first === undefined) return;
    const { data, more } = await call('chats.messages', { params: { id }, query: { before: first } });
    put(data, { more });
  }, [first, id, put]);
  const last = pages.data?.messages.at(-1)?.seq;
  const later = useCallback(async () => {
    const { data, more } = await call('chats.messages', { params: { id }, query: { after: last ?? 0 } });
    put(data, { later: more });
  }, [last, id, put]);
  return { detail, pages, earlier, later };
}

/** Tells the server how far somebody has read, while they look at the page. */
export function useReading(id: number, seq: number, readSeq: number | undefined): void {
  useSeen(readSeq === undefined || seq <= readSeq ? null : `${id} ${seq}`, () =>
    call('chats.read', { params: { id }, body: { seq }, background: true }),
  );
}
