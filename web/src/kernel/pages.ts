import type { ComponentType } from 'react';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { mayEnter, type AccessRule, type Viewer } from '@waybill/domain/kernel/access.ts';
import { fillPath, namesIn, type PathParams } from './path.ts';

/** Access to a page: `guest` only people not signed in, `public` anyone, else an access rule for signed-in people. */
export type PageAccess = 'guest' | 'public' | AccessRule;

/** The pages of the product by name; `app/generated/page-names.ts` extends it from the files of the rooms. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface PageNames {}
/** The name of a page; an unknown one does not compile. */
export type PageName = keyof PageNames;

interface PageFace {
  /** The route's name in the source, or one in its style; unique. Links use it. */
  readonly name: PageName;
  /** As in the specification: `/staff/{tab}`. */
  readonly path: string;
  /** In the browser's first load, so it is defined here and not in a words file; elsewhere use `titleOf`. */
  readonly title: Word;
  readonly access: PageAccess;
  /** Wide content: the sidebar collapses automatically (L-02). */
  readonly wide?: true;
  /** Position of the entry under Settings in the sidebar. */
  readonly settings?: number;
  /** Name of the parent page, for breadcrumbs that do not depend on the visited pages (L-05). */
  readonly trail?: PageName;
  /** Default parameters for links that give none, such as the first tab. A page whose parameters all have defaults can be a home page and is in the palette. */
  readonly params?: Readonly<Record<string, string>>;
}

export interface ShownPage extends PageFace {
  /** @example load: async () => (await import('./StaffPage.tsx')).StaffPage */
  readonly load: () => Promise<ComponentType>;
  /** Sends the page's first request (`early-answers.ts`); called with the address's query when the page is opened before its code is loaded. */
  readonly begin?: (search: Readonly<Record<string, unknown>>) => void;
  readonly forward?: undefined;
}

/** A path that only redirects, such as `/`. */
export interface ForwardPage extends PageFace {
  readonly forward: (viewer: Viewer, pages: readonly PageRow[]) => PageTarget;
  readonly load?: undefined;
  readonly begin?: undefined;
}

/** One page of the product. Routes, guards, titles, breadcrumbs, sidebar checks and palette entries come from the table. */
export type PageRow = ShownPage | ForwardPage;

export interface PageTarget {
  readonly name: PageName;
  readonly params?: PathParams;
  readonly search?: Readonly<Record<string, string>>;
}

export function findPage(pages: readonly PageRow[], name: string): PageRow | undefined {
  return pages.find((page) => page.name === name);
}

/** Returns the path of a page, with its default parameters where none are given. Throws for a missing page or parameter: such a link is a bug. */
export function pathIn(pages: readonly PageRow[], name: string, params: PathParams = {}): string {
  const page = findPage(pages, name);
  if (!page) throw new Error(`there is no page called ${name}`);
  return fillPath(page.path, { ...page.params, ...params });
}

/** Returns whether the page can be opened without a record. */
export function standsAlone(page: PageRow): boolean {
  return namesIn(page.path).every((name) => page.params?.[name] !== undefined);
}

/** Returns whether this person may open the page. Always false for guest pages. */
export function mayOpen(page: PageRow, viewer: Viewer, permit?: string): boolean {
  if (page.access === 'guest') return false;
  return page.access === 'public' || mayEnter(page.access, viewer, permit);
}
