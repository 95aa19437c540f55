import { words, type Word } from '@waybill/domain/kernel/words.ts';
import {
  caseLife,
  type CaseCommand,
  type CaseKind,
  type CaseOutcome,
} from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import {
  mailbagLife,
  type MailbagCommand,
  type MailbagEntry,
  type MailbagStage,
  type PackedState,
} from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import { facesOf, type StateFace } from '../../kernel/list.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const mailbagWords = words({
  list: { en: 'Mailbags', mm: 'စာပို့အိတ်များ', zh: '邮袋' },
  one: { en: 'Mailbag', mm: 'စာပို့အိတ်', zh: '邮袋' },
  about: {
    en: 'No mailbags yet. Parcels for the same next branch travel in one bag: open a bag, scan the parcels in, seal it, hand it to the vehicle.',
    mm: 'နောက်ရုံးခွဲတစ်ခုအတွက် ပါဆယ်များကို အိတ်တစ်လုံးဖြင့် ပို့သည်။ အိတ်ဖွင့်ပါ၊ ပါဆယ်များ စကင်ဖတ်ထည့်ပါ၊ တံဆိပ်ပိတ်ပါ၊ ယာဉ်သို့ လွှဲပါ။',
    zh: '发往同一下一网点的包裹装一袋：开袋、扫描装袋、封袋、交给车辆。',
  },
  parcels: { en: 'Parcels of mailbags', mm: 'စာပို့အိတ်ထဲရှိ ပါဆယ်များ', zh: '邮袋内包裹' },
  aboutParcels: {
    en: 'No parcels. Parcels packed into bags appear here with their result at the other end.',
    mm: 'အိတ်ထဲထည့်ခဲ့သည့် ပါဆယ်တိုင်းနှင့် တစ်ဖက်တွင် ၎င်း၏အခြေအနေကို ဤနေရာတွင် ပြသည်။',
    zh: '装袋的每个包裹及其到达后的情况列在这里。',
  },
  cases: { en: 'Mailbag differences', mm: 'စာပို့အိတ် ကွာခြားချက်များ', zh: '邮袋差异' },
  aboutCases: {
    en: 'No differences. Parcels that are missing, extra, damaged or in a bag with another seal appear here until they are resolved.',
    mm: 'အိတ်ကို စစ်ဆေးရာတွင် လိုနေ၊ ပိုနေ၊ ပျက်စီးနေ သို့မဟုတ် တံဆိပ်မတူသည်များကို ဖြေရှင်းပြီးသည်အထိ ဤနေရာတွင် ပြသည်။',
    zh: '拆袋核对时发现的短少、多出、破损或封签不符，在处理完之前都列在这里。',
  },
});

export const mailbagFieldWords = words({
  row_no: commonFieldWords.file_number,
  code: { en: 'Bag code', mm: 'အိတ်ကုဒ်', zh: '袋号' },
  from: { en: 'From', mm: 'ပို့သည့်ရုံးခွဲ', zh: '发出网点' },
  to: commonFieldWords.sent_to,
  to_branch_id: { en: 'Next branch', mm: 'နောက်ရုံးခွဲ', zh: '下一网点' },
  mailbag_id: mailbagWords.one,
  holder_branch_id: { en: 'Responsible branch', mm: 'တာဝန်ယူသည့် ရုံးခွဲ', zh: '负责网点' },
  holder: { en: 'Responsible', mm: 'တာဝန်ယူသူ', zh: '负责网点' },
  parcels: commonFieldWords.parcel_count,
  open_cases: { en: 'Open differences', mm: 'မဖြေရှင်းရသေးသည့် ကွာခြားချက်', zh: '未处理差异' },
  updated_at: { en: 'Last change', mm: 'နောက်ဆုံးပြောင်းချိန်', zh: '最近变动' },
  created_by: { en: 'Opened by', mm: 'စတင်သူ', zh: '开袋人' },
  from_date: commonFieldWords.from_date,
  to_date: commonFieldWords.to_date,
  seal_no: { en: 'Seal no.', mm: 'တံဆိပ်အမှတ်', zh: '封签号' },
  seal_read: { en: 'Seal number at opening', mm: 'ဖွင့်စဉ် ဖတ်ရသည့် တံဆိပ်', zh: '拆袋时读取的封签' },
  weight: labelFieldWords.weight,
  remark: commonFieldWords.remark,
  reason: commonFieldWords.reason,
  packed_state: { en: 'Bag check', mm: 'အိတ်ထဲ အခြေအနေ', zh: '袋内情况' },
  packed_at: { en: 'Packed', mm: 'ထည့်ချိန်', zh: '装袋时间' },
  packed_by: { en: 'Packed by', mm: 'ထည့်သူ', zh: '装袋人' },
  read_at: { en: 'Scanned out', mm: 'စစ်ဆေးချိန်', zh: '核对时间' },
  read_by: { en: 'Scanned out by', mm: 'စစ်ဆေးသူ', zh: '核对人' },
  case_id: { en: 'Case no.', mm: 'အမှုအမှတ်', zh: '差异编号' },
  kind: commonFieldWords.kind,
  label_status: { en: 'Parcel now', mm: 'ပါဆယ် လက်ရှိအခြေအနေ', zh: '包裹现状' },
  owned_by: commonFieldWords.answers_for_it,
  opened_at: { en: 'Opened', mm: 'စတင်ချိန်', zh: '发现时间' },
  outcome: commonFieldWords.outcome,
  note: commonFieldWords.note,
  settled_by: commonFieldWords.settled_by,
  settled_at: { en: 'Resolved', mm: 'ဖြေရှင်းချိန်', zh: '处理时间' },
  short: { en: 'Short', mm: 'လိုနေသည်', zh: '短少' },
  over: { en: 'Over', mm: 'ပိုနေသည်', zh: '多出' },
  damaged: { en: 'Damaged', mm: 'ပျက်စီးနေသည်', zh: '破损' },
});

