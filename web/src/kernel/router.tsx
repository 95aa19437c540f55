import { createRootRoute, createRoute, createRouter, redirect, type RouterHistory } from '@tanstack/react-router';
import { firstMessage } from './api-error.ts';
import { allPages } from './all-pages.ts';
import { guard, type Verdict } from './guard.ts';
import { kernelWords } from './kernel.messages.ts';
import { lazyPage } from './lazy-page.tsx';
import { notify } from './notices.ts';
import { findPage, pathIn, type PageRow } from './pages.ts';
import { PageFailed, PagePending } from './PageStates.tsx';
import { currentLocale } from './preferences.ts';
import { addressOf, onReaction } from './request.ts';
import { RootFrame } from './RootFrame.tsx';
import { endSession } from './session.ts';
import { currentSession, sessionStore, viewerOf, type Session } from './session-store.ts';
import { forgetVisits, visit } from './visits.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    start?: boolean;
  }
  interface StaticDataRouteOption {
    /** The name of the page in the table. */
    page?: string;
  }
}

/** The router of the page table: a route with its guard for each row. Everything else is the 404 page. */
export function createAppRouter(history?: RouterHistory) {
  const root = createRootRoute({ component: RootFrame });
  const routes = allPages.map((page) => createRoute({
    getParentRoute: () => root,
    path: page.path.replace(/\{(\w+)\}/g, '$$$1'),
    staticData: { page: page.name },
    beforeLoad: ({ location }) => enter(page, location),
    ...(page.load ? { component: lazyPage(page.load) } : {}),
  }));
  const unknown = createRoute({ getParentRoute: () => root, path: '$', beforeLoad: () => { throw redirect({ href: pathIn(allPages, '404'), replace: true }); } });
  const router = createRouter({
    routeTree: root.addChildren([...routes, unknown]),
    ...(history ? { history } : {}),
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
    if (name !== undefined && findPage(allPages, name)?.access !== 'guest') {
      visit({ name, href: toLocation.href, params: match?.params as Record<string, string>, start: toLocation.state.start === true });
    }
  });
  return router;
}
export type AppRouter = ReturnType<typeof createAppRouter>;

function enter(page: PageRow, location: { href: string; search: object }): void {
  const session = currentSession();
  const visitor = session ? { viewer: viewerOf(session.user), mustChangePassword: session.user.must_change_password } : null;
  const { next } = location.search as { next?: string };
  const verdict = guard({ page, pages: allPages, visitor, href: location.href, next });
  if (verdict !== 'enter') throw redirect({ href: hrefOfVerdict(verdict), replace: true });
}

function hrefOfVerdict(verdict: Exclude<Verdict, 'enter'>): string {
  return 'path' in verdict ? verdict.path : addressOf(pathIn(allPages, verdict.name, verdict.params), verdict.search);
}

/** Keeps the router with the session, and carries out what errors ask for. */
export function connectRouter(router: AppRouter): void {
  let before: Session | null = currentSession();
  sessionStore.subscribe(() => {
    const { session: now, farewell } = sessionStore.get();
    const [last, came] = [before, now];
    before = now;
    if (last && !came) {
      forgetVisits();
      const search = farewell === null ? {} : { next: router.latestLocation.href };
      void router.navigate({ href: addressOf(pathIn(allPages, 'login'), search), replace: true, ignoreBlocker: true });
    } else if (came && rightsOf(last) !== rightsOf(came)) void router.invalidate();
  });
  onReaction((reaction, error) => {
    if (reaction.kind === 'leave') endSession(reaction.why);
    else if (reaction.kind === 'go') void router.navigate({ href: pathIn(allPages, reaction.page), replace: true, ignoreBlocker: true });
    else if (reaction.kind === 'tell') {
      const own = kernelWords[reaction.what][currentLocale()];
      const said = reaction.what === 'refused' ? firstMessage(error) || own : own;
      notify({ kind: 'error', title: said, ...(error.requestId === null ? {} : { text: kernelWords.requestId[currentLocale()].replace('{id}', error.requestId) }) });
    }
  });
}

/** What the guards go by: when it changes, the open page is judged again. */
function rightsOf(session: Session | null): string {
  return session ? JSON.stringify([viewerOf(session.user), session.user.must_change_password]) : '';
}
