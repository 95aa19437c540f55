import { creditLeft, usesCredit } from '@waybill/domain/rooms/labels/label-money.ts';
import {
  isNewMerchant,
  labelValues,
  placeOf,
  type LabelValues,
  type NewLabelValues,
} from '@waybill/domain/rooms/labels/label-form.ts';
import { draftStatus, firstStatus } from '@waybill/domain/rooms/labels/label-tabs.ts';
import { productOf, readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { isProgram } from '@waybill/domain/kernel/key-owners.ts';
import { defaultCustomerType, walkInType } from '@waybill/domain/rooms/customers/customer-types.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import {
  isPriceOpen,
  type PriceExceptionState,
} from '@waybill/domain/rooms/price-exceptions/price-exception-states.ts';
import type { LabelMade } from '@waybill/contract/rooms/labels/label-shapes.ts';
import type { EndpointId } from '@waybill/contract/registry.ts';
import { claimKeys, readAnswer } from '../../kernel/command-keys.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { runSeparately, type BatchedCall } from '../../kernel/hot/batch-commands.ts';
import { keepSender, withAgreed } from '../customers/customers.door.ts';
import { joinMade, openDoor, sentFrom } from '../pickup-requests/pickup-requests.door.ts';
import { nrcSettler } from '../places/places.door.ts';
import { listPrice, stateOfPrice } from '../price-exceptions/price-exceptions.door.ts';
import { readLabelFactsOf, readyLabel, type LabelDecisionData, type ReadyLabel } from './label-facts.ts';
import { insertLabels } from './label-records.store.ts';
import { isReferenceTaken, lockCredit, referenceKey, takenReferences } from './labels.store.ts';
import { madeOf, type WrittenLabel } from './label-made.ts';
import { notLeased, refuseUnleased } from './serial-leases.store.ts';
import { takeCodes, takeLabelIds } from './serials.ts';

export interface MakingOptions {
  /** Where they come from: 'counter', 'import', 'api'. */
  readonly origin: string;
  readonly importId?: number | null;
  /** Stored as drafts, which can still be deleted. */
  readonly draft?: boolean;
  /** Code of the one label, printed by a device: of its product, and unused. */
  readonly code?: string;
}

export type LabelWish = NewLabelValues & {
  draft: boolean;
  remember_sender: boolean;
  shown_total?: number | undefined;
  pickup_request_id?: number | undefined;
};

/**
 * Creates a label (C-01). Everything is decided before anything is written: sender, route, price, credit. The price is the server's own; when the maker was
 * shown another, the answer tells so.
 */
export async function createLabel(context: CommandContext, body: LabelWish): Promise<{ data: LabelMade } | Refusal> {
  const { draft, remember_sender, shown_total, pickup_request_id, ...form } = body;
  return makeOne(context, form, { remember_sender, shown_total, pickup_request_id }, { origin: counterOrigin, draft });
}

export type OfflineWish = Omit<LabelWish, 'draft'> & {
  tracking_code: string;
  device: string;
  tried_key?: string | undefined;
};

/**
 * Creates a label that a device has numbered and printed offline. The code must have been leased to its maker on that device and be unused; everything else is
 * decided as for any other label, by current data.
 */
export async function createOfflineLabel(
  context: CommandContext,
  { tracking_code: code, device, remember_sender, shown_total, tried_key, pickup_request_id, ...form }: OfflineWish,
): Promise<{ data: LabelMade } | Refusal> {
  const refused = (await refuseTriedBefore(context, tried_key)) ?? (await refuseUnleased(context, { code, device }));
  return (
    refused ??
    makeOne(context, form, { remember_sender, shown_total, pickup_request_id }, { origin: offlineOrigin, code })
  );
}

/**
 * The connection may have broken after the label was saved and before the answer arrived: then it exists under another code, and is not created twice.
 * Otherwise the key is taken, so that the earlier request cannot succeed later.
 */
