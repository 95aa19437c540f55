import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import {
  collectedAt,
  labelEventKey,
  type FeeLines,
  type LabelMoney,
  type LabelMoneyEventName,
} from '@waybill/domain/rooms/ledger/label-postings.ts';
import { openItemOf } from '@waybill/domain/rooms/ledger/open-items.ts';
import { productOf } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { usesCredit } from '@waybill/domain/rooms/labels/label-money.ts';
import { firstStatus } from '@waybill/domain/rooms/labels/label-tabs.ts';
import { defaultAttempts } from '@waybill/domain/rooms/customers/customer-terms.ts';
import { isCashCounted, isDeliveredParcel } from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import { openingPostings } from '@waybill/domain/rooms/move-ins/opening-postings.ts';
import { enterParcel, type EnteredParcel } from '@waybill/domain/rooms/move-ins/parcel-road.ts';
import { openedPostings } from '@waybill/domain/rooms/opening-balances/decide-opening-balance.ts';
import { openingBalanceLife } from '@waybill/domain/rooms/opening-balances/opening-balance-states.ts';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { codFee, defaultCodPlan } from '@waybill/domain/rooms/tariffs/cod-fee.ts';
import type { Price } from '@waybill/domain/rooms/tariffs/price.ts';
import type { Tariff } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { recomputeCodReadiness } from '../cod/cod.door.ts';
import type { NewJournal } from '../ledger/journals.door.ts';
import { insertLabels, takeCodes, takeLabelIds } from '../labels/label-records.door.ts';
import { insertOpeningBalance, openingKeyOf, setOpeningBalance } from '../opening-balances/opening-balances.door.ts';
import { writeRound } from '../scan-kit/parcel-entries.door.ts';
import { tariffOn } from '../tariffs/tariffs.door.ts';
import type { CheckedMoveIn, NamedCourier } from './check-move-in.ts';
import type { ReadRow } from './read-move-in.ts';
import { writeMany, type SignedMoveIn, type Written } from './write-people.ts';

/** Writes the cash of tills, as their opening balances, and of couriers, who hand it in like any other. */
export async function writeBalances(
  context: CommandContext,
  { id: moveIn, name, at, created_by, signed_by }: SignedMoveIn,
  { rows, courierOf }: CheckedMoveIn,
  staff: Written,
): Promise<Written> {
  const { tx, now } = context;
  const written: Written = new Map();
  const journals: NewJournal[] = [];
  for (const row of rows.balances) {
    const { value } = row;
    if (!value) continue;
    const { branch_id, amount } = value;
    const note = value.note ?? name;
    const courier = idOf(courierOf.get(row), staff);
    if (courier === null) {
      const id = await insertOpeningBalance(
        tx,
        { bank_account_id: null, branch_id, amount, note, on_top: false },
        { by: created_by, now },
      );
      if (id === null) throw new Error(`the till of branch ${branch_id} has an opening balance`);
      await setOpeningBalance(
        tx,
        id,
        { status: openingBalanceLife.at.complete, confirmed_by: signed_by, confirmed_at: now },
        now,
      );
      written.set(row, id);
      const postings = openedPostings(accountRef('cash:branch', { owner: branch_id }), amount);
      journals.push({ key: openingKeyOf(id), event: 'opened', at, branch_id, staff_id: signed_by, note, postings });
    } else {
      written.set(row, courier);
      journals.push({
        key: `move_in:${moveIn}:cash:${courier}`,
        event: 'opened',
        at,
        branch_id,
        staff_id: courier,
        note,
        postings: openedPostings(accountRef('cash:courier', { owner: courier }), amount),
        cash: { amount, place: 'courier', staff_id: courier, branch_id },
      });
    }
  }
  await writeMany(context, journals);
  return written;
}

function idOf(named: NamedCourier | undefined, staff: Written): number | null {
  if (!named) return null;
  return named.known?.id ?? staff.get(named.row as ReadRow) ?? null;
}

/** Labels of one statement. */
const labelsAtOnce = 500;

interface Parcel {
  readonly row: ReadRow<'parcels'>;
  readonly id: number;
  readonly tracking_code: string;
  readonly customer: {
    readonly id: number;
    readonly name: string;
    readonly phones: readonly string[];
    readonly business: string | null;
  };
  readonly price: Price;
  readonly entered: EnteredParcel;
}

