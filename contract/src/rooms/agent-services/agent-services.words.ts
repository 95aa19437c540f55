import { words, type Word } from '@waybill/domain/kernel/words.ts';
import {
  agentServiceLife,
  type AgentService,
  type AgentServiceCommand,
  type CommissionKind,
} from '@waybill/domain/rooms/agent-services/agent-service-states.ts';
import { facesOf } from '../../kernel/list.ts';
import { mailbagFieldWords } from '../mailbags/mailbags.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const agentServiceWords = words({
  list: { en: 'Agent services', mm: 'ကိုယ်စားလှယ် ဝန်ဆောင်မှုများ', zh: '代理服务' },
  about: {
    en: 'No requests yet. An agent branch requests services with its commission here; head office confirms them from a date or denies them with a reason.',
    mm: 'ကိုယ်စားလှယ် ရုံးခွဲများ ပေးနိုင်သည့် ဝန်ဆောင်မှုများကို ဤနေရာတွင် ပြသည်။ ရုံးခွဲက ကော်မရှင်ဖြင့် တောင်းဆိုပြီး ရုံးချုပ်က ရက်စွဲဖြင့် အတည်ပြုသည် သို့မဟုတ် အကြောင်းပြချက်ဖြင့် ငြင်းပယ်သည်။',
    zh: '代理网点可提供的服务列在这里：网点连同佣金提出申请，总部确认起始日或说明理由后拒绝。',
  },
});

export const agentServiceFieldWords = words({
  service_no: { en: 'Request no.', mm: 'တောင်းဆိုမှုအမှတ်', zh: '申请编号' },
  service: { en: 'Service', mm: 'ဝန်ဆောင်မှု', zh: '服务' },
  commission_kind: { en: 'Commission', mm: 'ကော်မရှင်', zh: '佣金方式' },
  commission_amount: { en: 'Kyat per piece', mm: 'တစ်ခုလျှင် ကျပ်', zh: '每件佣金' },
  commission_percent: { en: 'Percent of the fee', mm: 'အခကြေးငွေ၏ ရာခိုင်နှုန်း', zh: '费用百分比' },
  starts_on: { en: 'From', mm: 'စတင်သည့်ရက်', zh: '起始日' },
  wanted_by: commonFieldWords.requester,
  wanted_at: { en: 'Requested', mm: 'တောင်းဆိုချိန်', zh: '申请时间' },
  decided_by: commonFieldWords.decided_by,
  decided_at: { en: 'Decided', mm: 'ဆုံးဖြတ်ချိန်', zh: '决定时间' },
  reason: mailbagFieldWords.reason,
  note: mailbagFieldWords.note,
});

export const agentServiceStateFaces = facesOf(agentServiceLife, {
  pending: commonWords.pending,
  confirm: commonWords.confirmed,
  denied: commonWords.denied,
});

export const agentServiceNames: Record<AgentService, Word> = {
  cod: commonWords.cod,
  emo: commonWords.emo,
  pickup: commonWords.pickupService,
  transit: { en: 'Transit', mm: 'အကူးအပြောင်း', zh: '中转' },
};

export const commissionKindWords: Record<CommissionKind, Word> = {
  fixed: { en: 'Fixed, per piece', mm: 'တစ်ခုလျှင် ပုံသေ', zh: '按件固定' },
  percent: agentServiceFieldWords.commission_percent,
};

export const agentServiceCommandWords: Record<AgentServiceCommand, { readonly verb: Word; readonly ask: Word }> = {
  ask: {
    verb: { en: 'Request again', mm: 'ထပ်မံ တောင်းဆိုမည်', zh: '重新申请' },
    ask: { en: 'Request {name} again', mm: '{name} ကို ထပ်မံ တောင်းဆိုရန်', zh: '重新申请{name}' },
  },
  confirm: {
    verb: commonWords.confirm,
    ask: { en: 'Confirm {name}', mm: '{name} ကို အတည်ပြုရန်', zh: '确认{name}' },
  },
  deny: {
    verb: commonWords.deny,
    ask: { en: 'Deny {name}', mm: '{name} ကို ငြင်းပယ်ရန်', zh: '拒绝{name}' },
  },
  end: {
    verb: { en: 'End the service', mm: 'ဝန်ဆောင်မှု ရပ်မည်', zh: '终止服务' },
    ask: { en: 'End {name}', mm: '{name} ကို ရပ်ရန်', zh: '终止{name}' },
  },
};