async function refuseTriedBefore({ tx, viewer, now }: CommandContext, tried: string | undefined) {
  if (tried === undefined) return null;
  const key = { staffId: viewer.id, endpoint: onlineCall, key: tried, bodyHash: offlineOrigin };
  if ((await claimKeys(tx, [key], now)).size > 0) return null;
  const { body, bodyHash } = await readAnswer(tx, key);
  // Taken by an earlier offline label: its code identifies it.
  if (bodyHash === offlineOrigin) return null;
  return refuse('made_before', { values: { code: (body as { data: LabelMade }).data.tracking_code } });
}

async function makeOne(
  context: CommandContext,
  { merchant_type, ...form }: NewLabelValues,
  { remember_sender, shown_total, pickup_request_id: at }: Omit<LabelWish, keyof NewLabelValues | 'draft'>,
  options: MakingOptions,
): Promise<{ data: LabelMade } | Refusal> {
  if (at === undefined && !can(context.viewer, makesLabels)) return refuse('missing_permission');
  const late = options.origin === offlineOrigin;
  const visit = at === undefined ? null : await openDoor(context, at, late);
  // A parcel with a printed code is created whatever happened to its visit meanwhile, by anyone who may create labels.
  if (visit && isRefusal(visit) && !(late && can(context.viewer, makesLabels))) return visit;
  const open = visit === null || isRefusal(visit) ? null : visit;
  const values = open ? sentFrom(open, labelValues(form)) : labelValues(form);
  const makesMerchant = isNewMerchant(merchant_type);
  // A visit decides its own sender, and programs must name customers that their owners know.
  if (makesMerchant && (open !== null || isProgram(context.viewer)))
    return refuse('validation_failed', { fields: { merchant_type: [{ code: 'unknown_field' }] } });
  const merchant_id =
    (makesMerchant || remember_sender) && open === null && values.merchant_id === null
      ? await keepSender(context, makesMerchant ? defaultCustomerType : walkInType, senderOf(values))
      : values.merchant_id;
  if (isRefusal(merchant_id)) return merchant_id;
  const [made] = await createLabels(context, [{ ...values, merchant_id }], options);
  if (!made || isRefusal(made)) return made ?? refuse('validation_failed');
  if (open) await joinMade(context, open, made.id);
  const data = madeOf(made, options.draft ? draftStatus : firstStatus, 1, shown_total);
  return { data: { ...data, left_pickup: at !== undefined && open === null } };
}

const makesLabels = 'label.create' satisfies Permission;

const counterOrigin = 'counter';
const offlineOrigin = 'offline';
const importOrigin = 'import';
const keyOrigin = 'api';
const portalOrigin = 'portal';
const onlineCall: EndpointId = 'labels.create';

/**
 * Creates labels of many clerks in one batch. A draft, one whose sender is to be saved, and one that uses a merchant's credit run separately: they write or
 * lock more than their own rows.
 */
export async function createLabelsTogether(
  calls: readonly BatchedCall<{ readonly body: LabelWish }>[],
): Promise<({ data: LabelMade } | Refusal | typeof runSeparately)[]> {
  const wishes = calls.map(
    ({
      context,
      input: {
        body: { draft, remember_sender, shown_total, pickup_request_id, merchant_type, ...form },
      },
    }) => {
      const values = labelValues(form);
      return {
        context,
        labels: [values],
        shown_total,
        goes:
          pickup_request_id === undefined &&
          can(context.viewer, makesLabels) &&
          !draft &&
          !((remember_sender || isNewMerchant(merchant_type)) && values.merchant_id === null) &&
          !usesCredit(values.payment_type),
      };
    },
  );
  const made = (
    await makeLabels(
      wishes.filter(({ goes }) => goes),
      { origin: counterOrigin },
    )
  )[Symbol.iterator]();
  return wishes.map(({ goes, shown_total }) => {
    if (!goes) return runSeparately;
    const [one] = made.next().value ?? [];
    return !one || isRefusal(one)
      ? (one ?? refuse('validation_failed'))
      : { data: madeOf(one, firstStatus, 1, shown_total) };
  });
}

