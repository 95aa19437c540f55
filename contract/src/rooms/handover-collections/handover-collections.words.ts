import { words, type Word } from '@waybill/domain/kernel/words.ts';
import {
  handoverCollectionLife,
  type HandedState,
  type HandoverCollectionCommand,
  type HandoverCollectionKind,
} from '@waybill/domain/rooms/handover-collections/handover-collection-states.ts';
import { facesOf, type StateFace } from '../../kernel/list.ts';
import { handoverFieldWords } from '../handovers/handovers.words.ts';
import { mailbagFieldWords } from '../mailbags/mailbags.words.ts';
import { runSheetFieldWords } from '../run-sheets/run-sheets.words.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

export const handoverCollectionWords = words({
  list: { en: 'Handover collections', mm: 'လွှဲပြောင်းစာရင်းများ', zh: '包裹交接单' },
  one: { en: 'Handover collection', mm: 'လွှဲပြောင်းစာရင်း', zh: '包裹交接单' },
  about: {
    en: 'No handovers yet. The giver scans a list; the receiver scans and counts without seeing it; every difference gets a responsible person.',
    mm: 'တစ်ဦးမှ တစ်ဦးသို့ လွှဲပြောင်းသည့် ပါဆယ်များကို ဤနေရာတွင် ပြသည်။ ပေးသူက စာရင်းကို စကင်ဖတ်၊ လက်ခံသူက ထိုစာရင်းကို မမြင်ဘဲ စကင်ဖတ်ရေတွက်ပြီး ကွာခြားချက်ကို တာဝန်ယူသူ ရှိသည်။',
    zh: '由一人交给另一人的包裹列在这里：交件人扫描清单，接收人在看不到清单的情况下扫描清点，差异由专人负责。',
  },
  parcels: { en: 'Parcels handed over', mm: 'လွှဲပြောင်းသည့် ပါဆယ်များ', zh: '交接包裹' },
  aboutParcels: {
    en: 'No parcels. The parcels of a handover appear here with their result; until the receiver has confirmed, only the giver sees them.',
    mm: 'လွှဲပြောင်းမှုတစ်ခု၏ ပါဆယ်တိုင်းနှင့် ရလဒ်ကို ဤနေရာတွင် ပြသည်။ လက်ခံသူ အတည်မပြုမီ ပေးသူသာ မြင်ရသည်။',
    zh: '交接的每个包裹及其结果列在这里；接收人确认之前只有交件人能看到。',
  },
  cases: { en: 'Handover differences', mm: 'လွှဲပြောင်းမှု ကွာခြားချက်များ', zh: '交接差异' },
  aboutCases: {
    en: 'No differences. Parcels that were listed but not received, or received but not listed, appear here until a third person resolves them.',
    mm: 'စာရင်းတွင်ပါသော်လည်း မရရှိသည်၊ သို့မဟုတ် စာရင်းတွင်မပါဘဲ ရရှိသည်များကို ပေးသူနှင့် လက်ခံသူမှလွဲ၍ အခြားသူက ဖြေရှင်းသည်အထိ ဤနေရာတွင် ပြသည်။',
    zh: '清单上有而未收到的，或不在清单上却收到的，在由交接双方以外的人处理之前都列在这里。',
  },
});

export const handoverCollectionFieldWords = words({
  handover_no: commonFieldWords.handover_number,
  kind: mailbagFieldWords.kind,
  parcel_giver: { en: 'Given by', mm: 'ပေးသူ', zh: '交件人' },
  parcel_receiver: { en: 'Received by', mm: 'လက်ခံသူ', zh: '接收人' },
  listed: commonFieldWords.on_list,
  received: { en: 'Received', mm: 'လက်ခံရရှိ', zh: '实收件数' },
  open_cases: mailbagFieldWords.open_cases,
  still_in_hand: { en: 'Still with the giver', mm: 'ပေးသူထံ ကျန်ရှိ', zh: '仍在交件人处' },
  confirmed_at: handoverFieldWords.confirmed_at,
  handed_state: commonFieldWords.result,
  listed_at: { en: 'Listed', mm: 'စာရင်းသွင်းချိန်', zh: '列入时间' },
  received_at: { en: 'Received at', mm: 'လက်ခံချိန်', zh: '接收时间' },
  parcels_counted: runSheetFieldWords.parcels_counted,
  reason: mailbagFieldWords.reason,
  outcome: mailbagFieldWords.outcome,
  note: mailbagFieldWords.note,
  collection_id: handoverCollectionWords.one,
});

export const handoverCollectionStateFaces = facesOf(handoverCollectionLife, {
  active: { en: 'Being handed over', mm: 'လွှဲပြောင်းဆဲ', zh: '交接中' },
  hand_over: commonWords.handedOver,
  inactive: commonWords.voided,
});

export const handoverCollectionKindWords: Record<HandoverCollectionKind, Word> = {
  leader: { en: 'Pickup: to the leader', mm: 'လာယူမှု - ကူရီယာခေါင်းဆောင်ထံ', zh: '揽收：交快递组长' },
  branch: { en: 'Pickup: to the branch', mm: 'လာယူမှု - ရုံးခွဲသို့', zh: '揽收：交网点' },
};

export const handedFaces: Record<HandedState, StateFace> = {
  listed: { tone: 'neutral', word: { en: 'On the list', mm: 'စာရင်းပါ', zh: '在清单上' } },
  matched: { tone: 'success', word: { en: 'Received', mm: 'လက်ခံပြီး', zh: '已收到' } },
  short: { tone: 'danger', word: { en: 'Not received', mm: 'မရရှိပါ', zh: '未收到' } },
  over: { tone: 'attention', word: { en: 'Not on the list', mm: 'စာရင်းတွင် မပါ', zh: '不在清单上' } },
  elsewhere: { tone: 'info', word: { en: 'Taken another way', mm: 'အခြားနည်းဖြင့် ရောက်ရှိပြီး', zh: '另行流转' } },
};

export const handoverCollectionCommandWords: Record<
  HandoverCollectionCommand,
  { readonly verb: Word; readonly ask: Word }
> = {
  confirm: {
    verb: { en: 'Confirm receipt', mm: 'လက်ခံကြောင်း အတည်ပြုမည်', zh: '确认接收' },
    ask: {
      en: 'Count the parcels in front of you by hand. The giver’s list is shown afterwards.',
      mm: 'သင့်ရှေ့ရှိ ပါဆယ်များကို လက်ဖြင့် ရေတွက်ပါ။ ပေးသူ၏ စာရင်းကို နောက်မှ ပြပါမည်။',
      zh: '请亲手清点面前的包裹，交件人的清单随后显示。',
    },
  },
  void: {
    verb: commonWords.void,
    ask: { en: 'Void handover {name}', mm: 'လွှဲပြောင်းမှု {name} ကို ပယ်ဖျက်ရန်', zh: '作废交接单 {name}' },
  },
};
