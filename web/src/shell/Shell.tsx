import { QueryClient, QueryClientProvider, useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Viewer } from '@waybill/domain/kernel/access.ts';
import { ApiError, networkDown } from '../kernel/api-error.ts';
import { pagesAwaited } from '../kernel/lazy-page.tsx';
import { fetchParts, lazyPart } from '../kernel/lazy-part.tsx';
import { onListsChanged, watchReturn } from '../kernel/lists.ts';
import { onNotice } from '../kernel/notices.ts';
import { pageTable } from '../kernel/page-table.ts';
import {
  changesBuild,
  fetchPages,
  isMeteredConnection,
  pagesToPrefetch,
  untilIdle,
  type NetworkInformation,
} from '../kernel/prefetch-pages.ts';
import { useUser, useViewer } from '../kernel/session-store.ts';
import { startUp } from '../kernel/start-up.ts';
import { useStore } from '../kernel/store.ts';
import { ConfirmProvider } from '../ui/overlays/ConfirmDialog.tsx';
import { ToastProvider, useToast } from '../ui/feedback/Toasts.tsx';
import { keepError } from './kept-errors.ts';
import { Layout } from './Layout.tsx';
import { loadScans } from './scan/load-scans.ts';
import { mayWait } from './scan/may-wait.ts';
import { scansTaken } from './scan/scan-state.ts';

export interface ShellProps {
  /** Without menus: a password must be chosen first. */
  bare: boolean;
  children: ReactNode;
}

const WatchBar = lazyPart(async () => (await import('./WatchBar.tsx')).WatchBar);
const DeferredStartup = lazyPart(async () => (await import('./DeferredStartup.tsx')).DeferredStartup);

/** Everything around a page for signed-in people: the query cache, toasts, confirmations, and the frame itself. */
export function Shell({ bare, children }: ShellProps) {
  const [down, setDown] = useState(!navigator.onLine);
  const [queries] = useState(() => newQueryClient(() => setDown(true)));
  const [rested, setRested] = useState(false);
  const watched = useUser().merchant?.watched === true;
  const rest = useCallback(() => setRested(true), []);
  useEffect(() => onListsChanged(() => void queries.invalidateQueries({ queryKey: ['options'] })), [queries]);
  useEffect(() => void startUp(), []);
  useEffect(watchReturn, []);
  return (
    <QueryClientProvider client={queries}>
      <ToastProvider onError={keepError}>
        <ConfirmProvider>
          <Notices />
          <Rest onRest={rest} />
          {!bare && <Scans rested={rested} />}
          {bare ? (
            children
          ) : (
            <Layout
              rested={rested}
              notice={
                <>
                  {watched && <WatchBar />}
                  {(rested || down) && <DeferredStartup />}
                </>
              }>
              {children}
            </Layout>
          )}
        </ConfirmProvider>
      </ToastProvider>
    </QueryClientProvider>
  );
}

/**
 * Creates one query client per sign-in, so that nobody sees another person's data. A refusal is final; only a lost connection is retried. Offline, a query
 * fails at once instead of waiting: the device may have a stored answer, and if not, the page shows so.
 */
function newQueryClient(onDown: () => void): QueryClient {
  const retry = (failures: number, error: Error) => {
    if (!(error instanceof ApiError) || error.code !== networkDown) return false;
    onDown();
    return failures < 2 && navigator.onLine;
  };
  const networkMode = 'always';
  return new QueryClient({
    defaultOptions: {
      queries: { retry, staleTime: 10_000, networkMode, refetchOnReconnect: true },
      mutations: { retry: false, networkMode },
    },
  });
}

/**
 * Sends the scans stored on this device while somebody is signed in, on every page. A device without scans has nothing to send, and loads the code once the
 * first page is idle.
 */
function Scans({ rested }: { rested: boolean }) {
  const user = useUser();
  const taken = useStore(scansTaken);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => void mayWait().then(setWaiting, () => undefined), []);
  // Started once, whatever triggered it first: between a stop and a restart the answers that other tabs receive would be missed.
  const on = rested || taken || waiting;
  useEffect(() => {
    if (!on) return;
    let gone = false;
    let stop: (() => void) | undefined;
    void loadScans().then(
      ({ startScans }) => {
        if (!gone) stop = startScans(user);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [user, on]);
  return null;
}

/** Milliseconds without a request after which the page counts as idle. */
const atRest = 1500;

/** Loads the code that the first screen did not need, so that menus and dialogs open at once, and offline too. */
function Rest({ onRest }: { onRest: () => void }) {
  const asking = useIsFetching() > 0;
  const awaited = useStore(pagesAwaited) > 0;
  const opening = useRouterState({ select: (state) => state.status === 'pending' });
  const viewer = useViewer();
  useEffect(() => {
    if (asking || opening || awaited) return undefined;
    let resting = true;
    // On a slow computer the page may still be rendering after the requests have ended.
    const timer = setTimeout(async () => {
      await untilIdle();
      if (!resting) return;
      onRest();
      await fetchAhead(viewer, () => resting);
    }, atRest);
    return () => {
      resting = false;
      clearTimeout(timer);
    };
  }, [asking, opening, awaited, viewer, onRest]);
  return null;
}

/** Loads first what belongs to the open page, then the pages that may be opened next, unless the network is slow or metered. */
async function fetchAhead(viewer: Viewer, resting: () => boolean): Promise<void> {
  const isOfThisBuild = () => !changesBuild.get();
  const goesOn = () => resting() && isOfThisBuild();
  await fetchParts(isOfThisBuild);
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  if (!isMeteredConnection(connection))
    await fetchPages(pagesToPrefetch(pageTable(), viewer), { idle: untilIdle, goesOn });
}

/** Shows notices of code outside React as toasts. */
function Notices() {
  const toast = useToast();
  useEffect(() => onNotice(({ kind, title, text }) => toast[kind](title, text)), [toast]);
  return null;
}
