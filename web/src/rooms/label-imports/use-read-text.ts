import { useEffect, useState } from 'react';
import type { TextOrder } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';

/** Typing pauses shorter than this are not worth a question to the server. */
const pause = 300;

export interface TextRead {
  readonly orders: readonly TextOrder[];
  /** True when the orders belong to the current text. */
  readonly current: boolean;
  readonly failure: ApiError | null;
}

const nothing = { text: '', orders: [], failure: null } as const;

/** Returns the orders in a text, which the server reads after each change. Until its answer, the former orders stay. */
export function useReadText(text: string): TextRead {
  const [read, setRead] = useState<{ text: string; orders: readonly TextOrder[]; failure: ApiError | null }>(nothing);
  useEffect(() => {
    if (text.trim() === '') {
      setRead({ ...nothing, text });
      return undefined;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      call('label_imports.readText', { body: { lines: text.split(/\r\n|[\n\r]/) }, signal: stop.signal }).then(
        ({ data }) => setRead({ text, orders: data, failure: null }),
        (error: unknown) => {
          if (stop.signal.aborted) return;
          if (!(error instanceof ApiError)) throw error;
          setRead({ text, orders: [], failure: error });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  return { orders: read.orders, failure: read.failure, current: read.text === text };
}
