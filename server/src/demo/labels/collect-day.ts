import { sql } from 'kysely';
import { chosenLines } from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import { rowOfKind, type ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { clearanceLife } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import type { ItemRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { UploadedFile } from '../../kernel/uploads.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { drawn } from './demo-proofs.ts';
import type { SceneBranch, SceneMerchant } from './demo-scene.ts';
import type { Moment } from './parcel-day.ts';

/** Ends of the documents, in rotation. */
const ends = ['paid', 'closed', 'void', 'part', 'open'] as const;
/** Days after which a merchant pays the rest, and after which a first payment. */
const [restAfter, allAfter] = [10, 25] as const;
/** Days between payment requests for a merchant's credit. */
const creditEvery = 4;

type Collector = Moment & { readonly branch: SceneBranch; readonly maker: SessionViewer };

/**
 * Before the branches close, merchants whose returns are not deducted from their COD fetch them and pay, and those with credit pay their account: at
 * once, in parts, or later.
 */
export async function collect(moment: Moment): Promise<void> {
  for (const branch of moment.scene.branches) {
    const maker = branch.leads.find((one) => can(one, 'cod.clear') && can(one, 'cod.pay'));
    if (!maker) continue;
    const collector = { ...moment, branch, maker };
    await bringRests(collector);
    for (const merchant of branch.merchants) {
      if (!merchant.nets_return) await giveBackTo(collector, merchant);
      if (merchant.credit && !merchant.nets_credit && (moment.day + merchant.id) % creditEvery === 0)
        await collectFrom(collector, merchant, 'credit');
    }
  }
}

/** Has the returns signed for; they go onto one document with those that a courier brought to the merchant's door. */
async function giveBackTo(collector: Collector, merchant: SceneMerchant): Promise<void> {
  const { stage, now, branch, maker } = collector;
  const waiting = await stage.call(maker, now, 'tracking.parcels', {
    query: { queue: 'return', due: 'return', sender: `c${merchant.id}`, per_page: 200, branch_id: String(branch.id) },
  });
  const label_ids = waiting?.data.map(({ id }) => id) ?? [];
  await collectFrom(collector, merchant, 'return', label_ids);
}

/** Documents made at this moment are continued: the server was stopped in between. */
async function collectFrom(
  collector: Collector,
  merchant: SceneMerchant,
  kind: ClearanceKind,
  waiting: readonly number[] = [],
): Promise<void> {
  const { stage, now, maker, branch } = collector;
  const made =
    (await madeNow(collector, merchant, kind)) ?? (await make(collector, merchant, kind, waiting.length > 0));
  if (made === null) return;
  if (waiting.length > 0) {
    const clerk = branch.clerks.find((one) => can(one, 'cod.give_back')) ?? maker;
    await stage.call(clerk, now, 'clearances.giveBack', {
      params: { id: made },
      body: {
        label_ids: waiting,
        handed_to: merchant.name,
        signature: new UploadedFile('signature.png', await drawn(waiting[0] ?? 0)),
      },
    });
  }
  await endAs(collector, made);
}

async function madeNow({ stage, now }: Moment, { id }: SceneMerchant, kind: ClearanceKind): Promise<number | null> {
  const row = await stage.app.waybill.db
    .selectFrom('clearance')
    .select('id')
    .where('customer_id', '=', id)
    .where('kind', '=', kind)
    .where('issued_at', '=', now)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Is anything of this kind open that is on no document? Most days and merchants have nothing, and need no call each. */
async function owesOn({ app }: Moment['stage'], customerId: number, kind: ClearanceKind): Promise<boolean> {
  const row = await app.waybill.db
    .selectFrom('open_item')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('role', '=', kind)
    .where('clearance_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Creates a document of open items, or an empty one for returns about to be handed over; null when there is neither. */
async function make(
  { stage, now, maker }: Collector,
  { id: customer_id }: SceneMerchant,
  kind: ClearanceKind,
  hands: boolean,
): Promise<number | null> {
  if (!hands && !(await owesOn(stage, customer_id, kind))) return null;
  const ready = await stage.call(maker, now, 'clearances.readyDetail', { query: { customer_id, kind } });
  const lines = ready?.data.lines ?? [];
  const wanted = new Set(lines.flatMap(({ role, label_id }) => (role === kind && label_id !== null ? [label_id] : [])));
  const chosen = chosenLines(
    lines.map((line) => ({ ...line, role: line.role as ItemRole })),
    wanted,
    kind,
  );
  const expected_net = chosen.reduce((sum, { net }) => sum + net, 0);
  if (!hands && (wanted.size === 0 || expected_net >= 0)) return null;
  const made = await stage.call(maker, now, 'clearances.create', {
    body: { kind, customer_id, label_ids: [...wanted], expected_net },
  });
  return made?.data.id ?? null;
}

/** Ends each document in its own way. */
async function endAs(collector: Collector, id: number): Promise<void> {
  const { stage, now, maker } = collector;
  const params = { id };
  const document = await read(collector, id);
  if (!document) return;
  const end = ends[(await earlierThan(collector, document)) % ends.length];
  if (end === 'open') return;
  if (end === 'void') {
    await stage.call(maker, now, 'clearances.void', { params, body: { reason: 'လိုင်း မှားယွင်းနေသည်' } });
    return;
  }
  const begun = document.payments.length > 0 ? document : await pay(collector, document, halfOf(document));
  if (begun?.status !== clearanceLife.at.pending) return;
  if (end === 'paid') await pay(collector, begun, begun.rest ?? 0);
  if (end === 'closed')
    await stage.call(maker, now, 'clearances.close', { params, body: { reason: 'ကျန်ငွေကို နောက်တစ်ကြိမ် ပေးမည်' } });
}

async function earlierThan({ stage }: Moment, { id, kind }: ClearanceDetail): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from clearance where kind = ${kind} and id < ${id}`.execute(stage.app.waybill.db);
  return rows[0]?.n ?? 0;
}

/** Returns half of the amount to be paid in, in whole notes of 500; negative as in the document. */
function halfOf({ rest }: ClearanceDetail): number {
  return -Math.max(500, Math.floor(Math.abs(rest ?? 0) / 1_000) * 500);
}

async function pay(
  { stage, now, maker }: Collector,
  { id, rest, version }: ClearanceDetail,
  received_amount: number,
): Promise<ClearanceDetail | null> {
  const body = { method: 'cash', received_amount: Math.max(rest ?? 0, received_amount), version };
  const paid = await stage.call(maker, now, 'clearances.pay', { params: { id }, body });
  return paid?.data ?? null;
}

async function read({ stage, now, maker }: Collector, id: number): Promise<ClearanceDetail | null> {
  const found = await stage.call(maker, now, 'clearances.detail', { params: { id } });
  return found?.data.status === clearanceLife.at.pending ? found.data : null;
}

/** Pays the rest of documents that merchants have owed for some days. */
async function bringRests(collector: Collector): Promise<void> {
  const { stage, now, branch } = collector;
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const kinds = (['credit', 'return'] as const).filter((kind) => rowOfKind(kind).rest === 'stays');
  const { rows } = await sql<{ id: number }>`
    select id from clearance
    where kind = any(${kinds}::text[]) and status = ${clearanceLife.at.pending} and branch_id = ${branch.id} and actual_clearance_cod < 0
      and issued_at < case when received_amount is null then ${before(allAfter)}::timestamptz else ${before(restAfter)}::timestamptz end
    order by id`.execute(stage.app.waybill.db);
  for (const { id } of rows) {
    const document = await read(collector, id);
    if (document) await pay(collector, document, document.rest ?? 0);
  }
}
