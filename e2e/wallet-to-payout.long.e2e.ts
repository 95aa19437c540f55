import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clearanceStateFaces } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { paymentClaimFieldWords } from '@waybill/contract/rooms/payment-claims/payment-claims.words.ts';
import {
  payoutRunCommandWords as commands,
  payoutRunFieldWords as field,
  payoutRunStateFaces,
} from '@waybill/contract/rooms/payout-runs/payout-runs.words.ts';
import { proofFieldWords } from '@waybill/contract/rooms/proofs/proofs.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { payableQr } from '@waybill/domain/kernel/merchant-qr.ts';
import { payoutTemplateExamples } from '@waybill/domain/rooms/payout-runs/payout-template-form.ts';
import { ownQr } from '@waybill/server/rooms/payment-channels/testing/confirmed-channel.ts';
import { paymentClaimPageWords } from '@waybill/web/rooms/payment-claims/payment-claim-page.words.ts';
import { payoutRunPageWords as words } from '@waybill/web/rooms/payout-runs/payout-run-page.words.ts';
import type { Api } from './support/api.ts';
import { choose, press, stands, textbox } from './support/controls.ts';
import { eventually, openProduct, phone } from './support/journey.ts';
import { scan } from './support/merchant-cod.ts';

const product = openProduct();
const cod = 45_000;
/** A merchant of the demo operator whose owner signs in with this number. */
const shopOwner = '09450010001';
const shopName = 'ရွှေဝါ အွန်လိုင်းဖက်ရှင်';

/** A wallet and a template of the bank's file, each agreed by two people. */
async function agreed(): Promise<{ wallet: { id: number; name: string }; template: string }> {
  const [finance, md, founder] = [
    await product.as('finance'),
    await product.as('md'),
    await product.as('superadmin'),
  ] as const;
  const account = (await finance.call('bank_accounts.all', {})).data.find(({ is_default }) => is_default);
  const name = 'Journey Pay';
  const body = {
    name_en: name,
    name_mm: 'ခရီးဝေါလက်',
    name_zh: null,
    kind: 'wallet',
    bank_account_id: account?.id,
    branch_ids: [],
    fee_percent: 0,
    fee_fixed: 0,
    fee_by: 'operator',
    settle_days: 1,
    case_days: 2,
    needs_reference: true,
    needs_picture: false,
    static_qr: ownQr,
    on_tracking: false,
    on_label: false,
    starts_on: businessDate(new Date()),
  };
  const made = (await finance.call('payment_channels.create', { body })).data;
  await founder.call('payment_channels.confirm', { params: { id: made.id }, body: { version: made.version } });
  const [example] = payoutTemplateExamples;
  const template = 'Journey bank';
  const proposed = (await md.call('payout_templates.create', { body: { ...example, name: template } })).data;
  const params = { id: proposed.id };
  await founder.call('payout_templates.confirm', { params, body: { version: proposed.version } });
  return { wallet: { id: made.id, name }, template };
}

/** A parcel of the shop on the sheet of the postman of its branch, who has counted it. */
async function onTheWay(): Promise<string> {
  const [manager, clerk, courier] = await Promise.all([
    product.as('manager'),
    product.as('staff'),
    product.as('postman'),
  ]);
  const [shop] = await product.server.query<{ id: number }>('select id from customer where business_name = $1', [
    shopName,
  ]);
  const me = (await courier.call('sessions.activeAccount', {})).data;
  const town = (await clerk.call('places.townships', {})).data.find(
    ({ type, branch_id }) => type === 'township' && branch_id === me.branch?.id,
  )?.id;
  const { data: label } = await manager.call('labels.create', {
    body: {
      merchant_id: Number(shop?.id),
      source_phone: [shopOwner],
      source_name: 'Shop',
      source_township: town,
      accept_type: 'cod',
      cod_amount: cod,
      payment_type: 'sender_pay',
      weight: 1,
      destination_phone: ['09440012345'],
      destination_name: 'ဒေါ်ခင်မာလာထွန်း',
      destination_township: town,
    },
  });
  const code = label.tracking_code;
  await scan(clerk, [code], 'accept_from_origin_branch');
  const { id } = (await clerk.call('run_sheets.create', { body: { taker_id: me.id } })).data;
  const one = {
    scan_id: 'journey-sheet',
    tracking_code: code,
    scanned_at: new Date().toISOString(),
    run_sheet_id: id,
  };
  await clerk.call('run_sheets.scan', { body: { scans: [one] } });
  await courier.call('run_sheets.count', { params: { id }, body: { parcels_counted: 1 } });
  return code;
}

/** Matches a tracking code however its groups are spaced. */
const spaced = (code: string) => new RegExp([...code].join(String.raw`\s*`));

