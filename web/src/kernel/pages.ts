import type { ComponentType } from 'react';
import type { ListDefinition } from '@waybill/contract/kernel/list.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { mayEnter, type AccessRule, type Viewer } from '@waybill/domain/kernel/access.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { fillPath, namesIn, type PathParams } from './path.ts';
import { addressOf, type QueryValue } from './request.ts';

/** Access to a page: `guest` only people not signed in, `public` anyone, else an access rule for signed-in people. */
export type PageAccess = 'guest' | 'public' | AccessRule;

/** The parameters of each page by its name; `app/generated/page-names.ts` extends it from the page table. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface PageNames {}
/** The lists of the pages that show one; generated too. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface PageLists {}
/** Query keys that a page reads itself, beside those of its list; each `<room>.routes.tsx` extends it. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface PageQueries {}

/** The name of a page; an unknown one does not compile. */
export type PageName = keyof PageNames;
/** The path parameters of a page; those with a default may be left out. */
export type PageParams<Name extends PageName> = Readonly<PageNames[Name]>;

/** Query keys that every list reads (`shell/list/list-state.ts`), and the world of pages that also show the sandbox. */
type CommonKey = 'page' | 'per_page' | 'sort' | 'search' | 'view' | 'world';
type FilterOf<Lists> = Lists extends readonly ListDefinition<string, string, infer Key>[] ? Key : never;
type SearchKey<Name extends PageName> =
  | CommonKey
  | (Name extends keyof PageLists ? FilterOf<PageLists[Name]> : never)
  | (Name extends keyof PageQueries ? PageQueries[Name] : never);
/** The query of a page's address: the filters of its list, and what the page reads itself. */
export type PageSearch<Name extends PageName> = { readonly [Key in SearchKey<Name> & string]?: QueryValue };

interface PageFace {
  /** The route's name in the source, or one in its style; unique. Links use it. */
  readonly name: PageName;
  /** As in the specification: `/staff/{tab}`. */
  readonly path: string;
  /** In the browser's first load, so it is defined here and not in a words file; elsewhere use `titleOf`. */
  readonly title: Word;
  readonly access: PageAccess;
  /** Its title for people of merchants, where it differs. */
  readonly shopTitle?: Word;
  /** People of merchants may open it too, if its access rule lets them; all other pages are for staff. */
  readonly merchants?: true;
  /** Wide content. The sidebar collapses automatically (L-02), except beside a first page of the day, which has to show the names of the menu. */
  readonly wide?: 'alone' | 'with-menu';
  /** Name of the parent page, for breadcrumbs that do not depend on the visited pages (L-05). */
  readonly trail?: PageName;
  /** Its query names a record, so it is reached from that record only. */
  readonly ofRecord?: true;
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

/** Pages that a link may open without parameters: their paths have none, or all have defaults. */
export type BarePageName = { [Name in PageName]: object extends PageParams<Name> ? Name : never }[PageName];
type IsUnion<T, Whole = T> = T extends Whole ? ([Whole] extends [T] ? false : true) : never;
/** Pages of one record: their paths have one parameter, without a default. */
export type RecordPageName = {
  [Name in Exclude<PageName, BarePageName>]: IsUnion<keyof PageParams<Name>> extends true ? never : Name;
}[Exclude<PageName, BarePageName>];

/** Parameters of a link, required where the page's path needs them. */
export type LinkParams<Name extends PageName> = [Name] extends [BarePageName]
  ? { readonly params?: PageParams<Name> }
  : { readonly params: PageParams<Name> };
/** Arguments after the name of a page: its parameters, then its query. */
export type LinkArguments<Name extends PageName> = [Name] extends [BarePageName]
  ? [params?: PageParams<Name>, search?: PageSearch<Name>]
  : [params: PageParams<Name>, search?: PageSearch<Name>];

/** A page with its parameters and its query, checked against the table. */
export type PageTarget<Name extends PageName = PageName> = {
  [One in Name]: { readonly name: One; readonly search?: PageSearch<One> } & LinkParams<One>;
}[Name];

/** Returns a page as the target of a link. */
export const bareTarget = (name: BarePageName): PageTarget => ({ name }) as PageTarget;

export function findPage(pages: readonly PageRow[], name: string): PageRow | undefined {
  return pages.find((page) => page.name === name);
}

/** Returns the path of a page, with its default parameters where none are given. Throws for a missing page or parameter: such a link is a bug. */
export function pathIn(pages: readonly PageRow[], name: string, params: PathParams = {}): string {
  const page = findPage(pages, name);
  if (!page) throw new Error(`there is no page called ${name}`);
  return fillPath(page.path, { ...page.params, ...params });
}

/** Returns path and query of a target. */
export function addressIn(pages: readonly PageRow[], { name, params, search }: PageTarget): string {
  return addressOf(pathIn(pages, name, params), search);
}

/** Returns whether the page can be opened without a record. */
export function standsAlone(page: PageRow): page is PageRow & { readonly name: BarePageName } {
  return page.ofRecord !== true && namesIn(page.path).every((name) => page.params?.[name] !== undefined);
}

/** Returns whether this person may open the page. Always false for guest pages. */
export function mayOpen(page: PageRow, viewer: Viewer, permit?: string): boolean {
  if (page.access === 'guest') return false;
  if (page.access === 'public') return true;
  return (page.merchants === true || !isMerchant(viewer)) && mayEnter(page.access, viewer, permit);
}