/**
 * Writes parcels on the road: labels with their former code as reference, in the state and with the holder that the sheet says. Nothing is earned by
 * them again; COD of delivered ones is owed to the merchant from the opening day on, wherever the cash is.
 */
export async function writeParcels(
  context: CommandContext,
  signed: SignedMoveIn,
  { rows: { parcels: rows }, customerOf, courierOf }: CheckedMoveIn,
  { customers, staff }: { readonly customers: Written; readonly staff: Written },
): Promise<Written> {
  const { tx, poolDb, now } = context;
  if (rows.length === 0) return new Map();
  const { at } = signed;
  const tariff = await tariffOn(tx, businessDate(at), { pool: poolDb });
  if (!tariff) throw new Error(`no tariff counts on ${businessDate(at)}`);
  const ids = await takeLabelIds({ pool: poolDb, db: tx }, rows.length, now);
  const codes = await codesFor(context, rows);
  const parcels = rows.flatMap((row, n): Parcel[] => {
    const { value } = row;
    const named = customerOf.get(row);
    if (!value || !named) return [];
    const form = named.row?.value?.form;
    const known = named.known;
    const entered = enterParcel(value.status, {
      origin_id: value.origin_id,
      destination_id: value.destination_id,
      courier_id: idOf(courierOf.get(row), staff),
      has_cod: value.label.cod_amount > 0,
      attempts: form?.attempts ?? defaultAttempts,
      at,
    });
    return [
      {
        row,
        id: ids[n] as number,
        tracking_code: codes[n] as string,
        customer: {
          id: known?.id ?? (customers.get(named.row as ReadRow) as number),
          name: known?.name ?? form?.business_name ?? form?.customer_name ?? '',
          business: known?.name ?? form?.business_name ?? null,
          phones: known?.phones ?? form?.phone ?? [],
        },
        price: priceOf(tariff, value.shipping, value.label.cod_amount, {
          plan: known?.cod_plan ?? form?.cod_plan ?? defaultCodPlan,
          return_fee: known?.return_fee ?? form?.return_fee ?? null,
        }),
        entered,
      },
    ];
  });
  for (let from = 0; from < parcels.length; from += labelsAtOnce)
    await insertParcels(context, signed, parcels.slice(from, from + labelsAtOnce));
  for (const { id, tracking_code, row, customer, entered } of parcels) {
    const label = row.value?.label;
    context.audit({
      room: 'labels',
      record: id,
      name: tracking_code,
      action: 'create',
      branchId: entered.life.holder_branch_id,
      after: {
        status: entered.life.status,
        merchant_id: customer.id,
        reference_id: row.value?.code ?? null,
        destination_name: label?.destination_name ?? '',
        deliver_branch_id: entered.life.deliver_branch_id,
        cod_amount: label?.cod_amount ?? 0,
      },
    });
  }
  context.publish({ topic: 'labels', branchId: null, payload: {} });
  return new Map(parcels.map(({ row, id }) => [row, id]));
}

async function codesFor({ tx, poolDb }: CommandContext, rows: readonly ReadRow<'parcels'>[]): Promise<string[]> {
  const products = rows.map(({ value }) => (value ? productOf(value.label.service_type, value.label.item_type) : null));
  const codes: string[] = [];
  for (const product of new Set(products)) {
    if (product === null) continue;
    const places = products.flatMap((own, n) => (own === product ? [n] : []));
    const taken = await takeCodes({ pool: poolDb, db: tx }, product, places.length);
    for (const [at, n] of places.entries()) codes[n] = taken[at] as string;
  }
  return codes;
}

/** The price as the former system agreed it; fees that are due later follow from the customer's terms. */
function priceOf(
  tariff: Tariff,
  shipping: number,
  cod: number,
  terms: { readonly plan: Parameters<typeof codFee>[0]; readonly return_fee: number | null },
): Price {
  const { percent, fee } = codFee(terms.plan, cod);
  const return_fee = terms.return_fee ?? tariff.rates.return_fee;
  return {
    lines: [{ name: 'shipping', amount: shipping, why: { kind: 'flat' } }],
    apart: [
      ...(cod > 0
        ? [
            {
              name: 'cod_fee' as const,
              amount: fee,
              why: { kind: 'cod' as const, plan: terms.plan, basis: cod, percent },
            },
          ]
        : []),
      { name: 'return_fee', amount: return_fee, why: { kind: terms.return_fee === null ? 'rate' : 'own_rate' } },
    ],
    shipping_fee: shipping,
    services_fee: 0,
    insurance_fee: 0,
    extra_charge: 0,
    discount: 0,
    tax: 0,
    shipping_total: shipping,
    cod_percent: percent,
    cod_fee: fee,
    return_fee,
    tariff: { id: tariff.id, name: tariff.name, valid_from: tariff.valid_from },
  };
}

