import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { standsAt } from '@waybill/domain/rooms/sandbox/walk-parcel.ts';
import type { CallOutput, EndpointId } from '@waybill/contract/registry.ts';
import type { PaidOut } from '@waybill/contract/rooms/sandbox/sandbox.contract.ts';
import type { ReadContext } from '../../kernel/context.ts';
import type { SandboxTools } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readPayee, readWalked } from './sandbox.queries.ts';
import { readBranchPersonId, readClerkId, readSecondId } from './sandbox.store.ts';
import { inPayoutTurn } from './payout-turn.store.ts';
import { sandboxPerson } from './walk-label.ts';

/** The bank slip number of the sandbox, and the bank account to which every sandbox merchant is paid. */
const slip = 'SANDBOX';
const account = { bank: 'KBZ', bank_holder: 'Sandbox', bank_account: '0000000000000' } as const;

/** A step that was refused ends what is being done. */
class Stopped extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** The services that a step needs, and the steps done so far. */
interface Desk {
  readonly tools: SandboxTools;
  readonly steps: string[];
}

/**
 * Brings the COD of a delivered parcel of the sandbox to its merchant: the courier brings the cash, the till is banked, all that is ready of the merchant is
 * cleared and paid. Each step is a command of the desk in its own transaction, and a second person makes those that two people are needed for.
 */
export async function payWalkedParcel(
  context: ReadContext,
  trackingCode: string,
): Promise<{ data: PaidOut } | Refusal> {
  const { db, viewer, services } = context;
  if (!services.sandbox) return refuse('sandbox_only');
  const found = await readWalked(db, viewer, trackingCode);
  if (!found) return refuse('not_found');
  const { id, code } = found;
  const { merchant_id, cod_amount, deliver_branch_id, status } = await readPayee(db, id);
  if (!standsAt(status, 'delivered') || merchant_id === null || cod_amount === 0) return refuse('sandbox_not_payable');
  const desk: Desk = { tools: services.sandbox, steps: [] };
  const answer = { id, tracking_code: code, clearance_id: null, paid: 0, steps: desk.steps };
  const act = async () => {
    const at = (staffId: number) => sandboxPerson(context, staffId, deliver_branch_id);
    const [clerk, second] = [await at(await readClerkId(db)), await at(await readSecondId(db))];
    const [courier, cashier] = [
      await readBranchPersonId(db, deliver_branch_id, 'courier'),
      await readBranchPersonId(db, deliver_branch_id, 'cashier'),
    ];
    if (courier === null || cashier === null) throw new Error('a branch of the sandbox has no people');
    const people = { clerk, second, courier: await at(courier), cashier: await at(cashier) };
    await bank(desk, people, { branch: deliver_branch_id, label: id });
    const made = await clear(desk, clerk, { merchant: merchant_id, label: id });
    if (made === null) return refuse('sandbox_not_payable');
    const paid = await pay(desk, people, made);
    return { data: { ...answer, clearance_id: made.id, paid, stopped_by: null } };
  };
  try {
    return await inPayoutTurn(db, act);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { data: { ...answer, stopped_by: error.refusal.code } };
  }
}

interface People {
  readonly clerk: SessionViewer;
  readonly second: SessionViewer;
  /** Of the branch that delivers. */
  readonly courier: SessionViewer;
  readonly cashier: SessionViewer;
}
type Parts = Parameters<SandboxTools['act']>[2];

async function ask<Id extends EndpointId>(
  { tools }: Desk,
  who: SessionViewer,
  id: Id,
  parts: Parts = {},
): Promise<CallOutput<Id>> {
  const answer = await tools.act(who, id, parts);
  if (isRefusal(answer)) throw new Stopped(answer);
  return answer;
}

async function step<Id extends EndpointId>(
  desk: Desk,
  who: SessionViewer,
  id: Id,
  parts: Parts,
): Promise<CallOutput<Id>> {
  const answer = await ask(desk, who, id, parts);
  desk.steps.push(id);
  return answer;
}

