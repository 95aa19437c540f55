import { nextState } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import {
  announcementLife,
  mayRewriteAnnouncement,
  type AnnouncementCommand,
  type AnnouncementState,
} from './announcement-states.ts';
import { actionsBy, type OfferedAction } from '../../kernel/who-may.ts';

/** The branches that a user covers: all, or these. */
export type BranchReach = 'all' | readonly number[];

/** The author, as the session describes the signed-in user. */
export interface Author extends Viewer {
  readonly covers: BranchReach;
}

/** Facts that the rules need of an announcement. */
export interface AnnouncementFacts {
  readonly status: AnnouncementState;
  readonly createdBy: number;
  /** Rank of the author. */
  readonly authorLevel: number;
  /** Branches of the audience; none means every branch. */
  readonly forBranches: readonly number[];
}

export type AnnouncementRefusal =
  | 'missing_permission'
  | 'announcement_not_author'
  | 'higher_rank'
  | 'branch_not_covered'
  | 'state_not_allowed';

/**
 * Returns the branches of an announcement's audience. No chosen branch means all that the author covers, so only an author who covers the whole operator
 * can address it; for others their branches are listed. Refuses a branch that is not covered.
 *
 * @example audienceOf({ covers: [3] }, []) // [3]
 * @example audienceOf({ covers: 'all' }, []) // []
 */
export function audienceOf(
  author: Pick<Author, 'covers'>,
  wanted: readonly number[],
): readonly number[] | Refusal<'branch_not_covered'> {
  const { covers } = author;
  if (covers === 'all') return wanted;
  const named = wanted.length === 0 ? covers : wanted;
  const theirs = named.length > 0 && named.every((id) => covers.includes(id));
  return theirs ? named : refuse('branch_not_covered', { fields: { for_branches: [{ code: 'branch_not_covered' }] } });
}

/** Returns the next state of the author's command, or the refusal. The author must still cover all its branches to publish it. */
export function decideAnnouncement(
  author: Author,
  facts: AnnouncementFacts,
  command: AnnouncementCommand,
): AnnouncementState | Refusal<AnnouncementRefusal> {
  const row = announcementLife.commands[command];
  if (!can(author, row.permission)) return refuse('missing_permission');
  // Only the author sees a draft, so a redraft would hide it from everybody else who may withdraw it.
  if (mayRewriteAnnouncement(row.to) && facts.createdBy !== author.id) return refuse('announcement_not_author');
  if (facts.createdBy !== author.id && facts.authorLevel < author.level) return refuse('higher_rank');
  const state = nextState(announcementLife, facts.status, command);
  if (isRefusal(state) || command !== 'publish') return state;
  const audience = audienceOf(author, facts.forBranches);
  return isRefusal(audience) ? audience : state;
}

/** Returns why the author may not change or delete it, or null. */
export function decideRewrite(author: Author, facts: AnnouncementFacts): Refusal<AnnouncementRefusal> | null {
  if (!can(author, announcementLife.commands.publish.permission)) return refuse('missing_permission');
  if (facts.createdBy !== author.id) return refuse('announcement_not_author');
  return mayRewriteAnnouncement(facts.status) ? null : refuse('state_not_allowed', { values: { state: facts.status } });
}

/** Returns the commands a screen offers, each with the reason when it is blocked; none for a reader. */
export function announcementActions(
  author: Author,
  facts: AnnouncementFacts,
): OfferedAction<AnnouncementCommand, AnnouncementRefusal>[] {
  return actionsBy(announcementLife, facts.status, (command) => decideAnnouncement(author, facts, command), {
    of: announcementLife.commandNames.filter((command) => can(author, announcementLife.commands[command].permission)),
  });
}

/** Returns whether the viewer may write announcements. */
export function writesAnnouncements(viewer: Viewer): boolean {
  return announcementLife.commandNames.some((command) => can(viewer, announcementLife.commands[command].permission));
}
