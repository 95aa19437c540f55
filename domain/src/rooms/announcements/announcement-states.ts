import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../roles/permissions.ts';

export type AnnouncementState = 'draft' | 'published' | 'withdrawn';
export type AnnouncementCommand = 'publish' | 'withdraw' | 'redraft';

/** The life of an announcement (N-29): written as a draft, published to its audience, withdrawn, and taken back to be written anew. */
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

export const announcementStates = Object.keys(announcementLife.states) as AnnouncementState[];
export const announcementCommands = Object.keys(announcementLife.commands) as AnnouncementCommand[];

/** The state in which its audience sees an announcement. It is never edited then: to change it, it is withdrawn, drafted again and published anew. */
export const publicState: AnnouncementState = announcementLife.commands.publish.to;

/** Only a draft is edited or deleted. */
export function mayRewriteAnnouncement(state: AnnouncementState): boolean {
  return state === announcementLife.initial;
}
