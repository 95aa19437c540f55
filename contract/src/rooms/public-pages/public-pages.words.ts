import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { ReceiverChoice } from '@waybill/domain/rooms/public-pages/receiver-choices.ts';
import type { SenderAnswer } from '@waybill/domain/rooms/public-pages/sender-answers.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

/** Words of the tracking page. */
export const trackPageWords = words({
  title: { en: 'Where is my parcel?', mm: 'ကျွန်ုပ်၏ ပါဆယ် ဘယ်ရောက်နေပါသလဲ', zh: '我的包裹在哪里？' },
  code: commonFieldWords.tracking_code,
  digits: { en: 'Last four digits of the phone', mm: 'ဖုန်းနံပါတ်၏ နောက်ဆုံး ဂဏန်းလေးလုံး', zh: '电话号码后四位' },
  digitsHint: {
    en: 'Of the receiver’s or sender’s number on the parcel.',
    mm: 'ပါဆယ်ပေါ်ရှိ လက်ခံသူ သို့မဟုတ် ပေးပို့သူ၏ နံပါတ်ဖြစ်ရပါမည်။',
    zh: '包裹上收件人或寄件人的电话号码。',
  },
  show: { en: 'Show the parcel', mm: 'ပါဆယ်ကို ပြပါ', zh: '查看包裹' },
  wrong: {
    en: 'This code and these digits do not match. Check both: the code has 13 characters, and the digits are the last four of the number on the parcel.',
    mm: 'ဤကုဒ်နှင့် ဂဏန်းများ မကိုက်ညီပါ။ နှစ်ခုလုံးကို စစ်ဆေးပါ။ ကုဒ်တွင် စာလုံး 13 လုံး ရှိပြီး ဂဏန်းများသည် ပါဆယ်ပေါ်ရှိ နံပါတ်မှ ဖြစ်ရပါမည်။',
    zh: '单号与号码不符。请检查：单号共13位，号码为包裹上电话的后四位。',
  },
  wait: {
    en: 'Too many attempts. Wait {n} [second|seconds], then try again.',
    mm: 'ကြိုးစားမှု များလွန်းပါသည်။ {n} စက္ကန့် စောင့်ပြီးမှ ထပ်ကြိုးစားပါ။',
    zh: '尝试次数过多，请等待 {n} 秒后再试。',
  },
  from: commonWords.senderFrom,
  to: commonWords.receiverTo,
  when: commonFieldWords.when,
  today: commonWords.today,
  soon: { en: 'Today or tomorrow', mm: 'ယနေ့ သို့မဟုတ် မနက်ဖြန်', zh: '今天或明天' },
  by: { en: 'By {day}', mm: '{day} ထိ နောက်ဆုံးထား၍', zh: '{day}之前' },
  fromDay: commonWords.fromDay,
  was: { en: '{at}', mm: '{at}', zh: '{at}' },
  ready: { en: 'Please have ready', mm: 'ကြိုတင် ပြင်ဆင်ထားရန်', zh: '请准备' },
  cash: { en: '{amount} in cash', mm: 'ငွေသား {amount}', zh: '现金 {amount}' },
  cashOf: {
    en: '{goods} for the goods, {fees} for delivery',
    mm: 'ကုန်ပစ္စည်းဖိုး {goods}၊ ပို့ဆောင်ခ {fees}',
    zh: '货款 {goods}，运费 {fees}',
  },
  pay: { en: 'Pay before the delivery', mm: 'မရောက်မီ ကြိုတင်ပေးချေရန်', zh: '提前付款' },
  payHow: {
    en: 'Scan with the app named below it, or open a screenshot of it in that app. The amount of {amount} and your parcel are in it.',
    mm: 'အောက်တွင်ဖော်ပြထားသော အက်ပ်ဖြင့် ဖတ်ပါ၊ သို့မဟုတ် ဖုန်းမျက်နှာပြင်ပုံရိုက်၍ ထိုအက်ပ်တွင် ဖွင့်ပါ။ ငွေပမာဏ {amount} နှင့် သင့်ပါဆယ်ကို ထည့်ပြီးဖြစ်သည်။',
    zh: '用下方所示的应用扫描，或截图后在该应用中打开。其中已含金额 {amount} 和您的包裹。',
  },
  paidReceived: {
    en: 'We have received your payment of {amount}. You do not pay it again at the door.',
    mm: 'သင်ပေးချေသော {amount} ကို လက်ခံရရှိပြီးပါပြီ။ ပါဆယ်လက်ခံချိန်တွင် ထပ်ပေးရန် မလိုပါ။',
    zh: '我们已收到您支付的{amount}，签收时无需再付。',
  },
  paidAnnounced: {
    en: 'You told us that you paid {amount}. Show the receipt at the door until we see the payment.',
    mm: '{amount} ပေးချေပြီးကြောင်း သင်အသိပေးထားပါသည်။ ငွေဝင်ကြောင်း မသိရသေးသဖြင့် ပါဆယ်လက်ခံချိန်တွင် ပြေစာပြပါ။',
    zh: '您已告知支付了{amount}。在我们查到付款之前，签收时请出示凭证。',
  },
  payThen: {
    en: 'Show the receipt at the door. It can take a day until we see the payment.',
    mm: 'ပါဆယ်လက်ခံချိန်တွင် ငွေလွှဲပြေစာကို ပြပါ။ ငွေဝင်ကြောင်း သိရန် တစ်ရက်ခန့် ကြာနိုင်ပါသည်။',
    zh: '签收时请出示付款凭证。我们可能需要一天才能查到付款。',
  },
  nothing: { en: 'Nothing to pay.', mm: 'ပေးရန် ငွေ မရှိပါ။', zh: '无需付款。' },
  identity: {
    en: 'Your NRC card or passport: we deliver only after seeing it.',
    mm: 'နိုင်ငံသားစိစစ်ရေးကတ် သို့မဟုတ် နိုင်ငံကူးလက်မှတ်။ ပြသမှသာ ပေးအပ်ပါမည်။',
    zh: '身份证或护照：凭证件交付。',
  },
  readyCode: {
    en: 'The 6-digit code from the message: say it only when you hold the parcel.',
    mm: 'SMS ဖြင့် ရောက်သော ဂဏန်း 6 လုံး ကုဒ်။ ပါဆယ်လက်ခံရမှ ပြောပါ။',
    zh: '短信中的 6 位签收码：拿到包裹时再告知。',
  },
  counter: {
    en: 'You pick it up yourself at the branch {branch}.',
    mm: '{branch} ရုံးခွဲတွင် ကိုယ်တိုင် လာယူရပါမည်။',
    zh: '请到{branch}网点自取。',
  },
  way: { en: 'Journey so far', mm: 'ယခုအထိ ခရီးစဉ်', zh: '运输过程' },
  choices: { en: 'What you can do', mm: 'သင် လုပ်ဆောင်နိုင်သည်များ', zh: '您可以' },
  noChoices: {
    en: 'There is nothing to decide now. For anything else call the branch.',
    mm: 'ယခု ဆုံးဖြတ်ရန် မရှိပါ။ အခြားကိစ္စများအတွက် ရုံးခွဲသို့ ဖုန်းဆက်ပါ။',
    zh: '目前无需操作，其他事宜请致电网点。',
  },
  branch: { en: 'Branch {branch}', mm: 'ရုံးခွဲ {branch}', zh: '网点 {branch}' },
  back: { en: 'Back to the parcel', mm: 'ပါဆယ်သို့ ပြန်သွားရန်', zh: '返回包裹' },
  close: { en: 'Close', mm: 'ပါဆယ်ကို ပိတ်ရန်', zh: '关闭包裹' },
  language: commonFieldWords.language,
  day: commonFieldWords.day,
  township: commonFieldWords.township,
  chooseOne: { en: 'Choose', mm: 'ရွေးပါ', zh: '请选择' },
  street: { en: 'House number and street', mm: 'အိမ်အမှတ်နှင့် လမ်း', zh: '门牌号和街道' },
  phone: { en: 'Another phone number', mm: 'နောက်ထပ် ဖုန်းနံပါတ်', zh: '其他电话号码' },
  score: { en: 'Stars', mm: 'ကြယ်ပွင့်', zh: '星级' },
  stars: { en: '{n} [star|stars]', mm: 'ကြယ် {n} ပွင့်', zh: '{n} 星' },
  text: { en: 'Your comment', mm: 'သင့်စကားဖြင့်', zh: '您的意见' },
});

