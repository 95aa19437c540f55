import { checkForm } from '@waybill/domain/kernel/form.ts';
import { labelForm, labelValues, type LabelValues } from '@waybill/domain/rooms/labels/label-form.ts';
import type { PaymentType } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { between, pick, pickByShare, type Chance } from './chance.ts';
import { address, demoItems, inventedName, personPhone } from './demo-people.ts';
import { sentAbroad } from './demo-abroad.ts';
import { demoServices } from './demo-proofs.ts';
import type { Scene, SceneBranch, SceneMerchant } from './demo-scene.ts';

/** Share of the mail of each branch: most of it is Yangon's. */
const shares: Readonly<Record<string, number>> = { YGN: 46, MDY: 24, NPT: 8, TGI: 6, BGO: 6, LSO: 3, TGO: 3, MLM: 4 };
const shareOf = (branch: SceneBranch): number => shares[branch.code] ?? 1;

/** Returns the branches in which labels are made on a day, with the number in each: `count` in all. */
export function spread(scene: Scene, count: number, chance: Chance): ReadonlyMap<SceneBranch, number> {
  const makers = scene.branches.filter(({ clerks, townships }) => clerks.length > 0 && townships.length > 0);
  const made = new Map<SceneBranch, number>();
  for (let left = count; left > 0; left--) {
    const branch = pickByShare(
      chance,
      makers.map((one) => [one, shareOf(one)] as const),
    );
    made.set(branch, (made.get(branch) ?? 0) + 1);
  }
  return made;
}

/** Returns a label as a clerk of this branch types it: of a merchant with COD, or of a walk-in customer. Checked by the form's own rules. */
export function demoValues(scene: Scene, branch: SceneBranch, chance: Chance): LabelValues {
  const merchant =
    branch.merchants.length > 0 && chance() < 0.78
      ? pickByShare(
          chance,
          branch.merchants.map((one, at) => [one, 1 / (at + 1)] as const),
        )
      : null;
  const nearness = chance();
  const near = nearness < 0.4;
  // Some distant parcels go by the mail post, which collects for merchants too.
  const post = merchant ? nearness > 0.92 : chance() < 0.12;
  const gate = !merchant && !post && !near && chance() < 0.15;
  const to = near
    ? branch
    : pickByShare(
        chance,
        scene.branches
          .filter((one) => one !== branch && one.townships.length > 0)
          .map((one) => [one, shareOf(one)] as const),
      );
  const [home, there] = [address(chance), address(chance)];
  const walkIn = merchant
    ? null
    : {
        source_name: inventedName(chance),
        source_phone: [personPhone(chance)],
        payment_type: chance() < 0.7 ? 'sender_pay' : 'receiver_pay',
      };
  const typed = {
    ...(merchant ? ofMerchant(merchant, chance) : walkIn),
    source_township: pick(chance, branch.townships),
    source_no: home.no,
    source_street: home.street,
    source_branch_id: branch.id,
    destination_name: inventedName(chance),
    destination_phone: [personPhone(chance)],
    destination_township: pick(chance, to.townships),
    destination_no: there.no,
    destination_street: there.street,
    weight: pickByShare(chance, [
      [0.3, 4],
      [0.5, 6],
      [1, 8],
      [1.5, 4],
      [2, 3],
      [3.5, 2],
      [6, 1],
    ]),
    item_name: pick(chance, demoItems),
    pieces: chance() < 0.94 ? 1 : between(chance, 2, 3),
    ...(post ? { type: 'mm_post', payment_type: 'sender_pay', ...(merchant ? {} : { service_type: 'register' }) } : {}),
    ...(gate ? { gate_submit: true, payment_type: 'sender_pay' } : {}),
    ...(!merchant && !gate && chance() < 0.15 ? { delivery_type: 'branch' } : {}),
  };
  const abroad = post && branch.international && walkIn ? sentAbroad(Number(walkIn.source_phone[0])) : null;
  const checked = checkForm(labelForm, { ...typed, ...abroad, ...onAccount(merchant, typed) });
  if (!checked.ok)
    throw new Error(`a label of the demo operator breaks the form's rules: ${JSON.stringify(checked.fields)}`);
  const values = labelValues(checked.values);
  return post ? values : { ...values, services: demoServices(values.destination_phone[0]) };
}

/**
 * For a merchant with credit, puts every second prepaid parcel on account. Chosen by the receiver's phone, so that the rest of the play stays the
 * same.
 */
function onAccount(
  merchant: SceneMerchant | null,
  typed: { readonly payment_type?: unknown; readonly destination_phone: readonly string[] },
): { payment_type?: PaymentType } {
  const even = Number(typed.destination_phone[0]?.slice(-1)) % 2 === 0;
  return merchant?.credit && typed.payment_type === 'sender_pay' && even ? { payment_type: 'credit' } : {};
}

function ofMerchant(merchant: SceneMerchant, chance: Chance): Record<string, unknown> {
  const payment = pickByShare<PaymentType>(chance, [
    ['receiver_pay', 50],
    ['sender_pay', 28],
    ['from_cod', 18],
    ...(merchant.credit ? [['credit', 6] as const] : []),
  ]);
  const cod = chance() < 0.04 ? between(chance, 60, 180) * 5_000 : between(chance, 24, 280) * 500;
  return {
    merchant_id: merchant.id,
    accept_type: 'cod',
    source_name: merchant.name,
    source_phone: [merchant.phone],
    payment_type: payment,
    cod_amount: cod,
  };
}

/** The same with the shipping paid at once, for when a merchant's credit is used up. */
export function paidAtOnce(values: LabelValues): LabelValues {
  return { ...values, payment_type: 'sender_pay' };
}
