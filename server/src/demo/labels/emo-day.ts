import { sql } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { emoLife, emoTriesMax } from '@waybill/domain/rooms/emos/emo-states.ts';
import { emoFee } from '@waybill/domain/rooms/emos/emo-terms.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import { agentBranch } from '@waybill/domain/rooms/agent-services/decide-agent-service.ts';
import { readTerms, returnUnfetched } from '../../rooms/emos/emos.door.ts';
import { readBalance } from '../../rooms/ledger/ledger.door.ts';
import { between, chanceAt, chanceOf, pick } from './chance.ts';
import { inventedName, personPhone } from './demo-people.ts';
import type { Moment } from './parcel-day.ts';
import type { SceneBranch } from './demo-scene.ts';

/** Ends of the orders: most are paid out the same day. */
const ends = ['paid', 'paid', 'left', 'paid', 'cancelled'] as const;
/** Today there is one in each open state: sold, taken on, locked by wrong codes, paid out, cancelled. */
const endsToday = ['sold', 'left', 'locked', 'paid', 'cancelled'] as const;
type End = (typeof ends)[number] | (typeof endsToday)[number];

/**
 * Sells orders at one branch in the evening, when tills have money, and pays them out at another. Orders not fetched for a month go back, some to
 * their sender.
 */
export async function emoDay(moment: Moment): Promise<void> {
  const { stage, scene, now, day, last } = moment;
  const { db, services } = stage.app.waybill;
  await returnUnfetched({ db, services }, now);
  const agents = await sql<{ id: number }>`select id from branch where type = ${agentBranch}`.execute(db);
  const own = scene.branches.filter(({ id, clerks }) => clerks.length > 1 && !agents.rows.some((one) => one.id === id));
  if (own.length < 2) return;
  await payBack(moment, own);
  const { rows: sold } = await sql`select from emo where sold_at = ${now}`.execute(db);
  // The server was stopped at this moment: orders sold by then stay as they are.
  if (sold.length > 0) return;
  const plan: readonly End[] = last ? endsToday : ends.slice(day % ends.length, (day % ends.length) + 1);
  for (const [at, end] of plan.entries()) {
    const from = own[(day + at) % own.length]!;
    const next = { branch: own[(day + at + 1) % own.length]!, held: Infinity };
    await play(moment, end, from, end === 'paid' ? await fullest(moment, from, own) : next, at);
  }
}

/** Returns the branch with the most in its till, except the seller: a payee goes where the money is. */
async function fullest({ stage }: Moment, from: SceneBranch, own: readonly SceneBranch[]): Promise<Payer> {
  const others = own.filter(({ id }) => id !== from.id);
  const tills = await Promise.all(
    others.map(async (branch) => ({
      branch,
      held: await stage.heldAt(branch.id),
    })),
  );
  return tills.toSorted((one, other) => other.held - one.held)[0]!;
}

/** Branch that pays an order out, and the most that it can be. */
interface Payer {
  readonly branch: SceneBranch;
  readonly held: number;
}

/** The least that is sent, in whole kyat; every order is a multiple of it. */
const leastSent = 5_000;

async function play(
  { stage, now, day }: Moment,
  end: End,
  from: SceneBranch,
  { branch: to, held }: Payer,
  at: number,
): Promise<void> {
  const [seller, payer] = [from.clerks[0], to.clerks[0]];
  if (!seller || !payer) return;
  const chance = chanceOf(61_000 + day * 10 + at);
  const amount = Math.min(between(chance, 4, 60), Math.floor(held / leastSent)) * leastSent;
  if (amount < leastSent) return;
  const sender = person(day, at, 0);
  const payee = person(day, at, 1);
  const { steps } = await readTerms(stage.app.waybill.db, businessDate(now));
  const made = await stage.call(seller, now, 'emos.create', {
    body: {
      sender_name: sender.name,
      sender_phone: sender.phone,
      sender_nrc: sender.nrc,
      payee_name: payee.name,
      payee_phone: payee.phone,
      payee_nrc: payee.nrc,
      amount,
      emo_fee: emoFee(steps, amount),
      pay_branch_id: to.id,
      remark: null,
    },
  });
  if (!made) return;
  const params = { id: made.data.id };
  const slip = await stage.call(seller, now, 'emos.code', { params, body: { card_nrc: null } });
  if (end === 'sold' || !slip) return;
  if (end === 'cancelled') {
    const colleague = from.clerks[1];
    if (colleague)
      await stage.call(colleague, now, 'emos.cancel', {
        params,
        body: { card_nrc: sender.nrc, reason: 'ငွေပို့သူ တောင်းဆို' },
      });
    return;
  }
  await stage.call(payer, now, 'emos.take', { params });
  if (end === 'locked')
    for (let tried = 0; tried < emoTriesMax; tried += 1)
      await stage.call(
        payer,
        now,
        'emos.pay',
        { params, body: { card_nrc: payee.nrc, pickup_code: wrong(slip.code) } },
        { mayFail: true },
      );
  if (end !== 'paid') return;
  await stage.call(payer, now, 'emos.pay', { params, body: { card_nrc: payee.nrc, pickup_code: slip.code } });
}

/** Some senders fetch what went back to them. */
async function payBack({ stage, now }: Moment, own: readonly SceneBranch[]): Promise<void> {
  const { db } = stage.app.waybill;
  const { rows } = await sql<{ id: number; sell_branch_id: number; sender_nrc: string; amount: number }>`
    select id, sell_branch_id, sender_nrc, amount from emo
    where status = ${emoLife.at.returned} and refunded_at is null
    order by id`.execute(db);
  for (const { id, sell_branch_id, sender_nrc, amount } of rows) {
    const clerk = own.find((branch) => branch.id === sell_branch_id)?.clerks[1];
    const held = await readBalance(db, accountRef('cash:branch', { owner: sell_branch_id }));
    if (!clerk || held < amount || chanceAt(id, 62) >= 0.7) continue;
    const body = { card_nrc: sender_nrc, reason: 'ငွေထုတ်သူ မလာပါ' };
    await stage.call(clerk, now, 'emos.refund', { params: { id }, body });
  }
}

function person(day: number, at: number, who: number): { name: string; phone: string; nrc: string } {
  const chance = chanceOf(64_000 + day * 100 + at * 10 + who);
  const place = pick(chance, ['၁၂/ဥကမ', '၁၂/သဃက', '၉/မဟမ']);
  const number = String(between(chance, 100_000, 999_999)).replace(
    /\d/g,
    (digit) => '၀၁၂၃၄၅၆၇၈၉'[Number(digit)] ?? digit,
  );
  return { name: inventedName(chance), phone: personPhone(chance), nrc: `${place}(နိုင်)${number}` };
}

const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
