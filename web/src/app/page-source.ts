import type { PageSource } from '../kernel/page-table.ts';
import { fetchFrame } from './fetch-frame.ts';
import { firstPages } from './first-pages.ts';
import { fetchRouter } from './open-product.tsx';

/** The pages of the product. Who needs all of them needs the router and the frame around them too, so that they are fetched at once. */
export const pageSource: PageSource = {
  first: firstPages,
  all: async () => {
    for (const fetchToo of [fetchRouter, fetchFrame]) void fetchToo().catch(() => undefined);
    return (await import('./all-pages.ts')).allPages;
  },
};
