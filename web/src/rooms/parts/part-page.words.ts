import { words } from '@waybill/domain/kernel/words.ts';

export const partPageWords = words({
  some: { en: 'Take some pieces only', mm: 'အချို့အထုပ်သာ ယူမည်', zh: '只取部分件' },
  title: {
    en: 'The receiver takes some of {n} pieces of {code}',
    mm: '{code} ၏ အထုပ် {n} ခုအနက် အချို့ကို လက်ခံသူ ယူမည်',
    zh: '收件人取走 {code} 共 {n} 件中的部分',
  },
  what: {
    en: 'These pieces become a separate parcel. The rest keeps its code: deliver it later or bring it back.',
    mm: '၎င်းတို့သည် သီးခြားပါဆယ် ဖြစ်လာမည်။ ကျန်သည်များသည် မူလကုဒ်အတိုင်း ရှိနေပြီး နောက်မှ ထပ်ပို့ပါ သို့မဟုတ် ပြန်ယူလာပါ။',
    zh: '这些件会成为单独的包裹；其余保留原单号，可稍后再派或带回。',
  },
  whatAtDoor: {
    en: 'Kept on this phone and sent when online. Then these pieces appear here as a separate parcel; deliver it as its services require. The rest keeps its code.',
    mm: 'ဤဖုန်းတွင် သိမ်းထားပြီး လိုင်းရသည့်အခါ ပို့မည်။ ထို့နောက် ၎င်းတို့သည် သီးခြားပါဆယ်အဖြစ် ဤနေရာတွင် ပေါ်လာမည်။ ဝန်ဆောင်မှုအရ လိုအပ်ချက်များနှင့်အတူ ပေးအပ်ပါ။ ကျန်သည်များသည် မူလကုဒ်အတိုင်း ရှိမည်။',
    zh: '先保存在本机，有网络时自动发送。之后这些件会作为单独包裹显示在此，请按其服务要求交付；其余保留原单号。',
  },
  make: { en: 'Split', mm: 'ခွဲမည်', zh: '拆分' },
  done: {
    en: '{n} [piece is|pieces are] now {code}: deliver them as that parcel.',
    mm: 'အထုပ် {n} ခုသည် {code} ဖြစ်လာပြီ။ ထိုပါဆယ်အဖြစ် ပေးအပ်ပါ။',
    zh: '{n} 件现为 {code}，请按该包裹交付。',
  },
  together: {
    en: 'Hand over all {n} pieces for the full amount. For fewer, your supervisor must split the parcel first.',
    mm: 'အထုပ် {n} ခုလုံးကို ငွေအပြည့်ရယူ၍ ပေးအပ်ပါ။ အချို့သာယူပါက ကြီးကြပ်ရေးမှူးက အရင်ခွဲပေးရမည်။',
    zh: '{n} 件须凭全额一起交付；若只取部分，须先由主管拆分。',
  },
});
