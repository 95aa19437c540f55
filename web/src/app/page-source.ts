import type { PageSource } from '../kernel/page-table.ts';
import { currentLocale } from '../kernel/preferences.ts';
import { fetchTexts } from '../kernel/texts.ts';
import { fetchFrame } from './fetch-frame.ts';
import { firstPages } from './first-pages.ts';
import { fetchRouter } from './open-product.tsx';

/** The pages of the product. Who needs all of them needs the router and the frame around them too, so that they are fetched at once. */
export const pageSource: PageSource = {
  first: firstPages,
  all: async () => {
    for (const fetchToo of [fetchRouter, fetchFrame]) void fetchToo().catch(() => undefined);
    const [{ allPages }] = await Promise.all([import('./all-pages.ts'), fetchTexts(currentLocale(), 'frame')]);
    return allPages;
  },
};
