import { words } from '@waybill/domain/kernel/words.ts';

/** Words of the pages of bank accounts. */
export const bankAccountPageWords = words({
  elsewhere: {
    en: 'The line names {what}, which is booked on {other}; the money came in on {account}.',
    mm: '{what} ဟု ရေးထားသည်။ စာရင်းတွင် {other} ၌ ရှိပြီး ဘဏ်တွင် {account} သို့ ဝင်ထားသည်။',
    zh: '此明细注明{what}：账面记在{other}，银行记在{account}。',
  },
  cameIn: {
    en: 'The money of {what} came in on {other}, but it is booked on {account}. Someone who did not book it confirms it on that line; then it is moved there.',
    mm: '{what} ၏ ငွေသည် {other} သို့ ဝင်ထားပြီး စာရင်းတွင် {account} ၌ ရှိသည်။ စာရင်းသွင်းသူ မဟုတ်သူတစ်ဦးက ထိုစာကြောင်းတွင် အတည်ပြုလျှင် ထိုဘဏ်အကောင့်သို့ ပြောင်းစာရင်းသွင်းမည်။',
    zh: '{what}的款项到了{other}，账面记在{account}。由未经手入账的人在该明细上确认后，即转记到那里。',
  },
  thatLine: { en: 'View that line', mm: 'ထိုရှင်းတမ်း စာကြောင်း', zh: '查看该明细' },
  takenBack: {
    en: 'Reversed in the books on {day}',
    mm: '{day} တွင် စာရင်းမှ ပြန်ရုပ်သိမ်းပြီး',
    zh: '账面已于{day}冲回',
  },
  moved: {
    en: 'Moved on {day} to {other}, where it came in',
    mm: 'ငွေဝင်ရာ {other} သို့ {day} တွင် ပြောင်းစာရင်းသွင်းပြီး',
    zh: '已于{day}转记到实际到账的{other}',
  },
  search: { en: 'Name, bank, number', mm: 'အမည်၊ ဘဏ်၊ အမှတ်', zh: '名称、银行、账号' },
  account: { en: 'Account', mm: 'ဘဏ်အကောင့်', zh: '账户' },
  headings: { en: 'Column headings of its statements', mm: 'ရှင်းတမ်း၏ ခေါင်းစဉ်များ', zh: '对账单列标题' },
  headingsNote: {
    en: 'As the bank writes them at the top of each column. Set them once.',
    mm: 'ဘဏ်က ကော်လံထိပ်တွင် ရေးသားသည့်အတိုင်း တစ်ကြိမ် သတ်မှတ်ပါ။',
    zh: '按银行在各列顶部的写法填写，只需设置一次。',
  },
  branchNote: {
    en: 'Leave empty for all branches. Otherwise only documents of that branch are paid with it.',
    mm: 'မရွေးပါက ရုံးခွဲအားလုံး သုံးနိုင်သည်။ ရွေးပါက ထိုရုံးခွဲ၏ စာရွက်စာတမ်းများသာ ဤစာရင်းဖြင့် ပေးချေသည်။',
    zh: '不选则供所有网点使用；选择后只有该网点的单据用此账户付款。',
  },
  oneColumn: {
    en: 'If the bank has one column with plus and minus amounts, enter the same heading as for withdrawals.',
    mm: 'ဘဏ်တွင် အပေါင်းအနုတ် ကော်လံတစ်ခုသာ ရှိပါက ထုတ်ငွေခေါင်းစဉ်နှင့် တူညီစွာ ရေးပါ။',
    zh: '若银行只有一列带正负号的金额，请与支出列填写相同标题。',
  },
  openingNote: {
    en: 'The balance before the first line that you import. Use a minus if it was overdrawn.',
    mm: 'ပထမဆုံး ထည့်မည့် စာကြောင်းမတိုင်မီ ဘဏ်ရှိ ကျန်ငွေ။',
    zh: '导入的第一条明细之前银行的余额。',
  },
  dayField: { en: 'At the end of', mm: 'ရက်ကုန်', zh: '截至日终' },
  equal: {
    en: 'Bank and books agree, and every line is matched.',
    mm: 'ဘဏ်နှင့် စာရင်းစာအုပ် တူညီပြီး စာကြောင်းအားလုံး တိုက်ဆိုင်ပြီး ဖြစ်သည်။',
    zh: '银行与账面一致，所有明细均已核对。',
  },
  differs: {
    en: 'The items below explain the difference.',
    mm: 'အောက်ပါတို့က ကွာခြားချက်ကို ရှင်းပြသည်။',
    zh: '以下各项说明差额。',
  },
  unconfirmed: {
    en: 'Lines and books agree, but only the person who imported the lines has checked the bank’s balance.',
    mm: 'စာကြောင်းများနှင့် စာရင်းစာအုပ် တူညီသည်။ သို့သော် ဘဏ်ရှိ လက်ကျန်ကို ရှင်းတမ်းထည့်သူမှလွဲ၍ မည်သူမျှ မစစ်ဆေးရသေးပါ။',
    zh: '明细与账面一致，但除导入人以外还没有人查看银行的实际余额。',
  },
  waiting: {
    en: 'Bank and books agree once another person has confirmed the lines below.',
    mm: 'အောက်ပါ စာကြောင်းများကို အခြားသူတစ်ဦးက အတည်ပြုပြီးမှ ဘဏ်နှင့် စာရင်းစာအုပ် တူညီသည်ဟု သတ်မှတ်မည်။',
    zh: '以下明细须由另一人确认后，银行与账面才算一致。',
  },
  wrongBalance: {
    en: 'The bank’s balance differs from the total of the lines.',
    mm: 'ဘဏ်ရှိ လက်ကျန်သည် စာကြောင်းများ စုစုပေါင်းနှင့် မတူညီပါ။',
    zh: '银行余额与明细合计不一致。',
  },
  noStatement: {
    en: 'No statement imported for this account yet.',
    mm: 'ဤဘဏ်အကောင့်၏ ရှင်းတမ်း မထည့်ရသေးပါ။',
    zh: '此账户尚未导入对账单。',
  },
  balance: { en: 'Balance at the bank', mm: 'ဘဏ်ရှိ လက်ကျန်', zh: '银行所示余额' },
  balanceNone: {
    en: 'Nobody has entered the bank’s balance at the end of {last} yet.',
    mm: '{last} ရက်ကုန်တွင် ဘဏ်ရှိ လက်ကျန်ကို မည်သူမျှ မဖြည့်ရသေးပါ။',
    zh: '尚未有人录入 {last} 日终的银行余额。',
  },
  balanceEarlier: {
    en: '{name} entered {sum} for {day}. Nobody has entered the bank’s balance at the end of {last} yet.',
    mm: '{name} က {day} အတွက် {sum} ဖြည့်ထားသည်။ {last} ရက်ကုန် လက်ကျန်ကို မဖြည့်ရသေးပါ။',
    zh: '{name}已录入 {day} 的余额 {sum}；{last} 日终的余额尚未录入。',
  },
  balanceDiffers: {
    en: 'At the end of {day} the bank’s balance is {sum}, entered by {name} ({at}), but the lines add up to {lines}. Lines are missing or wrong, or the balance is wrong.',
    mm: '{day} ရက်ကုန်တွင် {name} ဖြည့်သွင်းချက်အရ ဘဏ်၌ {sum} ရှိပြီး ({at}) စာကြောင်းများအရ {lines} ဖြစ်သည်။ စာကြောင်း လိုနေသည် သို့မဟုတ် မှားနေသည်၊ သို့မဟုတ် ဖြည့်ထားသော ပမာဏ မှားနေသည်။',
    zh: '{day} 日终，{name}录入的银行余额为 {sum}（{at}），而明细合计为 {lines}。明细有遗漏或错误，或录入有误。',
  },
  balanceAlone: {
    en: 'At the end of {day} the bank’s balance is {sum}, entered by {name} ({at}), who imported some of the lines. Another person must enter it too.',
    mm: '{day} ရက်ကုန်တွင် {name} ဖြည့်သွင်းချက်အရ ဘဏ်၌ {sum} ရှိသည် ({at})။ သူသည် စာကြောင်းအချို့ကို ထည့်သွင်းသူ ဖြစ်သဖြင့် အခြားသူတစ်ဦးကလည်း ဖြည့်ရမည်။',
    zh: '{day} 日终，{name}录入的银行余额为 {sum}（{at}），但部分明细由其导入，须由另一人也录入。',
  },
  balanceHolds: {
    en: 'At the end of {day} the bank’s balance is {sum}, entered by {name} ({at}). It agrees with the lines.',
    mm: '{day} ရက်ကုန်တွင် ဘဏ်၌ {sum} ရှိသည်ဟု {name} က {at} တွင် ဖြည့်ထားပြီး စာကြောင်းများနှင့် တူညီသည်။',
    zh: '{day} 日终银行余额 {sum}，由{name}于 {at} 录入，与明细合计一致。',
  },
  enterBalance: { en: 'Enter bank balance', mm: 'ဘဏ်လက်ကျန် ဖြည့်မည်', zh: '录入银行余额' },
  enterBalanceText: {
    en: 'What balance does the bank itself show for {name} at the end of {day}? Check at the bank, not in the file.',
    mm: '{day} ရက်ကုန်တွင် {name} ၌ မည်မျှ ရှိသည်ဟု ဘဏ်က ပြသနည်း။ ဖိုင်မှ မဟုတ်ဘဲ ဘဏ်တွင် ကြည့်၍ ဖြည့်ပါ။',
    zh: '银行显示{name}在 {day} 日终有多少？请在银行查看，不要看文件。',
  },
  balanceEntered: { en: 'Entered', mm: 'ဖြည့်ပြီးပါပြီ', zh: '已录入' },
  waits: { en: 'Lines to confirm: {n}', mm: 'အတည်ပြုရန် စာကြောင်း - {n}', zh: '待确认明细：{n} 条' },
  waitsForYou: {
    en: '{name} imported these lines and was involved in their documents. Compare each with the bank’s own statement.',
    mm: '{name} သည် ဤစာကြောင်းများကို ထည့်သွင်းသူဖြစ်ပြီး သက်ဆိုင်ရာ စာရွက်စာတမ်းများတွင်လည်း ပါဝင်သည်။ ဘဏ်၏ မူရင်းရှင်းတမ်းနှင့် တစ်ခုချင်း တိုက်စစ်ပါ။',
    zh: '{name}导入了这些明细，又经手过对应单据。请逐条与银行自己的对账单核对。',
  },
  waitsForAnother: {
    en: '{name} imported these lines and was involved in their documents. Another person must confirm them.',
    mm: '{name} သည် ဤစာကြောင်းများကို ထည့်သွင်းသူဖြစ်ပြီး သက်ဆိုင်ရာ စာရွက်စာတမ်းများတွင်လည်း ပါဝင်သည်။ အခြားသူတစ်ဦးက အတည်ပြုရမည်။',
    zh: '{name}导入了这些明细，又经手过对应单据，须由另一人确认。',
  },
  broughtBy: { en: 'Imported by {name}', mm: 'ထည့်သွင်းသူ {name}', zh: '{name}导入' },
  confirmAll: { en: 'Confirm {n} [line|lines]', mm: 'ဤ {n} ကြောင်း အတည်ပြုမည်', zh: '确认这 {n} 条' },
  confirmAsk: {
    en: 'Does the bank’s own statement show {n} [line|lines] as here?',
    mm: 'ဘဏ်၏ မူရင်းရှင်းတမ်းတွင် ဤ {n} ကြောင်း ပါရှိသလား။',
    zh: '银行自己的对账单上有这 {n} 条明细吗？',
  },
  confirmText: {
    en: 'Your name is recorded as the second person.',
    mm: 'သင့်အမည်ကို ဒုတိယလူအဖြစ် မှတ်တမ်းတင်ထားမည်။',
    zh: '您将作为第二人记录在案。',
  },
  confirmed: { en: '{n} [line|lines] confirmed', mm: '{n} ကြောင်း အတည်ပြုပြီး', zh: '已确认 {n} 条' },
  opening: {
    en: 'Opening balance {sum}: entered by {by}, confirmed by {second}.',
    mm: 'အဖွင့်လက်ကျန် {sum} - {by} က ဖြည့်သွင်း၍ {second} က အတည်ပြုသည်။',
    zh: '期初余额 {sum}：{by}录入，{second}确认。',
  },
  start: {
    en: '{sum} was there before the first statement, but not in the books. Check the account’s balance before the first statement, or enter the opening balance of the books.',
    mm: 'ပထမရှင်းတမ်းမတိုင်မီ {sum} ကွာခြားနေသည်။ ဘဏ်အကောင့်၏ ပထမရှင်းတမ်းမတိုင်မီ ကျန်ငွေကို စစ်ဆေးပါ သို့မဟုတ် အဖွင့်လက်ကျန် ဖြည့်သွင်းပါ။',
    zh: '首份对账单之前已有差额 {sum}，请检查账户的首份对账单前余额，或录入账面期初余额。',
  },
  onlyBank: { en: 'Only in the bank: {sum}', mm: 'ဘဏ်တွင်သာ ရှိသည် - {sum}', zh: '仅银行有：{sum}' },
  onlyBooks: { en: 'Only in the books: {sum}', mm: 'စာရင်းစာအုပ်တွင်သာ ရှိသည် - {sum}', zh: '仅账面有：{sum}' },
  matchIt: { en: 'Match it', mm: 'ဘာဖြစ်သည်ကို ဖော်ပြပါ', zh: '确认对应项目' },
  waitFor: {
    en: 'Wait for the statement, or ask {name}',
    mm: 'ရှင်းတမ်းကို စောင့်ပါ သို့မဟုတ် {name} ကို မေးပါ',
    zh: '等待对账单，或询问{name}',
  },
  later: { en: 'The other side recorded it on {day}', mm: 'တစ်ဖက်တွင် {day} ရက် ပါရှိသည်', zh: '另一方于{day}记录' },
  owner: { en: 'Responsible', mm: 'တာဝန်ရှိသူ', zh: '负责人' },
  lines: { en: 'Its statement', mm: 'ရှင်းတမ်း', zh: '对账单' },
});
