import { say } from '@waybill/domain/kernel/words.ts';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  RouterProvider,
} from '@tanstack/react-router';
import { onRestart } from '../kernel/account.ts';
import { firstMessage, type ApiError } from '../kernel/api-error.ts';
import { fetchCalls } from '../kernel/client.ts';
import { askAgain } from '../kernel/early-answers.ts';
import { guard, type GuardDecision } from '../kernel/guard.ts';
import { kernelWords } from '../kernel/kernel.words.ts';
import { lazyPage } from '../kernel/lazy-page.tsx';
import { notify } from '../kernel/notices.ts';
import { findPage, pathIn, standsAlone, type PageName, type PageRow } from '../kernel/pages.ts';
import { loadPageTable, pageTable } from '../kernel/page-table.ts';
import { PageFailed, PagePending } from '../kernel/PageStates.tsx';
import { currentLocale } from '../kernel/preferences.ts';
import type { Reaction } from '../kernel/reactions.ts';
import { addressOf, onReaction } from '../kernel/request.ts';
import { RootFrame } from './RootFrame.tsx';
import { endSession } from '../kernel/session.ts';
import { currentSession, sessionStore, viewerOf, type Session } from '../kernel/session-store.ts';
import { createStore, useStore } from '../kernel/store.ts';
import { forgetVisits, visit } from '../kernel/visits.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    start?: boolean;
  }
  interface StaticDataRouteOption {
    /** The name of the page in the table. */
    page?: PageName;
  }
}

/** Shared by the guests' router and the one that takes its place at sign-in. */
const history = createBrowserHistory();

/** The router of the page table as it is now: a route with its guard for each row. Everything else is the 404 page. */
function createAppRouter() {
  const root = createRootRoute({ component: RootFrame });
  const routes = pageTable().map((page) => {
    const component = page.load && lazyPage(page.load);
    return createRoute({
      getParentRoute: () => root,
      path: page.path.replace(/\{(\w+)\}/g, '$$$1'),
      staticData: { page: page.name },
      beforeLoad: ({ location }) => {
        enter(page, location);
        if (component?.isThere() !== false) return;
        void askAgain(location.href);
        page.begin?.(location.search);
        // Record pages send calls from the table of all calls as soon as their code is loaded.
        if (!standsAlone(page)) void fetchCalls().catch(() => undefined);
      },
      ...(component ? { component } : {}),
    });
  });
  const unknown = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: () => {
      throw redirect({ href: pathIn(pageTable(), '404'), replace: true });
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([...routes, unknown]),
    history,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => addressOf('', search),
    defaultPendingComponent: PagePending,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultErrorComponent: PageFailed,
    scrollRestoration: false,
    notFoundMode: 'root',
  });
  router.subscribe('onResolved', ({ toLocation }) => {
    const match = router.state.matches.at(-1);
    const name = match?.staticData.page;
    if (name !== undefined && findPage(pageTable(), name)?.access !== 'guest') {
      visit({
        name,
        href: toLocation.href,
        params: match?.params as Record<string, string>,
        start: toLocation.state.start === true,
      });
    }
  });
  return router;
}

interface OpenRouter {
  readonly router: ReturnType<typeof createAppRouter>;
  /** The page table that the router was made from. */
  readonly pages: readonly PageRow[];
  /** Serial number of the router; a new number remounts the app. */
  readonly life: number;
}

const routerStore = createStore<OpenRouter | null>(null);

export function Pages() {
  const open = useStore(routerStore);
  return open && <RouterProvider key={open.life} router={open.router} />;
}

/** Opens the app with the page table as it is now. */
export function openRouter(): void {
  routerStore.change((previous) => ({
    router: createAppRouter(),
    pages: pageTable(),
    life: (previous?.life ?? 0) + 1,
  }));
}

function enter(page: PageRow, location: { href: string; search: object }): void {
  const session = currentSession();
  const visitor = session
    ? { viewer: viewerOf(session.user), mustChangePassword: session.user.must_change_password }
    : null;
  const { next } = location.search as { next?: string };
  const verdict = guard({ page, pages: pageTable(), visitor, href: location.href, next });
  if (verdict !== 'enter') throw redirect({ href: hrefOfVerdict(verdict), replace: true, state: { start: true } });
}

function hrefOfVerdict(verdict: Exclude<GuardDecision, 'enter'>): string {
  return 'path' in verdict
    ? verdict.path
    : addressOf(pathIn(pageTable(), verdict.name, verdict.params), verdict.search);
}

/** Keeps the router in step with the session, and carries out the reactions to errors. */
export function connectRouter(): void {
  let before: Session | null = currentSession();
  sessionStore.subscribe(() => {
    const last = before;
    before = currentSession();
    if (last && !before) leave();
    else if (before && rightsOf(last) !== rightsOf(before)) void enterAnew();
  });
  onReaction(react);
  onRestart(openRouter);
}

/** Opens the login page, which leads back to the page that was open, unless the user logged out. */
function leave(): void {
  const router = routerStore.get()?.router;
  const search = sessionStore.get().farewell === null ? {} : { next: router?.latestLocation.href };
  forgetVisits();
  void router?.navigate({ href: addressOf(pathIn(pageTable(), 'login'), search), replace: true, ignoreBlocker: true });
}

/** Checks the guards of the open page again with the full page table, after a sign-in or a change of rights. */
async function enterAnew(): Promise<void> {
  await loadPageTable();
  const open = routerStore.get();
  if (open?.pages === pageTable()) await open.router.invalidate();
  else openRouter();
}

function react(reaction: Reaction, error: ApiError): void {
  switch (reaction.kind) {
    case 'leave':
      return endSession(reaction.why);
    case 'go':
      return void routerStore
        .get()
        ?.router.navigate({ href: pathIn(pageTable(), reaction.page), replace: true, ignoreBlocker: true });
    case 'tell': {
      const own = kernelWords[reaction.what][currentLocale()];
      const title = reaction.what === 'refused' ? firstMessage(error) || own : own;
      return notify({
        kind: 'error',
        title,
        ...(error.requestId === null
          ? {}
          : { text: say(kernelWords.requestId, currentLocale(), { id: error.requestId }) }),
      });
    }
    case 'none':
      return undefined;
  }
}

/** Returns the rights that the guards check, as one key: when it changes, the open page is checked again. */
function rightsOf(session: Session | null): string {
  return session ? JSON.stringify([viewerOf(session.user), session.user.must_change_password]) : '';
}
