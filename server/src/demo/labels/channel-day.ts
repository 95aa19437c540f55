import { sql } from 'kysely';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { crcOf } from '@waybill/domain/kernel/merchant-qr.ts';
import { usualHeadings } from '@waybill/domain/rooms/bank-accounts/bank-account-form.ts';
import { usualChannel } from '@waybill/domain/rooms/payment-channels/payment-channel-form.ts';
import { openClaimStates } from '@waybill/domain/rooms/payment-claims/payment-claim-states.ts';
import { UploadedFile } from '../../kernel/uploads.ts';
import { chanceAt } from './chance.ts';
import type { Scene } from './demo-scene.ts';
import type { Stage } from './stage.ts';

interface Moment {
  readonly stage: Stage;
  readonly scene: Scene;
  readonly now: Date;
  readonly day: number;
}

/** Returns an own payment QR in kyat for an account of a scheme. */
function ownQr(account: string): string {
  const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;
  const scheme = field('26', field('00', 'com.mmqr.p2m') + field('01', account));
  const shop = field('58', 'MM') + field('59', 'WAYBILL EXPRESS') + field('60', 'YANGON');
  const signed = `${field('00', '01')}${field('01', '11')}${scheme}${field('52', '4215')}${field('53', '104')}${shop}6304`;
  return signed + crcOf(signed);
}

const channels = [
  { name_en: 'KBZPay', name_mm: 'KBZPay', name_zh: null, kind: 'wallet', static_qr: ownQr('09970001001') },
  { name_en: 'CB Bank MMQR', name_mm: 'CB ဘဏ် MMQR', name_zh: null, kind: 'bank_qr', static_qr: ownQr('0012600100223') },
] as const;

/** Share of COD that receivers pay by a channel, and of that what its provider's statement never has. */
const paidShare = 0.08;
const lostShare = 0.02;
/** Days between two statements of a provider. */
const rhythm = 5;

/** Returns the payment of a parcel's receiver by a channel, as the delivering scan reports it; null for cash. */
export function paidAtDoor(
  ids: readonly number[],
  { id, code, cod_amount }: { readonly id: number; readonly code: string; readonly cod_amount: number },
) {
  const channel_id = ids[id % Math.max(1, ids.length)];
  if (channel_id === undefined || cod_amount === 0 || chanceAt(id, 91) >= paidShare) return null;
  return { channel_id, amount: cod_amount, reference: `TX${code.slice(2, 11)}` };
}

export async function channelIds({ stage }: Pick<Moment, 'stage'>): Promise<number[]> {
  const rows = await stage.app.waybill.db.selectFrom('payment_channel').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Opens the operator's two channels on the first day, and imports the statements of their providers every fifth day. */
export async function payByChannels(moment: Moment): Promise<void> {
  const { stage, scene, now, day } = moment;
  const today = businessDate(now);
  const account = await stage.app.waybill.db.selectFrom('bank_account').select('id').orderBy('id').executeTakeFirst();
  if (!account) return;
  if ((await channelIds(moment)).length === 0)
    for (const [at, channel] of channels.entries()) {
      const terms = { branch_ids: [], starts_on: today, needs_picture: false, on_tracking: true, on_label: at === 0 };
      const fee = at === 0 ? { fee_percent: 50 } : {};
      const made = await stage.call(scene.office, now, 'payment_channels.create', {
        body: { ...usualChannel, ...fee, ...channel, ...terms, bank_account_id: account.id },
      });
      if (!made) continue;
      const { id, version } = made.data;
      await stage.call(scene.second, now, 'payment_channels.confirm', { params: { id }, body: { version } });
    }
  if (day % rhythm === rhythm - 1) for (const id of await channelIds(moment)) await statement(moment, id);
}

/** Imports what the provider of a channel received up to yesterday: almost everything that was claimed. */
async function statement({ stage, scene, now }: Moment, channel: number): Promise<void> {
  const { db } = stage.app.waybill;
  const upto = addDays(businessDate(now), -1);
  const { rows } = await sql<{ id: number; day: string; amount: number; reference: string; code: string }>`
    select p.id, p.business_date as day, p.amount, p.reference, l.tracking_code as code
    from payment_claim p
    join label l on l.id = p.label_id
    where p.payment_channel_id = ${channel} and p.status = any(${[...openClaimStates]}::text[]) and p.business_date <= ${upto}::date
    order by p.id`.execute(db);
  const seen = rows.filter(({ id }) => chanceAt(id, 92) >= lostShare);
  if (seen.length === 0) return;
  const { col_day, col_details, col_reference, col_out, col_in } = usualHeadings;
  const line = (cells: readonly (string | number)[]) => cells.map((cell) => `"${cell}"`).join(',');
  const lines = seen.map(({ day, amount, reference, code }) => line([day, code, reference, '', amount]));
  const sheet = [line([col_day, col_details, col_reference, col_out, col_in]), ...lines].join('\n');
  await stage.call(scene.office, now, 'payment_lines.bring', {
    body: {
      payment_channel_id: channel,
      file: new UploadedFile(`provider-${channel}-${upto}.csv`, Buffer.from(sheet)),
    },
  });
}
