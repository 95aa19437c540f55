import { sql } from 'kysely';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { usualHeadings } from '@waybill/domain/rooms/bank-accounts/bank-account-form.ts';
import { bankLineAt, mostConfirmed } from '@waybill/domain/rooms/bank-lines/bank-line-states.ts';
import type { TransferDetail } from '@waybill/contract/rooms/transfers/transfers.contract.ts';
import { UploadedFile } from '../../kernel/uploads.ts';
import { documentOf, journalOfPosting } from '../../rooms/bank-accounts/bank-postings.door.ts';
import { ledgerOfBank } from '../../rooms/bank-accounts/bank-accounts.door.ts';
import type { Moment } from './parcel-day.ts';

type Of = Pick<Moment, 'stage' | 'scene' | 'now'>;

const headings = usualHeadings;
const second = 'AYA ငွေစာရင်းရှင်';
/** Opening balance, in whole kyat. */
const opening = 5_000_000;
/** Monthly fee of the bank, at the end of a statement. */
const monthly = 1_500;
const charged = 'Account maintenance charge';
const earned = 'Interest';
const interest = 4_250;

/** Head office at its bank: money between two accounts every tenth day, and a statement of both each month and today. */
export async function bank(moment: Moment): Promise<void> {
  const { day, last } = moment;
  const accounts = await accountsOf(moment);
  const [main, other] = accounts;
  if (main === undefined || other === undefined) return;
  if (day % 10 === 3 && !last) await transfer(moment, main, other, 1_200_000 + (day % 7) * 50_000);
  if (last) await today(moment, main, other);
  if (day % 30 === 29 || last) for (const account of accounts) await statement(moment, account);
}

/** The default account under its real name, and a second one. */
async function accountsOf({ stage, scene, now }: Of): Promise<readonly number[]> {
  const found = async () =>
    (await stage.app.waybill.db.selectFrom('bank_account').select(['id', 'version']).orderBy('id').execute()) ?? [];
  const [main, other] = await found();
  if (main === undefined || other !== undefined) return (await found()).map(({ id }) => id);
  const of = { holder: 'Waybill Express', opening_balance: 0, ...headings };
  await stage.call(scene.office, now, 'bank_accounts.edit', {
    params: { id: main.id },
    body: { name: 'KBZ စာရင်းရှင်', bank: 'KBZ', number: '99930700123', version: main.version, ...of },
  });
  await stage.call(scene.office, now, 'bank_accounts.create', {
    body: { name: second, bank: 'AYA', number: '20012233445', ...of, opening_balance: opening },
  });
  const accounts = (await found()).map(({ id }) => id);
  await open({ stage, scene, now }, accounts.at(-1) ?? main.id);
  return accounts;
}

/** The opening balance of the second account is booked; that of a till was entered wrongly, voided, entered again and waits for confirmation. */
async function open({ stage, scene, now }: Of, other: number): Promise<void> {
  const enter = async (of: object, amount: number, note: string) =>
    (
      await stage.call(scene.second, now, 'opening_balances.create', {
        body: { bank_account_id: null, branch_id: null, amount, note, ...of },
      })
    )?.data.id ?? 0;
  const bank = await enter({ bank_account_id: other }, opening, 'ဘဏ်၏ လက်ကျန်စာ');
  await stage.call(scene.office, now, 'opening_balances.confirm', { params: { id: bank } });
  const till = { branch_id: scene.branches[0]?.id ?? null, on_top: true };
  const wrong = await enter(till, 3_000_000, 'ငွေအံ စာရင်း');
  const reason = 'သုည တစ်လုံး ပိုနေသည်';
  await stage.call(scene.second, now, 'opening_balances.void', { params: { id: wrong }, body: { reason } });
  await enter(till, 300_000, 'ငွေအံ စာရင်း');
}

async function ask(
  { stage, scene, now }: Of,
  from: number,
  to: number,
  amount: number,
): Promise<TransferDetail | null> {
  const made = await stage.call(scene.office, now, 'transfers.create', {
    body: {
      from_account_id: from,
      to_account_id: to,
      to_branch_id: null,
      amount,
      bank_fee: 1_000,
      note: 'လစာငွေအတွက်',
    },
  });
  return made?.data ?? null;
}

const hasRequests = async ({ stage, now }: Of) =>
  (await stage.app.waybill.db.selectFrom('transfer').select('id').where('created_at', '=', now).execute()).length > 0;

/** Requested by one user, approved by the other above the limit, sent. */
async function transfer(moment: Moment, from: number, to: number, amount: number): Promise<void> {
  if (await hasRequests(moment)) return;
  const made = await ask(moment, from, to, amount);
  if (made) await send(moment, await approved(moment, made));
}

async function approved({ stage, scene, now }: Of, made: TransferDetail): Promise<TransferDetail> {
  const body = { version: made.version };
  const answer = made.needs_second
    ? await stage.call(scene.second, now, 'transfers.approve', { params: { id: made.id }, body })
    : null;
  return answer?.data ?? made;
}

async function send({ stage, scene, now }: Of, { id, version }: TransferDetail): Promise<void> {
  await stage.call(scene.office, now, 'transfers.send', { params: { id }, body: { version } });
}

