import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { PaymentChannelDetail } from '@waybill/contract/rooms/payment-channels/payment-channels.contract.ts';
import type { TestApp } from '../../../kernel/testing/app.ts';

/** An operator's own payment QR in kyat. */
export const ownQr =
  '00020101021126280012com.mmqr.p2m0108099887765204421553031045802MM5915WAYBILL EXPRESS6006YANGON62190307SHOP0010704T00163043C5B';

let named = 0;

/** Returns the form of a wallet that pays into the default bank account, with these changes. */
export async function channelForm(app: TestApp, but: object = {}) {
  const { data } = await (await app.as('finance')).call('bank_accounts.all', {});
  const name = `Wallet ${++named}`;
  return {
    name_en: name,
    name_mm: `ဝေါလက် ${named}`,
    name_zh: null,
    kind: 'wallet',
    bank_account_id: data.find(({ is_default }) => is_default)?.id ?? 0,
    branch_ids: [] as number[],
    fee_percent: 50,
    fee_fixed: 0,
    fee_by: 'operator',
    settle_days: 1,
    case_days: 2,
    needs_reference: true,
    needs_picture: false,
    static_qr: ownQr,
    on_tracking: false,
    on_label: false,
    starts_on: businessDate(app.clock()),
    ...but,
  } as const;
}

/** Creates a channel that two people agreed on. */
export async function confirmedChannel(app: TestApp, but: object = {}): Promise<PaymentChannelDetail> {
  const body = (await channelForm(app, but)) as never;
  const { id, version } = (await (await app.as('finance')).call('payment_channels.create', { body })).data;
  const confirm = { params: { id }, body: { version } };
  return (await (await app.as('superadmin')).call('payment_channels.confirm', confirm)).data;
}