/** Choices of a receiver: button, explanation and confirmation. */
export const receiverChoiceWords: Readonly<Record<ReceiverChoice, { do: Word; about: Word; done: Word }>> = {
  other_day: {
    do: { en: 'Deliver on another day', mm: 'အခြားရက်တွင် ပို့ပေးပါ', zh: '改日派送' },
    about: {
      en: 'Free of charge. Until then the parcel stays at the branch.',
      mm: 'အခကြေးငွေ မရှိပါ။ ထိုရက်အထိ ပါဆယ်သည် ရုံးခွဲတွင် ရှိနေပါမည်။',
      zh: '免费。在此之前包裹存放在网点。',
    },
    done: {
      en: 'It will be delivered on the day you chose.',
      mm: 'သင်ရွေးထားသည့် ရက်တွင် ပို့ဆောင်ပါမည်။',
      zh: '将在您选择的日期派送。',
    },
  },
  keep: {
    do: { en: 'Pick up at the branch', mm: 'ရုံးခွဲတွင် ကိုယ်တိုင် လာယူမည်', zh: '我到网点自取' },
    about: {
      en: 'Pick it up at the counter until the day you choose, at most 30 days. Each started week costs {fee}.',
      mm: 'သင်ရွေးသည့်ရက်အထိ ကောင်တာတွင် လာယူနိုင်ပါသည်။ အများဆုံး ရက် 30။ အပတ်စဉ် {fee} ကျသင့်ပါသည်။',
      zh: '您可在所选日期前到柜台自取，最多30天。每满或不满一周收费 {fee}。',
    },
    done: { en: 'The branch keeps it for you.', mm: 'ရုံးခွဲက သင့်အတွက် ထိန်းသိမ်းထားပါမည်။', zh: '网点将为您保管。' },
  },
  other_address: {
    do: { en: 'Deliver to another address', mm: 'အခြားလိပ်စာသို့ ပို့ပေးပါ', zh: '更改地址' },
    about: {
      en: 'The address can be changed once. If another branch delivers there, the parcel travels on to it.',
      mm: 'လိပ်စာကို တစ်ကြိမ်သာ ပြောင်းနိုင်ပါသည်။ အခြားရုံးခွဲက ပို့ဆောင်ရမည်ဆိုလျှင် ပါဆယ်ကို ထိုရုံးခွဲသို့ ပို့ပါမည်။',
      zh: '地址只能更改一次。如由其他网点派送，包裹将转往该网点。',
    },
    done: { en: 'It will be delivered to the new address.', mm: 'လိပ်စာအသစ်သို့ ပို့ဆောင်ပါမည်။', zh: '将送至新地址。' },
  },
  other_number: {
    do: { en: 'Add another phone number', mm: 'အခြားဖုန်းနံပါတ် ပေးရန်', zh: '增加电话号码' },
    about: {
      en: 'The courier will call it too. The first number stays.',
      mm: 'ကူရီယာက ထိုနံပါတ်ကိုလည်း ခေါ်ပါမည်။ ပထမနံပါတ် ဆက်ရှိနေပါမည်။',
      zh: '快递员也会拨打此号码，原号码保留。',
    },
    done: { en: 'The courier has the number.', mm: 'ကူရီယာက နံပါတ်ကို ရရှိပါပြီ။', zh: '快递员已收到号码。' },
  },
  feedback: {
    do: { en: 'Rate our service', mm: 'ဝန်ဆောင်မှုကို အကဲဖြတ်ရန်', zh: '评价服务' },
    about: { en: 'The branch will read it.', mm: 'ရုံးခွဲက ဖတ်ပါမည်။', zh: '网点会阅读您的意见。' },
    done: { en: 'Thank you. The branch will read it.', mm: 'ကျေးဇူးတင်ပါသည်။ ရုံးခွဲက ဖတ်ပါမည်။', zh: '谢谢，网点会阅读。' },
  },
};

