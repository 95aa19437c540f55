import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { AnswerKind } from '@waybill/domain/kernel/call-log.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const apiCallWords = words({
  list: { en: 'API calls', mm: 'API ခေါ်ဆိုမှုများ', zh: 'API 调用记录' },
  about: {
    en: 'No calls yet. Calls made with keys in the last 30 days appear here: what was sent, what was answered, and why a call was refused.',
    mm: 'ပရိုဂရမ်များက သော့ဖြင့် ပြီးခဲ့သော ရက် 30 အတွင်း ခေါ်ဆိုမှုများ။ ပို့ခဲ့သည့်အရာ၊ ဖြေကြားချက်နှင့် ငြင်းပယ်ခံရသည့် အကြောင်းရင်း။',
    zh: '最近 30 天内程序凭密钥进行的调用：发送内容、应答内容以及被拒原因。',
  },
});

export const apiCallFieldWords = words({
  called_at: commonFieldWords.time,
  api_key_id: commonFieldWords.key,
  call_method: { en: 'Method', mm: 'နည်းလမ်း', zh: '方法' },
  path: { en: 'Path', mm: 'လမ်းကြောင်း', zh: '路径' },
  call_status: commonFieldWords.response_status,
  meaning: { en: 'Meaning', mm: 'အဓိပ္ပာယ်', zh: '含义' },
  ms: { en: 'Milliseconds', mm: 'မီလီစက္ကန့်', zh: '毫秒' },
  call_request_id: commonFieldWords.request_id,
  call_address: { en: 'IP address', mm: 'ခေါ်ဆိုသည့် လိပ်စာ', zh: '来源地址' },
  call_no: { en: 'Call no.', mm: 'ခေါ်ဆိုမှု အမှတ်', zh: '调用编号' },
  calls_from: { en: 'From', mm: 'မှစ၍', zh: '起始日期' },
  calls_to: commonFieldWords.until_day,
  request_body: { en: 'Request', mm: 'ပို့ခဲ့သည့်အရာ', zh: '发送内容' },
  answer_body: { en: 'Response', mm: 'ဖြေကြားချက်', zh: '应答内容' },
});

export const answerKindWords: Record<AnswerKind, Word> = {
  done: { en: 'Succeeded', mm: 'ပြီးမြောက်', zh: '成功' },
  refused: commonWords.rejected,
  failed: { en: 'Server error', mm: 'ဆာဗာ ချို့ယွင်း', zh: '服务器出错' },
};
