import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type AnnouncementState = 'draft' | 'published' | 'withdrawn';
export type AnnouncementCommand = 'publish' | 'withdraw' | 'redraft';

/** Life of an announcement (N-29): written as a draft, published to its audience, withdrawn, and returned to a draft. */
export const announcementLife = lifecycle<AnnouncementState, AnnouncementCommand, Permission>({
  initial: 'draft',
  states: {
    draft: { tone: 'neutral' },
    published: { tone: 'success' },
    withdrawn: { tone: 'attention' },
  },
  commands: {
    publish: { from: ['draft'], to: 'published', permission: 'announcement.write', confirm: true },
    withdraw: { from: ['published'], to: 'withdrawn', permission: 'announcement.write', confirm: true },
    redraft: { from: ['withdrawn'], to: 'draft', permission: 'announcement.write' },
  },
});

/** The state in which the audience sees it. It cannot be edited in this state: it must be withdrawn, redrafted and published again. */
export const publicState: AnnouncementState = announcementLife.commands.publish.to;

/** Returns whether it can be edited or deleted: only a draft can. */
export function mayRewriteAnnouncement(state: AnnouncementState): boolean {
  return state === announcementLife.initial;
}