/** Words of the page behind the answer link. */
export const answerPageWords = words({
  title: { en: 'Your parcel could not be delivered', mm: 'သင့်ပါဆယ်ကို ပေးအပ်၍ မရခဲ့ပါ', zh: '您的包裹未能派送' },
  ask: { en: 'What should we do with it?', mm: 'ဘာလုပ်ပေးရပါမလဲ', zh: '请问如何处理？' },
  tries: { en: 'Tried {n} [time|times]', mm: '{n} ကြိမ် ပို့ဆောင်ခဲ့သည်', zh: '已派送 {n} 次' },
  left: {
    en: 'You have {hours} h {minutes} min left to answer, until {at}. Without an answer we return it to you.',
    mm: 'ဖြေကြားရန် {hours} နာရီ {minutes} မိနစ် ကျန်ပါသည် ({at} အထိ)။ မဖြေကြားလျှင် သင့်ထံ ပြန်ပို့ပါမည်။',
    zh: '距答复截止还有 {hours} 小时 {minutes} 分钟（{at}）。未答复则退回给您。',
  },
  leftAgain: {
    en: 'You have {hours} h {minutes} min left to answer, until {at}. Without an answer we try once more.',
    mm: 'ဖြေကြားရန် {hours} နာရီ {minutes} မိနစ် ကျန်ပါသည် ({at} အထိ)။ မဖြေကြားလျှင် တစ်ကြိမ် ထပ်ပို့ပါမည်။',
    zh: '距答复截止还有 {hours} 小时 {minutes} 分钟（{at}）。未答复则再派送一次。',
  },
  leftKeep: {
    en: 'You have {hours} h {minutes} min left to answer, until {at}. Without an answer the branch keeps it for some days, then returns it to you.',
    mm: 'ဖြေကြားရန် {hours} နာရီ {minutes} မိနစ် ကျန်ပါသည် ({at} အထိ)။ မဖြေကြားလျှင် ရုံးတွင် ရက်အချို့ သိမ်းပြီးမှ သင့်ထံ ပြန်ပို့ပါမည်။',
    zh: '距答复截止还有 {hours} 小时 {minutes} 分钟（{at}）。未答复则网点保管数日，然后退回给您。',
  },
  over: {
    en: 'The time to answer has passed. The parcel is being returned to you. Call the branch if you do not want this.',
    mm: 'ဖြေကြားရန် အချိန် ကုန်ဆုံးပါပြီ။ ပါဆယ်ကို သင့်ထံ ပြန်ပို့ပါမည်။ မလိုလားပါက ရုံးခွဲသို့ ဖုန်းဆက်ပါ။',
    zh: '答复时间已过，包裹将退回给您。如非您所愿，请致电网点。',
  },
  answered: {
    en: 'This question has been answered: {answer}. ({who}, {at})',
    mm: 'ဤမေးခွန်းကို ဖြေကြားပြီးပါပြီ။ {answer}။ ({who}၊ {at})',
    zh: '此问题已答复：{answer}。（{who}，{at}）',
  },
  changed: {
    en: 'This question is no longer open. The parcel’s current status is shown.',
    mm: 'ဤမေးခွန်း မလိုအပ်တော့ပါ။ ပါဆယ်၏ လက်ရှိအခြေအနေကို ပြထားပါသည်။',
    zh: '此问题已不再需要答复。以下为包裹当前状态。',
  },
  staff: { en: 'our staff', mm: 'ကျွန်ုပ်တို့ ဝန်ထမ်း', zh: '我们的员工' },
  nobody: { en: 'time ran out', mm: 'အချိန်ကုန်ဆုံး၍', zh: '因超时' },
  invalid: {
    en: 'This link is incomplete. Ask the branch to send it again.',
    mm: 'ဤလင့်ခ် မပြည့်စုံပါ။ ရုံးခွဲအား ထပ်မံ ပေးပို့ရန် တောင်းဆိုပါ။',
    zh: '此链接不完整，请网点重新发送。',
  },
  sure: { en: 'Yes, return it to me', mm: 'ဟုတ်ပါသည်၊ ပြန်ပို့ပေးပါ', zh: '是的，请退回给我' },
});

