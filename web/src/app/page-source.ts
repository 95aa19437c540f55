import type { PageSource } from '../kernel/page-table.ts';
import { firstPages } from './first-pages.ts';
import { fetchFrame } from './RootFrame.tsx';

/** The pages of the product. Who needs all of them needs the frame around them too, so that both are fetched at once. */
export const pageSource: PageSource = {
  first: firstPages,
  all: async () => {
    void fetchFrame().catch(() => undefined);
    return (await import('./all-pages.ts')).allPages;
  },
};
