import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { defaultExpenseSettings } from '@waybill/domain/rooms/expenses/expense-forms.ts';
import type { ExpenseDetail } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import { UploadedFile } from '../../kernel/uploads.ts';
import { chanceAt } from './chance.ts';
import type { SceneBranch } from './demo-scene.ts';
import type { Moment } from './parcel-day.ts';

/** Purchases of the demo operator's branches: category, vendor, purpose, and approximate amount in whole kyat. */
const purchases = [
  ['Fuel', 'ဒန်ကို ဆီဆိုင်', 'ဆိုင်ကယ် ဓာတ်ဆီ', 18_000],
  ['Stationery and packing', 'ပညာရောင် စာရေးကိရိယာ', 'တိပ်နှင့် စက္ကူဘူး', 12_500],
  ['Meals', 'မြို့မ ထမင်းဆိုင်', 'ညဆိုင်း ဝန်ထမ်းများ ညစာ', 9_000],
  ['Generator fuel', 'မက်စ် ဆီဆိုင်', 'မီးစက် ဒီဇယ်', 36_000],
  ['Tolls and parking', 'အမြန်လမ်း ဂိတ်', 'လမ်းကြေး', 3_000],
  ['Internet and phone', 'မြန်မာနက်', 'လစဉ် အင်တာနက်ကြေး', 45_000],
  ['Repair', 'ကိုအောင် ဝပ်ရှော့', 'ဆိုင်ကယ် ပြင်ဆင်ခ', 28_000],
  ['Electricity and water', 'လျှပ်စစ်ရုံး', 'မီတာခ', 64_000],
  ['Rent', 'ဦးမောင်မောင်အေး', 'ရုံးခန်းငှားခ', 350_000],
] as const;

/** Phone numbers of some vendors. */
const phones: Readonly<Record<string, string>> = {
  'ကိုအောင် ဝပ်ရှော့': '09250118843',
  ဦးမောင်မောင်အေး: '09795512340',
};

/** Ends of today's last expenses, by branch. */
const ends = ['pending', 'above', 'approved', 'refused', 'void', 'withdrawn'] as const;
type End = (typeof ends)[number];

/** Each branch buys something every third day, and today there is an expense in every state. */
export async function spend(moment: Moment): Promise<void> {
  const { scene, day, last } = moment;
  if (last) await setBudgets(moment);
  for (const [at, branch] of scene.branches.entries()) {
    if (branch.clerks.length === 0 || branch.leads.length === 0) continue;
    const end = ends[at];
    if (last && end) await endAs(moment, branch, end);
    else if ((day + branch.id) % 3 === 0) await buy(moment, branch);
  }
}

interface Wanted {
  readonly purchase: (typeof purchases)[number];
  readonly amount: number;
}

function wantedBy(branch: SceneBranch, day: number): Wanted {
  const purchase = purchases[Math.floor(chanceAt(branch.id, day) * purchases.length)] ?? purchases[0];
  // A tenth more or less, in whole notes of 500.
  const amount = Math.round((purchase[3] * (0.9 + chanceAt(day, branch.id) * 0.2)) / 500) * 500;
  return { purchase, amount };
}

/** The counter records it, the cashier pays it; above the limit head office approves it in between. */
async function buy(moment: Moment, branch: SceneBranch): Promise<void> {
  const { stage, scene, now, day } = moment;
  if (await isRecorded(moment, branch)) return;
  const wanted = wantedBy(branch, day);
  const held = await stage.heldAt(branch.id);
  if (held < wanted.amount) return;
  const made = await record(moment, branch, wanted);
  if (!made) return;
  const approved = made.needs_second ? await step(moment, scene.second, 'approve', made) : made;
  const lead = branch.leads[0];
  if (lead && approved) await stage.call(lead, now, 'expenses.pay', body(approved));
}

