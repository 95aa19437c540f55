import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../roles/permissions.ts';

export type PostFileState = 'pending' | 'complete' | 'inactive';
export type PostFileCommand = 'apply' | 'void';

/** The life of a tracking file of the mail post: read and looked at, then applied once; or put away without anything being done. */
export const postFileLife = lifecycle<PostFileState, PostFileCommand, Permission>({
  initial: 'pending',
  states: {
    pending: { tone: 'attention' },
    complete: { tone: 'success', final: true },
    inactive: { tone: 'neutral', final: true },
  },
  commands: {
    apply: { from: ['pending'], to: 'complete', permission: 'mail_post.work', confirm: true },
    void: { from: ['pending'], to: 'inactive', permission: 'mail_post.work' },
  },
});
export const postFileStates = Object.keys(postFileLife.states) as PostFileState[];
export const postFileCommands = Object.keys(postFileLife.commands) as PostFileCommand[];

/** What a line of the file comes to. */
export const lineVerdicts = [
  'matched',
  'blocked',
  'already',
  'moving',
  'unknown',
  'repeated',
  'unreadable',
  'applied',
] as const;
export type LineVerdict = (typeof lineVerdicts)[number];
