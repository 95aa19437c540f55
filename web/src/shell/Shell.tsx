import { QueryClient, QueryClientProvider, useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { ApiError, networkDown } from '../kernel/api-error.ts';
import { useSay } from '../kernel/i18n.tsx';
import { fetchParts } from '../kernel/lazy-part.tsx';
import { onListsChanged, watchReturn } from '../kernel/lists.ts';
import { notify, onNotice } from '../kernel/notices.ts';
import { useUser } from '../kernel/session-store.ts';
import { startUp } from '../kernel/start-up.ts';
import { isVaultLasting } from '../kernel/vault.ts';
import { ConfirmProvider } from '../ui/overlays/ConfirmDialog.tsx';
import { loadChineseSlices } from '../ui/fonts/chinese-slices.ts';
import { ToastProvider, useToast } from '../ui/feedback/Toasts.tsx';
import { keepError } from './kept-errors.ts';
import { Layout } from './Layout.tsx';
import { loadScans } from './scan/load-scans.ts';
import { shellWords } from './shell.messages.ts';

export interface ShellProps {
  /** Without the menus: a password must be chosen first. */
  bare: boolean;
  children: ReactNode;
}

/** Everything around a page for signed-in people: answers of the server kept for a moment, toasts, confirmations, and the frame itself. */
export function Shell({ bare, children }: ShellProps) {
  const [queries] = useState(newQueryClient);
  useEffect(() => onListsChanged(() => void queries.invalidateQueries({ queryKey: ['options'] })), [queries]);
  useEffect(() => void startUp(), []);
  useEffect(watchReturn, []);
  // People's own Chinese text, once the first screen stands (T-05).
  useEffect(() => void loadChineseSlices().catch(() => undefined), []);
  return (
    <QueryClientProvider client={queries}>
      <ToastProvider onError={keepError}>
        <ConfirmProvider>
          <Notices />
          <Rest />
          {!bare && <Scans />}
          {bare ? children : <Layout>{children}</Layout>}
        </ConfirmProvider>
      </ToastProvider>
    </QueryClientProvider>
  );
}

/** One for each sign-in, so that nobody sees what was read for another. A refusal is final; only a lost connection is tried again. */
function newQueryClient(): QueryClient {
  const retry = (failures: number, error: Error) =>
    error instanceof ApiError && error.code === networkDown && failures < 2;
  return new QueryClient({ defaultOptions: { queries: { retry, staleTime: 10_000 }, mutations: { retry: false } } });
}

/** What waits on this device goes out while somebody is signed in, on whatever page they are. */
function Scans() {
  const user = useUser();
  useEffect(() => {
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
  }, [user]);
  return null;
}

/** Milliseconds without a request: then the page stands, and the line is free. */
const atRest = 1500;

/** What the first screen did without comes once it stands, so that menus and dialogs open at once, and without a network too. */
function Rest() {
  const asking = useIsFetching() > 0;
  const opening = useRouterState({ select: (state) => state.status === 'pending' });
  useEffect(() => {
    if (asking || opening) return undefined;
    const timer = setTimeout(() => void fetchParts(), atRest);
    return () => clearTimeout(timer);
  }, [asking, opening]);
  return null;
}

/** Tells in toasts what code outside the screens has to say. */
function Notices() {
  const toast = useToast();
  const say = useSay();
  useEffect(() => onNotice(({ kind, title, text }) => toast[kind](title, text)), [toast]);
  useEffect(() => {
    void isVaultLasting().then((lasting) => {
      if (lasting || toldForgetful) return;
      toldForgetful = true;
      notify({ kind: 'warning', title: say(shellWords.forgetful) });
    });
  }, [say]);
  return null;
}
/** Said once, not at every sign-in. */
let toldForgetful = false;
