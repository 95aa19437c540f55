import { useEffect, useRef, type RefObject } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkJob } from '@waybill/contract/rooms/bulk/bulk.contract.ts';
import type { BodyOf, Registry } from '@waybill/contract/registry.ts';
import { bulkLife, type BulkState } from '@waybill/domain/rooms/bulk/bulk-states.ts';
import { commandsFrom } from '@waybill/domain/kernel/lifecycle.ts';
import { call } from '../../kernel/client.ts';
import { useLive } from '../../kernel/live.ts';
import { useAction } from '../use-action.ts';
import { showJob, useShownJob, type ShownJob } from './shown-jobs.ts';

/** Poll interval without live events, in milliseconds. */
const pollEvery = 3000;

export interface BulkJobModel {
  readonly job: BulkJob | undefined;
  readonly label: string;
  readonly mayCancel: boolean;
  readonly mayRetry: boolean;
  readonly start: (body: BodyOf<Registry['bulk.start']>, label: string) => Promise<boolean>;
  readonly cancel: () => void;
  readonly retry: () => void;
  readonly close: () => void;
}

/**
 * Runs the bulk job of a list: start, progress by live events and polling, cancel, retry of failed rows (P-09). `onEnd` is called when it has ended, so that
 * the list is refetched.
 */
export function useBulkJob(list: string, onEnd: (job: BulkJob) => void): BulkJobModel {
  const run = useAction();
  const client = useQueryClient();
  const shown = useShownJob(list);
  const id = shown?.id;
  const queryKey = ['bulk.detail', id];
  const show = (next: ShownJob | undefined) => showJob(list, next);
  const { data } = useQuery({
    queryKey,
    enabled: id !== undefined,
    queryFn: () => call('bulk.detail', { params: { id: id as number }, background: true }),
    refetchInterval: ({ state }) => (state.data && !may(state.data.data, 'cancel') ? false : pollEvery),
  });
  const job = data?.data;
  useLive('bulk', (payload) => {
    if (id !== undefined && (payload === null || (payload as { id?: number }).id === id))
      void client.invalidateQueries({ queryKey });
  });
  const awaited = useEnd(job, onEnd);
  const change = async (doing: () => Promise<{ data: BulkJob }>, label = shown?.label ?? ''): Promise<boolean> => {
    const answer = await run(doing);
    if (!answer) return false;
    awaited.current = answer.data.id;
    client.setQueryData(['bulk.detail', answer.data.id], answer);
    show({ id: answer.data.id, label });
    return true;
  };
  return {
    job,
    label: shown?.label ?? '',
    mayCancel: job !== undefined && may(job, 'cancel'),
    mayRetry: job !== undefined && may(job, 'retry') && job.failed > 0,
    start: (body, label) => change(() => call('bulk.start', { body }), label),
    cancel: () => {
      if (id !== undefined) void change(() => call('bulk.cancel', { params: { id } }));
    },
    retry: () => {
      if (id !== undefined) void change(() => call('bulk.retry', { params: { id } }));
    },
    close: () => show(undefined),
  };
}

function may(job: BulkJob, command: 'cancel' | 'retry'): boolean {
  return commandsFrom(bulkLife, job.status as BulkState).includes(command);
}

/** Calls back once when the awaited job, or one that was seen running, has ended. */
function useEnd(job: BulkJob | undefined, onEnd: (job: BulkJob) => void): RefObject<number | undefined> {
  const awaited = useRef<number | undefined>(undefined);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (!job) return;
    if (may(job, 'cancel')) awaited.current = job.id;
    else if (awaited.current === job.id) {
      awaited.current = undefined;
      latest.current(job);
    }
  }, [job]);
  return awaited;
}
