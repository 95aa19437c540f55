import { words } from '@waybill/domain/kernel/words.ts';

/** Texts of the pages of routes. */
export const branchRoutePageWords = words({
  search: { en: 'Code or name of a branch', mm: 'ရုံးခွဲ ကုဒ် သို့မဟုတ် အမည်', zh: '网点代码或名称' },
  way: { en: 'Route', mm: 'သွားမည့်လမ်း', zh: '走向' },
  straight: { en: 'direct', mm: 'တိုက်ရိုက်', zh: '直达' },
  by: { en: 'via {branches}', mm: '{branches} မှတစ်ဆင့်', zh: '经{branches}' },
  ends: { en: 'From where to where', mm: 'မည်သည့်ရုံးခွဲမှ မည်သည့်ရုံးခွဲသို့', zh: '起点与终点' },
  between: { en: 'Via branches', mm: 'မည်သည့်ရုံးခွဲများမှတစ်ဆင့်', zh: '经由网点' },
  hopsHint: {
    en: 'Choose them in the order in which a parcel passes them. Each direction has its own route.',
    mm: 'ပါဆယ် ဖြတ်သွားမည့် အစဉ်အတိုင်း ရွေးပါ။ အသွားနှင့်အပြန် လမ်းကြောင်း သီးခြားစီ ဖြစ်သည်။',
    zh: '按包裹经过的顺序选择。往返两个方向各有各的路线。',
  },
  waits: {
    en: 'A change also applies to {n} [parcel|parcels] not sent yet.',
    mm: 'မပို့ရသေးသော ပါဆယ် {n} ခုသည် ပြောင်းလဲသောလမ်းကြောင်းအတိုင်း သွားမည်။',
    zh: '尚未发出的 {n} 件包裹会按更改后的路线走。',
  },
  waiting: { en: 'Parcels not sent yet', mm: 'မပို့ရသေးသော ပါဆယ်များ', zh: '尚未发出的包裹' },
  readOnly: {
    en: 'You can view this route but not change it.',
    mm: 'ကြည့်ရှုခွင့်သာ ရှိပြီး ပြင်ဆင်ခွင့် မရှိပါ။',
    zh: '您可以查看此路线，但不能修改。',
  },
  removeAsk: {
    en: 'Delete the route {name}? Parcels not sent yet will travel directly.',
    mm: '{name} လမ်းကြောင်းကို ဖျက်မလား။ မပို့ရသေးသော ပါဆယ်များ တိုက်ရိုက်သွားမည်။',
    zh: '删除路线{name}？尚未发出的包裹将直接发运。',
  },
});
