import { payoutTemplateExamples } from '@waybill/domain/rooms/payout-runs/payout-template-form.ts';
import { payoutLineLife, payoutRunLife } from '@waybill/domain/rooms/payout-runs/payout-run-states.ts';
import type { PayoutRunDetail } from '@waybill/contract/rooms/payout-runs/payout-runs.contract.ts';
import { payoutRunJob } from '../../rooms/payout-runs/payout-runs.door.ts';
import type { Moment } from './parcel-day.ts';

type At = Pick<Moment, 'stage' | 'scene' | 'now'>;
/** Merchants of one run; the others wait for the next week. */
const most = 12;

/** Once a week head office pays merchants by a file of the bank. The run of this week waits for its approval. */
export async function payWeekly({ stage, scene, now, day, last }: Moment, days: number): Promise<void> {
  if (last || day % 7 !== 5) return;
  const at = { stage, scene, now };
  const run = await runOfDay(at);
  if (!run || day >= days - 3) return;
  const params = { id: run.id };
  const is = (detail: PayoutRunDetail | undefined, state: 'draft' | 'approved' | 'sent') =>
    detail?.status === payoutRunLife.at[state];
  let shown: PayoutRunDetail | undefined = run;
  if (is(shown, 'draft')) {
    const checked = shown.lines.filter(({ young }) => young !== null).map(({ id }) => id);
    const body = { version: shown.version, checked };
    shown = (await stage.call(scene.second, now, 'payout_runs.approve', { params, body }))?.data;
  }
  if (shown && is(shown, 'approved'))
    shown = (await stage.call(scene.office, now, 'payout_runs.send', { params, body: { version: shown.version } }))
      ?.data;
  if (!shown || !is(shown, 'sent')) return;
  for (const line of shown.lines.filter(({ status }) => status === payoutLineLife.at.sent))
    if (line.customer_id % 9 === 4)
      await stage.call(scene.office, now, 'payout_runs.failed', {
        params: { id: line.id },
        body: { failure: 'account', reason: 'Beneficiary account not found' },
      });
    else
      await stage.call(scene.office, now, 'payout_runs.paid', {
        params: { id: line.id },
        body: { bank_reference: `FT${run.number.replaceAll(/\D/g, '')}${line.id}` },
      });
  await work(at, run.id);
}

/** Runs the job at the time of the play. */
async function work({ stage, now }: At, id: number): Promise<void> {
  const { services, db } = stage.app.waybill;
  await payoutRunJob({ services: { ...services, clock: () => now }, db }).work({ id });
}

/** Returns the run of this moment with its documents: the one that an interrupted play made, or a new one. */
async function runOfDay(at: At): Promise<PayoutRunDetail | undefined> {
  const { stage, scene, now } = at;
  const known = await stage.app.waybill.db
    .selectFrom('payout_run')
    .select('id')
    .where('created_at', '=', now)
    .executeTakeFirst();
  const id = known?.id ?? (await makeRun(at));
  if (id === undefined) return undefined;
  await work(at, id);
  return (await stage.call(scene.office, now, 'payout_runs.detail', { params: { id } }))?.data;
}

async function makeRun({ stage, scene, now }: At): Promise<number | undefined> {
  const template_id = await templateOf({ stage, scene, now });
  const banks = await stage.call(scene.office, now, 'bank_accounts.all');
  const bank = banks?.data.find(({ is_default }) => is_default);
  const found = await stage.call(scene.office, now, 'payout_runs.candidates', { query: { days: 'all' } });
  const ready = found?.data.rows.filter(({ block }) => block === null) ?? [];
  if (template_id === undefined || !bank || ready.length === 0) return undefined;
  const of = ({ customer_id, clearance_id }: (typeof ready)[number]) => ({ customer_id, clearance_id });
  const made = await stage.call(scene.office, now, 'payout_runs.create', {
    body: {
      bank_account_id: bank.id,
      template_id,
      bank: null,
      branch_id: null,
      least: null,
      days: 'all',
      lines: ready.slice(0, most).map((row) => ({ ...of(row), expected_net: row.amount })),
      left: ready.slice(most).map((row) => ({ ...of(row), reason: 'နောက်တစ်ပတ် ပေးမည်' })),
    },
  });
  return made?.data.id;
}

/** Returns the template that two users of head office agreed on, made from the first example. */
async function templateOf({ stage, scene, now }: At): Promise<number | undefined> {
  const known = await stage.call(scene.office, now, 'payout_templates.list', {
    query: { status: 'confirmed', per_page: 1 },
  });
  if (known?.data[0]) return known.data[0].id;
  const [example] = payoutTemplateExamples;
  const made = await stage.call(scene.office, now, 'payout_templates.create', { body: { ...example } });
  if (!made) return undefined;
  const params = { id: made.data.id };
  const confirmed = await stage.call(scene.second, now, 'payout_templates.confirm', {
    params,
    body: { version: made.data.version },
  });
  return confirmed?.data.id;
}
