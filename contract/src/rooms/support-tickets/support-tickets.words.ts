import { words, type Word } from '@waybill/domain/kernel/words.ts';
import {
  supportTicketLife,
  type SupportTicketCommand,
  type TicketTab,
} from '@waybill/domain/rooms/support-tickets/support-ticket-states.ts';
import type {
  TicketDesk,
  TicketPriority,
  TicketSource,
  TicketType,
} from '@waybill/domain/rooms/support-tickets/ticket-kinds.ts';
import { facesOf } from '../../kernel/list.ts';
import { customerFieldWords } from '../customers/customers.words.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const supportTicketWords = words({
  list: { en: 'Support tickets', mm: 'အကူအညီ တောင်းခံချက်များ', zh: '工单' },
  about: {
    en: 'No tickets yet. Questions appear here with their answers.',
    mm: 'တောင်းခံချက်များနှင့် အဖြေများ ဤနေရာတွင် ပေါ်မည်။',
    zh: '提出的工单及其答复列在这里。',
  },
});

export const ticketTypeWords: Record<TicketType, Word> = {
  shipping: { en: 'Shipping', mm: 'ပို့ဆောင်ရေး', zh: '运输' },
  operation: { en: 'Operation', mm: 'လုပ်ငန်းလည်ပတ်ရေး', zh: '运营' },
  technology: { en: 'Technology', mm: 'နည်းပညာ', zh: '技术' },
};

export const ticketDeskWords: Record<TicketDesk, Word> = {
  branch: commonFieldWords.branch,
  head_office: commonWords.headOffice,
  za: { en: 'Software provider', mm: 'ဆော့ဖ်ဝဲပံ့ပိုးသူ', zh: '软件供应商' },
};

export const ticketSourceWords: Record<TicketSource, Word> = {
  own: { en: 'Own staff', mm: 'ကိုယ်ပိုင်ဝန်ထမ်း', zh: '本公司员工' },
  partner: { en: 'From partner', mm: 'မိတ်ဖက်ထံမှ', zh: '来自合作方' },
};

export const ticketPriorityWords: Record<TicketPriority, Word> = {
  normal: commonWords.normal,
  high: { en: 'High', mm: 'အရေးကြီး', zh: '高' },
  urgent: { en: 'Urgent', mm: 'အလွန်အရေးကြီး', zh: '紧急' },
};

export const ticketTabWords: Record<TicketTab, Word> = {
  mine: { en: 'Waiting for me', mm: 'ကျွန်ုပ်ကို စောင့်နေသည်', zh: '待我处理' },
  open: commonWords.underWay,
  ended: commonWords.ended,
};

export const supportTicketStateFaces = facesOf(
  supportTicketLife,
  {
    open: commonWords.newOne,
    answered: { en: 'Answered', mm: 'ဖြေကြားပြီး', zh: '已答复' },
    waiting: { en: 'Waiting for answer', mm: 'အဖြေကို စောင့်နေသည်', zh: '等待答复' },
    resolved: { en: 'Resolved', mm: 'ဖြေရှင်းပြီး', zh: '已解决' },
    closed: commonWords.closed,
  },
  { waiting: commonFieldWords.waiting },
);

