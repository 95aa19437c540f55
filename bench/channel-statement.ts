import pg from 'pg';
import { ownQr } from '../server/src/rooms/payment-channels/testing/confirmed-channel.ts';
import { multipart } from '../server/src/kernel/testing/multipart.ts';
import { labelsOf, merchantOf, scan } from './clearance.ts';
import { signedIn, type Call } from './client.ts';
import { wanted } from './goals.ts';

interface Made<Data> {
  readonly data: Data;
}
interface Channel {
  readonly id: number;
  readonly version: number;
}

const amount = 10_000;
const base = 900_000_000;
const referenceOf = (n: number) => `BENCH${base + n}`;

/** Proposes and confirms a wallet that pays into the default account. */
async function channelOf(finance: Call, founder: Call): Promise<Channel> {
  const { data: accounts } = await finance<Made<{ id: number; is_default: boolean }[]>>('GET', '/api/bank-account/all');
  const { data: made } = await finance<Made<Channel>>('POST', '/api/payment-channel', {
    name_en: 'Bench wallet',
    name_mm: 'စမ်းသပ်ဝေါလက်',
    name_zh: null,
    kind: 'wallet',
    bank_account_id: accounts.find(({ is_default }) => is_default)?.id,
    branch_ids: [],
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
    starts_on: new Date(Date.now() + 6.5 * 3_600_000).toISOString().slice(0, 10),
  });
  return (await founder<Made<Channel>>('POST', `/api/payment-channel/${made.id}/confirm`, { version: made.version }))
    .data;
}

/** Copies one claimed delivery as often as asked, with its money: the triggers that check each row are off meanwhile. */
async function copyClaims(databaseUrl: string, code: string, count: number): Promise<void> {
  const quick = new pg.Pool({ connectionString: databaseUrl, max: 1, options: '-c session_replication_role=replica' });
  const { rows } = await quick.query<{ label: number; journal: number }>(
    'select p.label_id as label, p.journal_id as journal from payment_claim p join label l on l.id = p.label_id where l.tracking_code = $1',
    [code],
  );
  const [{ label, journal } = { label: 0, journal: 0 }] = rows;
  const copies = (table: string, where: string, change: string) =>
    quick.query(
      `insert into ${table} overriding system value
      select copy.* from ${table} t, generate_series(1, ${count}) n, jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${change})) copy where ${where}`,
    );
  await copies('label', `t.id = ${label}`, `'id', ${base} + n, 'tracking_code', 'BENCHPAY' || n`);
  await copies('label_state', `t.label_id = ${label}`, `'label_id', ${base} + n`);
  await copies('journal', `t.id = ${journal}`, `'id', ${base} + n, 'key', 'bench-paid:' || n, 'label_id', ${base} + n`);
  await copies(
    'open_item',
    `t.journal_id = ${journal}`,
    `'id', ${base} + n, 'label_id', ${base} + n, 'journal_id', ${base} + n`,
  );
  await copies(
    'payment_claim',
    `t.journal_id = ${journal}`,
    `'id', ${base} + n, 'label_id', ${base} + n, 'journal_id', ${base} + n, 'reference', 'BENCH' || (${base} + n)`,
  );
  await quick.query('set session_replication_role = origin');
  await quick.query(
    `insert into posting (journal_id, account_id, amount)
    select ${base} + n, p.account_id, p.amount from posting p, generate_series(1, ${count}) n where p.journal_id = $1`,
    [journal],
  );
  await quick.query('analyze label, label_state, journal, posting, open_item, payment_claim');
  await quick.end();
}

/** Measures a provider's statement of ten thousand payments, each of which settles a delivery: from the first byte of the upload to the answer. */
export async function benchChannels(
  { databaseUrl, url }: { readonly databaseUrl: string; readonly url: string },
  count = 10_000,
): Promise<void> {
  const people = await Promise.all(
    ['staff', 'manager', 'owner', 'postman', 'finance', 'superadmin'].map((name) => signedIn(url, 1, name)),
  );
  const [clerk, manager, owner, postman, finance, founder] = people.map(({ call }) => call) as [
    Call,
    Call,
    Call,
    Call,
    Call,
    Call,
  ];
  const channel = await channelOf(finance, founder);
  const { merchant } = await merchantOf(manager, owner, clerk);
  const { data: me } = await postman<Made<{ id: number }>>('GET', '/api/active_account');
  const codes = await labelsOf(clerk, merchant, 1);
  await scan(clerk, codes, 'accept_from_origin_branch');
  await scan(clerk, codes, 'send_to_destination_address', { to_staff_id: me.id });
  await scan(postman, codes, 'delivered', { paid: { channel_id: channel.id, amount, reference: referenceOf(0) } });
  await copyClaims(databaseUrl, codes[0] ?? '', count);
  const day = new Date(Date.now() + 6.5 * 3_600_000).toISOString().slice(0, 10);
  const lines = Array.from({ length: count }, (_, n) => `${day},,${amount},${referenceOf(n + 1)},Payment ${n}`);
  const content = Buffer.from(['Date,Withdrawal,Deposit,Reference,Description', ...lines].join('\n'));
  const form = await multipart({ payment_channel_id: String(channel.id), file: { name: 'wallet.csv', content } });
  const began = performance.now();
  const response = await fetch(`${url}/api/payment-line`, {
    method: 'POST',
    headers: { ...form.headers, authorization: `Bearer ${people[4]?.token}` },
    body: new Uint8Array(form.payload),
  });
  const answer = (await response.json()) as Made<{ lines_matched: number }>;
  const seconds = (performance.now() - began) / 1_000;
  if (!response.ok || answer.data.lines_matched !== count) throw new Error(JSON.stringify(answer));
  for (const { close } of people) close();
  console.log(
    `statement of a channel, ${count} payments settled, s: ${wanted('statement of a channel, s', seconds, { most: 5 }, 1)}`,
  );
}
