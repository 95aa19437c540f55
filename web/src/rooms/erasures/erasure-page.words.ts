import { words } from '@waybill/domain/kernel/words.ts';

export const erasurePageWords = words({
  ask: { en: 'Erase a person’s details', mm: 'လူတစ်ဦး၏ အချက်အလက် ဖျက်ရန်', zh: '申请清除' },
  about: {
    en: 'Make sure that the number belongs to the person who asks. A second person confirms it. Then names, phones, addresses, NRC and pictures go from all parcels of the number that have ended and are paid; others follow when they have. Amounts stay. Money orders keep their parties for five years; bank statements, chats and tickets are not searched.',
    mm: 'နံပါတ်သည် တောင်းဆိုသူ၏ နံပါတ် ဖြစ်ကြောင်း ဦးစွာ စစ်ဆေးပါ။ ဒုတိယလူက အတည်ပြုရမည်။ ထို့နောက် ပြီးဆုံး၍ ငွေရှင်းပြီးသော ပါဆယ်အားလုံးမှ အမည်၊ ဖုန်း၊ လိပ်စာ၊ မှတ်ပုံတင်နှင့် ဓာတ်ပုံများ ဖျက်မည်။ ကျန်ပါဆယ်များကို ပြီးဆုံးချိန်တွင် ဖျက်မည်။ ငွေပမာဏများ ကျန်ရှိမည်။ ငွေလွှဲမှုများ၏ အမည်များကို ငါးနှစ် သိမ်းထားရသည်။ ဘဏ်ရှင်းတမ်း၊ စကားပြောနှင့် တိုင်ကြားချက်များကို မရှာပါ။',
    zh: '请先确认号码属于申请人本人。须由第二人确认。随后，该号码所有已完结且已结清的包裹将清除姓名、电话、地址、身份证号和图片；其余包裹完结后再清除。金额保留。汇款单的双方信息须保存五年；银行对账单、聊天和工单不在搜索范围内。',
  },
  yes: { en: 'Ask for it', mm: 'တောင်းဆိုမည်', zh: '提交申请' },
  next: {
    en: 'A second person has to confirm it now.',
    mm: 'ယခု ဒုတိယလူက အတည်ပြုရန် လိုသည်။',
    zh: '现在须由第二人确认。',
  },
  never: {
    en: 'Without a request nothing is erased. The operator of the server can set after how many months it is (ERASE_MONTHS).',
    mm: 'တောင်းဆိုမှု မရှိလျှင် ဘာမှ မဖျက်ပါ။ လပေါင်းမည်မျှကြာလျှင် ဖျက်မည်ကို ဆာဗာ တာဝန်ခံက သတ်မှတ်နိုင်သည် (ERASE_MONTHS)။',
    zh: '没有申请时不清除任何信息。服务器管理员可以设置多少个月后清除（ERASE_MONTHS）。',
  },
  after: {
    en: 'Details of parcels that ended {n} months ago are erased every night without a request.',
    mm: 'ပြီးဆုံးသည်မှာ {n} လ ကြာသော ပါဆယ်များ၏ အချက်အလက်များကို တောင်းဆိုစရာမလိုဘဲ ညစဉ် ဖျက်သည်။',
    zh: '完结 {n} 个月的包裹，其个人信息每晚自动清除，无需申请。',
  },
});
