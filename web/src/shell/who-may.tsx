import type { ReactNode } from 'react';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import { lazyPart } from '../kernel/lazy-part.tsx';

/** Lists who could do it instead of this person: fetched when rendered, so use it in what opens on demand. */
const WhoMay = lazyPart(async () => (await import('./WhoMayText.tsx')).WhoMayText);

/**
 * Returns why an action is blocked, with who could do it (G-02): from the permission that the server names, or from the browser's rules and the command's
 * permission.
 *
 * @example { refused: refusedBy(say(reason), action.permission) }
 */
export function refusedBy(why: string, permission: string | null | undefined, refusal?: Refusal): ReactNode {
  return permission ? (
    <>
      {why} <WhoMay permission={permission} refusal={refusal} />
    </>
  ) : (
    why
  );
}
