import { useBlocker, useParams, useRouter, useRouterState, type AnyRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useConfirm } from '../ui/overlays/ConfirmDialog.tsx';
import { useSay } from './i18n.tsx';
import { kernelWords } from './kernel.words.ts';
import { pageTable } from './page-table.ts';
import {
  addressIn,
  type BarePageName,
  type LinkParams,
  type PageName,
  type PageSearch,
  type PageTarget,
} from './pages.ts';
import { addressOf, type Query } from './request.ts';
import { createStore, useStore } from './store.ts';
import { nameVisit } from './visits.ts';

export type GoOptions<Name extends PageName> = LinkParams<Name> & { readonly search?: PageSearch<Name> } & GoHow;

interface GoHow {
  /** Replaces this page in the browser's history. */
  readonly replace?: boolean;
  /** Opened from a menu: the breadcrumbs start again. */
  readonly start?: boolean;
}

export interface PageGo {
  (target: PageTarget, how?: GoHow): void;
  <Name extends PageName>(
    name: Name,
    ...options: [Name] extends [BarePageName] ? [GoOptions<Name>?] : [GoOptions<Name>]
  ): void;
}

/**
 * Returns the function that opens pages, by name or as a target.
 *
 * @example const go = usePageGo(); go('edit-staff', { params: { staffID: 7 } });
 */
export function usePageGo(): PageGo {
  const router: AnyRouter = useRouter();
  return useCallback(
    (to: PageTarget | PageName, options: GoHow = {}) => {
      const target = typeof to === 'string' ? ({ ...options, name: to } as PageTarget) : to;
      void router.navigate({
        href: addressIn(pageTable(), target),
        replace: options.replace === true,
        state: { start: options.start === true },
      });
    },
    [router],
  );
}

/** Replaces this page by the 404 page when its address names something that does not exist, such as an unknown tab of a list. */
export function useNotFoundUnless(known: boolean): void {
  const go = usePageGo();
  useEffect(() => {
    if (!known) go('404', { replace: true });
  }, [known, go]);
}

/** Returns the path parameters of the open page, as text. */
export function usePageParams(): Readonly<Record<string, string>> {
  return useParams({ strict: false });
}

export type SetSearch = (query: Query, options?: { replace?: boolean }) => void;

/**
 * Returns the page's state from the address, with a setter (N-35). `parse` turns the raw query into the state, does not throw, and must be a stable function.
 * The setter takes the whole query: empty values are left out. Use `replace` for typed text, so that Back does not go letter by letter.
 *
 * @example const [place, setSearch] = useSearchState(parseStaffPlace);
 */
export function useSearchState<T>(parse: (raw: Readonly<Record<string, unknown>>) => T): [T, SetSearch] {
  const router: AnyRouter = useRouter();
  const raw = useRouterState({ select: (state) => state.location.searchStr });
  const state = useMemo(() => parse(Object.fromEntries(new URLSearchParams(raw))), [parse, raw]);
  const set = useCallback<SetSearch>(
    (query, { replace } = {}) => {
      const { pathname } = router.latestLocation;
      void router.navigate({ href: addressOf(pathname, query), replace: replace === true, resetScroll: false });
    },
    [router],
  );
  return [state, set];
}

/**
 * Asks before unsaved changes are left by a link, the Back button or closing the tab. Returns a function that lets the next navigation pass, for use after a
 * save.
 *
 * @example const release = useUnsavedGuard(form.dirty); await save(); release(); go('staff');
 */
export function useUnsavedGuard(dirty: boolean): () => void {
  const say = useSay();
  const confirm = useConfirm();
  const released = useRef(false);
  useEffect(() => {
    released.current = false;
  }, [dirty]);
  useBlocker({
    disabled: !dirty,
    enableBeforeUnload: () => dirty && !released.current,
    shouldBlockFn: async ({ current, next }) => {
      if (released.current || current.pathname === next.pathname) return false;
      return !(await confirm({
        question: say(kernelWords.leave),
        yes: say(kernelWords.leaveYes),
        no: say(kernelWords.stay),
        kind: 'danger',
      }));
    },
  });
  return useCallback(() => {
    released.current = true;
  }, []);
}

/** Sets the breadcrumb of the open page, for example to a person's name. */
export function useCrumb(label: string | undefined): void {
  useEffect(() => {
    if (label !== undefined) nameVisit(label);
  }, [label]);
}

const loadingStore = createStore(0);

/** Shows the shell's loader instead of the content while the page has nothing to show (L-05). */
export function usePageLoading(loading: boolean): void {
  useEffect(() => {
    if (!loading) return undefined;
    loadingStore.change((before) => before + 1);
    return () => loadingStore.change((before) => before - 1);
  }, [loading]);
}

export function useIsPageLoading(): boolean {
  return useStore(loadingStore) > 0;
}
