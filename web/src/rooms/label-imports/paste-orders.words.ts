import { words } from '@waybill/domain/kernel/words.ts';

/** Texts of the window that orders are pasted into. */
export const pasteOrdersWords = words({
  about: {
    en: 'A message from Messenger or Viber, or a list. Text that is not understood goes into the remark; nothing is created yet.',
    mm: 'Messenger၊ Viber သို့မဟုတ် စာရင်းမှ စာသား။ နားမလည်သည်များကို မှတ်ချက်တွင် ထားမည်။ မည်သည့်လေဘယ်မျှ မပြုလုပ်သေးပါ။',
    zh: 'Messenger、Viber 消息或列表均可。无法识别的内容会放入备注，此时不会生成任何运单。',
  },
  text: { en: 'Text of the orders', mm: 'အော်ဒါစာသား', zh: '订单文本' },
  reading: { en: 'Reading…', mm: 'ဖတ်နေသည်…', zh: '正在读取…' },
  none: { en: 'No orders found.', mm: 'အော်ဒါ မတွေ့ပါ။', zh: '未发现订单。' },
  found: { en: '{n} [order|orders] found', mm: 'အော်ဒါ {n} ခု တွေ့သည်', zh: '发现 {n} 个订单' },
  order: { en: 'Order {n}', mm: 'အော်ဒါ {n}', zh: '订单 {n}' },
  guessedHint: {
    en: 'These values are guesses: the text does not say clearly what they are. Check them.',
    mm: 'စာသားတွင် အတိအကျ မဖော်ပြထား၍ ခန့်မှန်းထားခြင်း ဖြစ်သည်။ စစ်ဆေးပါ။',
    zh: '文本未明确说明这些内容，属于推测，请核对。',
  },
  unknownTown: { en: 'Not recognised', mm: 'မသိပါ', zh: '未识别' },
  missing: { en: 'Not in the text: {fields}', mm: 'စာသားတွင် မပါပါ - {fields}', zh: '文本中没有：{fields}' },
  more: { en: 'and {n} more', mm: 'နောက်ထပ် {n} ခု', zh: '另有 {n} 个' },
  merchant: {
    en: 'Merchant of the orders, by phone',
    mm: 'မည်သည့်ကုန်သည်၏ အော်ဒါ (ဖုန်းဖြင့် ရှာရန်)',
    zh: '所属商户（按电话查找）',
  },
  merchantHint: {
    en: 'Required for a sheet: the merchant is the sender of all orders.',
    mm: 'စာရင်းပြုလုပ်ရန် လိုအပ်သည်။ အားလုံး၏ ပေးပို့သူမှာ ဤကုန်သည် ဖြစ်သည်။',
    zh: '制作订单表时必填：该商户为全部订单的寄件人。',
  },
  makeSheet: {
    en: 'Create a sheet of {n} [order|orders]',
    mm: 'အော်ဒါ {n} ခုဖြင့် စာရင်း ပြုလုပ်မည်',
    zh: '制作含 {n} 个订单的表格',
  },
  fill: { en: 'Fill in the form', mm: 'ပုံစံတွင် ဖြည့်မည်', zh: '填入表单' },
  fillOrder: { en: 'Fill in the form with order {n}', mm: 'အော်ဒါ {n} ကို ပုံစံတွင် ဖြည့်မည်', zh: '将订单 {n} 填入表单' },
  fileName: { en: 'Pasted orders {at}', mm: 'ကူးထည့်သော အော်ဒါများ {at}', zh: '粘贴的订单 {at}' },
});
