import { shape, shapes } from '../../kernel/value-shape.ts';
import {
  gatewayKindWords,
  messageFieldWords,
  messagePurposeWords,
  messageReasonWords,
  messageStateFaces,
} from './messages.words.ts';

export const messageValues = shapes({
  status: shape.states(messageStateFaces),
  purpose: shape.words(messagePurposeWords),
  reason: shape.words(messageReasonWords),
  phone: shape.text,
  text: shape.text,
  note: shape.text,
  segments: shape.count,
  is_active: shape.yesNo,
  mm: shape.text,
  en: shape.text,
  zh: shape.text,
  gateway: shape.words(gatewayKindWords),
  body_template: shape.text,
  sent_when: shape.text,
  knows_repeats: shape.yesNo,
  pace: shape.count,
  timeout_seconds: shape.count,
  language: shape.words({ mm: messageFieldWords.mm, en: messageFieldWords.en, zh: messageFieldWords.zh }),
  quiet_from: shape.count,
  quiet_to: shape.count,
  segment_cost: shape.kyat,
});