/** Answers of a sender: button, explanation, and the name of the given answer. */
export const senderAnswerWords: Readonly<Record<SenderAnswer, { do: Word; about: Word; done: Word }>> = {
  again: {
    do: { en: 'Try again on another day', mm: 'ရက်သတ်မှတ်၍ ထပ်ပို့ပါ', zh: '改日再派送' },
    about: { en: 'Free of charge.', mm: 'အခကြေးငွေ မရှိပါ။', zh: '免费。' },
    done: { en: 'deliver again', mm: 'ထပ်မံ ပို့ဆောင်ရန်', zh: '再次派送' },
  },
  number: {
    do: { en: 'Call another number', mm: 'အခြားဖုန်းနံပါတ်သို့ ဆက်ပါ', zh: '改打其他电话' },
    about: {
      en: 'Free of charge: we call this number too and try again.',
      mm: 'အခကြေးငွေ မရှိပါ။ ဤဖုန်းသို့လည်း ဆက်ပြီး ထပ်ပို့ပါမည်။',
      zh: '免费：我们会同时拨打此号码并再次派送。',
    },
    done: { en: 'call another number', mm: 'အခြားဖုန်းနံပါတ်သို့ ဆက်ရန်', zh: '改打其他电话' },
  },
  address: {
    do: { en: 'Deliver to a new address', mm: 'လိပ်စာအသစ်သို့ ပို့ပါ', zh: '送至新地址' },
    about: {
      en: 'If another branch delivers there, the fee for changing the destination is added.',
      mm: 'အခြားရုံးခွဲက ပို့ဆောင်ရမည်ဆိုလျှင် လိပ်စာပြောင်းခ ကျသင့်ပါသည်။',
      zh: '如由其他网点派送，将收取改地址费。',
    },
    done: { en: 'deliver to the new address', mm: 'လိပ်စာအသစ်သို့ ပို့ဆောင်ရန်', zh: '送至新地址' },
  },
  return: {
    do: { en: 'Return it to me', mm: 'ပြန်ပို့ပါ', zh: '退回' },
    about: {
      en: 'It is returned to you; the return fee applies.',
      mm: 'သင့်ထံ ပြန်ရောက်ပါမည်။ ပြန်ပို့ခ ကျသင့်ပါမည်။',
      zh: '包裹将退回给您，需付退件费。',
    },
    done: { en: 'return it', mm: 'ပြန်ပို့ရန်', zh: '退回' },
  },
};

