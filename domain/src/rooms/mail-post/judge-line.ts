import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import { decideScan, type Scanned } from '../labels/decide-scan.ts';
import type { LineVerdict } from './post-file-states.ts';
import { postPlaces, postResults, type PostResult } from './post-results.ts';
import type { PostLine } from './read-post-file.ts';

/** Facts that the step table needs of a line's parcel. */
export type PostParcel = Pick<Scanned, 'life' | 'facts' | 'blockers'>;

export interface Judged {
  readonly verdict: LineVerdict;
  /** Why a readable line cannot be applied by this person or now. */
  readonly refusal: string | null;
}

const only = (verdict: LineVerdict): Judged => ({ verdict, refusal: null });

/**
 * Returns the effect of a line of the mail post's file: nothing when the code is unknown, the parcel is already there or still on its way; else the step
 * that the table allows this person, or the refusal. Uses the same decision as the scan that applies it.
 */
export function judgeLine(viewer: Viewer, line: PostLine, parcel: PostParcel | null, now: Date): Judged {
  if (line.code === null || !line.isReadable) return only('unreadable');
  if (line.result === null) return only('unlisted');
  if (parcel === null) return only('unknown');
  if (line.result === 'moving') return only('moving');
  if (isThere(line.result, parcel)) return only('already');
  const { life } = parcel;
  const decided = decideScan(
    { ...viewer, branchId: life.accept_branch_id },
    { ...parcel, services: [], chosen: { type: life.shipping_type, hops: [], attempts: null } },
    {
      status: postResults[line.result].step,
      at: now,
      courier_id: null,
      to_branch_id: null,
      reason: null,
      post_code: null,
      proof: null,
      confirmed: true,
    },
  );
  return isRefusal(decided) ? { verdict: 'blocked', refusal: decided.code } : only('matched');
}

const places: Readonly<Record<PostResult, readonly string[]>> = {
  delivered: postPlaces.delivered.statuses,
  returned: postPlaces.coming_back.statuses,
};

function isThere(result: PostResult, { life }: PostParcel): boolean {
  return places[result].includes(life.status);
}