/** Today there is a transfer in every state; yesterday's is on the statement. */
async function today(moment: Moment, from: number, to: number): Promise<void> {
  const { stage, scene, now } = moment;
  if (await hasRequests(moment)) return;
  const before = { ...moment, now: new Date(now.getTime() - 2 * 86_400_000) };
  await transfer(before as Moment, from, to, 1_450_000);
  await ask(moment, from, to, 2_300_000);
  const waiting = await ask(moment, from, to, 1_800_000);
  if (waiting) await approved(moment, waiting);
  for (const command of ['refuse', 'void'] as const) {
    const made = await ask(moment, to, from, 1_100_000);
    if (!made) continue;
    if (command === 'void') await send(moment, await approved(moment, made));
    await stage.call(scene.second, now, `transfers.${command}`, {
      params: { id: made.id },
      body: { reason: 'ပမာဏ မှားယွင်း' },
    });
  }
  await transferNow(moment, from, to);
}

async function transferNow(moment: Moment, from: number, to: number): Promise<void> {
  const made = await ask(moment, from, to, 1_350_000);
  if (made) await send(moment, await approved(moment, made));
}

/**
 * Enters the statement of an account since the last one, up to yesterday: the bookings, now and then without a reference, and the bank's own fees and
 * interest, which are posted, except today's.
 */
async function statement(moment: Moment, account: number): Promise<void> {
  const { stage, scene, now, last } = moment;
  const { db } = stage.app.waybill;
  const upto = addDays(businessDate(now), -1);
  const { rows } = await sql<{ id: number; day: string; amount: number; document: string | null; note: string | null }>`
    select p.id, j.business_date as day, p.amount, ${documentOf} as document, j.note
    from bank_account t
    join account a on ${ledgerOfBank}
    join posting p on p.account_id = a.id ${journalOfPosting}
    where t.id = ${account} and j.reverses_id is null and not exists (select from journal r where r.reverses_id = j.id)
      and j.event not in ('bank_charge', 'bank_interest', 'opened') and j.business_date <= ${upto}::date
      and j.business_date > coalesce((select max(x.day) from bank_line x where x.bank_account_id = t.id), '2000-01-01')
    order by j.business_date, p.id`.execute(db);
  const line = (cells: readonly (string | number)[]) => cells.map((cell) => `"${cell}"`).join(',');
  const lines = rows.map(({ id, day, amount, document, note }) => {
    const reference = id % 19 === 0 ? '' : (document ?? note ?? '');
    return line([
      day,
      amount > 0 ? 'Cash or transfer in' : 'Transfer out',
      reference,
      amount < 0 ? -amount : '',
      amount > 0 ? amount : '',
    ]);
  });
  const { col_day, col_details, col_reference, col_out, col_in } = headings;
  const head = line([col_day, col_details, col_reference, col_out, col_in]);
  const sheet = [head, ...lines, line([upto, charged, '', monthly, '']), line([upto, earned, '', '', interest])].join(
    '\n',
  );
  await stage.call(scene.office, now, 'bank_lines.bring', {
    body: { bank_account_id: account, file: new UploadedFile(`statement-${upto}.csv`, Buffer.from(sheet)) },
  });
  await nameByHand(moment, account);
  await confirmOthers(moment, account);
  if (last) return;
  const open = (await linesAt(moment, account, 'open')).filter(({ details }) => ownOfBank.includes(details));
  for (const { id, version, details } of open)
    await stage.call(scene.office, now, details === charged ? 'bank_lines.charge' : 'bank_lines.interest', {
      params: { id },
      body: { version },
    });
  const { data } = (await stage.call(scene.second, now, 'bank_accounts.detail', { params: { id: account } })) ?? {};
  if (data)
    await stage.call(scene.second, now, 'bank_accounts.enterBalance', {
      params: { id: account },
      body: { day: upto, amount: data.bank_balance },
    });
}

const ownOfBank: readonly string[] = [charged, earned];
/** Lines of today's statement left for users who try the product: to match by hand, and to confirm. */
const left = 1;

const linesAt = ({ stage }: Of, account: number, status: keyof typeof bankLineAt) =>
  stage.app.waybill.db
    .selectFrom('bank_line')
    .select(['id', 'version', 'details'])
    .where('bank_account_id', '=', account)
    .where('status', '=', bankLineAt[status])
    .orderBy('id')
    .execute();

/** Matches lines without a document number to the booking of that amount nearest to their day, by a user who did not book it. */
async function nameByHand(moment: Moment, account: number): Promise<void> {
  const { stage, scene, now, last } = moment;
  const nameless = (await linesAt(moment, account, 'open')).filter(({ details }) => !ownOfBank.includes(details));
  for (const { id, version } of last ? nameless.slice(left) : nameless) {
    const { data } = (await stage.call(scene.second, now, 'bank_lines.detail', { params: { id } })) ?? {};
    const posting_id = data?.candidates[0]?.posting_id;
    if (posting_id === undefined) continue;
    const parts = { params: { id }, body: { posting_id, version } };
    const matched = await stage.call(scene.second, now, 'bank_lines.match', parts, { mayFail: true });
    if (!matched) await stage.call(scene.office, now, 'bank_lines.match', parts, { mayFail: true });
  }
}

/** The user who enters the statements pays most of their lines, so the other one confirms those. */
async function confirmOthers(moment: Moment, account: number): Promise<void> {
  const { stage, scene, now, last } = moment;
  const waiting = (await linesAt(moment, account, 'waiting')).map(({ id }) => id);
  const ids = last ? waiting.slice(left) : waiting;
  for (let at = 0; at < ids.length; at += mostConfirmed)
    await stage.call(scene.second, now, 'bank_lines.confirmMany', { body: { ids: ids.slice(at, at + mostConfirmed) } });
}