/** At the door the phone shows the wallet's QR with amount and code; the receiver pays, and the courier types the reference. */
async function paidAtTheDoor(code: string, wallet: string, reference: string): Promise<void> {
  const { page, t } = await product.work('postman', '/run-sheet', { locale: 'en', viewport: phone });
  const door = page.getByRole('listitem').filter({ hasText: spaced(code) });
  await door
    .getByRole('button', { name: t(commonFieldWords.delivered) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await choose(dialog, t(proofFieldWords.channel_id), wallet);
  const qr = dialog.locator('[data-qr]');
  await qr.waitFor();
  expect(await qr.getAttribute('data-qr')).toBe(payableQr(ownQr, { amount: cod, reference: code }));
  await textbox(dialog, t(proofFieldWords.reference)).fill(reference);
  await press(dialog, t(commonFieldWords.delivered));
  await dialog.waitFor({ state: 'hidden' });
}

const claimOf = async (who: Api, code: string) =>
  (await who.call('payment_claims.list', { query: { search: code } })).data[0]?.status;

test('W-02 W-03 W-04 U-02 from the QR at the door to the merchant who sees the money: claimed, on the statement, in a run, approved, in the bank’s file, paid', async () => {
  const { wallet, template } = await agreed();
  const code = await onTheWay();
  const reference = 'JOURNEY700001';
  await paidAtTheDoor(code, wallet.name, reference);
  const finance = await product.as('finance');
  await eventually(() => claimOf(finance, code)).toBe('claimed');

  // Finance imports the provider's statement.
  const office = await product.work('finance', '/payment-claims/statements', { locale: 'en' });
  await press(office.page, office.t(paymentClaimPageWords.bring));
  const importing = office.page.getByRole('dialog');
  await choose(importing, office.t(paymentClaimFieldWords.payment_channel_id), wallet.name);
  const line = `${formatDate(businessDate(new Date()))},,${cod},KBZ${reference},Paid by QR`;
  const statement = `Date,Withdrawal,Deposit,Reference,Description\n${line}`;
  await importing
    .locator('input[type=file]')
    .setInputFiles({ name: 'wallet.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) });
  await importing.getByText('Paid by QR').first().waitFor();
  const order = importing.getByRole('combobox', { name: office.t(paymentClaimFieldWords.date_order), exact: true });
  if ((await order.count()) > 0) await choose(importing, office.t(paymentClaimFieldWords.date_order), /day/i);
  await importing.getByRole('button', { name: office.t(paymentClaimPageWords.bring), exact: true }).click();
  await importing.waitFor({ state: 'hidden' });
  await eventually(() => claimOf(finance, code)).toBe('matched');

  // The clerk makes a run of everybody who is ready, and another person approves it as a whole.
  const making = await product.work('admin', '/payouts/new', { locale: 'en' });
  await choose(making.page, making.t(field.template_id), template);
  await choose(making.page, making.t(field.days), making.t(words.all));
  await making.page.getByRole('row').filter({ hasText: shopName }).first().waitFor();
  await press(making.page, making.t(words.make));
  await stands(making.page, making.t(payoutRunStateFaces.draft.word));
  const { pathname } = new URL(making.page.url());
  const approving = await product.work('finance', pathname, { locale: 'en' });
  await press(approving.page, approving.t(commands.approve.verb));
  const asking = approving.page.getByRole('dialog');
  const yes = asking.getByRole('button', { name: approving.t(commands.approve.verb), exact: true });
  await yes.waitFor();
  for (const box of await asking.getByRole('checkbox').all()) await box.check();
  await yes.click();
  await stands(approving.page, approving.t(payoutRunStateFaces.approved.word));

  // The file is made once; the bank answers it.
  const paying = await product.work('superadmin', pathname, { locale: 'en' });
  await press(paying.page, paying.t(commands.send.verb));
  await paying.page
    .getByRole('alertdialog')
    .getByRole('button', { name: paying.t(commands.send.verb), exact: true })
    .click();
  await stands(paying.page, paying.t(payoutRunStateFaces.sent.word));
  const saving = paying.page.waitForEvent('download');
  await press(paying.page, paying.t(words.download));
  const file = readFileSync(await (await saving).path(), 'utf8');
  const id = Number(pathname.split('/').at(-1));
  const run = (await finance.call('payout_runs.detail', { params: { id } })).data;
  const sent = run.lines.filter(({ status }) => status === 'sent');
  expect(sent.every(({ clearance }) => file.includes(clearance ?? '?'))).toBe(true);
  const rows = sent.map(({ clearance, amount }, at) => `${clearance},${amount},Success,BANK-${at},`);
  await press(paying.page, paying.t(commands.answer.verb));
  const answering = paying.page.getByRole('dialog');
  await answering.locator('input[type=file]').setInputFiles({
    name: 'answer.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Reference,Amount,Status,Transaction ID,Reason', ...rows].join('\r\n')),
  });
  await answering.getByRole('button', { name: paying.t(commands.answer.verb), exact: true }).click();
  await stands(paying.page, paying.t(payoutRunStateFaces.settled.word));

  // The merchant sees the clearance of the parcel, paid.
  const owner = await product.as(shopOwner);
  const { data: papers } = await owner.call('clearances.list', { query: { sort: '-id' } });
  const paper = papers.find(({ id: one }) => run.lines.some(({ clearance_id }) => clearance_id === one));
  const shop = await product.work(shopOwner, `/cod-clearance-detail/${paper?.id}`, { locale: 'mm', viewport: phone });
  await stands(shop.page, shop.t(clearanceStateFaces.complete.word));
  await shop.page.getByText(spaced(code)).filter({ visible: true }).first().waitFor();
  expect(await finance.call('ledger.health', {})).toMatchObject({ ok: true, findings: [] });
}, 240_000);
