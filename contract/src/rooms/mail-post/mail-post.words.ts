import { words, type Word } from '@waybill/domain/kernel/words.ts';
import {
  postFileLife,
  type LineVerdict,
  type PostFileCommand,
} from '@waybill/domain/rooms/mail-post/post-file-states.ts';
import type { AbroadPlace, PostPlace, PostResult } from '@waybill/domain/rooms/mail-post/post-results.ts';
import { facesOf, type StateFace } from '../../kernel/list.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const mailPostWords = words({
  list: { en: 'Mail post', mm: 'စာတိုက်ပို့ဆောင်ရေး', zh: '邮政' },
  about: {
    en: 'No parcels with the mail post. Parcels handed to Myanmar Post appear here with both codes until their result is known.',
    mm: 'မြန်မာ့စာတိုက်သို့ အပ်ထားသော ပါဆယ်များကို ကုဒ်နှစ်ခုစလုံးဖြင့် ရလဒ်သိသည်အထိ ဤနေရာတွင် ပြသည်။',
    zh: '已转交缅甸邮政的包裹连同两个单号列在这里，直到得知结果。',
  },
  internationalAbout: {
    en: 'No labels abroad. Labels to other countries appear here: only a branch for international mail accepts them, and the mail post carries them.',
    mm: 'ဦးတည်ရာနိုင်ငံပါသော လေဘယ်များကို ဤနေရာတွင် ပြသည်။ နိုင်ငံတကာစာပို့ လက်ခံသည့် ရုံးခွဲကသာ လက်ခံပြီး စာတိုက်က ပို့ဆောင်သည်။',
    zh: '寄往国外的运单列在这里。只有办理国际邮件的网点可以收件，由邮政运送。',
  },
  files: { en: 'Tracking files', mm: 'ခြေရာခံဖိုင်များ', zh: '邮政跟踪文件' },
  file: { en: 'Tracking file', mm: 'ခြေရာခံဖိုင်', zh: '邮政跟踪文件' },
  filesAbout: {
    en: 'No files yet. Import the lists in which Myanmar Post reports results; check each, then apply it once.',
    mm: 'မြန်မာ့စာတိုက်၏ ကုဒ်များ မည်သို့ဖြစ်ကြောင်း ပြောသည့် စာရင်းများ။ တစ်ခုစီကို အရင်ဖတ်ကြည့်ပြီးမှ တစ်ကြိမ်သာ အသုံးချသည်။',
    zh: '缅甸邮政给出的结果清单。先读取查看，再执行一次。',
  },
  statuses: { en: 'Statuses of posts', mm: 'စာတိုက် အခြေအနေများ', zh: '邮政状态表' },
  statusesAbout: {
    en: 'Each status that a post prints and what it means. A status is matched as a whole; one that is not here changes nothing.',
    mm: 'စာတိုက်များ ရေးသည့် အခြေအနေတစ်ခုစီနှင့် ၎င်း၏ အဓိပ္ပာယ်။ စာသားတစ်ခုလုံး တူမှသာ ယူသည်။ ဤနေရာတွင် မပါလျှင် ဘာမျှ မပြောင်းပါ။',
    zh: '邮政所写的各种状态及其含义。全文一致才算匹配；此处没有的状态不改变任何内容。',
  },
  lines: { en: 'Lines of the file', mm: 'ဖိုင်၏ စာကြောင်းများ', zh: '文件各行' },
});

export const mailPostFieldWords = words({
  handed_at: { en: 'Handed over', mm: 'အပ်ခဲ့သည့်အချိန်', zh: '转交时间' },
  handed_by: { en: 'Handed over by', mm: 'အပ်ခဲ့သူ', zh: '转交人' },
  days: { en: 'Days since handover', mm: 'ကြာချိန် (ရက်)', zh: '已过天数' },
  post_place: commonFieldWords.where_it_is,
  late: { en: 'Over 7 days', mm: '7 ရက်ကျော်', zh: '超过 7 天' },
  on_day: { en: 'Date of the result', mm: 'မည်သည့်နေ့တွင်', zh: '发生日期' },
  file_name: commonFieldWords.file,
  file_row: commonFieldWords.line_number,
  state_text: { en: 'Status in the file', mm: '၎င်းတို့ ရေးထားသည့်အခြေအနေ', zh: '对方所写状态' },
  date_text: { en: 'Date in the file', mm: '၎င်းတို့၏ ရက်စွဲ', zh: '对方日期' },
  post_result: { en: 'Read as', mm: 'အဓိပ္ပာယ်', zh: '含义' },
  verdict: { en: 'Result', mm: 'ရလဒ်', zh: '处理结果' },
  why_not: commonFieldWords.reason,
  post: { en: 'Post', mm: 'စာတိုက်', zh: '邮政' },
  status_text: { en: 'Status as printed', mm: 'ရေးထားသည့် အခြေအနေ', zh: '状态原文' },
  fixed: { en: 'UPU standard', mm: 'UPU စံနှုန်း', zh: '万国邮联标准' },
  lines_total: commonFieldWords.lines_total,
  lines_matched: { en: 'To apply', mm: 'လုပ်ဆောင်ရန်', zh: '待执行' },
  lines_applied: { en: 'Done', mm: 'လုပ်ဆောင်ပြီး', zh: '已执行' },
  brought_by: commonFieldWords.brought_by,
  file_no: commonFieldWords.file_number,
  applied_by: { en: 'Applied by', mm: 'အသုံးချသူ', zh: '执行人' },
  applied_at: { en: 'Applied', mm: 'အသုံးချချိန်', zh: '执行时间' },
  post_file_id: mailPostWords.file,
});

