import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type PostFileState = 'pending' | 'complete' | 'inactive';
export type PostFileCommand = 'apply' | 'void';

/** Life of a tracking file of the mail post: read and checked, then applied once; or discarded unchanged. */
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

/** Result of a line of the file. */
export const lineVerdicts = [
  'matched',
  'blocked',
  'already',
  'moving',
  'unknown',
  'repeated',
  'unclear',
  'unlisted',
  'unreadable',
  'applied',
] as const;
export type LineVerdict = (typeof lineVerdicts)[number];
