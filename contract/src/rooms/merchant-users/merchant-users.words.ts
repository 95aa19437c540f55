import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { MerchantRole, PortalAccess } from '@waybill/domain/kernel/merchant-roles.ts';
import { merchantUserLife } from '@waybill/domain/rooms/merchant-users/merchant-user-states.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { facesOf } from '../../kernel/list.ts';

export const merchantUserWords = words({
  portal: commonWords.merchantPortal,
  keys: { en: 'Own API keys and webhooks', mm: 'ကိုယ်ပိုင် API သော့နှင့် webhook', zh: '自有 API 密钥和 Webhook' },
  access: { en: 'May do at the portal', mm: 'လုပ်ဆောင်ခွင့်', zh: '平台权限' },
});

export const merchantUserFieldWords = { portal_access: merchantUserWords.access, key_scopes: merchantUserWords.keys };

/** Announcement to a merchant's people, before one of the branch gets at their money. */
export const ownerLinkWords = words({
  title: {
    en: 'Your branch made a link for an owner of your shop',
    mm: 'သင့်ရုံးခွဲက သင့်ဆိုင်၏ ပိုင်ရှင်အတွက် လင့်ခ်တစ်ခု ထုတ်ထားသည်',
    zh: '网点为您店的店主生成了一个链接',
  },
  body: {
    en: 'By it somebody becomes an owner or gets a new password, once a second person agrees. See “People of the shop”. If nobody of you asked for it, withdraw it there and tell head office.',
    mm: 'ဒုတိယလူ သဘောတူပြီးနောက် ထိုလင့်ခ်ဖြင့် တစ်စုံတစ်ဦးသည် ပိုင်ရှင် ဖြစ်လာမည် သို့မဟုတ် စကားဝှက်အသစ် ရမည်။ “ဆိုင်၏ အသုံးပြုသူများ” တွင် ကြည့်ပါ။ သင်တို့ မတောင်းဆိုထားလျှင် ထိုနေရာတွင် ရုပ်သိမ်းပြီး ရုံးချုပ်ကို အကြောင်းကြားပါ။',
    zh: '经第二人同意后，有人将凭此链接成为店主或设置新密码。请查看“店内人员”。如非本店提出，请在那里撤回并告知总部。',
  },
});

export const merchantRoleWords: Record<MerchantRole, Word> = {
  'merchant-owner': { en: 'Shop owner', mm: 'ဆိုင်ပိုင်ရှင်', zh: '店主' },
  'merchant-clerk': { en: 'Shop clerk', mm: 'ဆိုင်ဝန်ထမ်း', zh: '店员' },
};

export const portalAccessWords: Record<PortalAccess, Word> = {
  off: { en: 'Off', mm: 'ပိတ်ထား', zh: '关闭' },
  see: { en: 'See only', mm: 'ကြည့်ရုံသာ', zh: '仅查看' },
  order: { en: 'See and order', mm: 'ကြည့်ရန်နှင့် အော်ဒါတင်ရန်', zh: '查看和下单' },
};

export const merchantUserStateFaces = facesOf(merchantUserLife, {
  active: { en: 'Active', mm: 'အသုံးပြုနေသည်', zh: '使用中' },
  removed: { en: 'Removed', mm: 'ဖယ်ရှားပြီး', zh: '已移除' },
});

export const merchantUserCommandWords = {
  remove: {
    verb: commonWords.remove,
    ask: { en: 'Remove {name}?', mm: '{name} ကို ဖယ်ရှားမလား။', zh: '移除{name}？' },
  },
};
