import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { countFirstWords } from './count-first.words.ts';

/** Sends a courier to the count of a run sheet, because before it no list may show them its parcels; otherwise renders the children. */
export function CountFirst({ children }: { children: ReactNode }) {
  const say = useSay();
  const { data, refetch } = useQuery({
    queryKey: ['run_sheets.mine'],
    queryFn: ({ signal }) => call('run_sheets.mine', { signal }),
  });
  useLive('run_sheet', () => void refetch());
  if (!data?.data.sheets.some(({ to_count }) => to_count)) return children;
  return (
    <PageLink to="run-sheet.mine" className={buttonLook('main')}>
      {say(countFirstWords.countFirst)}
    </PageLink>
  );
}
