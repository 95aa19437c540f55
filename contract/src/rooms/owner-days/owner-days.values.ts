import { messageLanguageWords } from '../messages/messages.words.ts';
import { shape, shapes } from '../../kernel/value-shape.ts';

export const ownerDayValues = shapes({
  sheet_hour: shape.count,
  message_phones: shape.text,
  message_language: shape.words(messageLanguageWords),
});
