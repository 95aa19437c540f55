import { after, commandsFrom } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../roles/access.ts';
import {
  announcementLife,
  announcementCommands,
  mayRewriteAnnouncement,
  type AnnouncementCommand,
  type AnnouncementState,
} from './announcement-states.ts';
import { offered, type OfferedAction } from '../roles/who-may.ts';

/** The branches somebody covers: all of them, or these. */
export type Reach = 'all' | readonly number[];

/** Who writes: what the session says of the signed-in person. */
export interface Author extends Viewer {
  readonly covers: Reach;
}

/** What the rules need to know of an announcement. */
export interface AnnouncementFacts {
  readonly status: AnnouncementState;
  readonly createdBy: number;
  /** The rank of who wrote it. */
  readonly authorLevel: number;
  /** For these branches; none named means every branch. */
  readonly forBranches: readonly number[];
}

export type AnnouncementRefusal =
  | 'missing_permission'
  | 'announcement_not_author'
  | 'higher_rank'
  | 'branch_not_covered'
  | 'state_not_allowed';

/**
 * The branches an announcement of this author is for. Naming none means everybody the author covers, so only somebody who covers the whole
 * operator speaks to the whole operator; the others' branches are named for them. Refused when one is not theirs.
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

/** May the author give this command? The new state, or why not. To publish it, all its branches must still be covered by the author. */
export function decideAnnouncement(
  author: Author,
  facts: AnnouncementFacts,
  command: AnnouncementCommand,
): AnnouncementState | Refusal<AnnouncementRefusal> {
  const row = announcementLife.commands[command];
  if (!can(author, row.permission)) return refuse('missing_permission');
  // A draft is seen by its author alone, so taking one back to a draft would hide it from everybody else who may withdraw it.
  if (mayRewriteAnnouncement(row.to) && facts.createdBy !== author.id) return refuse('announcement_not_author');
  if (facts.createdBy !== author.id && facts.authorLevel < author.level) return refuse('higher_rank');
  const state = after(announcementLife, facts.status, command);
  if (isRefusal(state) || command !== 'publish') return state;
  const audience = audienceOf(author, facts.forBranches);
  return isRefusal(audience) ? audience : state;
}

/** May the author change or delete it? `null` when they may. */
export function decideRewrite(author: Author, facts: AnnouncementFacts): Refusal<AnnouncementRefusal> | null {
  if (!can(author, announcementLife.commands.publish.permission)) return refuse('missing_permission');
  if (facts.createdBy !== author.id) return refuse('announcement_not_author');
  return mayRewriteAnnouncement(facts.status) ? null : refuse('state_not_allowed', { values: { state: facts.status } });
}

/** The commands a screen offers, each with the reason when it is blocked; a reader is offered none. */
export function announcementActions(
  author: Author,
  facts: AnnouncementFacts,
): OfferedAction<AnnouncementCommand, AnnouncementRefusal>[] {
  const open = commandsFrom(announcementLife, facts.status).filter((command) =>
    can(author, announcementLife.commands[command].permission),
  );
  return open.map((command) => {
    const decided = decideAnnouncement(author, facts, command);
    return offered(command, decided, announcementLife.commands[command].permission);
  });
}

/** Does the viewer write announcements at all? */
export function writesAnnouncements(viewer: Viewer): boolean {
  return announcementCommands.some((command) => can(viewer, announcementLife.commands[command].permission));
}