function senderOf(values: LabelValues) {
  return {
    customer_name: values.source_name,
    phone: values.source_phone,
    nrc: values.source_nrc,
    place_id: placeOf(values, 'source'),
    home_no: values.source_no,
    street: values.source_street,
    postcode: values.source_postcode,
  };
}

/**
 * Creates several labels in one transaction, with a few statements whatever their number: for order sheets and the demo. Returns for each, in order, the label
 * or the refusal; a refusal does not stop the others.
 */
export async function createLabels(
  context: CommandContext,
  labels: readonly LabelValues[],
  options: MakingOptions,
): Promise<(WrittenLabel | Refusal)[]> {
  const [made] = await makeLabels([{ context, labels }], options);
  return made ?? [];
}

/** Labels of one person, with their own part of the transaction. */
export interface LabelOrder {
  readonly context: CommandContext;
  readonly labels: readonly LabelValues[];
}

/** Creates labels of several people in one transaction. Returns for each of them what `createLabels` returns. */
export async function makeLabels(
  orders: readonly LabelOrder[],
  { origin, importId = null, draft = false, code }: MakingOptions,
): Promise<(WrittenLabel | Refusal)[][]> {
  const last = orders.at(-1);
  if (!last) return [];
  const { tx, now, poolDb } = last.context;
  const facts = await readLabelFactsOf(
    poolDb,
    tx,
    orders.map(({ context, labels }) => ({
      viewer: context.viewer,
      labels,
    })),
    now,
  );
  const wishes = orders.flatMap(({ context, labels }, order) =>
    labels.map((values) => {
      const own = facts[order] as LabelDecisionData;
      return { values: withAgreed(values, own.senders.get(values.merchant_id ?? 0)), context, facts: own };
    }),
  );
  const settle = await nrcSettler(
    tx,
    wishes.flatMap(({ values: { source_nrc, destination_nrc } }) => [source_nrc, destination_nrc]),
  );
  const decided = await withinLimits(
    tx,
    wishes
      .map(({ values, context, facts: own }) =>
        readyLabel(
          context.viewer,
          { ...values, source_nrc: settle(values.source_nrc), destination_nrc: settle(values.destination_nrc) },
          own,
          { outside: origin === importOrigin },
        ),
      )
      .map((one) =>
        isRefusal(one) || code === undefined || productOfLabel(one) === productIn(code) ? one : notLeased,
      ),
  );
  const going: { ready: ReadyLabel; context: CommandContext; price: PriceExceptionState | null }[] = [];
  for (const [at, one] of decided.entries()) {
    if (isRefusal(one)) continue;
    const { context } = wishes[at] as (typeof wishes)[number];
    const price = one.exception && (await stateOfPrice(context, one.exception));
    going.push({ ready: price ? { ...one, price_open: isPriceOpen(price) } : one, context, price });
  }
  const codes = new Map<string, string[]>();
  if (code !== undefined) codes.set(productIn(code), [code]);
  else
    for (const product of new Set(going.map(({ ready }) => productOfLabel(ready))))
      codes.set(
        product,
        await takeCodes(
          { pool: poolDb, db: tx },
          product,
          going.filter(({ ready }) => productOfLabel(ready) === product).length,
        ),
      );
  const ids = going.length === 0 ? [] : await takeLabelIds({ pool: poolDb, db: tx }, going.length, now);
  const status = draft ? draftStatus : firstStatus;
  const making = going.map(({ ready, context: { viewer } }, at) => ({
    ready,
    making: {
      id: ids[at] as number,
      tracking_code: codes.get(productOfLabel(ready))?.shift() as string,
      branch_id: viewer.branchId ?? ready.source_branch_id,
      origin: viewer.key ? keyOrigin : viewer.merchant ? portalOrigin : origin,
      import_id: importId,
      staff_id: viewer.id || null,
      api_key_id: viewer.key?.id ?? null,
    },
  }));
  if (making.length > 0) await insertLabels(tx, making, status, now);
  const made = making.map((one): WrittenLabel => ({
    id: one.making.id,
    tracking_code: one.making.tracking_code,
    ready: one.ready,
  }));
  for (const [at, one] of made.entries()) {
    const { context, price } = going[at] as (typeof going)[number];
    auditMade(context, one, status);
    if (price) await listPrice(context, exceptionRow(one, price));
  }
  last.context.hint(
    'labels',
    made.map(({ ready: { source_branch_id } }) => source_branch_id),
  );
  const next = made[Symbol.iterator]();
  const results = decided.map((one) => (isRefusal(one) ? one : (next.next().value as WrittenLabel)));
  return orders.map(({ labels }) => results.splice(0, labels.length));
}

