import type { Fresh } from '../../shell/use-fresh.ts';

/** What shows something else after work with the mail post. */
export const showMailPost: readonly Fresh[] = [
  'mail_post.list',
  'mail_post.count',
  'mail_post.international',
  'post_files.list',
  'post_files.detail',
  'post_files.lines',
];
