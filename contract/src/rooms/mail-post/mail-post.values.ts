import { shape, shapes } from '../../kernel/value-shape.ts';
import { labelStatusFaces } from '../labels/label-status.words.ts';
import { postFileFaces, postResultWords } from './mail-post.words.ts';

export const mailPostValues = shapes({
  status: shape.states(labelStatusFaces),
  on_day: shape.day,
  remark: shape.text,
});

export const postFileValues = shapes({
  status: shape.states(postFileFaces),
  file_name: shape.text,
  lines_total: shape.count,
  lines_matched: shape.count,
  lines_applied: shape.count,
});

export const postStatusValues = shapes({
  post: shape.text,
  status_text: shape.text,
  post_result: shape.words(postResultWords),
});
