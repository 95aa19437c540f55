import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChatEvent, ChatMessage } from '@waybill/contract/rooms/chats/chats.contract.ts';
import { call } from '../../kernel/client.ts';
import { useLive } from '../../kernel/live.ts';
import { onSent } from './chat-outbox.ts';

interface Pages {
  readonly messages: readonly ChatMessage[];
  /** There are earlier ones. */
  readonly more: boolean;
}

/**
 * One conversation as it is read: its newest page, earlier ones as they are asked for, and what comes meanwhile. The server gives the order; what was missed
 * is asked for from the newest message on, so nothing is shown twice and nothing is left out.
 */
export function useConversation(id: number) {
  const client = useQueryClient();
  const pagesKey = useMemo(() => ['chats.messages', id], [id]);
  const detail = useQuery({
    queryKey: ['chats.detail', id],
    queryFn: ({ signal }) => call('chats.detail', { params: { id }, signal, background: true }),
    retry: false,
  });
  const pages = useQuery({
    queryKey: pagesKey,
    queryFn: async ({ signal }): Promise<Pages> => {
      const { data, more } = await call('chats.messages', { params: { id }, query: {}, signal, background: true });
      return { messages: data, more };
    },
    retry: false,
    staleTime: Infinity,
    // Whoever comes back to it reads it anew.
    gcTime: 0,
  });
  const put = useCallback(
    (some: readonly ChatMessage[], more?: boolean) =>
      client.setQueryData<Pages>(pagesKey, (before) => {
        if (!before) return before;
        const known = new Map([...before.messages, ...some].map((message) => [message.seq, message]));
        return {
          messages: [...known.values()].toSorted((one, other) => one.seq - other.seq),
          more: more ?? before.more,
        };
      }),
    [client, pagesKey],
  );
  const refetchDetail = detail.refetch;
  const turn = useRef(Promise.resolve());
  const catchUp = useCallback(() => {
    turn.current = turn.current.then(async () => {
      for (let more = true; more;) {
        const after = client.getQueryData<Pages>(pagesKey)?.messages.at(-1)?.seq ?? 0;
        const answer = await call('chats.messages', { params: { id }, query: { after }, background: true });
        put(answer.data);
        more = answer.more;
      }
    });
    // Whoever was taken out is marked by the page; a line that is down comes back with the next event.
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
        const last = client.getQueryData<Pages>(pagesKey)?.messages.at(-1)?.seq ?? 0;
        if (message.seq <= last + 1) put([message]);
        else void catchUp();
      }),
    [catchUp, client, id, pagesKey, put],
  );
  const first = pages.data?.messages[0]?.seq;
  const earlier = useCallback(async () => {
    if (first === undefined) return;
    const { data, more } = await call('chats.messages', { params: { id }, query: { before: first } });
    put(data, more);
  }, [first, id, put]);
  return { detail, pages, earlier };
}

/** Tells the server how far somebody has read, while they look at the page. */
export function useReading(id: number, seq: number, readSeq: number | undefined): void {
  const marked = useRef(0);
  useEffect(() => {
    if (readSeq === undefined || seq <= readSeq) return undefined;
    const tell = () => {
      if (document.visibilityState !== 'visible' || marked.current >= seq) return;
      marked.current = seq;
      // A mark that is lost costs nothing: the next visit marks it.
      void call('chats.read', { params: { id }, body: { seq }, background: true }).catch(() => {
        marked.current = 0;
      });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [id, seq, readSeq]);
}
