import { advancePaymentWords, paymentClaimWords } from '@waybill/contract/rooms/payment-claims/payment-claims.words.ts';
import type { PageRow } from '../../kernel/pages.ts';

const cod = { permission: 'cod.view' } as const;

export const paymentClaimPages: PageRow[] = [
  {
    name: 'payment-claims',
    path: '/payment-claims',
    title: paymentClaimWords.list,
    access: cod,
    load: async () => (await import('./PaymentClaimListPage.tsx')).PaymentClaimListPage,
  },
  {
    name: 'payment-claims.lines',
    path: '/payment-claims/statements',
    title: paymentClaimWords.lines,
    access: { permission: 'bank_account.view' },
    load: async () => (await import('./PaymentLineListPage.tsx')).PaymentLineListPage,
  },
  {
    name: 'payment-claims.advances',
    path: '/payment-claims/advances',
    title: advancePaymentWords.list,
    access: cod,
    load: async () => (await import('./AdvancePaymentListPage.tsx')).AdvancePaymentListPage,
  },
  {
    name: 'payment-claims.couriers',
    path: '/payment-claims/couriers',
    title: paymentClaimWords.couriers,
    access: cod,
    load: async () => (await import('./PaymentClaimListPage.tsx')).ClaimCourierListPage,
  },
];
