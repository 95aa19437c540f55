import { words } from '@waybill/domain/kernel/words.ts';
import { agentPayoutLife } from '@waybill/domain/rooms/agent-payouts/agent-payout-states.ts';
import { facesOf } from '../../kernel/list.ts';
import { bankAccountFieldWords } from '../bank-accounts/bank-accounts.words.ts';
import { clearanceFieldWords } from '../clearances/clearances.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const agentPayoutWords = words({
  list: { en: 'Payouts to agents', mm: 'ကိုယ်စားလှယ်သို့ ပေးငွေများ', zh: '付给代理' },
  about: {
    en: 'Commission of agents who have earned more than the cash they hold, for example after the agreement ended. One person creates the payout, another pays it.',
    mm: 'လက်ဝယ်ငွေထက် ကော်မရှင် ပိုရရှိထားသော ကိုယ်စားလှယ် (ဥပမာ ရပ်နားပြီးသူ) အား ပေးငွေ။ တစ်ဦးက ပြုလုပ်ပြီး အခြားတစ်ဦးက ပေးချေသည်။',
    zh: '代理手持现金少于已得佣金（如已终止合作）时付给的佣金。一人制单，另一人付款。',
  },
});

export const agentPayoutFieldWords = words({
  number: { en: 'Payout no.', mm: 'ပေးငွေအမှတ်', zh: '付款单号' },
  agent_id: commonFieldWords.agent,
  agent: commonFieldWords.agent,
  office: { en: 'Paying office', mm: 'ပေးချေသည့်ရုံး', zh: '付款网点' },
  amount: { en: 'Commission', mm: 'ကော်မရှင်', zh: '佣金' },
  note: commonFieldWords.note,
  method: clearanceFieldWords.method,
  bank_account_id: bankAccountFieldWords.bank_account_id,
  bank_account: bankAccountFieldWords.bank_account_id,
  created_by: commonFieldWords.made_by,
  approved_by: clearanceFieldWords.approved_by,
  paid_by: clearanceFieldWords.paid_by,
  paid_at: clearanceFieldWords.paid_at,
  ended_by: { en: 'Voided by', mm: 'ပယ်ဖျက်သူ', zh: '作废人' },
  reason: commonFieldWords.reason,
});

export const agentPayoutCommandWords = {
  approve: {
    verb: commonWords.approve,
    ask: commonWords.askApprove,
  },
  pay: {
    verb: commonWords.pay,
    ask: { en: 'Pay {name}', mm: '{name} ပေးချေမည်', zh: '支付{name}' },
  },
  void: {
    verb: commonWords.void,
    ask: {
      en: 'Void {name}? The payment is reversed in the books, and the agent is owed it again.',
      mm: '{name} ကို ပယ်ဖျက်မလား။ ပေးပြီးငွေကို စာရင်းတွင် ပြန်ရုပ်သိမ်းပြီး ကိုယ်စားလှယ်အား ပေးရန် ပြန်ဖြစ်မည်။',
      zh: '作废{name}？已付款项将在账上冲回，并重新列为应付代理。',
    },
  },
};

export const agentPayoutStateFaces = facesOf(agentPayoutLife, {
  pending: { en: 'To be paid', mm: 'ပေးချေရန်', zh: '待付款' },
  complete: commonWords.paid,
  void: commonWords.voided,
});
