import type { QandaValues } from '@waybill/domain/rooms/qandas/qanda-form.ts';

/** Answers of the demo operator’s head office to common questions. */
export const demoQandas: readonly QandaValues[] = [
  {
    category: 'parcels',
    position: 1,
    question_en: 'A scan says that the parcel belongs to another branch. What do I do?',
    question_mm: 'စကင်ဖတ်ရာတွင် ပါဆယ်သည် အခြားရုံးခွဲ၏ဟု ပြပါက မည်သို့လုပ်ရမည်နည်း။',
    question_zh: '扫描提示包裹属于其他网点时如何处理？',
    answer_en:
      'Do not put it on the shelf. The message names the right branch and bag: put it aside for that bag and scan it out with the next vehicle.',
    answer_mm: 'စင်ပေါ်မတင်ပါနှင့်။ သတိပေးစာတွင် ရုံးခွဲနှင့် အိတ်အမှန်ကို ဖော်ပြထားသည်။ ထိုအိတ်အတွက် သီးသန့်ထားပြီး နောက်ယာဉ်ဖြင့် စကင်ဖတ်၍ ပို့ပါ။',
    answer_zh: '不要上架。提示中写明了正确的网点和邮袋：单独放好，随下一班车扫描发出。',
  },
  {
    category: 'parcels',
    position: 2,
    question_en: 'How often is a delivery tried before a parcel goes back?',
    question_mm: 'ပါဆယ် ပြန်မပို့မီ ပို့ဆောင်မှုကို ဘယ်နှစ်ကြိမ် ကြိုးစားသနည်း။',
    question_zh: '退回之前要尝试投递几次？',
    answer_en:
      'Three times, unless the merchant’s terms say otherwise. After the last one the sender is asked and has 24 hours to answer.',
    answer_mm:
      'ကုန်သည်၏ စည်းကမ်းချက်တွင် အခြားသတ်မှတ်ထားခြင်း မရှိပါက သုံးကြိမ်ဖြစ်သည်။ နောက်ဆုံးအကြိမ်ပြီးလျှင် ပို့သူကို မေးမြန်းပြီး ၂၄ နာရီအတွင်း ဖြေရမည်။',
    answer_zh: '除商家另有约定外为三次。最后一次失败后询问寄件人，24 小时内答复。',
  },
  {
    category: 'money',
    position: 1,
    question_en: 'How much is the COD fee?',
    question_mm: 'COD ကြေး မည်မျှနည်း။',
    question_zh: '代收货款手续费是多少？',
    answer_en: '2 % of the whole amount below 300,000 Ks, 1 % from there on, unless the customer has another plan.',
    answer_mm: '၃ သိန်းကျပ်အောက် ပမာဏအားလုံး၏ ၂ ရာခိုင်နှုန်း၊ ၃ သိန်းကျပ်မှစ၍ ၁ ရာခိုင်နှုန်းဖြစ်သည်။ ဖောက်သည်တွင် အခြားအစီအစဉ်ရှိပါက ထိုအတိုင်းဖြစ်သည်။',
    answer_zh: '300,000 缅元以下为全额的 2%，达到后为 1%，客户另有方案的除外。',
  },
  {
    category: 'customers',
    position: 1,
    question_en: 'A receiver wants the parcel on another day. Who may change it?',
    question_mm: 'လက်ခံသူက ပါဆယ်ကို အခြားနေ့တွင် လိုချင်ပါက မည်သူပြောင်းနိုင်သနည်း။',
    question_zh: '收件人要改天收件，由谁修改？',
    answer_en:
      'Customer service and the call centre, on the page of the parcel: “Hold” with the day that the receiver named.',
    answer_mm: 'ဖောက်သည်ဝန်ဆောင်မှုနှင့် ဖုန်းခေါ်ဌာနက ပါဆယ်စာမျက်နှာတွင် လက်ခံသူပြောသည့်နေ့ဖြင့် ထိန်းသိမ်းထားနိုင်သည်။',
    answer_zh: '客服和呼叫中心，在包裹页面按收件人指定的日期保留。',
  },
  {
    category: 'account',
    position: 1,
    question_en: 'The line is down. May I go on scanning?',
    question_mm: 'လိုင်းပြတ်နေပါက ဆက်လက် စကင်ဖတ်နိုင်ပါသလား။',
    question_zh: '网络断了，还能继续扫描吗？',
    answer_en:
      'Yes. Every scan is kept on the device and sent by itself when the line is back; the top bar says how many wait.',
    answer_mm: 'ဖတ်နိုင်ပါသည်။ စကင်အားလုံးကို စက်ထဲတွင် သိမ်းထားပြီး လိုင်းပြန်ရလျှင် အလိုအလျောက် ပို့သည်။ စောင့်ဆိုင်းနေသည့် အရေအတွက်ကို အပေါ်ဘားတွင် ပြထားသည်။',
    answer_zh: '可以。每次扫描都保存在设备上，恢复后自动发送；顶栏显示等待数量。',
  },
];