/** The courier hands in until the cash of this parcel is in the till, and all that the till holds goes to the bank. */
async function bank(
  desk: Desk,
  { clerk, second, courier, cashier }: People,
  { branch: branchId, label }: { readonly branch: number; readonly label: number },
): Promise<void> {
  const readStreet = async () => (await ask(desk, courier, 'handovers.mine')).data;
  let street = await readStreet();
  // The first may be one that a payout left open when its server was killed, and then the parcel is in the second.
  for (let n = 0; n < 2 && street.lines.some(({ label_id }) => label_id === label); n += 1) {
    const params = {
      id: street.open_handover_id ?? (await step(desk, courier, 'handovers.open', { body: {} })).data.id,
    };
    // Parcels of other owners are delivered meanwhile: their cash is with the courier and not in what is handed in.
    const { lines } = (await ask(desk, courier, 'handovers.detail', { params })).data;
    const handedIn = new Set(lines.map(({ journal_id }) => journal_id));
    const counted = (await readStreet()).lines
      .filter(({ journal_id }) => handedIn.has(journal_id))
      .reduce((sum, { amount }) => sum + amount, 0);
    await step(desk, cashier, 'handovers.count', { params, body: { counted } });
    street = await readStreet();
  }
  const { data: tills } = await ask(desk, clerk, 'handovers.branchCash');
  const held = tills.find(({ branch }) => branch.id === branchId)?.balance ?? 0;
  if (held <= 0) return;
  const sent = await step(desk, clerk, 'handovers.send', { body: { kind: 'bank', declared: held, slip_no: slip } });
  await step(desk, second, 'handovers.count', { params: { id: sent.data.id }, body: { counted: held } });
}

interface Made {
  readonly id: number;
  readonly version: number;
  readonly amount: number;
  readonly merchant: number;
}

/** Makes a clearance of everything that is ready of the merchant; null when this parcel is not ready because another clearance has it. */
async function clear(
  desk: Desk,
  clerk: SessionViewer,
  { merchant, label }: { readonly merchant: number; readonly label: number },
): Promise<Made | null> {
  const query = { customer_id: String(merchant) };
  const { data: ready } = await ask(desk, clerk, 'clearances.readyDetail', { query });
  const label_ids = [...new Set(ready.lines.flatMap(({ role, label_id }) => (role === 'cod' ? (label_id ?? []) : [])))];
  if (!label_ids.includes(label)) return null;
  const expected_net = ready.figures.actual_clearance_cod;
  const body = { customer_id: merchant, label_ids, expected_net };
  const { data } = await step(desk, clerk, 'clearances.create', { body });
  return { id: data.id, version: data.version, amount: expected_net, merchant };
}

/** The clearance is approved where it must be, and paid to the merchant's account in the sandbox; answers the amount. */
async function pay(desk: Desk, { clerk, second }: Pick<People, 'clerk' | 'second'>, made: Made): Promise<number> {
  const params = { id: made.id };
  const { data: seen } = await ask(desk, second, 'clearances.detail', { params });
  const approves = seen.actions.some(({ command, blocked }) => command === 'approve' && blocked === null);
  const version = approves
    ? (await step(desk, second, 'clearances.approve', { params, body: { version: made.version } })).data.version
    : made.version;
  const bank_id = await accountOf(desk, { clerk, second }, made.merchant);
  const body = { version, method: 'bank', bank_id, received_amount: made.amount };
  await step(desk, clerk, 'clearances.pay', { params, body });
  return made.amount;
}

/** The merchant's account in the sandbox, which a second person confirms once; those of the operator's world are not brought over. */
async function accountOf(
  desk: Desk,
  { clerk, second }: Pick<People, 'clerk' | 'second'>,
  merchant: number,
): Promise<number> {
  const params = { id: merchant };
  const own = (banks: readonly { id: number; bank_account: string }[]) =>
    banks.find(({ bank_account }) => bank_account === account.bank_account)?.id ?? null;
  const known = own((await ask(desk, clerk, 'customers.detail', { params })).data.banks);
  if (known !== null) return known;
  const proposed = own((await step(desk, clerk, 'customers.proposeBank', { params, body: account })).data.banks);
  await step(desk, second, 'customers.confirmBank', { params, body: { bank_id: proposed } });
  return proposed ?? 0;
}
