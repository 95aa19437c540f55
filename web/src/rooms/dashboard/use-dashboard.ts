import { useCallback, useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '../../kernel/live.ts';
import { readFirst, type DashboardQuery } from './dashboard-query.ts';

/** A branch that scans sends an event every second; the figures are read again at most this often, in milliseconds. */
const calm = 15_000;
const topics = ['labels', 'handover', 'clearance'] as const;

/** The figures, asked for again when something has changed and somebody looks. */
export function useDashboard(question: DashboardQuery) {
  const query = useQuery({
    queryKey: ['dashboard.read', question],
    meta: { topics },
    queryFn: ({ signal }) => readFirst(question, signal),
    placeholderData: (before) => before,
  });
  const { refetch } = query;
  const changed = useRef(false);
  const last = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const refresh = useCallback(() => {
    changed.current = true;
    if (document.hidden || timer.current !== undefined) return;
    timer.current = setTimeout(
      () => {
        timer.current = undefined;
        if (document.hidden || !changed.current) return;
        changed.current = false;
        last.current = Date.now();
        void refetch();
      },
      Math.max(0, last.current + calm - Date.now()),
    );
  }, [refetch]);
  useLive(topics, refresh);
  useEffect(() => {
    const seen = () => {
      if (changed.current) refresh();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [refresh]);
  return { data: query.data?.data, error: query.error, fetching: query.isFetching, retry: () => void refetch() };
}
