import { words } from '@waybill/domain/kernel/words.ts';

export const emoPageWords = words({
  search: { en: 'Number, phone or name', mm: 'အမှတ်၊ ဖုန်း သို့မဟုတ် အမည်', zh: '编号、电话或姓名' },
  sums: { en: 'Totals', mm: 'စုစုပေါင်း', zh: '合计' },
  orders: { en: 'Orders', mm: 'ငွေပို့လွှာ', zh: '笔数' },
  tooMany: {
    en: 'Too many orders to add up. Narrow the search.',
    mm: 'စုပေါင်းရန် များလွန်းသည်။ ရှာဖွေမှုကို ကျဉ်းပါ။',
    zh: '笔数过多，无法合计，请缩小范围。',
  },
  people: { en: 'People', mm: 'ပုဂ္ဂိုလ်များ', zh: '人员' },
  feeNote: {
    en: 'Depends on the amount. Not refundable.',
    mm: 'ငွေပမာဏအလိုက် ဖြစ်သည်။ ပြန်မအမ်းပါ။',
    zh: '按金额计收，不予退还。',
  },
  total: { en: 'Collect {total} from the sender', mm: 'ငွေပို့သူထံမှ {total} ယူပါ', zh: '向汇款人收取 {total}' },
  dayLimit: {
    en: 'Daily limit per sender or payee: {max}.',
    mm: 'တစ်ဦးလျှင် တစ်ရက် အများဆုံး {max} ပို့/ထုတ်နိုင်သည်။',
    zh: '每人每日汇出或收取最多 {max}。',
  },
  locked: {
    en: 'Five wrong codes or cards. A supervisor unlocks the order after talking to the payee.',
    mm: 'ကုဒ် သို့မဟုတ် မှတ်ပုံတင်အမှတ် ငါးကြိမ် မှားခဲ့သည်။ ကြီးကြပ်ရေးမှူးက ငွေထုတ်သူနှင့် စကားပြောပြီးမှ ပြန်ဖွင့်ပေးနိုင်သည်။',
    zh: '取款码或证件号已错五次。主管与收款人核实后方可解锁。',
  },
  notPrinted: {
    en: 'The sender’s slip with the code is not printed yet. Without it nobody can collect the money.',
    mm: 'ကုဒ်ပါသော ငွေပို့သူစလစ် မထုတ်ရသေးပါ။ စလစ်မရှိဘဲ ငွေထုတ်၍ မရပါ။',
    zh: '带取款码的汇款凭条尚未打印，没有它无法取款。',
  },
  waitsForSender: {
    en: 'Not collected in time. {amount} is waiting for the sender at {branch}.',
    mm: 'သတ်မှတ်ရက်အတွင်း မထုတ်ယူခဲ့ပါ။ {amount} သည် {branch} တွင် ငွေပို့သူကို စောင့်နေသည်။',
    zh: '逾期无人领取，{amount} 在{branch}等待汇款人领回。',
  },
  wrongCodes: { en: 'Wrong codes or cards', mm: 'မှားယွင်းသော ကုဒ် သို့မဟုတ် ကတ်များ', zh: '错误的取款码或证件' },
  showCode: { en: 'Show the code', mm: 'ကုဒ်ကို ပြမည်', zh: '显示取款码' },
  showCodeHint: {
    en: 'The code is shown only once. Print the slip and give it to the sender, who tells the payee. No message is sent.',
    mm: 'ကုဒ်ကို တစ်ကြိမ်သာ ပြမည်။ စလစ်ထုတ်၍ ငွေပို့သူအား ပေးပါ။ ငွေပို့သူက ငွေထုတ်သူကို ပြောပြရမည်။ မက်ဆေ့ချ် မပို့ပါ။',
    zh: '取款码只显示一次。请打印凭条交给汇款人，由其告知收款人。系统不发送短信。',
  },
  codeNow: {
    en: 'The code is on the slip. Print it now: it is not shown again.',
    mm: 'ကုဒ် စလစ်ပေါ်တွင် ရှိသည်။ ယခု ပရင့်ထုတ်ပါ။ ထပ်မပြတော့ပါ။',
    zh: '取款码已在凭条上，请立即打印，不再显示。',
  },
  codeGone: {
    en: 'The code of this order was already shown and is not stored. If the slip is lost, a supervisor creates a new code.',
    mm: 'ဤငွေပို့လွှာ၏ ကုဒ်ကို ပြပြီးဖြစ်၍ မည်သူမျှ သိမ်းမထားပါ။ စလစ်ပျောက်ပါက ကြီးကြပ်ရေးမှူးက ကုဒ်အသစ် ထုတ်ပေးမည်။',
    zh: '此汇票的取款码已显示过，系统不保存。凭条遗失时由主管生成新取款码。',
  },
  keepCode: {
    en: 'Tell this code only to the payee. Our staff never ask the sender for it.',
    mm: 'ဤကုဒ်ကို ငွေထုတ်သူမှလွဲ၍ မည်သူ့ကိုမျှ မပြောပါနှင့်။ ဝန်ထမ်းများက ငွေပို့သူထံ ကုဒ် မမေးပါ။',
    zh: '请只将此码告知收款人。工作人员不会向汇款人索要。',
  },
  received: {
    en: 'I have received {amount} in cash.',
    mm: 'ငွေသား {amount} လက်ခံရရှိပါသည်။',
    zh: '本人已收到现金 {amount}。',
  },
  paidIn: { en: 'Paid in', mm: 'ပေးသွင်းငွေ', zh: '实收' },
  openOne: { en: 'View the order', mm: 'ငွေပို့လွှာကို ကြည့်ရန်', zh: '查看汇票' },
  termsNote: {
    en: 'The highest amount of an order is {max}; the last step must reach it. Fees of earlier days do not change.',
    mm: 'ငွေပို့လွှာတစ်ခု၏ အများဆုံးပမာဏမှာ {max} ဖြစ်ပြီး နောက်ဆုံးအဆင့်သည် ထိုပမာဏအထိ ရောက်ရမည်။ ယခင်ရက်များ၏ ဝန်ဆောင်ခ မပြောင်းပါ။',
    zh: '单笔最高 {max}，最后一档须达到此金额。此前日期的手续费不变。',
  },
  laterStep: { en: 'up to {up_to}: {fee}', mm: '{up_to} အထိ - {fee}', zh: '至 {up_to}：{fee}' },
});
