import { words } from '@waybill/domain/kernel/words.ts';

export const expensePageWords = words({
  phoneHint: {
    en: 'Payments to this number count towards one daily limit, also those to a merchant or payee of a money order with the same number.',
    mm: 'ဤဖုန်းနံပါတ်ရှိသူကို ကုန်သည် သို့မဟုတ် ငွေပို့လွှာ လက်ခံသူအဖြစ် ရှိနေလျှင်လည်း ငွေလက်ခံသူ တစ်ဦးတည်းအဖြစ် ရေတွက်သည်။',
    zh: '使用此号码的商户或汇票收款人，与商家按同一收款人合计。',
  },
  search: { en: 'Number, vendor or purpose', mm: 'အမှတ်၊ ရောင်းသူ သို့မဟုတ် အကြောင်းအရာ', zh: '单号、商家或用途' },
  tooMany: {
    en: 'Too many rows to add up. Choose a period or a branch.',
    mm: 'စာရင်းများလွန်း၍ မပေါင်းနိုင်ပါ။ ကာလ သို့မဟုတ် ရုံးခွဲ ရွေးပါ။',
    zh: '支出过多，无法合计，请选择期间或网点。',
  },
  whatTitle: { en: 'Item bought', mm: 'ဝယ်ယူသည့် အကြောင်းအရာ', zh: '支出内容' },
  receiptTitle: { en: 'Receipt and payment', mm: 'ပြေစာနှင့် ငွေပေးချေမှု', zh: '收据与付款' },
  receiptHint: {
    en: 'Photo of the receipt. Above {limit} it is needed before payment.',
    mm: 'ပြေစာဓာတ်ပုံ။ {limit} ထက် ပိုပါက ငွေမထုတ်မီ လိုအပ်သည်။',
    zh: '收据照片；超过 {limit} 须先有收据才能付款。',
  },
  receiptKept: {
    en: 'There is already a receipt; a new one replaces it.',
    mm: 'ပြေစာ ရှိပြီးဖြစ်သည်။ အသစ်ထည့်ပါက အစားထိုးမည်။',
    zh: '已有收据；添加新的将替换原收据。',
  },
  payHint: {
    en: 'Above {limit} to one vendor in a day it first waits for a second person.',
    mm: 'ရောင်းသူတစ်ဦးထံ တစ်ရက် {limit} ထက် ပိုပါက ဒုတိယလူကို အရင် စောင့်မည်။',
    zh: '一天内付给同一商家超过 {limit} 时先等待第二人批准。',
  },
  branchNote: {
    en: 'Paid from the till of {branch}, dated today.',
    mm: '{branch} ၏ ငွေအံဆွဲမှ ပေးချေမည်။ ရက်စွဲကို ဆာဗာက သတ်မှတ်သည်။',
    zh: '从{branch}的钱箱支付，日期由服务器确定。',
  },
  budgetLine: {
    en: '{name}: {spent} of {budget} this month',
    mm: '{name} - ယခုလ {budget} အနက် {spent}',
    zh: '{name}：本月 {budget} 中已用 {spent}',
  },
  budgetNear: {
    en: 'The budget of {name} is nearly used: {spent} of {budget} with this expense.',
    mm: '{name} ဘတ်ဂျက် ကုန်ခါနီးပြီ - ဤအသုံးစရိတ်နှင့်ပေါင်း {budget} အနက် {spent}။',
    zh: '{name}的预算即将用完：含此笔 {budget} 中用 {spent}。',
  },
  budgetPassed: {
    en: 'This expense exceeds the budget of {name} by {over}: {spent} of {budget}. It is not blocked; the approver is told.',
    mm: 'ဤအသုံးစရိတ်ကြောင့် {name} ဘတ်ဂျက် {over} ကျော်မည် - {budget} အနက် {spent}။ တားဆီးမည်မဟုတ်ပါ။ ခွင့်ပြုမည့်သူကို အသိပေးမည်။',
    zh: '此笔将使{name}的预算超出 {over}：{budget} 中用 {spent}。不作限制，批准人会看到提示。',
  },
  budgetPassedBy: {
    en: '{by} exceeds the budget of {name} by {over}: {spent} of {budget} this month.',
    mm: '{by} သည် {name} ဘတ်ဂျက်ကို {over} ကျော်သုံးသည် - ယခုလ {budget} အနက် {spent}။',
    zh: '{by}使{name}的预算超出 {over}：本月 {budget} 中用 {spent}。',
  },
  secondPerson: {
    en: 'Above {limit}: a second person, not the one who recorded it, must approve before payment.',
    mm: '{limit} ထက် ပိုသဖြင့် ငွေမထုတ်မီ မှတ်တမ်းတင်သူမဟုတ်သော ဒုတိယလူက ခွင့်ပြုရမည်။',
    zh: '超过 {limit}，须先由记录人以外的第二人批准后付款。',
  },
  secondToday: {
    en: 'Together with {sum} paid today to the same vendor it is above {limit}: a second person must approve before payment.',
    mm: 'ယနေ့ တူညီသော ရောင်းသူထံ ပေးပြီးသော {sum} နှင့် ပေါင်းလျှင် {limit} ထက် ပိုသဖြင့် ငွေမထုတ်မီ ဒုတိယလူက ခွင့်ပြုရမည်။',
    zh: '加上今天已付给同一商家的 {sum}，超过 {limit}，须先由第二人批准后付款。',
  },
  secondDay: {
    en: 'Together with {sum} spent today without approval it is above {limit} a day: a second person must approve before payment.',
    mm: 'ယနေ့ ဒုတိယလူမပါဘဲ သုံးပြီးသော {sum} နှင့် ပေါင်းလျှင် တစ်ရက် {limit} ထက် ပိုသဖြင့် ငွေမထုတ်မီ ဒုတိယလူက ခွင့်ပြုရမည်။',
    zh: '加上今天未经第二人批准的支出 {sum}，超过每日 {limit}，须先由第二人批准后付款。',
  },
  noSecond: { en: 'No second approval needed.', mm: 'ဒုတိယလူ မလိုပါ။', zh: '无需第二人批准。' },
  needsReceipt: {
    en: 'Above {limit} a receipt is needed before payment.',
    mm: '{limit} ထက် ပိုသဖြင့် ငွေမထုတ်မီ ပြေစာ လိုအပ်သည်။',
    zh: '超过 {limit}，付款前须有收据。',
  },
  refusedBy: {
    en: 'Refused by {name}, {at}: {reason}',
    mm: '{name} က {at} တွင် ငြင်းပယ်ခဲ့သည် - {reason}',
    zh: '{name} 于 {at} 拒绝：{reason}',
  },
  noReceipt: { en: 'No receipt', mm: 'ပြေစာ မရှိပါ', zh: '无收据' },
  readOnly: {
    en: 'Paid, refused and voided expenses cannot be changed. Void a paid expense and record it again.',
    mm: 'ပေးချေပြီး၊ ငြင်းပယ်ပြီး သို့မဟုတ် ပယ်ဖျက်ပြီးသည်ကို ပြင်၍ မရပါ။ ပေးချေပြီးပါက ပယ်ဖျက်ပြီး အသစ် မှတ်တမ်းတင်ပါ။',
    zh: '已付款、已拒绝或已作废的不可修改；已付款的请作废后重新记录。',
  },
  editNote: {
    en: 'Any change cancels an approval.',
    mm: 'ပြင်ဆင်လိုက်ပါက ခွင့်ပြုချက် အကျုံးမဝင်တော့ပါ။',
    zh: '修改后原批准失效。',
  },
  seeOne: { en: 'View the expense', mm: 'အသုံးစရိတ် ဖွင့်ရန်', zh: '打开支出' },
  byCategory: { en: 'By expense type', mm: 'အမျိုးအစားအလိုက်', zh: '按类型' },
  noSpending: {
    en: 'No expenses and no budget in this month.',
    mm: 'ဤလတွင် အသုံးစရိတ် မရှိသေးပါ။ ဘတ်ဂျက်လည်း မရှိပါ။',
    zh: '本月没有支出，也没有预算。',
  },
  setBudget: { en: 'Set a budget', mm: 'ဘတ်ဂျက် သတ်မှတ်မည်', zh: '设置预算' },
  budgetOf: { en: 'Budget of {branch}, {month}', mm: '{branch} ဘတ်ဂျက်၊ {month}', zh: '{branch} {month} 预算' },
  budgetText: {
    en: 'A budget warns but never blocks. Leave empty for no budget.',
    mm: 'ဘတ်ဂျက်သည် သတိပေးရုံသာ ဖြစ်ပြီး မတားဆီးပါ။ မဖြည့်လျှင် ဘတ်ဂျက် မရှိပါ။',
    zh: '预算只作提示，不作限制；留空表示没有预算。',
  },
  used: { en: '{spent} of {budget}', mm: '{budget} အနက် {spent}', zh: '{budget} 中用 {spent}' },
  over: { en: '{over} over the budget', mm: 'ဘတ်ဂျက်ထက် {over} ကျော်', zh: '超出预算 {over}' },
  left: { en: '{left} left', mm: '{left} ကျန်', zh: '剩余 {left}' },
  ofWaiting: { en: '{sum} not yet paid', mm: '{sum} မပေးချေရသေး', zh: '{sum} 待付' },
  settingsNote: {
    en: 'Payments to one vendor on a day count together, by the same people or from the same till. It also applies to expenses already recorded. A person who raises it keeps the former limit for 30 days.',
    mm: 'တစ်ရက်အတွင်း ရောင်းသူတစ်ဦးထံ ထိုသူများ သို့မဟုတ် ထိုငွေအံဆွဲမှ ပေးသမျှ ပေါင်း၍ တွက်သည်။ မှတ်တမ်းတင်ပြီးသားများတွင်လည်း အကျုံးဝင်သည်။ ပမာဏ တိုးသူသည် ရက် 30 အထိ ယခင်ပမာဏအတိုင်းသာ ပေးချေနိုင်သည်။',
    zh: '同一人或同一钱箱当天付给同一商家的合并计算，对已记录的同样有效。调高此数的人在 30 天内仍按原限额付款。',
  },
  dayNote: {
    en: 'The same for all unapproved expenses of a day, whatever the vendor.',
    mm: 'ရောင်းသူ မည်သူဖြစ်စေ တစ်ရက်အတွင်း ခွင့်ပြုချက်မပါဘဲ သုံးသမျှအတွက် ဖြစ်သည်။',
    zh: '同上，适用于当天未经批准的全部支出，包括所有商家。',
  },
  receiptNote: {
    en: 'Above this sum a photo of the receipt is needed before payment.',
    mm: 'ဤပမာဏထက် ပိုပါက ပြေစာဓာတ်ပုံမပါဘဲ ငွေမထုတ်ပါ။',
    zh: '超过此数没有收据照片不得付款。',
  },
});
