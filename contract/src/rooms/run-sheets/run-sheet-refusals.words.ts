import { words } from '@waybill/domain/kernel/words.ts';

export const runSheetRefusalStatus = {
  run_sheet_open: 409,
  run_sheet_unknown: 404,
  run_sheet_other_branch: 409,
  not_your_run_sheet: 409,
  run_sheet_empty: 409,
  run_sheet_not_empty: 409,
  run_sheet_not_open: 409,
  run_sheet_not_due: 409,
  run_sheet_other_courier: 409,
  parcels_still_out: 409,
  cash_still_out: 409,
} as const;

export const runSheetRefusalWords = words({
  run_sheet_open: {
    en: 'This courier already has a run sheet being loaded. Continue with that one.',
    mm: 'ဤကူရီယာအတွက် စာရင်းတစ်ခု ပေးအပ်နေဆဲ ဖြစ်သည်။ ထိုစာရင်းကို ဆက်လုပ်ပါ။',
    zh: '该快递员已有正在交接的派件单，请继续使用那一张。',
  },
  run_sheet_unknown: {
    en: 'This run sheet does not exist at your branch.',
    mm: 'သင့်ရုံးခွဲတွင် ဤပို့ဆောင်စာရင်း မရှိပါ။',
    zh: '您的网点没有此派件单。',
  },
  run_sheet_other_branch: {
    en: 'This run sheet belongs to another branch.',
    mm: 'ဤပို့ဆောင်စာရင်းသည် အခြားရုံးခွဲ၏ ဖြစ်သည်။',
    zh: '此派件单属于其他网点。',
  },
  not_your_run_sheet: {
    en: 'Only the courier of this run sheet can count it.',
    mm: 'ဤစာရင်း၏ ကူရီယာသာ ရေတွက်ရမည်။',
    zh: '只有该单的快递员可以清点。',
  },
  run_sheet_empty: {
    en: 'The run sheet is empty. First scan its parcels.',
    mm: 'စာရင်းတွင် ပါဆယ်မရှိသေးပါ။ ပါဆယ်များကို အရင်စကင်ဖတ်ထည့်ပါ။',
    zh: '派件单上还没有包裹，请先扫描上单。',
  },
  run_sheet_not_empty: {
    en: 'There are parcels on the run sheet.',
    mm: 'စာရင်းတွင် ပါဆယ်များ ရှိနေသည်။',
    zh: '派件单上有包裹。',
  },
  run_sheet_not_open: {
    en: 'The courier already has this sheet. Open another one for more parcels.',
    mm: 'ကူရီယာက ဤစာရင်းကို လက်ခံပြီးပါပြီ။ ထပ်ပေးရန် စာရင်းအသစ်ဖွင့်ပါ။',
    zh: '快递员已接收此单，如需再交包裹请另开一张。',
  },
  run_sheet_not_due: {
    en: 'This parcel cannot go out for delivery now: {status}.',
    mm: 'ဤပါဆယ်ကို ယခု အိမ်သို့ မပို့ရသေးပါ: {status}။',
    zh: '此包裹现在不派送：{status}。',
  },
  run_sheet_other_courier: {
    en: '{holder} has this parcel.',
    mm: '{holder} ထံတွင် ရှိနေသည်။',
    zh: '此包裹在{holder}手中。',
  },
  parcels_still_out: {
    en: '{n} [parcel is|parcels are] still with the courier. Scan each back in, or have it delivered.',
    mm: 'ပါဆယ် {n} ခု ကူရီယာထံတွင် ရှိနေသေးသည်။ ပြန်လက်ခံပါ သို့မဟုတ် ပို့ဆောင်ပါ။',
    zh: '还有 {n} 件在快递员手中，请扫描收回或送达。',
  },
  cash_still_out: {
    en: 'The cash of {n} [parcel|parcels] is not handed in yet. Count it at the cash desk first.',
    mm: 'ပါဆယ် {n} ခု၏ ငွေ မအပ်ရသေးပါ။ ငွေကောင်တာတွင် အရင်ရေတွက်ပါ။',
    zh: '还有 {n} 件的现金未上交，请先在收款台清点。',
  },
});
