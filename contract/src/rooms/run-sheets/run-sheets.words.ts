import { words, type Word } from '@waybill/domain/kernel/words.ts';
import {
  runSheetLife,
  type RunSheetCommand,
  type StopState,
} from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
import { facesOf, type StateFace } from '../../kernel/list.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const runSheetWords = words({
  list: { en: 'Run sheets', mm: 'ပို့ဆောင်စာရင်းများ', zh: '派件单' },
  one: { en: 'Run sheet', mm: 'ပို့ဆောင်စာရင်း', zh: '派件单' },
  about: {
    en: 'No run sheets yet. Parcels are scanned onto a courier’s sheet, the courier counts them, and the sheet is closed when parcels and cash are back.',
    mm: 'ကူရီယာတစ်ဦးချင်း သယ်ဆောင်သည့်ပါဆယ်များကို ဤနေရာတွင် ပြသည်။ ပါဆယ်များကို စာရင်းသို့ စကင်ဖတ်ထည့်၊ ကူရီယာက ရေတွက်၊ ပါဆယ်နှင့် ငွေ ပြန်ရောက်မှ စာရင်းပိတ်သည်။',
    zh: '每位快递员携带的包裹列在这里：扫描上单，快递员清点，包裹和现金都交回后关单。',
  },
});

export const runSheetFieldWords = words({
  sheet_no: { en: 'Sheet no.', mm: 'စာရင်းအမှတ်', zh: '单号' },
  carried_by: commonFieldWords.courier_id,
  taker_id: commonFieldWords.courier_id,
  loaded: { en: 'Loaded', mm: 'ပေးအပ်သည့်အရေအတွက်', zh: '交出件数' },
  still_out: { en: 'Still out', mm: 'ပို့ဆဲ', zh: '在外' },
  delivered_count: commonFieldWords.delivered,
  back_count: { en: 'Back', mm: 'ပြန်ရောက်', zh: '已交回' },
  cash_out: { en: 'Cash not handed in', mm: 'မအပ်ရသေးသည့်ငွေ', zh: '未交现金' },
  parcels_counted: { en: 'Counted', mm: 'ရေတွက်ရရှိသည့်အရေအတွက်', zh: '清点数' },
  counted_at: commonFieldWords.counted_at,
  difference_owner: commonFieldWords.answers_for_it,
  loaded_at: { en: 'Loaded at', mm: 'ပေးအပ်ချိန်', zh: '交出时间' },
  closed_at: { en: 'Closed', mm: 'ပိတ်ချိန်', zh: '关单时间' },
  position: { en: 'Stop', mm: 'အစဉ်', zh: '顺序' },
  stop_state: commonFieldWords.result,
  to_collect: commonFieldWords.to_collect,
  stops: { en: 'Parcels in order', mm: 'အစဉ်လိုက် ပါဆယ်များ', zh: '按顺序的包裹' },
  run_sheet_id: runSheetWords.one,
});

export const runSheetStateFaces = facesOf(runSheetLife, {
  active: { en: 'Loading', mm: 'ပေးအပ်ဆဲ', zh: '交接中' },
  hand_over: { en: 'Out', mm: 'ပို့ဆောင်ဆဲ', zh: '派送中' },
  complete: { en: 'Closed', mm: 'ပိတ်ပြီး', zh: '已关单' },
  inactive: commonWords.voided,
});

export const stopFaces: Record<StopState, StateFace> = {
  out: { tone: 'transit', word: commonWords.withTheCourier },
  delivered: { tone: 'success', word: commonFieldWords.delivered },
  back: { tone: 'return', word: runSheetFieldWords.back_count },
};

export const runSheetCommandWords: Record<RunSheetCommand, { readonly verb: Word; readonly ask: Word }> = {
  count: {
    verb: commonWords.count,
    ask: {
      en: 'Count the parcels you deliver, not those you picked up, and enter the number. The list is shown afterwards.',
      mm: 'လက်ခံသူများထံ ပို့ရမည့် ပါဆယ်များကိုသာ ရေတွက်ပါ၊ ကောက်ယူလာသည့် ပါဆယ်များ မပါရ။ အရေအတွက် ရိုက်ထည့်ပါ။ စာရင်းကို နောက်မှ ပြပါမည်။',
      zh: '请只清点要派送的包裹（不含您揽收的包裹）并输入件数，清单随后显示。',
    },
  },
  settle: {
    verb: commonWords.settleTheDifference,
    ask: { en: 'Who is responsible for the difference?', mm: 'ကွာခြားချက်ကို မည်သူ တာဝန်ယူမည်နည်း။', zh: '差异由谁负责？' },
  },
  close: {
    verb: { en: 'Close sheet', mm: 'စာရင်းပိတ်မည်', zh: '关单' },
    ask: { en: 'Close run sheet {name}?', mm: 'ပို့ဆောင်စာရင်း {name} ကို ပိတ်မလား။', zh: '关闭派件单 {name}？' },
  },
  void: {
    verb: commonWords.void,
    ask: {
      en: 'Void the empty run sheet {name}?',
      mm: 'အလွတ်ဖြစ်နေသည့် ပို့ဆောင်စာရင်း {name} ကို ပယ်ဖျက်မလား။',
      zh: '作废空的派件单 {name}？',
    },
  },
};
