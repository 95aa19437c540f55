export { createFeedback } from './write-feedback.ts';
