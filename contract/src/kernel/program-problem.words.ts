import type { ProgramProblemCode } from '@waybill/domain/kernel/rule-kit.ts';
import { words, type Word } from '@waybill/domain/kernel/words.ts';

/**
 * Problems that only programs cause, never a form. The server alone answers with them; they are apart from problem.words.ts so that no browser
 * loads them.
 */
export const programProblemWords = words({
  text: { en: '{field} must be text.', mm: '{field} သည် စာသား ဖြစ်ရမည်။', zh: '{field}必须是文本。' },
  yes_no: {
    en: '{field} must be true or false.',
    mm: '{field} သည် true သို့မဟုတ် false ဖြစ်ရမည်။',
    zh: '{field}必须是 true 或 false。',
  },
  list: { en: '{field} must be a list.', mm: '{field} သည် စာရင်း (list) ဖြစ်ရမည်။', zh: '{field}必须是列表。' },
  object: {
    en: '{field} must be an object with fields.',
    mm: '{field} သည် အကွက်များပါသော object ဖြစ်ရမည်။',
    zh: '{field}必须是包含字段的对象。',
  },
  one_of: {
    en: '{field} must be one of: {options}.',
    mm: '{field} သည် ဤအနက် တစ်ခု ဖြစ်ရမည် - {options}',
    zh: '{field}必须是其中之一：{options}。',
  },
  no_fields: {
    en: 'Send the fields as one JSON object.',
    mm: 'အကွက်များကို JSON object တစ်ခုအဖြစ် ပို့ပါ။',
    zh: '请将各字段作为一个 JSON 对象发送。',
  },
  text_too_long: {
    en: '{field} is longer than the server takes.',
    mm: '{field} သည် ဆာဗာလက်ခံနိုင်သည်ထက် ရှည်နေသည်။',
    zh: '{field}超出服务器接受的长度。',
  },
  other_account: {
    en: '{field} is not that of the account that is signed in.',
    mm: '{field} သည် ဝင်ရောက်ထားသော အကောင့်၏ မဟုတ်ပါ။',
    zh: '{field}不属于当前登录的账号。',
  },
} satisfies Record<ProgramProblemCode, Word>);