/** Returns the row of a label in the list of price exceptions; the person who set the price has given the reason. */
export function exceptionRow({ id, tracking_code, ready }: WrittenLabel, status: PriceExceptionState) {
  const { exception, values, source_branch_id: branch_id } = ready;
  if (!exception || values.price_reason === null) throw new Error('a label without an exception is not listed');
  return { ...exception, label_id: id, tracking_code, branch_id, status, reason: values.price_reason };
}

const productIn = (code: string): string => readCode(code)?.product ?? '';
const productOfLabel = ({ values }: ReadyLabel) => productOf(values.service_type, values.item_type);

function auditMade(context: CommandContext, { id, tracking_code, ready }: WrittenLabel, status: string): void {
  const { values, price } = ready;
  context.audit({
    room: 'labels',
    record: id,
    name: tracking_code,
    action: 'create',
    branchId: ready.source_branch_id,
    after: {
      status,
      merchant_id: values.merchant_id,
      destination_name: values.destination_name,
      deliver_branch_id: ready.deliver_branch_id,
      payment_type: values.payment_type,
      cod_amount: values.cod_amount,
      shipping_total: price.shipping_total,
    },
  });
}

/**
 * Checks credit and references, which depend on concurrent requests. Labels of one merchant use up the limit in their order; a reference that two rows share
 * belongs to the first.
 */
async function withinLimits(
  tx: CommandContext['tx'],
  decided: readonly (ReadyLabel | Refusal)[],
): Promise<(ReadyLabel | Refusal)[]> {
  const open = new Map<number, number>();
  const taken = await takenReferences(
    tx,
    decided.flatMap((one) => (isRefusal(one) ? [] : [one.values])),
  );
  const result: (ReadyLabel | Refusal)[] = [];
  for (const one of decided) {
    const refused = isRefusal(one) ? one : (takeReference(one, taken) ?? (await creditProblem(tx, one, open)));
    result.push(refused ?? one);
  }
  return result;
}

/** Reserves the reference for this label, unless it is taken. */
function takeReference({ values }: ReadyLabel, taken: Set<string>): Refusal | null {
  const key = referenceKey(values);
  if (key === null) return null;
  if (taken.has(key)) return duplicate;
  taken.add(key);
  return null;
}

const duplicate = refuse('duplicate', { fields: { reference_id: [{ code: 'duplicate' }] } });

/** Checks that a merchant's reference identifies only one label. */
export async function referenceProblem(
  tx: CommandContext['tx'],
  { values }: ReadyLabel,
  but: number | null = null,
): Promise<Refusal | null> {
  return (await isReferenceTaken(tx, values.merchant_id, values.reference_id, but)) ? duplicate : null;
}

/** Checks whether this label may be charged to the merchant's account. `open` holds what earlier labels of the same transaction have used. */
export async function creditProblem(
  tx: CommandContext['tx'],
  { values, sender, price }: ReadyLabel,
  open: Map<number, number>,
  but: number | null = null,
): Promise<Refusal | null> {
  if (!usesCredit(values.payment_type) || !sender) return null;
  const before = open.get(sender.id) ?? (await lockCredit(tx, sender.id, but));
  const left = creditLeft({ limit: sender.credit_limit, open: before, more: price.shipping_total });
  open.set(sender.id, left === null ? before + price.shipping_total : before);
  return left === null
    ? null
    : refuse('credit_limit_exceeded', {
        values: { limit: sender.credit_limit, left },
        fields: { payment_type: [{ code: 'credit_limit_exceeded', values: { limit: sender.credit_limit, left } }] },
      });
}
