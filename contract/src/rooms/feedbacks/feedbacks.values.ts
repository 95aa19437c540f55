import { shape, shapes } from '../../kernel/value-shape.ts';
import { feedbackScoreWords, feedbackSourceWords, feedbackStateFaces } from './feedbacks.words.ts';

export const feedbackValues = shapes({
  status: shape.states(feedbackStateFaces),
  score: shape.words(feedbackScoreWords),
  source: shape.words(feedbackSourceWords),
  text: shape.text,
  done: shape.text,
  reason: shape.text,
});
