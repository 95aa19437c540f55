import { words } from '@waybill/domain/kernel/words.ts';

export const ticketRefusalStatus = {
  ticket_other_side: 409,
  ticket_moved: 409,
  ticket_reopen_late: 409,
  ticket_about_unknown: 422,
  ticket_desk_branch: 422,
  ticket_desk_program: 422,
  ticket_person: 422,
  ticket_has_it: 409,
} as const;

export const ticketRefusalWords = words({
  ticket_other_side: {
    en: 'Only the other side of the ticket can do this: its creator cannot answer it, and the team asked cannot close it.',
    mm: 'ဤလုပ်ဆောင်ချက်သည် အခြားဘက်အတွက် ဖြစ်သည်။ တင်သူက ဖြေကြား၍မရပါ၊ ဖြေကြားသူက ပိတ်၍မရပါ။',
    zh: '此操作属于工单的另一方：提交方不能答复，受理方不能关闭。',
  },
  ticket_moved: {
    en: 'Someone has written to this ticket meanwhile. Read it, then send yours again; your text is kept.',
    mm: 'ဤအတောအတွင်း တစ်စုံတစ်ဦးက ရေးထားသည်။ ဖတ်ပြီးမှ ထပ်ပို့ပါ။ သင်ရေးထားသည် မပျောက်ပါ။',
    zh: '期间已有人更新此工单，请先阅读再发送，您写的内容已保留。',
  },
  ticket_reopen_late: {
    en: 'It ended more than {n} days ago. Create a new ticket and mention the number of this one.',
    mm: 'ပြီးဆုံးသည်မှာ {n} ရက် ကျော်ပါပြီ။ တောင်းခံချက်အသစ် တင်ပြီး ဤအမှတ်ကို ဖော်ပြပါ။',
    zh: '结束已超过 {n} 天，请新建工单并注明此编号。',
  },
  ticket_about_unknown: {
    en: 'Nothing that you may see has this number. Check it, or leave it out and describe it in the message.',
    mm: 'ဤအမှတ်ဖြင့် သင်မြင်ရသည် မရှိပါ။ စစ်ဆေးပါ သို့မဟုတ် ချန်ထားပြီး စာထဲတွင် ဖော်ပြပါ။',
    zh: '您看不到此项，请核对，或留空并在内容中说明。',
  },
  ticket_desk_program: {
    en: 'A program or a merchant can ask only the own branch or head office. Leave out to_branch_id, or choose head_office.',
    mm: 'ပရိုဂရမ်နှင့် ကုန်သည်များသည် မိမိရုံးခွဲ သို့မဟုတ် ရုံးချုပ်ကိုသာ တောင်းခံနိုင်သည်။ to_branch_id ကို ချန်ထားပါ သို့မဟုတ် head_office ကို ရွေးပါ။',
    zh: '程序和商户只能向所属网点或总部提交。请去掉 to_branch_id，或选择 head_office。',
  },
  ticket_desk_branch: {
    en: 'Choose the branch to ask.',
    mm: 'မည်သည့်ရုံးခွဲကို တောင်းခံသည်ကို ရွေးပါ။',
    zh: '请选择受理网点。',
  },
  ticket_person: {
    en: 'This person does not answer for that team, or created the ticket. Choose someone else, or nobody: then the whole team can answer.',
    mm: 'ဤသူသည် ထိုဌာနအတွက် ဖြေကြားသူ မဟုတ်ပါ သို့မဟုတ် ကိုယ်တိုင် တင်ထားသူ ဖြစ်သည်။ အခြားသူကို ရွေးပါ၊ မရွေးပါက ထိုဌာနရှိ အားလုံးအတွက် ဖြစ်မည်။',
    zh: '此人不负责该受理方，或本人就是提交人。请另选一人；不选则由该受理方全体处理。',
  },
  ticket_has_it: {
    en: 'They already have it. Choose another team or person.',
    mm: 'ထိုသူတွင် ရှိပြီးဖြစ်သည်။ အခြားဌာန သို့မဟုတ် အခြားသူကို ရွေးပါ။',
    zh: '该工单已在对方处，请选择其他受理方或人员。',
  },
});
