import { feedbackScores, feedbackSources } from '@waybill/domain/rooms/feedbacks/feedback-kinds.ts';
import { feedbackLife } from '@waybill/domain/rooms/feedbacks/feedback-states.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  feedbackColumnWords as shown,
  feedbackFieldWords as field,
  feedbackScoreWords,
  feedbackSourceWords,
  feedbackStateFaces,
  feedbackWords,
} from './feedbacks.words.ts';

/** Feedback about parcels that the viewer can see, latest first. */
export const feedbackList = list({
  name: 'feedbacks',
  title: feedbackWords.list,
  about: feedbackWords.about,
  access: { permission: 'feedback.view' },
  sort: '-created_at',
  columns: [
    { key: 'tracking_code', word: field.tracking_code, kind: 'code', main: true },
    { key: 'score', word: field.score, kind: 'words', words: feedbackScoreWords, sortable: true },
    { key: 'text', word: shown.words, kind: 'text' },
    { key: 'merchant', word: feedbackSourceWords.merchant, kind: 'text' },
    { key: 'status', word: common.status, kind: 'state', states: feedbackStateFaces },
    { key: 'created_at', word: common.created_at, kind: 'instant', sortable: true },
    { key: 'source', word: field.source, kind: 'words', words: feedbackSourceWords, extra: true },
    { key: 'created_by', word: shown.created_by, kind: 'text', extra: true },
    { key: 'owner', word: shown.owner, kind: 'text', extra: true },
    { key: 'done', word: field.done, kind: 'text', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: feedbackLife.stateNames.map((value) => ({ value, word: feedbackStateFaces[value].word })),
    },
    {
      key: 'score',
      word: field.score,
      kind: 'select',
      common: true,
      options: feedbackScores.map((value) => ({ value: String(value), word: feedbackScoreWords[value] })),
    },
    {
      key: 'source',
      word: field.source,
      kind: 'select',
      options: feedbackSources.map((value) => ({ value, word: feedbackSourceWords[value] })),
    },
    { key: 'merchant_id', word: feedbackSourceWords.merchant, kind: 'text' },
  ],
});
