import { words } from '@waybill/domain/kernel/words.ts';
import { commonWords } from '../../kernel/common.words.ts';

/** Refusals of bank accounts, transfers and statements. */
export const bankRefusalStatus = {
  bank_default_stays: 409,
  bank_account_closed: 422,
  bank_account_elsewhere: 422,
  bank_account_awaited: 409,
  nothing_to_pay_out: 409,
  agent_payout_open: 409,
  agent_payout_changed: 409,
  agent_payout_elsewhere: 409,
  agent_payout_above_limit: 409,
  agent_payout_on_statement: 409,
  opening_target: 422,
  opening_twice: 409,
  opening_at_work: 409,
  transfer_target: 422,
  transfer_above_limit: 409,
  transfer_other_branch: 409,
  transfer_on_statement: 409,
  transfer_changed: 409,
  bank_file_twice: 409,
  bank_file_columns: 422,
  bank_file_row: 422,
  bank_file_unsigned: 422,
  bank_file_currency: 422,
  bank_file_dates: 422,
  bank_file_balance: 422,
  bank_balance_day: 422,
  bank_line_taken: 409,
  bank_line_differs: 422,
  bank_line_no_charge: 422,
  bank_line_no_interest: 422,
  charge_above_limit: 409,
  interest_above_limit: 409,
} as const;

