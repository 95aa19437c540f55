import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { words } from '@waybill/domain/kernel/words.ts';

/** Texts on the label pages that are not needed before one of them is opened. */
export const labelPageWords = words({
  proofLinks: { en: 'Proofs by link', mm: 'အထောက်အထား လင့်ခ်များ', zh: '凭证链接' },
  proof: { en: 'Proof of delivery', mm: 'ပေးအပ်ကြောင်း အထောက်အထား', zh: '签收凭证' },
  search: { en: 'Code, phone, name, reference', mm: 'ကုဒ်၊ ဖုန်း၊ အမည်၊ ရည်ညွှန်း', zh: '运单号、电话、姓名、参考编号' },
  custody: {
    en: 'Stop {n} of {max}',
    mm: 'လမ်းကြောင်း၏ အဆင့် {max} ခုအနက် {n}',
    zh: '路程第 {n} 站，共 {max} 站',
  },
  custodyBack: {
    en: 'Returning, stop {n} of {max}',
    mm: 'ပြန်လာနေဆဲ - အဆင့် {max} ခုအနက် {n}',
    zh: '退回途中第 {n} 站，共 {max} 站',
  },
  copyOrder: { en: 'Copy as a new order', mm: 'အော်ဒါသစ်အဖြစ် ကူးယူမည်', zh: '复制为新订单' },
  import: { en: 'Import sheet', mm: 'စာရင်းဖြင့် သွင်းမည်', zh: '导入表格' },
  bulkPrint: { en: 'Print {n} [label|labels]', mm: 'လေဘယ် {n} ခု ပရင့်ထုတ်မည်', zh: '打印 {n} 个运单' },
  bulkAccept: { en: 'Accept {n} [parcel|parcels]', mm: 'ပါဆယ် {n} ခု လက်ခံမည်', zh: '收件 {n} 个包裹' },
  bulkAcceptText: {
    en: 'They are now at this branch. What their senders pay is in the till.',
    mm: 'ယခု ဤရုံးခွဲတွင် ရှိပါပြီ။ ပေးပို့သူ ပေးချေသည့်ငွေ ငွေအံဆွဲတွင် ရှိသည်။',
    zh: '包裹现已在本网点，寄件人所付款项已入柜。',
  },
  bulkRemove: { en: 'Delete {n} [draft|drafts]', mm: 'မူကြမ်း {n} ခု ဖျက်မည်', zh: '删除 {n} 个草稿' },
  bulkRemoveText: {
    en: 'Only drafts are deleted. Request a rejection for labels already handed in.',
    mm: 'မူကြမ်းများကိုသာ ဖျက်မည်။ တင်သွင်းပြီးသည်များကို ငြင်းပယ်ရမည်။',
    zh: '仅删除草稿；已提交的运单请申请拒收。',
  },
  bulkSubmit: { en: 'Hand in {n} [draft|drafts]', mm: 'မူကြမ်း {n} ခု တင်သွင်းမည်', zh: '提交 {n} 个草稿' },
  calls: { en: 'Calls', mm: 'ဖုန်းခေါ်ဆိုမှုများ', zh: '通话' },
  callNone: { en: 'No calls yet.', mm: 'ဖုန်းခေါ်ဆိုခြင်း မရှိသေးပါ။', zh: '还没有通话。' },
  callOpen: { en: 'Open call', mm: 'ခေါ်ဆိုမှုကို ဖွင့်မည်', zh: '打开呼叫' },
  callNext: { en: 'call again at {at}', mm: '{at} တွင် ထပ်ခေါ်ရန်', zh: '{at}再呼叫' },
  callFee: { en: 'fee included', mm: 'အခကြေးငွေ ပါပြီး', zh: '费用已含' },

  collect: { en: 'Collect from receiver:', mm: 'လက်ခံသူထံမှ ကောက်ခံရန် -', zh: '向收件人收取：' },
  noPriceRecord: {
    en: 'How this price was calculated was not recorded.',
    mm: 'ဤဈေးနှုန်း တွက်ချက်ပုံ မှတ်တမ်း မရှိပါ။',
    zh: '没有此价格的计算记录。',
  },
  why: { en: 'Why?', mm: 'ဘာကြောင့်လဲ', zh: '为什么？' },

  parties: { en: 'Sender, receiver', mm: 'ပေးပို့သူနှင့် လက်ခံသူ', zh: '收寄双方' },
  documents: { en: 'Documents', mm: 'စာရွက်စာတမ်းများ', zh: '单据' },
  printed: { en: 'Printed {n} [time|times]', mm: '{n} ကြိမ် ပရင့်ထုတ်ပြီး', zh: '已打印 {n} 次' },
  printedNever: { en: 'Not printed yet', mm: 'ပရင့် မထုတ်ရသေးပါ', zh: '尚未打印' },
  timeline: { en: 'Route and history', mm: 'ခရီးစဉ်နှင့် မှတ်တမ်း', zh: '路线与记录' },
  inferred: { en: 'added because a later scan proves it', mm: 'နောက်စကင်အရ ထည့်သွင်းထားသည်', zh: '根据后续扫描补录' },
  takenBack: { en: 'rolled back', mm: 'ပြန်ဆုတ်ပြီး', zh: '已回退' },
  to: { en: 'to {who}', mm: '{who} ထံသို့', zh: '交 {who}' },
  shippingLine: { en: 'Shipping, {who}', mm: 'ပို့ဆောင်ခ - {who}', zh: '运费，{who}' },
  codFeeLine: { en: 'COD fee {percent}', mm: 'COD ဝန်ဆောင်ခ {percent}', zh: '代收手续费 {percent}' },
  progress: commonWords.shippingStatus,
  nextStep: { en: 'Next: {status}', mm: 'နောက်အဆင့် - {status}', zh: '下一步：{status}' },
  atEnd: { en: 'It has reached its end.', mm: 'အဆုံးသို့ ရောက်ပါပြီ။', zh: '已到终点。' },
  submitAsk: {
    en: 'Hand in {code}? It then waits for acceptance.',
    mm: '{code} ကို တင်သွင်းမလား။ ထို့နောက် လက်ခံရန် စောင့်မည်။',
    zh: '提交 {code}？之后将等待收件。',
  },
  removeAsk: { en: 'Delete the draft {code}?', mm: 'မူကြမ်း {code} ကို ဖျက်မလား။', zh: '删除草稿 {code}？' },
  removed: { en: 'Deleted: {code}', mm: '{code} ကို ဖျက်ပြီးပါပြီ။', zh: '已删除：{code}' },
  submitted: { en: 'Handed in: {code}', mm: '{code} တင်သွင်းပြီးပါပြီ။', zh: '已提交：{code}' },
  steps: { en: 'More steps', mm: 'အခြား အဆင့်များ', zh: '更多操作' },
  comesNext: { en: 'next', mm: 'နောက်အဆင့်', zh: '下一步' },
  rollbackReason: { en: 'Reason for rolling back', mm: 'ပြန်ဆုတ်ရသည့် အကြောင်းရင်း', zh: '回退原因' },
  shippingDetail: commonWords.shippingStatus,
});
