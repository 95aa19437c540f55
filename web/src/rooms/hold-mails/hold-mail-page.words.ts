import { words } from '@waybill/domain/kernel/words.ts';

export const holdMailPageWords = words({
  box: {
    en: 'Scan or type the parcel to keep',
    mm: 'ထိန်းသိမ်းမည့် ပါဆယ်ကုဒ်ကို စကင်ဖတ်ပါ သို့မဟုတ် ရိုက်ထည့်ပါ',
    zh: '扫描或输入要保管的包裹',
  },
  keep: { en: 'Keep', mm: 'ထိန်းသိမ်းမည်', zh: '保管' },
  keepTitle: { en: 'Keep {code} for {name}', mm: '{name} အတွက် {code} ကို ထိန်းသိမ်းမည်', zh: '为 {name} 保管 {code}' },
  keepText: {
    en: 'Until {day} at the latest. The fee is {fee} per started week.',
    mm: 'အများဆုံး {day} အထိ။ စတင်သည့် တစ်ပတ်လျှင် {fee} ကျသင့်သည်။',
    zh: '最晚至 {day}。每周（不满亦计）{fee}。',
  },
  keepPaid: {
    en: 'The first week was paid with the label.',
    mm: 'ပထမတစ်ပတ်စာကို လေဘယ်နှင့်အတူ ပေးချေပြီးဖြစ်သည်။',
    zh: '第一周费用已随运单支付。',
  },
  receiverPhones: { en: 'Receiver’s numbers: {phones}', mm: 'လက်ခံသူ၏ ဖုန်းများ - {phones}', zh: '收件人电话：{phones}' },
  kept: { en: '{code} is kept until {day}', mm: '{code} ကို {day} အထိ ထိန်းသိမ်းထားသည်', zh: '{code} 保管至 {day}' },
  keptUntil: { en: 'Kept until {day}', mm: '{day} အထိ ထိန်းသိမ်းထားသည်', zh: '保管至 {day}' },
  otherNumber: {
    en: 'The requester’s number is not on the label. Call the receiver to make sure.',
    mm: 'တောင်းဆိုသူ၏ ဖုန်းနံပါတ်သည် လေဘယ်ပေါ်တွင် မရှိပါ။ သေချာစေရန် လက်ခံသူထံ ဖုန်းခေါ်ပါ။',
    zh: '要求人的号码不在面单上，请致电收件人确认。',
  },
});