export const bankRefusalWords = words({
  bank_default_stays: {
    en: 'Payments without a chosen account go to this one, so it must stay open for all branches.',
    mm: 'ဘဏ်အကောင့် မရွေးထားသော ငွေများ ဤစာရင်းသို့ ဝင်သည်။ ရုံးခွဲအားလုံးအတွက် ဖွင့်ထားရမည်။',
    zh: '未指定账户的款项记入此账户，须对所有网点保持使用。',
  },
  bank_account_closed: {
    en: 'This bank account is closed. Choose another.',
    mm: 'ဤဘဏ်အကောင့် ပိတ်ထားသည်။ အခြားတစ်ခု ရွေးပါ။',
    zh: '此银行账户已关闭，请选择其他账户。',
  },
  bank_account_elsewhere: {
    en: 'This bank account belongs to another branch. Choose another.',
    mm: 'ဤဘဏ်အကောင့်သည် အခြားရုံးခွဲနှင့် ဆိုင်သည်။ အခြားတစ်ခု ရွေးပါ။',
    zh: '此银行账户属于其他网点，请选择其他账户。',
  },
  bank_account_awaited: {
    en: 'Money is on its way to this account. Have it counted or void it first, and finish its remittances.',
    mm: 'ဤစာရင်းသို့ ငွေရောက်ရန် ရှိနေသေးသည်။ အရင် ရေတွက်ပါ သို့မဟုတ် ပယ်ဖျက်ပါ။ စာတိုက်မှ ငွေများကိုလည်း အဆုံးသတ်ပါ။',
    zh: '还有款项正在送往此账户，请先清点或作废，并处理完邮政汇款。',
  },
  nothing_to_pay_out: {
    en: 'The agent holds at least as much cash as it has earned: it keeps its commission when it settles.',
    mm: 'ကိုယ်စားလှယ်၏ လက်ဝယ်ငွေသည် ကော်မရှင်နှင့် လောက်ငသည်။ ငွေရှင်းသည့်အခါ ကော်မရှင် ယူနိုင်သည်။',
    zh: '代理手持现金足以抵扣佣金，结算时自行扣除。',
  },
  agent_payout_open: {
    en: 'This agent already has an open payout. Pay or void that one first.',
    mm: 'ဤကိုယ်စားလှယ်သို့ ပေးရန် စာရင်း ရှိပြီးဖြစ်သည်။ ထိုတစ်ခုကို အရင် ပေးချေပါ သို့မဟုတ် ပယ်ဖျက်ပါ။',
    zh: '该代理已有待付款单，请先付款或作废。',
  },
  agent_payout_changed: {
    en: 'The books now say {owed} Ks. Check again, or void the payout and create it again.',
    mm: 'ယခု စာရင်းအရ {owed} ကျပ် ဖြစ်သည်။ ထပ်ကြည့်ပါ သို့မဟုတ် ပယ်ဖျက်၍ အသစ်ပြုလုပ်ပါ။',
    zh: '账面现为 {owed} 缅元，请重新查看，或作废后重新制单。',
  },
  agent_payout_elsewhere: {
    en: 'Another office created this payout. Switch to that office, or ask someone there to do it.',
    mm: 'ဤပေးငွေကို အခြားရုံးက ပြုလုပ်သည်။ ထိုရုံးသို့ ပြောင်းပါ သို့မဟုတ် ထိုရုံးမှ သူတစ်ဦးက ဆောင်ရွက်ပါစေ။',
    zh: '此付款单由其他网点制单，请切换到该网点或由该网点人员操作。',
  },
  agent_payout_above_limit: {
    en: 'More than {limit} Ks in a day to one agent, or by the same people, needs a second person’s approval first.',
    mm: 'တစ်ရက်အတွင်း ကိုယ်စားလှယ်တစ်ခုသို့ သို့မဟုတ် ထိုသူများက {limit} ကျပ်ထက် ပိုပေးရန် အခြားသူတစ်ဦးက အရင် ခွင့်ပြုရမည်။',
    zh: '一天内付给同一代理或由同一人支付超过 {limit} 缅元，须先由第二人批准。',
  },
  agent_payout_on_statement: {
    en: 'The bank statement shows that this payout has happened. If that is wrong, unmatch the line first.',
    mm: 'ဘဏ်ရှင်းတမ်းတွင် ဤပေးငွေ ပါရှိပြီး ဖြစ်သည်။ မှားနေပါက စာကြောင်းကို အရင်ဖြုတ်ပါ။',
    zh: '银行对账单上已有此笔付款。若有误请先取消核对。',
  },
  opening_target: {
    en: 'Choose either a bank account or the till of an open branch.',
    mm: 'ဘဏ်အကောင့် သို့မဟုတ် ဖွင့်ထားသော ရုံးခွဲ၏ ငွေအံဆွဲ ရွေးပါ။ နှစ်ခုအနက် တစ်ခုသာ။',
    zh: '请选择银行账户，或营业中网点的钱箱，二选一。',
  },
  opening_at_work: {
    en: 'The books already have {held} Ks here, and this amount would be added. Check that it is not the same money, then tick the box.',
    mm: 'စာရင်းတွင် {held} ကျပ် ရှိပြီးဖြစ်၍ ဤငွေကို ထပ်ပေါင်းမည်။ တူညီသောငွေ မဟုတ်ကြောင်း စစ်ဆေးပြီး အမှန်ခြစ်ပါ။',
    zh: '账上已有 {held} 缅元，此金额将叠加其上。请确认不是同一笔钱后勾选说明。',
  },
  opening_twice: {
    en: 'This account already has an opening balance. If it is wrong, void that one first.',
    mm: 'ဤစာရင်းတွင် အဖွင့်လက်ကျန် ရှိပြီးဖြစ်သည်။ မှားနေပါက ထိုတစ်ခုကို အရင် ပယ်ဖျက်ပါ။',
    zh: '此账户已有期初余额。若有误请先作废。',
  },
  transfer_target: {
    en: 'Choose where the money goes: either another bank account or the till of a branch you cover.',
    mm: 'ငွေရောက်မည့်နေရာ ရွေးပါ။ အခြားဘဏ်အကောင့် သို့မဟုတ် သင်ကြည့်ရှုသော ရုံးခွဲ၏ ငွေအံဆွဲ နှစ်ခုအနက် တစ်ခုသာ။',
    zh: '请选择收款方：另一个银行账户，或您负责的网点钱箱，二选一。',
  },
  transfer_above_limit: {
    en: 'More than {limit} Ks in a day needs a second person’s approval first. All money that left this account today or was sent by the same people counts together, fees included.',
    mm: 'တစ်ရက်အတွင်း {limit} ကျပ်ထက် ပိုလွှဲရန် အခြားသူတစ်ဦးက အရင် ခွင့်ပြုရမည်။ ယနေ့ ဤစာရင်းမှ သို့မဟုတ် ထိုသူများ လွှဲပြီးသမျှ အခကြေးငွေအပါ ပေါင်း၍ တွက်သည်။',
    zh: '一天内超过 {limit} 缅元须先由第二人批准；当天从此账户或由同一人转出的（含手续费）合并计算。',
  },
  transfer_other_branch: {
    en: 'The cash belongs in the till of another branch. Switch to that branch, or ask someone there to do it.',
    mm: 'ငွေသည် အခြားရုံးခွဲ၏ ငွေအံဆွဲနှင့် ဆိုင်သည်။ ထိုရုံးခွဲသို့ ပြောင်းပါ သို့မဟုတ် ထိုရုံးခွဲမှ သူတစ်ဦးက ဆောင်ရွက်ပါစေ။',
    zh: '现金属于其他网点的钱箱，请切换到该网点或由该网点人员操作。',
  },
  transfer_on_statement: {
    en: 'The bank statement shows that this transfer has happened. If that is wrong, unmatch the line first, or transfer the money back.',
    mm: 'ဘဏ်ရှင်းတမ်းတွင် ဤငွေလွှဲ ပါရှိပြီး ဖြစ်သည်။ မှားနေပါက စာကြောင်းကို အရင်ဖြုတ်ပါ သို့မဟုတ် ငွေကို ပြန်လွှဲပါ။',
    zh: '银行对账单上已有此转账。若有误请先取消核对，或把款项转回。',
  },
  transfer_changed: {
    en: 'The transfer was changed meanwhile. Nothing was done: check it again.',
    mm: 'ငွေလွှဲကို ပြင်ဆင်ပြီး ဖြစ်သည်။ ဘာမျှ မလုပ်ရသေးပါ။ ထပ်ကြည့်ပါ။',
    zh: '转账已被修改，未执行任何操作，请重新查看。',
  },
  bank_file_twice: {
    en: '{by} already imported this statement at {at}.',
    mm: '{by} က ဤရှင်းတမ်းကို {at} တွင် ထည့်ပြီးဖြစ်သည်။',
    zh: '{by}已于{at}导入过此对账单。',
  },
  bank_file_columns: {
    en: 'The column headings of this account were not found. The file has: {options}. Set the headings once on the bank account.',
    mm: 'ဤစာရင်း၏ ခေါင်းစဉ်များ မတွေ့ပါ။ ဖိုင်တွင် {options} ပါသည်။ ဘဏ်အကောင့်တွင် ခေါင်းစဉ်များကို တစ်ကြိမ် သတ်မှတ်ပါ။',
    zh: '没有找到此账户的列标题。文件中有：{options}。请在银行账户中设置一次列标题。',
  },
  bank_file_row: {
    en: 'Row {n} may be a line, but its date or amount cannot be read. Nothing was taken: look at it, then bring the other lines without it or mend the file.',
    mm: 'အတန်း {n} သည် စာကြောင်း ဖြစ်နိုင်သော်လည်း ရက်စွဲ သို့မဟုတ် ငွေပမာဏကို ဖတ်၍မရပါ။ ဘာမျှ မထည့်ရသေးပါ။ စစ်ဆေးပြီး ထိုအတန်းကို ချန်၍ ထည့်ပါ သို့မဟုတ် ဖိုင်ကို ပြင်ပါ။',
    zh: '第 {n} 行可能是一笔明细，但日期或金额无法读取，未导入任何内容。请查看后跳过该行导入其余，或修改文件。',
  },
  bank_file_unsigned: {
    en: 'The column “{heading}” holds what came in and what went out without a sign. Take a statement with a column for each, or one with Dr and Cr or plus and minus.',
    mm: '“{heading}” ကော်လံတွင် ဝင်ငွေနှင့် ထွက်ငွေကို လက္ခဏာမပါဘဲ ရောထားသည်။ တစ်မျိုးစီ ကော်လံခွဲထားသော ရှင်းတမ်း သို့မဟုတ် Dr၊ Cr၊ အပေါင်း၊ အနုတ် ပါသော ရှင်းတမ်းကို ယူပါ။',
    zh: '“{heading}”一列同时包含收入和支出，且没有正负标志。请使用收支分列的对账单，或带有借贷、正负标志的对账单。',
  },
  bank_file_currency: {
    en: 'The amounts are in {currency}. Only kyat are booked here.',
    mm: 'ငွေပမာဏများသည် {currency} ဖြစ်သည်။ ဤနေရာတွင် ကျပ်ကိုသာ စာရင်းသွင်းသည်။',
    zh: '金额币种为 {currency}，此处只记缅元。',
  },
  bank_file_dates: {
    en: '“{text}” in this file can be {day} or {month} (day-month-year). Choose whether the day or the month comes first.',
    mm: 'ဤဖိုင်ရှိ “{text}” သည် {day} သို့မဟုတ် {month} (ရက်-လ-နှစ်) ဖြစ်နိုင်သည်။ ရက် အရင် သို့မဟုတ် လ အရင် ကို ရွေးပါ။',
    zh: '文件中的“{text}”可能是 {day} 或 {month}（日-月-年）。请选择日在前还是月在前。',
  },
  bank_file_balance: {
    en: 'The balance does not follow at row {n}: {expected} by the lines before it, {found} in the file. Check whether a line is missing, then agree if the lines are right.',
    mm: 'အတန်း {n} တွင် လက်ကျန် မကိုက်ပါ။ အထက်စာကြောင်းများအရ {expected}၊ ဖိုင်တွင် {found} ဖြစ်သည်။ စာကြောင်း ကျန်ခဲ့ခြင်း ရှိမရှိ စစ်ဆေးပြီး မှန်ပါက သဘောတူပါ။',
    zh: '第 {n} 行余额不连续：按前面明细应为 {expected}，文件中为 {found}。请检查是否缺少明细，确认无误后再同意。',
  },
  bank_line_taken: {
    en: 'Another line of the statement is already matched with this. Unmatch that one first.',
    mm: 'ဤအရာနှင့် အခြားရှင်းတမ်းစာကြောင်း တိုက်ဆိုင်ပြီး ဖြစ်သည်။ ထိုစာကြောင်းကို အရင်ဖြုတ်ပါ။',
    zh: '已有另一条对账单明细对应此项，请先取消那一条。',
  },
  bank_line_differs: {
    en: 'The amounts or the bank accounts differ. Choose an entry with exactly this amount.',
    mm: 'ငွေပမာဏ သို့မဟုတ် ဘဏ်အကောင့် မတူပါ။ ဤစာကြောင်းနှင့် အတိအကျ တူသည်ကို ရွေးပါ။',
    zh: '金额或银行账户不同，请选择与此明细完全一致的项目。',
  },
  bank_line_no_charge: {
    en: 'This line is money received, so it is not a charge. Match it with its entry.',
    mm: 'ဤစာကြောင်းသည် ငွေဝင်ဖြစ်၍ ဝန်ဆောင်ခ မဟုတ်ပါ။ သက်ဆိုင်ရာနှင့် တိုက်ဆိုင်ပါ။',
    zh: '此明细是收款，不是收费，请与对应项目核对。',
  },
  bank_line_no_interest: {
    en: 'This line is money paid, so it is not interest. Match it with its entry, or post it as a charge.',
    mm: 'ဤစာကြောင်းသည် ငွေထွက်ဖြစ်၍ အတိုး မဟုတ်ပါ။ သက်ဆိုင်ရာနှင့် တိုက်ဆိုင်ပါ သို့မဟုတ် ဝန်ဆောင်ခအဖြစ် စာရင်းသွင်းပါ။',
    zh: '此明细是付款，不是利息，请与对应项目核对，或记为收费。',
  },
  bank_balance_day: {
    en: 'The statement has no line on that day. Choose its last day, or import the statement first.',
    mm: 'ရှင်းတမ်းတွင် ထိုရက်အတွက် စာကြောင်း မရှိပါ။ ရှင်းတမ်း၏ နောက်ဆုံးရက်ကို ရွေးပါ သို့မဟုတ် ရှင်းတမ်းကို အရင် ထည့်သွင်းပါ။',
    zh: '对账单没有该日的明细。请选择对账单的最后一天，或先导入对账单。',
  },
  interest_above_limit: {
    en: 'Interest above {limit} Ks in a day must be posted by someone other than the person who imported the statement.',
    mm: 'တစ်ရက်အတွင်း {limit} ကျပ်ထက် ပိုသော အတိုးကို ရှင်းတမ်းထည့်သူမဟုတ်သော အခြားသူက စာရင်းသွင်းရမည်။',
    zh: '一天内超过 {limit} 缅元的利息须由导入对账单以外的人入账。',
  },
  charge_above_limit: {
    en: 'Charges above {limit} Ks in a day must be posted by someone other than the person who imported the statement.',
    mm: 'တစ်ရက်အတွင်း {limit} ကျပ်ထက် ပိုသော ဝန်ဆောင်ခကို ရှင်းတမ်းထည့်သူမဟုတ်သော အခြားသူက စာရင်းသွင်းရမည်။',
    zh: '一天内超过 {limit} 缅元的收费须由导入对账单以外的人入账。',
  },
});

/** The same refusals where their values are not known. */
export const bankReasonWords = words({
  agent_payout_above_limit: commonWords.secondPersonMustApprove,
  transfer_above_limit: commonWords.secondPersonMustApprove,
  interest_above_limit: {
    en: 'Interest this large must be posted by someone other than the person who imported the statement.',
    mm: 'ဤမျှ များသော အတိုးကို ရှင်းတမ်းထည့်သူမဟုတ်သော အခြားသူက စာရင်းသွင်းရမည်။',
    zh: '如此大额的利息须由导入对账单以外的人入账。',
  },
  charge_above_limit: {
    en: 'A charge this large must be posted by someone other than the person who imported the statement.',
    mm: 'ဤမျှ များသော ဝန်ဆောင်ခကို ရှင်းတမ်းထည့်သူမဟုတ်သော အခြားသူက စာရင်းသွင်းရမည်။',
    zh: '如此大额的收费须由导入对账单以外的人入账。',
  },
});