async function insertParcels(context: CommandContext, signed: SignedMoveIn, parcels: readonly Parcel[]): Promise<void> {
  const { tx, now } = context;
  const { at, created_by } = signed;
  await insertLabels(
    tx,
    parcels.map(({ row, id, tracking_code, customer, price, entered: { life } }) => {
      const label = row.value?.label;
      if (!label) throw new Error('a parcel without values is not written');
      return {
        ready: {
          values: {
            ...label,
            merchant_id: customer.id,
            source_name: customer.name,
            source_phone: [...customer.phones],
          },
          sender: null,
          price,
          exception: null,
          keeps_exception: false,
          price_open: false,
          source_branch_id: life.accept_branch_id,
          deliver_branch_id: life.deliver_branch_id,
          source_place_id: null,
          destination_place_id: label.destination_township ?? label.destination_town,
          insurance_percent: 0,
        },
        making: {
          id,
          tracking_code,
          branch_id: life.accept_branch_id,
          origin: 'move_in',
          import_id: null,
          api_key_id: null,
          staff_id: created_by,
        },
      };
    }),
    firstStatus,
    at,
  );
  const entries = await writeRound(
    tx,
    {
      changes: parcels.map(({ id, entered: { life } }) => ({ label_id: id, version: 1, life })),
      entries: parcels.flatMap(({ id, entered: { steps } }) =>
        steps.map(({ entry, before }) => ({
          ...entry,
          label_id: id,
          viewable: true,
          at,
          staff_id: created_by,
          before,
          remark: signed.name,
        })),
      ),
    },
    now,
  );
  await writeMany(
    context,
    parcels.flatMap((parcel) => journalsOf(parcel, signed, entries.get(parcel.id)?.at(-1) as number)),
  );
  const delivered = parcels.filter(({ row }) => row.value && isDeliveredParcel(row.value.status)).map(({ id }) => id);
  if (delivered.length > 0) await recomputeCodReadiness(tx, { labels: delivered });
}

/** The money of a parcel of before: a charge on the merchant's account, and COD that is not paid out. */
function journalsOf(
  { row, id, customer, price, entered: { life } }: Parcel,
  { at, name: note }: SignedMoveIn,
  entry_id: number,
): NewJournal[] {
  const { value } = row;
  if (!value) return [];
  const { payment_type, cod_amount } = value.label;
  const fees: FeeLines = { shipping: price.shipping_total };
  const money: LabelMoney = {
    payment_type,
    cod_amount,
    cod_fee: price.cod_fee,
    shipping_total: price.shipping_total,
    fees,
    return_fee: price.return_fee,
    compensation_fee: 0,
  };
  const branch_id = life.holder_branch_id;
  const staff_id = life.holder_staff_id;
  const collector =
    staff_id === null ? ({ by: 'branch', branch_id } as const) : ({ by: 'courier', staff_id, branch_id } as const);
  const is_counted = isCashCounted(value.status);
  const journal = (event: LabelMoneyEventName): NewJournal => {
    const item = openItemOf(event, money);
    const amount = event === 'delivered' && !is_counted ? collectedAt(event, money, customer.id) : 0;
    return {
      key: labelEventKey({ label_id: id, entry_id, event }),
      event,
      at,
      label_id: id,
      entry_id,
      branch_id,
      staff_id,
      note,
      postings: openingPostings(event, money, { collector, customer_id: customer.id }, { is_counted }),
      cash: amount === 0 ? null : { amount, place: collector.by, staff_id, branch_id },
      item: item && { ...item, customer_id: customer.id },
    };
  };
  return [
    ...(usesCredit(payment_type) ? [journal('accepted')] : []),
    ...(isDeliveredParcel(value.status) ? [journal('delivered')] : []),
  ];
}
