import type { Word } from '@waybill/domain/kernel/words.ts';
import { allPages } from '../../web/src/app/all-pages.ts';
import { findPage, type PageName } from '../../web/src/kernel/pages.ts';

/** Returns the title of a page, as the browser shows it. */
export function titleOf(name: PageName): Word {
  const page = findPage(allPages, name);
  if (!page) throw new Error(`there is no page called ${name}`);
  return page.title;
}
