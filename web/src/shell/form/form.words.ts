import { words } from '@waybill/domain/kernel/words.ts';

/** Texts of every form. */
export const formWords = words({
  created: { en: 'Created successfully.', mm: 'ဖန်တီးပြီးပါပြီ။', zh: '创建成功。' },
  unsaved: { en: 'Not saved yet', mm: 'မသိမ်းရသေးပါ', zh: '尚未保存' },
  required: { en: 'Fields with * must be filled in.', mm: '* ပါသော အကွက်များ ဖြည့်ရမည်။', zh: '带 * 的为必填项。' },
  problem: { en: '{field}: {message}', mm: '{field} - {message}', zh: '{field}：{message}' },
  offline: {
    en: 'Cannot connect. What you typed is kept; save again in a moment.',
    mm: 'ချိတ်ဆက်၍မရပါ။ ရိုက်ထားသည်များကို သိမ်းထားသည်။ ခဏအကြာတွင် ထပ်သိမ်းပါ။',
    zh: '无法连接。您输入的内容已保留，请稍后再次保存。',
  },
  draftFound: {
    en: 'You have an unsaved draft from {at}.',
    mm: '{at} က ရိုက်ထားသည်များ မသိမ်းရသေးပါ။',
    zh: '您在 {at} 输入的内容尚未保存。',
  },
  readAs: { en: 'Read as Zawgyi: {text}', mm: 'ဇော်ဂျီအဖြစ် ဖတ်သည် - {text}', zh: '按 Zawgyi 读作：{text}' },
  keepTyped: { en: 'Keep as typed', mm: 'ရိုက်သည့်အတိုင်း ထားမည်', zh: '按原文保留' },
  typedAs: { en: 'Typed as: {text}', mm: 'ရိုက်ခဲ့သည် - {text}', zh: '原文：{text}' },
  draftTake: { en: 'Restore', mm: 'ပြန်ယူမည်', zh: '恢复' },
  draftDrop: { en: 'Discard', mm: 'စွန့်ပစ်မည်', zh: '放弃' },
  draftKept: { en: 'Draft saved at {time}', mm: '{time} တွင် မူကြမ်း သိမ်းထားသည်', zh: '草稿已于 {time} 保留' },
  conflictTitle: { en: 'Changed by someone else meanwhile', mm: 'အခြားသူတစ်ဦး ပြင်ဆင်ထားသည်', zh: '其他人同时做了修改' },
  conflictText: {
    en: '{by} saved this record on {at}. Choose which value to keep for each field. Nothing you typed is lost.',
    mm: '{by} က {at} တွင် ဤမှတ်တမ်းကို သိမ်းခဲ့သည်။ အကွက်တစ်ခုချင်းအတွက် မည်သည့်တန်ဖိုးကို ယူမည်ကို ရွေးပါ။ သင်ရိုက်ထားသည်များ မပျောက်ပါ။',
    zh: '{by}已于 {at} 保存此记录。请逐个字段选择保留哪个值。您输入的内容没有丢失。',
  },
  conflictSomebody: { en: 'Someone', mm: 'တစ်စုံတစ်ဦး', zh: '有人' },
  conflictMine: { en: 'Mine', mm: 'မိမိတန်ဖိုး', zh: '我的' },
  conflictTheirs: { en: 'Theirs', mm: 'သူတို့တန်ဖိုး', zh: '对方的' },
  conflictChoose: {
    en: 'Both of you changed it. Choose one.',
    mm: 'နှစ်ဦးစလုံး ပြောင်းထားသည်။ တစ်ခု ရွေးပါ။',
    zh: '双方都做了修改，请选择其一。',
  },
  conflictOnlyMine: { en: 'Changed by you', mm: 'သင် ပြောင်းထားသည်', zh: '由您更改' },
  conflictOnlyTheirs: { en: 'Changed by {by}', mm: '{by} ပြောင်းထားသည်', zh: '由{by}更改' },
  conflictSave: { en: 'Save this', mm: 'ဤအတိုင်း သိမ်းမည်', zh: '按此保存' },
  conflictSame: {
    en: 'Their changes do not affect yours. Save to keep both.',
    mm: 'သူတို့ပြောင်းလဲမှုသည် သင့်ပြောင်းလဲမှုနှင့် မထိပါ။ နှစ်ခုလုံးထားရန် သိမ်းပါ။',
    zh: '对方的修改与您的不冲突，保存即可同时保留。',
  },
  conflictBack: { en: 'Back to the form', mm: 'ဖောင်သို့ ပြန်သွားမည်', zh: '返回表单' },
  none: { en: 'None', mm: 'မရွေးပါ', zh: '不选' },
  nothing: { en: '(empty)', mm: '(ဗလာ)', zh: '（空）' },
});
