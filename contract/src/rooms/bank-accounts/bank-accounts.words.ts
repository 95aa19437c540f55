import { words } from '@waybill/domain/kernel/words.ts';
import { bankAccountLife } from '@waybill/domain/rooms/bank-accounts/bank-account-states.ts';
import { facesOf } from '../../kernel/list.ts';
import { customerFieldWords } from '../customers/customers.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const bankAccountWords = words({
  list: { en: 'Bank accounts', mm: 'ဘဏ်အကောင့်များ', zh: '银行账户' },
  about: {
    en: 'No bank accounts yet. The operator’s bank accounts appear here with their balances by the books and by the bank.',
    mm: 'လုပ်ငန်း၏ ဘဏ်အကောင့်များနှင့် စာရင်းစာအုပ်၊ ဘဏ်တို့အရ ကျန်ငွေများ ဤနေရာတွင် ပေါ်မည်။',
    zh: '公司的银行账户，以及账面和银行所示余额。',
  },
});

export const bankAccountFieldWords = words({
  name: { en: 'Only for branch', mm: 'ဘဏ်အကောင့်အမည်', zh: '账户名称' },
  bank: customerFieldWords.bank,
  number: customerFieldWords.bank_account,
  holder: customerFieldWords.bank_holder,
  bank_account_id: commonFieldWords.bank_account_id,
  branch_id: { en: 'Only for the branch', mm: 'ဤရုံးခွဲအတွက်သာ', zh: '仅限网点' },
  default_account: { en: 'Default account', mm: 'မူလစာရင်း', zh: '默认账户' },
  opening_balance: { en: 'Balance before the first statement', mm: 'ပထမရှင်းတမ်းမတိုင်မီ ကျန်ငွေ', zh: '首份对账单前余额' },
  col_day: { en: 'Date column', mm: 'ရက်စွဲ ခေါင်းစဉ်', zh: '日期列标题' },
  col_out: { en: 'Withdrawals column', mm: 'ထုတ်ငွေ ခေါင်းစဉ်', zh: '支出列标题' },
  col_in: { en: 'Deposits column', mm: 'သွင်းငွေ ခေါင်းစဉ်', zh: '收入列标题' },
  col_reference: { en: 'Reference column', mm: 'ရည်ညွှန်းအမှတ် ခေါင်းစဉ်', zh: '参考号列标题' },
  col_details: { en: 'Details column', mm: 'အကြောင်းအရာ ခေါင်းစဉ်', zh: '摘要列标题' },
  ledger_balance: { en: 'Balance by the books', mm: 'စာရင်းစာအုပ်အရ', zh: '账面余额' },
  bank_balance: { en: 'Balance by the bank', mm: 'ဘဏ်အရ', zh: '银行余额' },
  open_lines: { en: 'Unmatched lines', mm: 'မတိုက်ဆိုင်ရသေးသော စာကြောင်း', zh: '未核对明细' },
  statement_day: { en: 'Statement up to', mm: 'ရှင်းတမ်း နောက်ဆုံးရက်', zh: '对账单截至' },
});

export const bankAccountCommandWords = {
  close: {
    verb: commonWords.close,
    ask: {
      en: 'Close {name}? No more transfers in or out; existing entries stay.',
      mm: '{name} ကို ပိတ်မလား။ ငွေလွှဲ၍ မရတော့ပါ။ ရှိပြီးသား စာရင်းများ ကျန်ရှိမည်။',
      zh: '关闭{name}？此后不能再转入转出，已有记录保留。',
    },
  },
  open: {
    verb: commonWords.openAgain,
    ask: commonWords.askOpenAgain,
  },
};

export const bankAccountStateFaces = facesOf(bankAccountLife, {
  active: commonWords.open,
  inactive: commonWords.closed,
});
