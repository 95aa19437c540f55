import { words } from '@waybill/domain/kernel/words.ts';

export const gateSlipPageWords = words({
  search: { en: 'Code, name, gate, slip number', mm: 'ကုဒ်၊ အမည်၊ ဂိတ်၊ ပြေစာအမှတ်', zh: '单号、姓名、车站、单据号' },
  searchSlips: { en: 'Gate, phone, slip number', mm: 'ဂိတ်၊ ဖုန်း၊ ပြေစာအမှတ်', zh: '车站、电话、单据号' },
  title: { en: 'Slip {n}', mm: 'ပြေစာ {n}', zh: '单据 {n}' },
  slip: { en: 'The slip', mm: 'ပြေစာ', zh: '单据' },
  photoLater: {
    en: 'You can add the photo later. Without it nothing on the slip can be confirmed.',
    mm: 'ဓာတ်ပုံကို နောက်မှ ထည့်နိုင်သည်။ ဓာတ်ပုံမပါပါက အတည်ပြု၍ မရပါ။',
    zh: '照片可稍后补上；没有照片则不能确认送达。',
  },
  addPhoto: { en: 'Add photo', mm: 'ဓာတ်ပုံ ထည့်ရန်', zh: '补拍照片' },
  noPhoto: {
    en: 'The photo of this slip is missing: add it before confirming anything.',
    mm: 'ဤပြေစာ၏ ဓာတ်ပုံ မရှိသေးပါ။ ဓာတ်ပုံမရှိမီ အတည်ပြု၍ မရပါ။',
    zh: '此单据缺少照片，补上之前不能确认送达。',
  },
  giving: { en: 'Add to slip {n}', mm: 'ပြေစာ {n} သို့', zh: '上单据 {n}' },
  handed: { en: 'with the gate', mm: 'ဂိတ်သို့ ရောက်ပြီး', zh: '已交车站' },
  noParcels: {
    en: 'No parcels on this slip yet. Scan the parcels that the gate takes, one after another.',
    mm: 'ဤပြေစာတွင် ပါဆယ်မရှိသေးပါ။ ဂိတ်က ယူမည့် ပါဆယ်များကို တစ်ခုပြီးတစ်ခု စကင်ဖတ်ပါ။',
    zh: '此单据还没有包裹。请逐一扫描车站收走的包裹。',
  },
  countText: {
    en: 'Enter the number on the paper that the gate signed. Our list is shown afterwards.',
    mm: 'ဂိတ်က လက်မှတ်ထိုးသည့် စာရွက်ပေါ်ရှိ အရေအတွက်ကို ထည့်ပါ။ ကျွန်ုပ်တို့၏ စာရင်းကို ထည့်ပြီးမှ ပြမည်။',
    zh: '请填写车站签字单上的件数；登记后才显示我方清单。',
  },
  notCounted: {
    en: 'The gate’s count is not entered yet. The person who went along enters it without seeing the list.',
    mm: 'ဂိတ်၏ အရေအတွက် မထည့်ရသေးပါ။ လိုက်ပါသွားသူက စာရင်းမကြည့်ဘဲ ထည့်ရမည်။',
    zh: '车站件数尚未登记；由随行人员在未看清单时登记。',
  },
  hidden: {
    en: 'The list is shown once the gate’s count is entered.',
    mm: 'ဂိတ်၏ အရေအတွက် ထည့်ပြီးမှ စာရင်းကို ပြမည်။',
    zh: '登记车站件数后才显示清单。',
  },
  differs: {
    en: 'The gate signed for {n}, the list says {other}.',
    mm: 'ဂိတ်က {n} ခုအတွက် လက်မှတ်ထိုးပြီး စာရင်းတွင် {other} ခု ရှိသည်။',
    zh: '车站签收 {n} 件，清单为 {other} 件。',
  },
  count: { en: 'Gate count', mm: 'ဂိတ်၏ အရေအတွက်', zh: '车站件数' },
  countLate: { en: 'Count {n} [parcel|parcels] as delivered', mm: 'ပါဆယ် {n} ခုကို ပို့ပြီးဟု သတ်မှတ်မည်', zh: '认定 {n} 件送达' },
  lateText: {
    en: 'Nobody has confirmed them for days. A person who handed a parcel over cannot do this.',
    mm: 'ရက်အတော်ကြာ မည်သူမျှ မပြောရသေးပါ။ အပ်ခဲ့သူကိုယ်တိုင် မလုပ်နိုင်ပါ။',
    zh: '多日无人确认。经手交件的人不能执行此操作。',
  },
  confirmText: {
    en: 'Call the receiver or the gate. The person who handed the parcel over cannot enter this.',
    mm: 'လက်ခံသူ သို့မဟုတ် ဂိတ်ကို ဖုန်းခေါ်ပါ။ အပ်ခဲ့သူကိုယ်တိုင် မထည့်ရပါ။',
    zh: '请致电收件人或车站。经手交件的人不能登记。',
  },
});
