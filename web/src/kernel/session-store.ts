import { useMemo } from 'react';
import type { User } from '@waybill/contract/kernel/user.ts';
import type { Viewer } from '@waybill/domain/kernel/access.ts';
import { createStore, useStore } from './store.ts';

/** A sign-in as this browser stores it. */
export interface Session {
  readonly token: string;
  readonly user: User;
  /** Maximum idle time between two requests, in milliseconds. */
  readonly idleFor: number;
  /** On a shared computer the session is kept for this tab only. */
  readonly shared: boolean;
}

/** Reason for the return to the login page; shown there. */
export type Farewell = 'idle' | 'ended' | null;

export interface SessionState {
  readonly session: Session | null;
  readonly farewell: Farewell;
}

/** The one sign-in of this page. Only `session.ts` changes it; requests and screens read it. */
export const sessionStore = createStore<SessionState>({ session: null, farewell: null });

export function currentSession(): Session | null {
  return sessionStore.get().session;
}

/** The signed-in person, or `null` for a guest. */
export function useMaybeUser(): User | null {
  return useStore(sessionStore).session?.user ?? null;
}

let lastUser: User | null = null;
sessionStore.subscribe(() => {
  lastUser = currentSession()?.user ?? lastUser;
});

/** Returns the signed-in person, on pages that require one. Right after a log-out it still returns the last person, while their page is being removed. */
export function useUser(): User {
  const user = useMaybeUser() ?? lastUser;
  if (!user) throw new Error('useUser stands on a page for signed-in people');
  return user;
}

/** Returns for whom a session works: a person at a branch, or for one of their shops. What a browser keeps is kept under it. */
export const workplaceOf = ({ id, branch, merchant }: User): string => `${id}-${branch?.id ?? 0}-${merchant?.id ?? 0}`;

/** Returns the signed-in person as access rules see them. */
export function useViewer(): Viewer {
  const user = useUser();
  return useMemo(() => viewerOf(user), [user]);
}

/** @example mayEnter(row.access, viewerOf(user)) */
export function viewerOf(user: User): Viewer {
  return {
    id: user.id,
    role: user.role.slug,
    level: user.role.level,
    userType: user.user_type,
    permissions: user.role.permissions,
    branchId: user.branch?.id ?? null,
    internationalMail: user.branch?.international_mail ?? false,
  };
}
