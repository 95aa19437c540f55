import type { ReactNode } from 'react';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import { lazyPart } from '../kernel/lazy-part.tsx';

/** Who could do something instead of this person: asked for when it is drawn, so it stands in what opens, never beside it. */
const WhoMay = lazyPart(async () => (await import('./WhoMayText.tsx')).WhoMayText);

/**
 * Why an action is blocked, with who could do it (G-02): from the permission that the server names for it, or from what the rules said in the browser and what
 * the command takes.
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
