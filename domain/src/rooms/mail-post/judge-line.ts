import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../roles/access.ts';
import { decideScan, type Scanned } from '../labels/decide-scan.ts';
import type { LineVerdict } from './post-file-states.ts';
import { postPlaces, postResults, type PostResult } from './post-results.ts';
import type { PostLine } from './read-post-file.ts';

/** The parcel of a line, as far as the table of steps needs to know it. */
export type PostParcel = Pick<Scanned, 'life' | 'facts' | 'holds'>;

export interface Judged {
  readonly verdict: LineVerdict;
  /** Why a line that is understood cannot be done by this person or now. */
  readonly refusal: string | null;
}

const only = (verdict: LineVerdict): Judged => ({ verdict, refusal: null });

/**
 * What a line of the mail post's file would do: nothing, when their code is unknown, the parcel is there already, or it is still on its way; else the step
 * that the table allows this person, or why not. Decides as the scan will that applies it.
 */
export function judgeLine(viewer: Viewer, line: PostLine, parcel: PostParcel | null, now: Date): Judged {
  if (line.code === null || line.result === null) return only('unreadable');
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
