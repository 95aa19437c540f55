import type { PageSource } from '../kernel/page-table.ts';
import { currentLocale } from '../kernel/preferences.ts';
import { fetchTexts } from '../kernel/texts.ts';
import { fetchFrame } from './fetch-frame.ts';
import { firstPages } from './first-pages.ts';
import { fetchRouter } from './open-product.tsx';

/** The pages of the product. A caller of all pages also needs the router and the frame, so they are fetched together. */
export const pageSource: PageSource = {
  first: firstPages,
  all: async () => {
    for (const fetchToo of [fetchRouter, fetchFrame]) void fetchToo().catch(() => undefined);
    const [{ allPages }] = await Promise.all([import('./all-pages.ts'), fetchTexts(currentLocale(), 'frame')]);
    return allPages;
  },
};