export const mailbagEntryWords: Record<MailbagEntry, Word> = {
  pending: { en: 'Open', mm: 'ဖွင့်ထားသည်', zh: '装袋中' },
  process: { en: 'Sealed', mm: 'တံဆိပ်ပိတ်ပြီး', zh: '已封袋' },
  send_from_transport: { en: 'Handed to the vehicle', mm: 'ယာဉ်သို့ လွှဲပြီး', zh: '已交车辆' },
  accept_by_transport: commonWords.acceptedByTransport,
  checkin_transit: { en: 'Checked in at transit', mm: 'အကူးအပြောင်းစခန်းသို့ ဝင်ပြီး', zh: '中转站已入站' },
  checkout_transit: { en: 'Checked out of transit', mm: 'အကူးအပြောင်းစခန်းမှ ထွက်ပြီး', zh: '中转站已出站' },
  arrived_from_transport: { en: 'Arrived, unpacking', mm: 'ရောက်ရှိပြီး စစ်ဆေးဆဲ', zh: '已到达，核对中' },
  complete: commonWords.complete,
};

export const mailbagStageWords: Record<MailbagStage, Word> = {
  open: mailbagEntryWords.pending,
  sealed: { en: 'Sealed, waiting', mm: 'တံဆိပ်ပိတ်ပြီး စောင့်ဆဲ', zh: '已封袋待发' },
  road: commonWords.onTheRoad,
  reading: { en: 'Unpacking', mm: 'စစ်ဆေးဆဲ', zh: '核对中' },
  done: commonWords.complete,
};

export const mailbagStateFaces = facesOf(mailbagLife, mailbagEntryWords, {
  accept_by_transport: { en: 'On vehicle', mm: 'ယာဉ်ပေါ်တွင်', zh: '在车上' },
  checkin_transit: { en: 'At transit', mm: 'စခန်းတွင်', zh: '在中转' },
  checkout_transit: { en: 'Left transit', mm: 'စခန်းမှ ထွက်ပြီး', zh: '离开中转' },
  arrived_from_transport: mailbagStageWords.reading,
});

export const packedFaces: Record<PackedState, StateFace> = {
  in: { tone: 'info', word: { en: 'In the bag', mm: 'အိတ်ထဲတွင် ရှိသည်', zh: '在袋内' } },
  matched: { tone: 'success', word: commonWords.matched },
  short: { tone: 'danger', word: mailbagFieldWords.short },
  over: { tone: 'attention', word: mailbagFieldWords.over },
  elsewhere: { tone: 'attention', word: { en: 'Found in another bag', mm: 'အခြားအိတ်ထဲတွင် တွေ့သည်', zh: '在另一袋中' } },
};

export const caseKindWords: Record<CaseKind, Word> = {
  short: packedFaces.short.word,
  over: packedFaces.over.word,
  damaged: mailbagFieldWords.damaged,
  seal: { en: 'Different seal', mm: 'တံဆိပ်မတူပါ', zh: '封签不符' },
};

export const caseStateFaces = facesOf(caseLife, {
  open: { en: 'Open', mm: 'မဖြေရှင်းရသေး', zh: '未处理' },
  settled: commonFieldWords.settled,
});