/** Why a request is refused, for people outside; for any other reason, that the parcel has moved on. */
export const publicRefusalWords = words({
  moved_on: {
    en: 'This is no longer possible: the parcel has moved on. Check where it is now, or call the branch.',
    mm: 'ဤသို့ မလုပ်နိုင်တော့ပါ။ ပါဆယ် ဆက်လက် ရွေ့ပြောင်းသွားပါပြီ။ လက်ရှိအခြေအနေကို ကြည့်ပါ သို့မဟုတ် ရုံးခွဲသို့ ဖုန်းဆက်ပါ။',
    zh: '已无法操作：包裹已继续流转。请查看当前状态或致电网点。',
  },
  scan_on_hold: {
    en: 'The branch already keeps it. Call the branch to change the day.',
    mm: 'ရုံးခွဲက ထိန်းသိမ်းထားပြီး ဖြစ်ပါသည်။ ရက်ပြောင်းလိုပါက ရုံးခွဲသို့ ဖုန်းဆက်ပါ။',
    zh: '网点已在保管。如需改日期请致电网点。',
  },
  hold_not_waiting: {
    en: 'This is possible after the parcel has arrived at the branch near the receiver.',
    mm: 'လက်ခံသူအနီး ရုံးခွဲသို့ ပါဆယ်ရောက်မှသာ လုပ်ဆောင်နိုင်ပါမည်။',
    zh: '包裹到达收件地网点后方可操作。',
  },
  hold_day_past: commonWords.dayAfterToday,
  hold_too_long: {
    en: 'Choose an earlier day, {max} at the latest.',
    mm: 'ပိုစောသည့်ရက်ကို ရွေးပါ။ နောက်ဆုံး {max}။',
    zh: '请选择更早的日期，最迟 {max}。',
  },
  public_with_courier: {
    en: 'A courier has it now. Tell the courier when they call, or call the branch.',
    mm: 'ယခု ကူရီယာလက်ထဲတွင် ရှိနေပါသည်။ ကူရီယာ ဖုန်းဆက်သည့်အခါ ပြောပါ သို့မဟုတ် ရုံးခွဲသို့ ဖုန်းဆက်ပါ။',
    zh: '包裹已在快递员手中。请在来电时告知，或致电网点。',
  },
  public_call_us: {
    en: 'The address of this parcel can only be changed by phone. Call the branch.',
    mm: 'ဤပါဆယ်၏ လိပ်စာကို ဖုန်းဖြင့်သာ ပြောင်းနိုင်ပါသည်။ ရုံးခွဲသို့ ဖုန်းဆက်ပါ။',
    zh: '此包裹只能通过电话更改地址，请致电网点。',
  },
  public_once: {
    en: 'The address was already changed. Call the branch to change it again.',
    mm: 'လိပ်စာကို ပြောင်းပြီး ဖြစ်ပါသည်။ ထပ်ပြောင်းလိုပါက ရုံးခွဲသို့ ဖုန်းဆက်ပါ။',
    zh: '地址已更改过，如需再改请致电网点。',
  },
  public_numbers_full: {
    en: 'No more numbers can be added to this parcel. Call the branch.',
    mm: 'ဖုန်းနံပါတ် လုံလောက်ပါပြီ။ ရုံးခွဲသို့ ဖုန်းဆက်ပါ။',
    zh: '电话号码已足够，请致电网点。',
  },
  public_rated_already: {
    en: 'You have already rated this. Thank you.',
    mm: 'သင် အကဲဖြတ်ပြီး ဖြစ်ပါသည်။ ကျေးဇူးတင်ပါသည်။',
    zh: '您已评价过，谢谢。',
  },
  fill: {
    en: 'Fill in every field.',
    mm: 'အကွက်အားလုံး ဖြည့်ပါ။',
    zh: '请填写所有项目。',
  },
});