async function endAs(moment: Moment, branch: SceneBranch, end: End): Promise<void> {
  const { stage, scene, now, day } = moment;
  const [clerk, lead] = [branch.clerks[0], branch.leads[0]];
  if (!clerk || !lead || (await isRecorded(moment, branch))) return;
  const above = purchases[purchases.length - 1] ?? purchases[0];
  const small = purchases[0];
  const wanted: Wanted =
    end === 'above' || end === 'approved' || end === 'refused'
      ? { purchase: above, amount: above[3] }
      : { purchase: small, amount: small[3] };
  const held = await stage.heldAt(branch.id);
  if (end === 'void' && held < wanted.amount) return;
  const made = await record({ ...moment, day }, branch, wanted);
  if (!made) return;
  const why = { params: { id: made.id }, body: { reason: 'ပြေစာနှင့် ပမာဏ မကိုက်ညီပါ' } };
  if (end === 'approved') await step(moment, scene.second, 'approve', made);
  if (end === 'refused') await stage.call(scene.second, now, 'expenses.refuse', why);
  if (end === 'withdrawn') await stage.call(clerk, now, 'expenses.withdraw', why);
  if (end !== 'void') return;
  await stage.call(lead, now, 'expenses.pay', body(made));
  if (branch.leads[1]) await stage.call(branch.leads[1], now, 'expenses.void', why);
}

const body = ({ id, version }: ExpenseDetail) => ({ params: { id }, body: { version } });

async function step(
  { stage, now }: Moment,
  who: Moment['scene']['office'],
  command: 'approve' | 'pay',
  made: ExpenseDetail,
): Promise<ExpenseDetail | null> {
  return (await stage.call(who, now, `expenses.${command}`, body(made)))?.data ?? null;
}

/** Recorded at this moment: the server was stopped in between. */
async function isRecorded({ stage, now }: Moment, branch: SceneBranch): Promise<boolean> {
  const row = await stage.app.waybill.db
    .selectFrom('expense')
    .select('id')
    .where('branch_id', '=', branch.id)
    .where('created_at', '=', now)
    .executeTakeFirst();
  return row !== undefined;
}

async function record(
  { stage, now, day }: Moment,
  branch: SceneBranch,
  { purchase: [category, vendor, note], amount }: Wanted,
): Promise<ExpenseDetail | null> {
  const clerk = branch.clerks[day % branch.clerks.length];
  if (!clerk) return null;
  const needsReceipt = amount > defaultExpenseSettings.receipt_above;
  const made = await stage.call(clerk, now, 'expenses.create', {
    body: {
      category_id: await categoryOf(stage, category),
      vendor,
      vendor_phone: phones[vendor] ?? null,
      amount,
      note,
      receipt: needsReceipt ? new UploadedFile('receipt.png', await drawnReceipt(branch.id * 1_000 + day)) : null,
      pay_now: false,
    },
  });
  return made?.data ?? null;
}

async function categoryOf(stage: Moment['stage'], name: string): Promise<number> {
  const { id } = await stage.app.waybill.db
    .selectFrom('expense_category')
    .select('id')
    .where('name_en', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

/** Months with a budget, including the current one. */
const budgetMonths = 3;
const budgets = [
  ['Office', 600_000],
  ['Fuel', 90_000],
  ['Meals', 25_000],
] as const;

/** Sets each branch's budget; some will exceed it. */
async function setBudgets({ stage, scene, now }: Moment): Promise<void> {
  const [year = 0, month = 1] = businessDate(now).split('-').map(Number);
  for (const branch of scene.branches)
    for (let back = 0; back < budgetMonths; back++) {
      const months = year * 12 + month - 1 - back;
      for (const [category, amount] of budgets)
        await stage.call(scene.office, now, 'expenses.saveBudget', {
          body: {
            branch_id: branch.id,
            category_id: await categoryOf(stage, category),
            month: `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`,
            amount,
          },
        });
    }
}

/** Draws a till receipt whose line lengths are unique. */
async function drawnReceipt(seed: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const lines = Array.from({ length: 8 }, (_, at) => {
    const y = 70 + at * 30;
    const long = 60 + Math.round(chanceAt(seed, at) * 110);
    return `<rect x="30" y="${y}" width="${long}" height="8" fill="#333"/><rect x="${225 - at * 2}" y="${y}" width="${45 + at * 2}" height="8" fill="#333"/>`;
  });
  const roll = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="380"><rect width="300" height="380" fill="#fbfaf5"/><rect x="90" y="24" width="120" height="16" fill="#111"/>${lines.join('')}<path d="M30 320 H270" stroke="#111" stroke-width="2"/><rect x="30" y="334" width="70" height="12" fill="#111"/><rect x="190" y="334" width="80" height="12" fill="#111"/></svg>`;
  return sharp(Buffer.from(roll)).png().toBuffer();
}
