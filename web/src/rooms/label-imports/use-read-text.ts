import { useEffect, useState } from 'react';
import type { TextOrder } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';

/** Typing pauses shorter than this are not worth a question to the server. */
const pause = 300;

export interface TextRead {
  readonly orders: readonly TextOrder[];
  /** The orders are those of the text as it stands now. */
  readonly current: boolean;
  readonly failure: ApiError | null;
}

const nothing = { text: '', orders: [], failure: null } as const;

/** The orders in a text, read by the server whenever it has changed. What was read before stands until then. */
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
