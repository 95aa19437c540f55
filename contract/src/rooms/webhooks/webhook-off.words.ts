import { locales } from '@waybill/domain/kernel/locale.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { WebhookOffReason } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import { webhookOffWords } from './webhooks.words.ts';

const title: Word = {
  en: 'Webhook {name} is switched off',
  mm: 'Webhook {name} ပိတ်သွားပါပြီ',
  zh: 'Webhook {name} 已停用',
};
const next: Word = {
  en: 'Tell its owner; switch it on again once it is repaired.',
  mm: 'ပိုင်ရှင်ကို အကြောင်းကြားပါ၊ ပြင်ပြီးလျှင် ပြန်ဖွင့်ပါ။',
  zh: '请通知所有者，修复后再启用。',
};

/** Returns the bell text for a webhook that was switched off, in all languages. */
export function announcedOffWords(
  name: string,
  url: string,
  reason: WebhookOffReason,
): { readonly title: string; readonly body: string } {
  const inAll = (say: (locale: (typeof locales)[number]) => string) => locales.map(say);
  return {
    title: inAll((locale) => title[locale].replace('{name}', name)).join(' · '),
    body: [url, ...inAll((locale) => `${webhookOffWords[reason][locale]} ${next[locale]}`)].join('\n'),
  };
}
