import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { ChannelKind } from '@waybill/domain/rooms/payment-channels/payment-channel-form.ts';
import {
  type endsDifference,
  paymentChannelLife,
  type ChannelStep,
  type ChannelTermsState,
} from '@waybill/domain/rooms/payment-channels/payment-channel-states.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { facesOf } from '../../kernel/list.ts';
import { agentServiceFieldWords } from '../agent-services/agent-services.words.ts';
import { bankLineFieldWords } from '../bank-lines/bank-lines.words.ts';
import { branchFieldWords } from '../branches/branches.words.ts';
import { customerFieldWords } from '../customers/customers.words.ts';
import { webhookCommandWords, webhookStateFaces } from '../webhooks/webhooks.words.ts';

export const paymentChannelWords = words({
  list: commonWords.paymentChannels,
  about: {
    en: 'No payment channels yet. Add the wallets, bank QRs and card terminals by which receivers pay.',
    mm: 'ငွေပေးချေနည်း မရှိသေးပါ။ လက်ခံသူများ ငွေပေးချေနိုင်သည့် ဝေါလက်၊ ဘဏ် QR နှင့် ကတ်စက်များကို ထည့်ပါ။',
    zh: '还没有收款渠道。请添加收件人可用的钱包、银行二维码和刷卡机。',
  },
});

export const channelKindWords: Record<ChannelKind, Word> = {
  wallet: { en: 'Wallet', mm: 'ဝေါလက်', zh: '钱包' },
  bank_qr: { en: 'Bank QR', mm: 'ဘဏ် QR', zh: '银行二维码' },
  card: { en: 'Card terminal', mm: 'ကတ်စက်', zh: '刷卡机' },
};

const settlesWord = { en: 'Settles into', mm: 'ငွေဝင်မည့် ဘဏ်အကောင့်', zh: '结算账户' };

export const paymentChannelFieldWords = words({
  name: commonFieldWords.name,
  name_en: branchFieldWords.name_en,
  name_mm: branchFieldWords.name_mm,
  name_zh: branchFieldWords.name_zh,
  kind: commonFieldWords.kind,
  bank_account_id: settlesWord,
  bank_account: settlesWord,
  branch_ids: commonWords.branches,
  fee_percent: { en: 'Provider’s fee, percent', mm: 'ဝန်ဆောင်ခ ရာခိုင်နှုန်း', zh: '渠道费率' },
  fee_fixed: { en: 'Provider’s fee per payment', mm: 'တစ်ကြိမ်လျှင် ဝန်ဆောင်ခ', zh: '每笔渠道费' },
  fee_by: { en: 'Fee borne by', mm: 'ဝန်ဆောင်ခ ကျခံသူ', zh: '费用承担方' },
  settle_days: { en: 'Days until settled', mm: 'ငွေဝင်ချိန် (ရက်)', zh: '到账天数' },
  case_days: { en: 'Unmatched becomes a case after (days)', mm: 'မတွေ့ပါက စိစစ်မှုဖွင့်မည့်ရက်', zh: '未核对几天后立案' },
  needs_reference: { en: 'Reference required', mm: 'ငွေလွှဲအမှတ် လိုအပ်သည်', zh: '必须填写交易号' },
  needs_picture: { en: 'Picture required', mm: 'ဓာတ်ပုံ လိုအပ်သည်', zh: '必须拍照' },
  static_qr: { en: 'Text of the fixed QR', mm: 'ပုံသေ QR ၏ စာသား', zh: '固定二维码文本' },
  on_tracking: { en: 'On the tracking page', mm: 'ပါဆယ်ခြေရာခံ စာမျက်နှာတွင် ပြမည်', zh: '在查询页面显示' },
  on_label: { en: 'On printed labels', mm: 'ပုံနှိပ် လေဘယ်တွင် ပါမည်', zh: '打印在面单上' },
  starts_on: agentServiceFieldWords.starts_on,
  proposed_by: commonFieldWords.requester,
  proposed_at: { en: 'Proposed', mm: 'တင်ပြချိန်', zh: '提出时间' },
  decided_by: commonFieldWords.decided_by,
  decided_at: agentServiceFieldWords.decided_at,
  awaited: { en: 'Not on the provider’s statement yet', mm: 'ရှင်းတမ်းတွင် မပါသေး', zh: '尚未在渠道对账单上' },
  on_the_way: {
    en: 'On the statement, not at the bank yet',
    mm: 'ရှင်းတမ်းတွင် ပါပြီး ဘဏ်သို့ မရောက်သေး',
    zh: '已在对账单，未到银行',
  },
  difference: { en: 'Owed from lump sums', mm: 'စုပေါင်းငွေ ကွာခြားချက်', zh: '合并到账差额' },
  difference_by: { en: 'Last matched by', mm: 'နောက်ဆုံး တိုက်ဆိုင်သူ', zh: '最近核对人' },
  difference_on: { en: 'Last matched on', mm: 'နောက်ဆုံး တိုက်ဆိုင်ရက်', zh: '最近核对日' },
  amount: bankLineFieldWords.amount,
  reason: commonFieldWords.reason,
});

