import type { PageRow } from '../../kernel/pages.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const access = { permission: 'emo.view' } as const;

export const emoPages: PageRow[] = [
  {
    name: 'emo.new',
    path: '/emo/new',
    title: { en: 'Sell a money order', mm: 'ငွေပို့လွှာ ရောင်းရန်', zh: '办理汇票' },
    access: { permission: 'emo.work', needsBranch: true },
    trail: 'emo',
    load: async () => (await import('./NewEmoPage.tsx')).NewEmoPage,
  },
  {
    name: 'emo.detail',
    path: '/emo/detail/{emoId}',
    title: commonFieldWords.money_order,
    access,
    trail: 'emo',
    load: async () => (await import('./EmoPage.tsx')).EmoPage,
  },
  {
    name: 'emo.slip',
    path: '/emo/slip/{emoId}',
    title: { en: 'Sender’s slip', mm: 'ငွေပို့သူ စလစ်', zh: '汇款凭条' },
    access,
    trail: 'emo',
    load: async () => (await import('./EmoPapers.tsx')).EmoSlipPage,
  },
  {
    name: 'emo.receipt',
    path: '/emo/receipt/{emoId}',
    title: { en: 'Payee’s receipt', mm: 'ငွေထုတ်ပြေစာ', zh: '取款收据' },
    access,
    trail: 'emo',
    load: async () => (await import('./EmoPapers.tsx')).EmoReceiptPage,
  },
  {
    name: 'emo.terms',
    path: '/settings/emo',
    title: { en: 'Money order fees', mm: 'ငွေပို့လွှာ ဝန်ဆောင်ခ', zh: '汇票手续费' },
    access: { permission: 'tariff.edit' },
    trail: 'settings',
    load: async () => (await import('./EmoTermsPage.tsx')).EmoTermsPage,
  },
  {
    name: 'emo',
    path: '/emo/{tab}',
    title: { en: 'Money orders', mm: 'ငွေပို့လွှာများ', zh: '汇票' },
    access,
    params: { tab: 'pending' },
    load: async () => (await import('./EmoListPage.tsx')).EmoListPage,
  },
];
