import { words } from '@waybill/domain/kernel/words.ts';

/** Refusals of handing cash over and clearing it. */
export const cashRefusalStatus = {
  handover_open: 409,
  nothing_to_hand_in: 409,
  second_person_needed: 409,
  already_counted: 409,
  not_counted: 409,
  owner_needed: 422,
  not_enough_cash: 409,
  till_too_low: 409,
  surplus_too_young: 409,
  surplus_settled: 409,
  books_seen: 409,
  counted_blind: 409,
  agent_counts_own: 409,
  agent_settles: 409,
  nothing_to_settle: 409,
  more_than_owed: 409,
  cash_moved_on: 409,
  cash_on_statement: 409,
  shortage_settled: 409,
  handover_confirmed: 409,
  on_handover: 409,
  on_clearance: 409,
  lines_changed: 409,
  nothing_to_clear: 409,
  nothing_paid: 409,
  parcels_not_back: 409,
  paid_in_part: 409,
  approval_needed: 409,
  approval_not_needed: 409,
  bank_not_confirmed: 422,
  nothing_ready: 409,
} as const;

export const cashRefusalWords = words({
  handover_open: {
    en: 'This person already has an open cash handover.',
    mm: 'ဤသူတွင် မပြီးသေးသော ငွေအပ်နှံမှု ရှိနေသည်။',
    zh: '此人已有未完成的现金交接。',
  },
  nothing_to_hand_in: { en: 'There is no cash to hand in.', mm: 'အပ်နှံရန် ငွေ မရှိပါ။', zh: '没有可上交的现金。' },
  second_person_needed: {
    en: 'Someone else must do this.',
    mm: 'ဤအဆင့်ကို အခြားသူတစ်ဦးက ဆောင်ရွက်ရမည်။',
    zh: '此步骤须由他人完成。',
  },
  already_counted: {
    en: '{by} has already counted this, at {at}.',
    mm: '{by} က {at} တွင် ရေတွက်ပြီးဖြစ်သည်။',
    zh: '{by}已于{at}清点。',
  },
  not_counted: { en: 'This has not been counted yet.', mm: 'မရေတွက်ရသေးပါ။', zh: '尚未清点。' },
  owner_needed: {
    en: 'Money is missing: choose who is responsible.',
    mm: 'ငွေ လျော့နေသည်။ တာဝန်ယူမည့်သူကို ဖော်ပြပါ။',
    zh: '现金短少：请指明责任人。',
  },
  not_enough_cash: {
    en: 'Not enough cash: only {held} Ks. To pay it out, first transfer from the bank to the till.',
    mm: 'ငွေ ထိုမျှ မရှိပါ။ လက်ဝယ်ရှိငွေ {held} ကျပ်။ ပေးချေရန် ဘဏ်မှ ငွေအံဆွဲသို့ အရင်လွှဲပါ။',
    zh: '现金不足：现有 {held} 缅元。如需付款，请先从银行转入钱箱。',
  },
  surplus_too_young: {
    en: 'A surplus can be kept as income only from {from}, so that its owner can claim it. Until then return it or offset it against a shortage.',
    mm: 'ပိုငွေကို {from} မှစ၍သာ ဝင်ငွေအဖြစ် ထားနိုင်သည်။ ထိုအချိန်အထိ ပိုင်ရှင်ထံ ပြန်ပေးပါ သို့မဟုတ် ငွေလျော့မှ နုတ်ပါ။',
    zh: '长款须到 {from} 起才可计入收入，以便失主认领。在此之前请退还或抵销短款。',
  },
  surplus_settled: {
    en: 'The surplus of this handover already has a request or was booked. Withdraw the request first; a booked one stays.',
    mm: 'ဤလွှဲပြောင်းမှု၏ ပိုငွေအတွက် တောင်းဆိုချက် ရှိနေသည် သို့မဟုတ် စာရင်းဝင်ပြီးဖြစ်သည်။ တောင်းဆိုချက်ကို အရင်ပယ်ဖျက်ပါ။ စာရင်းဝင်ပြီးပါက ပြင်၍ မရပါ။',
    zh: '此次交接的长款已有处理申请或已入账。请先撤销申请；已入账的不能更改。',
  },
  till_too_low: {
    en: 'The till has already spent this cash: it holds {held} Ks, but {amount} Ks must come out. First bring cash into the till (transfer from the bank to the till), or undo the payment it was used for.',
    mm: 'ငွေအံဆွဲမှ ဤငွေကို သုံးပြီးဖြစ်သည်။ လက်ဝယ်ရှိငွေ {held} ကျပ်၊ ပြန်ထုတ်ရမည့်ငွေ {amount} ကျပ်။ ငွေအံဆွဲသို့ ငွေ အရင်ထည့်ပါ (ဘဏ်မှ ငွေအံဆွဲသို့ လွှဲခြင်း) သို့မဟုတ် ထိုငွေဖြင့် ပေးခဲ့သည့် ပေးချေမှုကို ပြန်ရုပ်သိမ်းပါ။',
    zh: '钱箱已支出这笔现金：现有 {held} 缅元，需退出 {amount} 缅元。请先补足钱箱（从银行转入钱箱），或撤回用这笔钱支付的款项。',
  },
  books_seen: {
    en: 'You can see in the books what couriers hold, so someone else must count it.',
    mm: 'ကူရီယာလက်ဝယ်ငွေကို စာရင်းတွင် မြင်ရသူဖြစ်၍ အခြားသူတစ်ဦးက ရေတွက်ရမည်။',
    zh: '您能在账上看到快递员手持现金，须由他人清点。',
  },
  counted_blind: {
    en: 'Cash that is still to be counted is not shown to those who count it.',
    mm: 'မရေတွက်ရသေးသော ငွေကို ရေတွက်ရမည့်သူအား မပြပါ။',
    zh: '尚待清点的现金不向清点人员显示。',
  },
  agent_counts_own: {
    en: 'An agent’s settlement is counted and closed by head office, not by the agent’s own people or at the agent’s branch.',
    mm: 'ကိုယ်စားလှယ် ငွေရှင်းတမ်းကို ကိုယ်စားလှယ်၏ ဝန်ထမ်း သို့မဟုတ် ထိုရုံးခွဲတွင် ရှိသူက မဟုတ်ဘဲ ရုံးချုပ်က ရေတွက်၍ အဆုံးသတ်ရမည်။',
    zh: '代理结算须由总部清点并了结，代理人员或在该代理点工作的人员不能办理。',
  },
  agent_settles: {
    en: 'This agent has an open settlement, number {n}. Have it counted or void it first.',
    mm: 'ဤကိုယ်စားလှယ်တွင် မပြီးသေးသော ငွေရှင်းတမ်း အမှတ် {n} ရှိသည်။ အရင် ရေတွက်ပါ သို့မဟုတ် ပယ်ဖျက်ပါ။',
    zh: '该代理有未完成的结算单 {n}，请先清点或作废。',
  },
  nothing_to_settle: {
    en: 'The till is empty, so there is nothing to settle. The commission stays owed to the agent.',
    mm: 'ငွေကောင်တာတွင် ငွေ မရှိသဖြင့် ရှင်းရန် မရှိပါ။ ကော်မရှင်သည် ပေးရန် ကျန်နေမည်။',
    zh: '钱箱内没有现金，无需结算。佣金仍计为应付代理。',
  },
  more_than_owed: {
    en: 'This person owes only {owed} Ks.',
    mm: 'ဤသူ ပေးရန်ကျန်ငွေမှာ {owed} ကျပ်သာ ဖြစ်သည်။',
    zh: '此人只欠 {owed} 缅元。',
  },
  cash_moved_on: {
    en: 'This money has moved on and cannot be taken back here.',
    mm: 'ဤငွေ ဆက်လက်ရွှေ့ပြောင်းပြီးဖြစ်၍ ဤနေရာတွင် ပြန်ယူ၍ မရပါ။',
    zh: '款项已转出，无法在此撤回。',
  },
  cash_on_statement: {
    en: 'The bank statement shows that this cash has arrived. If that is wrong, unmatch the line first.',
    mm: 'ဘဏ်ရှင်းတမ်းတွင် ဤငွေ ပါရှိပြီးဖြစ်၍ ဘဏ်သို့ ရောက်ပြီးဖြစ်သည်။ မှားနေပါက စာကြောင်းကို အရင်ဖြုတ်ပါ။',
    zh: '银行对账单上已有此笔现金，说明已存入。若有误请先取消核对。',
  },
  shortage_settled: {
    en: 'Part of the shortage was repaid or written off meanwhile: only {owed} Ks are still owed.',
    mm: 'လျော့နေသော ငွေကို ပြန်ပေးပြီး သို့မဟုတ် စာရင်းမှ ပယ်ပြီးဖြစ်သည်။ {owed} ကျပ်သာ ပေးရန်ကျန်သည်။',
    zh: '短款已归还或核销，目前仅欠 {owed} 缅元。',
  },
  handover_confirmed: {
    en: 'The cash of this parcel is already handed over.',
    mm: 'ဤပါဆယ်၏ ငွေကို လွှဲပြောင်းပြီးဖြစ်သည်။',
    zh: '此包裹的现金已交接。',
  },
  on_handover: {
    en: 'The cash of this parcel is being handed over. Void the handover first.',
    mm: 'ဤပါဆယ်၏ ငွေကို လွှဲပြောင်းနေသည်။ လွှဲပြောင်းမှုကို အရင်ပယ်ဖျက်ပါ။',
    zh: '此包裹的现金正在交接，请先作废该交接单。',
  },
  on_clearance: {
    en: 'This parcel is on a clearance.',
    mm: 'ဤပါဆယ်သည် ငွေရှင်းတမ်းတွင် ပါဝင်နေသည်။',
    zh: '此包裹已在结算单上。',
  },
  lines_changed: {
    en: 'The parcels have changed meanwhile. Nothing was created or paid: check again.',
    mm: 'ပါဆယ်များ ပြောင်းလဲသွားသည်။ စာရင်း မလုပ်ရသေးပါ၊ ငွေ မပေးရသေးပါ။ ထပ်ကြည့်ပါ။',
    zh: '包裹已有变化，未生成单据，也未付款，请重新查看。',
  },
  parcels_not_back: {
    en: 'Nothing was handed over: some parcels are not at this branch or may not go back yet. Untick them and hand over the others.',
    mm: 'မလွှဲပေးရသေးပါ။ ပါဆယ်အချို့သည် ဤရုံးခွဲတွင် မရှိပါ သို့မဟုတ် ပြန်ပေးခွင့် မရသေးပါ။ ၎င်းတို့ကို ဖြုတ်ပြီး ကျန်သည်များကို လွှဲပေးပါ။',
    zh: '尚未交还：有包裹不在本网点或尚不能退还。请取消勾选后再交还其余包裹。',
  },
  nothing_paid: {
    en: 'Nothing has been paid on it yet. Void it instead; everything on it becomes open again.',
    mm: 'ငွေ မပေးချေရသေးပါ။ ပိတ်မည့်အစား ပယ်ဖျက်ပါ။ ပါဝင်သမျှ ရှင်းရန် ပြန်ကျန်မည်။',
    zh: '尚未付款。请改为作废，单上内容将恢复为待结。',
  },
  paid_in_part: {
    en: 'Part of it was paid. Close it instead; the rest becomes open again.',
    mm: 'တစ်စိတ်တစ်ပိုင်း ပေးချေပြီးဖြစ်သည်။ ပိတ်ပါ။ ကျန်ငွေသည် ရှင်းရန် ပြန်ကျန်မည်။',
    zh: '已支付一部分。请改为关闭，余额将恢复为待结。',
  },
  nothing_to_clear: {
    en: 'There is nothing to clear for this merchant.',
    mm: 'ဤကုန်သည်အတွက် ရှင်းရန် မရှိပါ။',
    zh: '该商户没有可结算的款项。',
  },
  approval_needed: {
    en: 'More than {limit} Ks to one merchant in a day, fees included, needs a second person’s approval first.',
    mm: 'ကုန်သည်တစ်ဦးထံ တစ်ရက်အတွင်း ငွေလွှဲခအပါအဝင် {limit} ကျပ်ထက် ပိုပေးရန် အခြားသူတစ်ဦးက အရင် အတည်ပြုရမည်။',
    zh: '一天内付给同一商户的金额（含手续费）超过 {limit} 缅元，须先由第二人批准。',
  },
  approval_not_needed: { en: 'This needs no approval.', mm: 'အတည်ပြုရန် မလိုပါ။', zh: '无需批准。' },
  bank_not_confirmed: {
    en: 'Money goes only to the confirmed bank account of this merchant.',
    mm: 'ဤကုန်သည်၏ အတည်ပြုထားသော ဘဏ်အကောင့်သို့သာ ငွေလွှဲနိုင်သည်။',
    zh: '只能付款到该商户已确认的银行账户。',
  },
  nothing_ready: { en: 'No row is ready.', mm: 'အဆင်သင့် အတန်း မရှိပါ။', zh: '没有可生成的行。' },
});
