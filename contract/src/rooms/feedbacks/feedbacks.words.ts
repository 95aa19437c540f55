import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { FeedbackSource, FeedbackScore } from '@waybill/domain/rooms/feedbacks/feedback-kinds.ts';
import { feedbackLife, type FeedbackCommand } from '@waybill/domain/rooms/feedbacks/feedback-states.ts';
import { facesOf } from '../../kernel/list.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { ticketFieldWords } from '../support-tickets/support-tickets.words.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

export const feedbackWords = words({
  list: { en: 'Feedback', mm: 'အကြံပြုချက်များ', zh: '客户反馈' },
  about: {
    en: 'No feedback yet. Opinions of receivers and merchants about their parcels appear here, with what was done about them.',
    mm: 'လက်ခံသူနှင့် ကုန်သည်များ၏ အကြံပြုချက်များနှင့် ဆောင်ရွက်ချက်များ ဤနေရာတွင် ပေါ်မည်။',
    zh: '收件人和商户对包裹处理的评价及处理结果列在这里。',
  },
});

export const feedbackSourceWords: Record<FeedbackSource, Word> = {
  staff: { en: 'Told to staff', mm: 'ဝန်ထမ်းက မှတ်တမ်းတင်', zh: '员工登记' },
  receiver: commonWords.receiver,
  merchant: commonFieldWords.merchant,
};

/** One to five in words, so that nobody takes one for the best score. */
export const feedbackScoreWords: Readonly<Record<FeedbackScore, Word>> = {
  1: { en: '1: very bad', mm: '1 - အလွန်ဆိုး', zh: '1：很差' },
  2: { en: '2: bad', mm: '2 - ဆိုး', zh: '2：差' },
  3: { en: '3: fair', mm: '3 - အသင့်အတင့်', zh: '3：一般' },
  4: { en: '4: good', mm: '4 - ကောင်း', zh: '4：好' },
  5: { en: '5: very good', mm: '5 - အလွန်ကောင်း', zh: '5：很好' },
};

export const feedbackStateFaces = facesOf(feedbackLife, {
  open: { en: 'Open', mm: 'မဆောင်ရွက်ရသေး', zh: '未处理' },
  in_hand: { en: 'In progress', mm: 'ဆောင်ရွက်ဆဲ', zh: '处理中' },
  closed: { en: 'Closed', mm: 'ဆောင်ရွက်ပြီး', zh: '已处理' },
});

export const feedbackCommandWords: Record<FeedbackCommand, { verb: Word; ask: Word }> = {
  take: {
    verb: { en: 'Start work', mm: 'ဆောင်ရွက်မည်', zh: '开始处理' },
    ask: { en: 'Start work on {name}', mm: '{name} ကို ဆောင်ရွက်မည်', zh: '开始处理{name}' },
  },
  close: {
    verb: { en: 'Close', mm: 'ပြီးဆုံးအဖြစ် မှတ်မည်', zh: '结束' },
    ask: { en: 'Close {name}: what was done', mm: '{name} - ဆောင်ရွက်ခဲ့သည်ကို ရေးပါ', zh: '结束{name}：说明处理结果' },
  },
};

export const feedbackFieldWords = words({
  source: { en: 'Given by', mm: 'ပေးသူ', zh: '来源' },
  tracking_code: labelFieldWords.tracking_code,
  score: { en: 'Score', mm: 'အမှတ်', zh: '评分' },
  text: ticketFieldWords.text,
  done: { en: 'What was done', mm: 'ဆောင်ရွက်ခဲ့သည်', zh: '处理结果' },
});

/** Words of lists and pages that are not fields of the form. */
export const feedbackColumnWords = words({
  words: { en: 'Comment', mm: 'ပြောကြားချက်', zh: '原话' },
  created_by: { en: 'Recorded by', mm: 'မှတ်တမ်းတင်သူ', zh: '登记人' },
  owner: { en: 'Handled by', mm: 'ဆောင်ရွက်သူ', zh: '处理人' },
  closed_at: { en: 'Closed at', mm: 'ပိတ်ချိန်', zh: '结束时间' },
});
