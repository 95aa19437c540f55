import { words } from '@waybill/domain/kernel/words.ts';

/** Words of the pages of bank accounts. */
export const bankAccountPageWords = words({
  search: { en: 'Name, bank, number', mm: 'အမည်၊ ဘဏ်၊ အမှတ်', zh: '名称、银行、账号' },
  account: { en: 'Account', mm: 'ဘဏ်စာရင်း', zh: '账户' },
  headings: { en: 'Headings of its statements', mm: 'ရှင်းတမ်း၏ ခေါင်းစဉ်များ', zh: '对账单列标题' },
  headingsNote: {
    en: 'As the bank writes them at the top of each column. Set them once.',
    mm: 'ဘဏ်က ကော်လံထိပ်တွင် ရေးသားသည့်အတိုင်း တစ်ကြိမ် သတ်မှတ်ပါ။',
    zh: '按银行在各列顶部的写法填写，只需设置一次。',
  },
  branchNote: {
    en: 'Nothing chosen serves all branches. Otherwise only documents of that branch are paid with it.',
    mm: 'မရွေးပါက ရုံးခွဲအားလုံး သုံးနိုင်သည်။ ရွေးပါက ထိုရုံးခွဲ၏ စာရွက်စာတမ်းများသာ ဤစာရင်းဖြင့် ပေးချေသည်။',
    zh: '不选则供所有网点使用；选择后只有该网点的单据用此账户付款。',
  },
  oneColumn: {
    en: 'The same heading as for withdrawals where the bank has one column with signs.',
    mm: 'ဘဏ်တွင် အပေါင်းအနုတ် ကော်လံတစ်ခုသာ ရှိပါက ထုတ်ငွေခေါင်းစဉ်နှင့် တူညီစွာ ရေးပါ။',
    zh: '若银行只有一列带正负号的金额，请与支出列填写相同标题。',
  },
  openingNote: {
    en: 'What the bank had before the first line that you bring. With a minus when it was overdrawn.',
    mm: 'ပထမဆုံး ထည့်မည့် စာကြောင်းမတိုင်မီ ဘဏ်ရှိ ကျန်ငွေ။',
    zh: '导入的第一条明细之前银行的余额。',
  },
  edit: { en: 'Change', mm: 'ပြင်ဆင်မည်', zh: '修改' },
  dayField: { en: 'At the end of', mm: 'ရက်ကုန်', zh: '截至日终' },
  sums: { en: 'Bank and books', mm: 'ဘဏ်နှင့် စာရင်းစာအုပ်', zh: '银行与账面' },
  bank: { en: 'The bank says', mm: 'ဘဏ်အရ', zh: '银行余额' },
  books: { en: 'The books say', mm: 'စာရင်းစာအုပ်အရ', zh: '账面余额' },
  difference: { en: 'Difference', mm: 'ကွာခြားချက်', zh: '差额' },
  equal: {
    en: 'Bank and books say the same, and every line is known.',
    mm: 'ဘဏ်နှင့် စာရင်းစာအုပ် တူညီပြီး စာကြောင်းအားလုံး တိုက်ဆိုင်ပြီး ဖြစ်သည်။',
    zh: '银行与账面一致，所有明细均已核对。',
  },
  differs: {
    en: 'What stands below explains the difference.',
    mm: 'အောက်ပါတို့က ကွာခြားချက်ကို ရှင်းပြသည်။',
    zh: '以下各项说明差额。',
  },
  opening: {
    en: 'Opening balance {sum}: entered by {by}, confirmed by {second}.',
    mm: 'အဖွင့်လက်ကျန် {sum} - {by} က ဖြည့်သွင်း၍ {second} က အတည်ပြုသည်။',
    zh: '期初余额 {sum}：{by}录入，{second}确认。',
  },
  enterOpening: { en: 'Opening balances', mm: 'အဖွင့်လက်ကျန်များ', zh: '期初余额' },
  start: {
    en: '{sum} were there before the first statement, and the books did not have them. Check the balance before the first statement on the account, or enter the opening balance of the books.',
    mm: 'ပထမရှင်းတမ်းမတိုင်မီ {sum} ကွာခြားနေသည်။ ဘဏ်စာရင်း၏ ပထမရှင်းတမ်းမတိုင်မီ ကျန်ငွေကို စစ်ဆေးပါ သို့မဟုတ် အဖွင့်လက်ကျန် ဖြည့်သွင်းပါ။',
    zh: '首份对账单之前已有差额 {sum}，请检查账户的首份对账单前余额，或录入账面期初余额。',
  },
  onlyBank: { en: 'Only the bank has: {sum}', mm: 'ဘဏ်တွင်သာ ရှိသည် - {sum}', zh: '仅银行有：{sum}' },
  onlyBooks: { en: 'Only the books have: {sum}', mm: 'စာရင်းစာအုပ်တွင်သာ ရှိသည် - {sum}', zh: '仅账面有：{sum}' },
  matchIt: { en: 'Say what it is', mm: 'ဘာဖြစ်သည်ကို ဖော်ပြပါ', zh: '确认对应项目' },
  waitFor: {
    en: 'Wait for the statement, or ask {name}',
    mm: 'ရှင်းတမ်းကို စောင့်ပါ သို့မဟုတ် {name} ကို မေးပါ',
    zh: '等待对账单，或询问{name}',
  },
  later: { en: 'The other side has it on {day}', mm: 'တစ်ဖက်တွင် {day} ရက် ပါရှိသည်', zh: '另一方于{day}记录' },
  owner: { en: 'With', mm: 'တာဝန်ရှိသူ', zh: '负责人' },
  next: { en: 'What to do', mm: 'ဆက်လုပ်ရန်', zh: '下一步' },
  what: { en: 'What it is', mm: 'အကြောင်းအရာ', zh: '内容' },
  lines: { en: 'Its statement', mm: 'ရှင်းတမ်း', zh: '对账单' },
});
