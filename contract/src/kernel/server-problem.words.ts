import type { ProgramProblemCode, UploadedSheetProblemCode } from '@waybill/domain/kernel/rule-kit.ts';
import { words, type Word } from '@waybill/domain/kernel/words.ts';

// Problems that only the server reports, apart from problem.words.ts so that no browser loads them.

/** Problems that only programs cause, and those that only the server checks. */
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
    en: '{field} is longer than the server accepts.',
    mm: '{field} သည် ဆာဗာလက်ခံနိုင်သည်ထက် ရှည်နေသည်။',
    zh: '{field}超出服务器接受的长度。',
  },
  too_many_values: {
    en: 'The request has more than {max} fields or items. Send it in parts.',
    mm: 'တောင်းဆိုချက်တွင် အကွက် သို့မဟုတ် အချက် {max} ခုထက် ပိုပါနေသည်။ အပိုင်းခွဲ၍ ပို့ပါ။',
    zh: '请求包含超过 {max} 个字段或条目，请分批发送。',
  },
  other_account: {
    en: '{field} does not match the account that is logged in.',
    mm: '{field} သည် ဝင်ရောက်ထားသော အကောင့်၏ မဟုတ်ပါ။',
    zh: '{field}不属于当前登录的账号。',
  },
  gap_unknown: {
    en: '{field}: {gap} cannot be used here. Available: {gaps}',
    mm: '{field} - {gap} ကို ဤနေရာတွင် ဖြည့်၍မရပါ။ ဖြည့်နိုင်သည်များ - {gaps}',
    zh: '{field}：此处不能填入 {gap}，可用：{gaps}',
  },
  gap_open: {
    en: '{field}: a brace has no partner. Placeholders look like this: {gaps}',
    mm: '{field} - တွန့်ကွင်း ပိုနေသည်။ ဖြည့်ရန်နေရာများကို ဤသို့ရေးပါ - {gaps}',
    zh: '{field}：有多余的大括号。占位符写法：{gaps}',
  },
  segments_max: {
    en: '{field} is longer than {max} segments. Shorten it.',
    mm: '{field} သည် SMS {max} ပိုင်းထက် ရှည်နေသည်။ အတိုချုံ့ပါ။',
    zh: '{field}超过 {max} 段，请缩短。',
  },
  channel_incomplete: {
    en: 'This channel cannot send yet. E-mail needs SMTP_HOST and SMTP_FROM on the server; other channels need their account number and access token.',
    mm: 'ဤလမ်းဖြင့် မပို့နိုင်သေးပါ။ အီးမေးလ်အတွက် ဆာဗာတွင် SMTP_HOST နှင့် SMTP_FROM လိုသည်၊ အခြားလမ်းများအတွက် အကောင့်နံပါတ်နှင့် အသုံးပြုခွင့်ကုဒ် လိုသည်။',
    zh: '此渠道尚不能发送。电子邮件需要服务器设置 SMTP_HOST 和 SMTP_FROM；其他渠道需要账号编号和访问令牌。',
  },
  gateway_missing: {
    en: 'No SMS gateway is configured on this server (SMS_GATEWAY_URL). The administrator of the server can set one; until then keep messages in the outbox.',
    mm: 'ဤဆာဗာတွင် SMS ဂိတ်ဝေး (SMS_GATEWAY_URL) မသတ်မှတ်ရသေးပါ။ ဆာဗာတာဝန်ခံက သတ်မှတ်သည်အထိ ထွက်စာပုံးတွင်သာ ထားပါ။',
    zh: '服务器未配置短信网关 (SMS_GATEWAY_URL)。请由运维人员配置，在此之前短信只保留在发件箱。',
  },
  price_table_only: {
    en: '{field}: only people who may give price exceptions can set a price that differs from the table.',
    mm: '{field} - ဇယားဈေးမှ ကွဲလွဲသော ဈေးကို ဈေးနှုန်းခြွင်းချက် ပေးခွင့်ရှိသူသာ သတ်မှတ်နိုင်သည်။',
    zh: '{field}：只有可以给予价格例外的人才能不按价目表定价。',
  },
  price_outside: {
    en: 'Programs cannot set {field}: the price table and the staff decide it.',
    mm: '{field} ကို ပရိုဂရမ်မှ မလက်ခံပါ။ ဈေးနှုန်းဇယားနှင့် ဝန်ထမ်းများက ဆုံးဖြတ်သည်။',
    zh: '不接受程序发送的{field}：由价目表和工作人员决定。',
  },
} satisfies Record<ProgramProblemCode, Word>);

/** Problems of any uploaded sheet. */
export const uploadedSheetWords = words({
  sheet_unreadable: {
    en: 'This is not a readable Excel workbook (.xlsx).',
    mm: 'ဖတ်၍ရသော Excel ဖိုင် (.xlsx) မဟုတ်ပါ။',
    zh: '这不是可读取的 Excel 工作簿 (.xlsx)。',
  },
  sheet_too_large: {
    en: 'The sheet is too large: at most {max} rows.',
    mm: 'စာရင်း ကြီးလွန်းသည်။ အများဆုံး {max} တန်းသာ လက်ခံသည်။',
    zh: '表格过大：最多 {max} 行。',
  },
  sheet_head: {
    en: 'The column “{column}” is missing in the first row.',
    mm: 'ပထမတန်းတွင် “{column}” ကော်လံ မပါပါ။',
    zh: '首行缺少“{column}”列。',
  },
  sheet_row_twice: { en: 'The same as row {other}.', mm: 'အတန်း {other} နှင့် တူနေသည်။', zh: '与第 {other} 行相同。' },
  cell_formula: {
    en: '{field} is a formula. Paste its value instead.',
    mm: '{field} တွင် ဖော်မြူလာ ပါနေသည်။ တန်ဖိုးကိုသာ ထည့်ပါ။',
    zh: '{field}是公式，请改为粘贴数值。',
  },
  cell_merged: {
    en: '{field} is part of merged cells. Unmerge them.',
    mm: '{field} သည် ပေါင်းထားသော အကွက် ဖြစ်သည်။ ခွဲပေးပါ။',
    zh: '{field}在合并单元格中，请取消合并。',
  },
  amount_columns: {
    en: 'The file has several columns with amounts: {heads}. Type the heading of the one to use.',
    mm: 'ဖိုင်တွင် ငွေပမာဏ ကော်လံများစွာ ပါရှိသည် - {heads}။ အသုံးပြုမည့် ကော်လံ၏ ခေါင်းစဉ်ကို ရိုက်ပါ။',
    zh: '文件含有多个金额列：{heads}。请填写要使用的列名。',
  },
  cell_unknown: {
    en: '{field} “{value}” is not known.',
    mm: '{field} “{value}” ကို မသိပါ။',
    zh: '未知的{field}“{value}”。',
  },
} satisfies Record<UploadedSheetProblemCode, Word>);