export const supportTicketCommandWords: Record<SupportTicketCommand, { verb: Word; ask: Word }> = {
  answer: {
    verb: { en: 'Answer', mm: 'ဖြေကြားမည်', zh: '答复' },
    ask: { en: 'Answer {name}', mm: '{name} ကို ဖြေကြားရန်', zh: '答复{name}' },
  },
  reply: {
    verb: { en: 'Write', mm: 'ရေးမည်', zh: '补充' },
    ask: { en: 'Write to {name}', mm: '{name} တွင် ရေးရန်', zh: '补充{name}' },
  },
  hand_on: {
    verb: commonWords.handOn,
    ask: { en: 'Pass {name} on', mm: '{name} ကို လွှဲပေးရန်', zh: '转交{name}' },
  },
  resolve: {
    verb: { en: 'Resolve', mm: 'ဖြေရှင်းပြီးဟု မှတ်မည်', zh: '解决' },
    ask: { en: 'Resolve {name}: what was done', mm: '{name} - ဆောင်ရွက်ခဲ့သည်ကို ရေးပါ', zh: '解决{name}：说明处理结果' },
  },
  close: {
    verb: commonWords.close,
    ask: {
      en: 'Close {name}? It can be reopened within 7 days.',
      mm: '{name} ကို ပိတ်မလား။ 7 ရက်အတွင်း ပြန်ဖွင့်နိုင်သည်။',
      zh: '关闭{name}？7 天内可重新打开。',
    },
  },
  reopen: {
    verb: { en: 'Reopen', mm: 'ပြန်ဖွင့်မည်', zh: '重新打开' },
    ask: {
      en: 'Reopen {name}: what is still wrong',
      mm: '{name} ကို ပြန်ဖွင့်ရန် - မပြီးသေးသည်ကို ရေးပါ',
      zh: '重新打开{name}：说明尚未解决之处',
    },
  },
};

export const ticketFieldWords = words({
  type: commonFieldWords.type,
  priority: { en: 'Priority', mm: 'ဦးစားပေးအဆင့်', zh: '优先级' },
  desk: { en: 'Team asked', mm: 'မည်သူ့ထံ', zh: '受理方' },
  to_branch_id: commonFieldWords.branch,
  to_staff_id: { en: 'Person', mm: 'တာဝန်ခံသူ', zh: '负责人' },
  subject: commonFieldWords.subject,
  text: { en: 'Message', mm: 'စာ', zh: '内容' },
  files: { en: 'Files', mm: 'ဖိုင်များ', zh: '附件' },
  tracking_code: labelFieldWords.tracking_code,
  customer_id: customerFieldWords.customer_id,
  clearance_no: commonFieldWords.clearance,
  about_branch_id: { en: 'Branch concerned', mm: 'သက်ဆိုင်သည့် ရုံးခွဲ', zh: '涉及网点' },
});

/** Words of lists and pages that are not fields of the form. */
export const ticketColumnWords = words({
  number: { en: 'Number', mm: 'အမှတ်', zh: '编号' },
  to_branch: { en: 'Branch asked', mm: 'တောင်းခံသည့် ရုံးခွဲ', zh: '受理网点' },
  branch: { en: 'Created by branch', mm: 'တင်သည့် ရုံးခွဲ', zh: '提交网点' },
  created_by: { en: 'Created by', mm: 'တင်သူ', zh: '提交人' },
  source: { en: 'From', mm: 'ဘယ်ကလဲ', zh: '来源' },
  due_at: { en: 'Answer due', mm: 'ဖြေကြားရမည့်အချိန်', zh: '答复期限' },
  last_at: { en: 'Last message', mm: 'နောက်ဆုံးရေးချိန်', zh: '最后更新' },
  escalated_at: { en: 'Escalated', mm: 'အထက်သို့ တင်ပြချိန်', zh: '升级时间' },
});

export const cannedAnswerWords = words({
  list: { en: 'Saved replies', mm: 'အသင့်အဖြေများ', zh: '常用答复' },
  about: {
    en: 'No saved replies yet. Save answers that are often needed; they can be adapted in each ticket.',
    mm: 'မကြာခဏ ဖြေရသည့် အဖြေများ။ ဖြေကြားသူက ရွေးယူပြီး လိုအပ်သလို ပြင်ဆင်နိုင်သည်။',
    zh: '经常使用的答复，答复工单时可选用并修改。',
  },
});
export const cannedAnswerFieldWords = words({
  title: commonFieldWords.title,
  text: commonFieldWords.text,
  text_en: { en: 'Text (English)', mm: 'စာသား (အင်္ဂလိပ်)', zh: '正文（英文）' },
  text_mm: { en: 'Text (Myanmar)', mm: 'စာသား (မြန်မာ)', zh: '正文（缅文）' },
  text_zh: { en: 'Text (Chinese)', mm: 'စာသား (တရုတ်)', zh: '正文（中文）' },
  updated_at: commonFieldWords.last_changed,
});
