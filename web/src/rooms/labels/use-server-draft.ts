import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LabelDraft } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { call } from '../../kernel/client.ts';
import { keptOf, type Filled } from './label-fills.ts';

/** Interval in ms of saving the draft on the server; the browser saves it within half a second. */
const every = 10_000;
/** One new label at a time is typed by one person; an edit is kept in its browser only. */
const draftKey = 'new';

/**
 * Keeps what is typed on the server too while it is `on`, so that it survives the computer. Answers what another device left, until it is taken or forgotten.
 */
export function useServerDraft(
  values: Filled,
  dirty: boolean,
  on: boolean,
): { readonly found: LabelDraft | undefined; readonly forget: () => void } {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['labels.drafts'],
    queryFn: ({ signal }) => call('labels.drafts', { signal }),
    staleTime: Infinity,
    enabled: on,
  });
  const latest = useRef(values);
  const sent = useRef('');
  useEffect(() => {
    latest.current = values;
  });
  useEffect(() => {
    if (!dirty || !on) return undefined;
    const timer = setInterval(() => {
      const body = keptOf(latest.current);
      const text = JSON.stringify(body);
      if (text === sent.current) return;
      sent.current = text;
      void call('labels.keepDraft', { params: { key: draftKey }, body: { body }, background: true }).catch(() => {
        sent.current = '';
      });
    }, every);
    return () => clearInterval(timer);
  }, [dirty, on]);
  return {
    found: data?.data.find((draft) => draft.key === draftKey),
    forget: () => {
      if (!on) return;
      client.setQueryData(['labels.drafts'], { data: [] });
      void call('labels.dropDraft', { params: { key: draftKey }, background: true }).catch(() => undefined);
    },
  };
}