export const postPlaceFaces: Record<PostPlace, StateFace> = {
  with_post: { tone: 'transit', word: { en: 'With the mail post', mm: 'စာတိုက်တွင်', zh: '在邮政' } },
  delivered: { tone: 'success', word: commonFieldWords.delivered },
  coming_back: { tone: 'return', word: { en: 'Being returned', mm: 'ပြန်လာနေသည်', zh: '退回中' } },
};

export const postResultWords: Record<PostResult | 'moving', Word> = {
  delivered: commonFieldWords.delivered,
  returned: commonWords.returned,
  moving: { en: 'In transit', mm: 'လမ်းခရီးတွင်', zh: '运送中' },
};

export const postFileFaces = facesOf(postFileLife, {
  pending: commonWords.toBeLookedAt,
  complete: { en: 'Applied', mm: 'အသုံးချပြီး', zh: '已执行' },
  inactive: { en: 'Set aside', mm: 'ပယ်ထားသည်', zh: '已搁置' },
});

export const lineFaces: Record<LineVerdict, StateFace> = {
  matched: { tone: 'info', word: mailPostFieldWords.lines_matched },
  blocked: { tone: 'danger', word: { en: 'Not possible', mm: 'မလုပ်နိုင်ပါ', zh: '无法执行' } },
  already: { tone: 'neutral', word: { en: 'Already known', mm: 'သိပြီးသား', zh: '已知' } },
  moving: { tone: 'transit', word: { en: 'Still in transit', mm: 'လမ်းခရီးတွင် ရှိဆဲ', zh: '仍在运送' } },
  unknown: { tone: 'attention', word: commonWords.unknownCode },
  repeated: { tone: 'neutral', word: commonWords.duplicate },
  unclear: {
    tone: 'attention',
    word: { en: 'Check: several events', mm: 'စစ်ပါ - ဖြစ်ရပ်များစွာ', zh: '请核对：多个事件' },
  },
  unlisted: {
    tone: 'attention',
    word: { en: 'Status not in the table', mm: 'ဇယားတွင် မပါသော အခြေအနေ', zh: '状态表中没有' },
  },
  unreadable: { tone: 'danger', word: commonWords.unreadable },
  applied: { tone: 'success', word: mailPostFieldWords.lines_applied },
};

export const postFileCommandWords: Record<PostFileCommand, { readonly verb: Word; readonly ask: Word }> = {
  apply: {
    verb: { en: 'Apply', mm: 'အသုံးချမည်', zh: '执行' },
    ask: {
      en: 'Enter the mail post’s result for {n} [parcel|parcels]?',
      mm: 'ပါဆယ် {n} ခု၏ စာတိုက်ရလဒ်ကို ထည့်သွင်းမလား။',
      zh: '登记 {n} 件包裹的邮政结果？',
    },
  },
  void: {
    verb: { en: 'Set aside', mm: 'ပယ်ထားမည်', zh: '搁置' },
    ask: {
      en: 'Set {name} aside without applying it?',
      mm: '{name} ကို ဘာမှမလုပ်ဘဲ ပယ်ထားမလား။',
      zh: '不执行，搁置 {name}？',
    },
  },
};

/** Why a line of a tracking file cannot be applied. */
export const lineReasonWords = words({
  scan_needs_supervisor: {
    en: 'COD: a supervisor must enter it',
    mm: 'COD ပါ၍ ကြီးကြပ်ရေးမှူးက ထည့်ရမည်',
    zh: '有代收货款，须由主管登记',
  },
  scan_final: { en: 'Already finished in another way', mm: 'အခြားနည်းဖြင့် ပြီးဆုံးပြီး', zh: '已以其他方式结束' },
  scan_out_of_order: { en: 'Not with the mail post', mm: 'စာတိုက်တွင် မရှိပါ', zh: '不在邮政' },
  scan_on_clearance: { en: 'Its money is on a clearance', mm: 'ငွေရှင်းတမ်းတွင် ပါဝင်နေသည်', zh: '款项已在结算单上' },
  scan_missing: commonWords.reportedMissing,
  missing_permission: { en: 'You may not enter this', mm: 'သင် ထည့်သွင်းခွင့် မရှိပါ', zh: '您无权登记' },
  other: { en: 'Not possible now', mm: 'ယခု မလုပ်နိုင်ပါ', zh: '目前无法执行' },
});

/** Location of a label to another country. */
export const abroadPlaceWords: Record<AbroadPlace, Word> = {
  to_accept: { en: 'To accept', mm: 'လက်ခံရန်', zh: '待收件' },
  to_hand: { en: 'To hand over', mm: 'စာတိုက်သို့ အပ်ရန်', zh: '待转交' },
  with_post: postPlaceFaces.with_post.word,
  delivered: postPlaceFaces.delivered.word,
  coming_back: postPlaceFaces.coming_back.word,
};
