import { sql } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { chanceAt } from './chance.ts';
import type { Moment } from './parcel-day.ts';
import { UploadedFile } from '../../kernel/uploads.ts';

/** The mail post pays every third day, branch by branch, for parcels that it delivered days ago. */
const every = 3;
const paysAfter = { hours: 68, today: 20 } as const;
/** The first line is short by its fee, and now and then a line has an unknown code. */
const shortBy = 1_000;
const chargePercent = 2;

/** Payments of the mail post: entered by the branch, confirmed by head office; today's is still to be confirmed, and one is void. */
export async function postPays({ stage, scene, now, day, last }: Moment): Promise<void> {
  const { db } = stage.app.waybill;
  for (const { id: branch, leads } of scene.branches) {
    const maker = leads.find((viewer) => can(viewer, 'cod.clear'));
    if (!maker || (!last && (day + branch) % every !== 0)) continue;
    const { rows } = await sql<{ code: string; amount: number; label: number }>`
      select p.code, k.amount, k.label_id as label
      from label_cash k
      join post_parcel p on p.label_id = k.label_id
      where k.place = 'mmpost' and p.branch_id = ${branch} and k.since < ${now}::timestamptz - make_interval(hours => ${last ? paysAfter.today : paysAfter.hours}::int)
      order by k.journal_id`.execute(db);
    if (rows.length === 0) continue;
    const lines = rows.map(({ code, amount, label }, at) => ({
      code,
      amount: amount > shortBy * 2 && (at === 0 || chanceAt(label, day, 71) < 0.05) ? amount - shortBy : amount,
    }));
    if (chanceAt(branch, day, 72) < 0.1) lines.push({ code: 'RG999999995MM', amount: 5_000 });
    const sum = lines.reduce((all, { amount }) => all + amount, 0);
    const charge = Math.floor((sum * chargePercent) / 100);
    const content = ['Tracking No,COD Amount', ...lines.map(({ code, amount }) => `${code},${amount}`)].join('\n');
    const made = await stage.call(maker, now, 'remittances.create', {
      body: {
        file: new UploadedFile(`mmpost-${businessDate(now)}.csv`, Buffer.from(content)),
        typed_lines: null,
        reference: `MP-${branch}-${day}`,
        paid_on: businessDate(now),
        bank_amount: sum - charge,
        mmpost_charge: charge,
      },
    });
    if (!made || last) continue;
    const params = { id: made.data.id };
    const { version } = made.data;
    const done = await stage.call(scene.office, now, 'remittances.confirm', { params, body: { version } });
    if (done && done.data.lines_waiting > 0 && chanceAt(branch, day, 73) < 0.5) {
      const waiting = await stage.call(scene.office, now, 'remittances.lines', {
        query: { remittance_id: String(made.data.id), waits: 'yes' },
      });
      for (const { id, difference } of waiting?.data ?? [])
        await stage.call(scene.second, now, 'remittances.settle', {
          params: { id },
          body: {
            end: difference < 0 ? 'charge' : 'paid_back',
            parcel_code: null,
            note: difference < 0 ? 'စာတိုက် ဝန်ဆောင်ခ' : 'ကုဒ်မရှိပါ၊ ပြန်ပေးပြီး',
          },
        });
    }
  }
}
