import type { ComponentType } from 'react';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { mayEnter, type AccessRule, type Viewer } from '@waybill/domain/rooms/roles/access.ts';
import { fillPath, namesIn, type PathParams } from './path.ts';

/** Who may see a page: `guest` only those not signed in, `public` anybody, else an access rule for signed-in people. */
export type PageAccess = 'guest' | 'public' | AccessRule;

/** The pages of the product by name; `app/generated/page-names.ts` fills it in from the files of the rooms. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface PageNames {}
/** The name of a page; one that does not exist does not compile. */
export type PageName = keyof PageNames;

interface PageFace {
  /** The route's name in the source, or one in its style; unique. Links are made by it. */
  readonly name: PageName;
  /** As the specification writes it: `/staff/{tab}`. */
  readonly path: string;
  /** It is in the browser's first load, so it stands here and not in a file of words; `titleOf` says it elsewhere. */
  readonly title: Word;
  readonly access: PageAccess;
  /** Wide content: the sidebar collapses by itself (L-02). */
  readonly wide?: true;
  /** Stands under Settings in the sidebar, at this place of its entries. */
  readonly settings?: number;
  /** The name of the page above this one, for a trail that does not depend on how somebody came here (L-05). */
  readonly trail?: PageName;
  /** What its parameters are when a link does not say, such as the first tab. A page whose parameters all have one can be a home page and stands in the palette. */
  readonly params?: Readonly<Record<string, string>>;
}

export interface ShownPage extends PageFace {
  /** @example load: async () => (await import('./StaffPage.tsx')).StaffPage */
  readonly load: () => Promise<ComponentType>;
  /** Asks what the page will ask first (`early-answers.ts`); called when it is opened before its code is there, with the address's query. */
  readonly begin?: (search: Readonly<Record<string, unknown>>) => void;
  readonly forward?: undefined;
}

/** A path that only leads on, such as `/`. */
export interface ForwardPage extends PageFace {
  readonly forward: (viewer: Viewer, pages: readonly PageRow[]) => PageTarget;
  readonly load?: undefined;
  readonly begin?: undefined;
}

/** One page of the product. From the table come routes, guards, titles, breadcrumbs, sidebar checks and palette entries. */
export type PageRow = ShownPage | ForwardPage;

export interface PageTarget {
  readonly name: PageName;
  readonly params?: PathParams;
  readonly search?: Readonly<Record<string, string>>;
}

export function findPage(pages: readonly PageRow[], name: string): PageRow | undefined {
  return pages.find((page) => page.name === name);
}

/** The path of a page, with its standard parameters where none are given. Throws for a page or parameter that is missing: such a link is a bug. */
export function pathIn(pages: readonly PageRow[], name: string, params: PathParams = {}): string {
  const page = findPage(pages, name);
  if (!page) throw new Error(`there is no page called ${name}`);
  return fillPath(page.path, { ...page.params, ...params });
}

/** Can the page be opened without knowing any record? */
export function standsAlone(page: PageRow): boolean {
  return namesIn(page.path).every((name) => page.params?.[name] !== undefined);
}

/** May this person open the page? Pages for guests only are never theirs. */
export function mayOpen(page: PageRow, viewer: Viewer, permit?: string): boolean {
  if (page.access === 'guest') return false;
  return page.access === 'public' || mayEnter(page.access, viewer, permit);
}