export const channelTermsWords: Record<ChannelTermsState, Word> = {
  proposed: customerFieldWords.proposed_terms,
  confirmed: { en: 'Confirmed terms', mm: 'အတည်ပြုထားသော သဘောတူညီချက်', zh: '已确认的条款' },
  denied: { en: 'Denied terms', mm: 'ငြင်းပယ်ထားသော သဘောတူညီချက်', zh: '被拒绝的条款' },
};

export const paymentChannelCommandWords: Record<
  ChannelStep | typeof endsDifference,
  { readonly verb: Word; readonly ask: Word }
> = {
  confirm: {
    verb: commonWords.confirm,
    ask: {
      en: 'Confirm the proposed terms of {name}? Check account and QR: all payments go there.',
      mm: '{name} ၏ တင်ပြထားသော သဘောတူညီချက်ကို အတည်ပြုမလား။ အကောင့်နှင့် QR ကို စစ်ဆေးပါ။ ငွေအားလုံး ထိုနေရာသို့ ဝင်မည်။',
      zh: '确认{name}的新条款？请核对账户和二维码：所有款项都会付到那里。',
    },
  },
  end_difference: {
    verb: { en: 'End the difference', mm: 'ကွာခြားငွေ ပိတ်မည်', zh: '了结差额' },
    ask: {
      en: 'Book the difference with {name} as a bank charge? It is not expected from the provider any more.',
      mm: '{name} ၏ ကွာခြားငွေကို ဘဏ်ဝန်ဆောင်ခအဖြစ် စာရင်းသွင်းမလား။ ထပ်မံ မမျှော်လင့်တော့ပါ။',
      zh: '将与{name}的差额记为银行收费？之后不再等待渠道支付。',
    },
  },
  deny: {
    verb: commonWords.deny,
    ask: { en: 'Deny {name}?', mm: '{name} ကို ငြင်းပယ်မလား။', zh: '拒绝{name}？' },
  },
  drop: {
    verb: { en: 'Drop the change', mm: 'ပြင်ဆင်မှု ပယ်မည်', zh: '放弃更改' },
    ask: {
      en: 'Drop the proposed terms of {name}? The confirmed ones stay.',
      mm: '{name} ၏ တင်ပြထားသော သဘောတူညီချက်ကို ပယ်မလား။ အတည်ပြုထားသည်များ ဆက်ရှိမည်။',
      zh: '放弃{name}的新条款？已确认的条款保留。',
    },
  },
  close: {
    verb: webhookCommandWords.disable.verb,
    ask: {
      en: 'Switch off {name}? Nobody can pay by it until new terms are confirmed by two people.',
      mm: '{name} ကို ပိတ်မလား။ သဘောတူညီချက်အသစ်ကို နှစ်ဦး အတည်မပြုမချင်း သုံး၍မရပါ။',
      zh: '停用{name}？在两人确认新条款之前不能用它付款。',
    },
  },
};

export const paymentChannelStateFaces = facesOf(paymentChannelLife, {
  pending: commonWords.toBeConfirmed,
  active: webhookStateFaces.enabled.word,
  changing: { en: 'On, change to be confirmed', mm: 'ဖွင့်ထားသည်၊ ပြင်ဆင်မှု အတည်ပြုရန်', zh: '启用，更改待确认' },
  inactive: webhookStateFaces.disabled.word,
});
