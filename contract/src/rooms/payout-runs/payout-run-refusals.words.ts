import { words } from '@waybill/domain/kernel/words.ts';

export const payoutRunRefusalStatus = {
  in_payout_run: 409,
  payout_run_empty: 409,
  new_accounts_unchecked: 409,
  payout_file_narrow: 409,
  payout_answer_twice: 409,
  payout_answer_columns: 422,
  payout_not_in_statement: 409,
} as const;

export const payoutRunRefusalWords = words({
  in_payout_run: {
    en: 'The document is in a payout run. Take it out of the run first.',
    mm: 'ဤစာရွက်သည် ငွေလွှဲပေးမှုတစ်ခုတွင် ပါဝင်နေသည်။ ဦးစွာ ထုတ်ပယ်ပါ။',
    zh: '该单据在一个批量付款中，请先移出。',
  },
  payout_run_empty: {
    en: 'No merchant of the run can be paid.',
    mm: 'ဤငွေလွှဲမှုတွင် ပေးချေနိုင်သော ကုန်သည် မရှိပါ။',
    zh: '该批中没有可付款的商户。',
  },
  new_accounts_unchecked: {
    en: 'Accounts confirmed in the last three days must be ticked one by one: {n}.',
    mm: 'လွန်ခဲ့သော ၃ ရက်အတွင်း အတည်ပြုထားသော အကောင့်များကို တစ်ခုချင်း အမှန်ခြစ်ရမည် - {n}။',
    zh: '三天内确认的账户必须逐个勾选：{n}。',
  },
  payout_file_narrow: {
    en: 'The file’s place for “{field}” is too narrow for {number}. Nothing was made; widen it in the template.',
    mm: 'ဖိုင်ရှိ “{field}” နေရာသည် {number} အတွက် ကျဉ်းလွန်းသည်။ ဘာမှ မပြုလုပ်ရသေးပါ။ ပုံစံတွင် ချဲ့ပါ။',
    zh: '文件中“{field}”的宽度放不下 {number}。未生成任何内容，请在模板中加宽。',
  },
  payout_not_in_statement: {
    en: 'The imported bank statement shows no further payment of this run.',
    mm: 'ထည့်ထားသော ဘဏ်ရှင်းတမ်းတွင် ဤငွေလွှဲမှု၏ ပေးချေမှု ထပ်မတွေ့ပါ။',
    zh: '已导入的对账单中没有该批的更多付款。',
  },
  payout_answer_twice: {
    en: 'This answer was already imported by {by} on {at}.',
    mm: 'ဤအဖြေကို {by} က {at} တွင် ထည့်ပြီးဖြစ်သည်။',
    zh: '此回执已由{by}于{at}导入。',
  },
  payout_answer_columns: {
    en: 'No row of the file has the headings “{heading}” and “{status}” of the template.',
    mm: 'ဖိုင်တွင် ပုံစံ၏ ခေါင်းစဉ် “{heading}” နှင့် “{status}” မပါသော စာကြောင်းများသာ ရှိသည်။',
    zh: '文件中没有包含模板列名“{heading}”和“{status}”的行。',
  },
});