export const caseOutcomeWords: Record<CaseOutcome, Word> = {
  found: { en: 'Found: moved on', mm: 'တွေ့ပြီး ဆက်လက်ရွေ့ပြီ', zh: '已找到并继续流转' },
  reported_missing: commonWords.reportedMissing,
  sent_on: { en: 'Sent to its branch', mm: 'သက်ဆိုင်ရာ ရုံးခွဲသို့ ဆက်ပို့ပြီး', zh: '已转发所属网点' },
  belongs_here: { en: 'Belongs here', mm: 'ဤရုံးခွဲအတွက် ဖြစ်သည်', zh: '属于本网点' },
  fit_to_deliver: { en: 'Fit for delivery', mm: 'ပို့ဆောင်နိုင်သည်', zh: '可以派送' },
  sender_informed: { en: 'Sender informed', mm: 'ပို့သူကို အကြောင်းကြားပြီး', zh: '已告知寄件人' },
  seal_explained: { en: 'Explained: resealed', mm: 'ရှင်းလင်းပြီး တံဆိပ်ပြန်ပိတ်ထားခြင်း', zh: '已说明：重新封袋' },
  seal_broken: { en: 'Damaged in transit', mm: 'လမ်းတွင် ပျက်စီးခဲ့သည်', zh: '途中破损' },
};

type CommandWords<Command extends string> = Record<Command, { readonly verb: Word; readonly ask: Word }>;

export const mailbagCommandWords: CommandWords<MailbagCommand> = {
  seal: {
    verb: { en: 'Seal', mm: 'တံဆိပ်ပိတ်မည်', zh: '封袋' },
    ask: { en: 'Seal {name}', mm: '{name} ကို တံဆိပ်ပိတ်ရန်', zh: '封袋 {name}' },
  },
  unseal: {
    verb: { en: 'Open the seal', mm: 'တံဆိပ်ဖွင့်မည်', zh: '拆封' },
    ask: { en: 'Open the seal of {name}', mm: '{name} ၏ တံဆိပ်ကို ဖွင့်ရန်', zh: '拆封 {name}' },
  },
  hand_over: {
    verb: { en: 'Hand to the vehicle', mm: 'ယာဉ်သို့ လွှဲမည်', zh: '交给车辆' },
    ask: { en: 'Hand {name} to the vehicle?', mm: '{name} ကို ယာဉ်သို့ လွှဲမလား။', zh: '将 {name} 交给车辆？' },
  },
  check_in: {
    verb: { en: 'Check in here', mm: 'ဤနေရာတွင် ဝင်စာရင်းသွင်းမည်', zh: '中转入站' },
    ask: { en: 'Check {name} in here?', mm: '{name} ကို ဤနေရာတွင် ဝင်စာရင်းသွင်းမလား။', zh: '{name} 在此入站？' },
  },
  check_out: {
    verb: { en: 'Send on', mm: 'ဆက်ပို့မည်', zh: '中转发出' },
    ask: { en: 'Send {name} on?', mm: '{name} ကို ဆက်ပို့မလား။', zh: '继续发出 {name}？' },
  },
  receive: {
    verb: { en: 'Unload', mm: 'ယာဉ်မှ လက်ခံမည်', zh: '卸车接收' },
    ask: {
      en: 'Unload {name} and scan its parcels?',
      mm: '{name} ကို ယာဉ်မှ လက်ခံပြီး ပါဆယ်များ စစ်ဆေးမလား။',
      zh: '接收 {name} 并核对包裹？',
    },
  },
  finish: {
    verb: { en: 'Finish unpacking', mm: 'စစ်ဆေးမှု အဆုံးသတ်မည်', zh: '完成核对' },
    ask: { en: 'Finish unpacking {name}', mm: '{name} စစ်ဆေးမှု အဆုံးသတ်ရန်', zh: '完成核对 {name}' },
  },
};

export const caseCommandWords: CommandWords<CaseCommand> = {
  own: {
    verb: { en: 'I take responsibility', mm: 'ကျွန်ုပ် တာဝန်ယူမည်', zh: '由我负责' },
    ask: { en: 'Take responsibility for {name}?', mm: '{name} ကို တာဝန်ယူမလား။', zh: '由您负责 {name}？' },
  },
  settle: {
    verb: commonWords.settleCase,
    ask: { en: 'Resolve {name}', mm: '{name} ကို ဖြေရှင်းရန်', zh: '处理 {name}' },
  },
};
