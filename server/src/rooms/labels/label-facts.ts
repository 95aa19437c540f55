import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { servingRefusal } from '@waybill/domain/rooms/customers/decide-customer.ts';
import { defaultBranchType } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import { needsService } from '@waybill/domain/rooms/agent-services/decide-agent-service.ts';
import { branchLife } from '@waybill/domain/rooms/branches/branch-states.ts';
import { isAbroad } from '@waybill/domain/rooms/labels/label-choices.ts';
import { placeOf, type LabelValues } from '@waybill/domain/rooms/labels/label-form.ts';
import { codProblem } from '@waybill/domain/rooms/labels/label-money.ts';
import type { PlaceFacts } from '@waybill/domain/rooms/places/place-facts.ts';
import { defaultCodPlan } from '@waybill/domain/rooms/tariffs/cod-fee.ts';
import {
  coversException,
  exceptionOf,
  givePriceProblem,
  type PriceException,
} from '@waybill/domain/rooms/price-exceptions/decide-price-exception.ts';
import { priceOf, type Price, type PriceQuestion } from '@waybill/domain/rooms/tariffs/price.ts';
import type { Tariff } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { readListVersions } from '../../kernel/hot/list-versions.ts';
import { coveredByAny, covers } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { isOutside, type SessionViewer } from '../../kernel/viewer.ts';
import { readOffering } from '../agent-services/agent-services.door.ts';
import { readSenders, seesSender, type SenderFacts } from '../customers/customers.door.ts';
import { tariffOn } from '../tariffs/tariffs.door.ts';
import { keptPlaces, type LabelBranch } from './kept-places.queries.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** A label that may be created: its values and everything derived from them. */
export interface ReadyLabel extends Pick<
  TableRow<'label'>,
  'source_branch_id' | 'deliver_branch_id' | 'source_place_id' | 'destination_place_id' | 'insurance_percent'
> {
  readonly values: LabelValues;
  readonly sender: SenderFacts | null;
  readonly price: Price;
  /** The maker's price instead of the tariff's; null where the tariff applies, or an exception that was given before. */
  readonly exception: PriceException | null;
  readonly keeps_exception: boolean;
  /** No branch accepts it until a second person has confirmed its price. */
  readonly price_open: boolean;
}

/** The price exception of a label, and whether it waits for a second person. */
export interface KeptException extends PriceException {
  readonly open: boolean;
}

/** Data for deciding on labels, read for all of them at once. */
export interface LabelDecisionData {
  readonly senders: ReadonlyMap<number, SenderFacts>;
  readonly branches: ReadonlyMap<number, LabelBranch>;
  readonly places: ReadonlyMap<number, PlaceFacts>;
  readonly tariff: Tariff;
  /** Agent branches among them that may take COD today. */
  readonly codAgents: ReadonlySet<number>;
}

/** Labels that one person creates. */
export interface LabelWishes {
  readonly viewer: SessionViewer;
  readonly labels: readonly LabelValues[];
}

/**
 * Reads senders, branches, places and the tariff of the day for all these labels: two statements in total, once branches, places and tariff are cached. `pool`
 * identifies the cache.
 */
export async function readFacts(
  pool: Database,
  db: Database,
  viewer: SessionViewer,
  labels: readonly LabelValues[],
  day: Date,
): Promise<LabelDecisionData> {
  const [facts] = await readLabelFactsOf(pool, db, [{ viewer, labels }], day);
  return facts as LabelDecisionData;
}

/** Reads the same for labels of several people: each gets the senders that they may see. */
export async function readLabelFactsOf(
  pool: Database,
  db: Database,
  wishes: readonly LabelWishes[],
  day: Date,
): Promise<LabelDecisionData[]> {
  const ids = (pick: (values: LabelValues, viewer: SessionViewer) => (number | null)[]) =>
    [...new Set(wishes.flatMap(({ viewer, labels }) => labels.flatMap((values) => pick(values, viewer))))].filter(
      (id): id is number => id !== null,
    );
  const senders = await readSenders(
    db,
    { covers: coveredByAny(wishes.map(({ viewer }) => viewer)) },
    ids((values) => [values.merchant_id]),
  );
  // The versions that the last caller read are the newest.
  const versions = wishes.at(-1)?.viewer.versions ?? (await readListVersions(db));
  const known = keptPlaces(pool, db, versions);
  const wanted = ids((values, viewer) => [values.source_branch_id ?? viewer.branchId, values.deliver_branch_id]);
  const branches = await known.branches(wanted);
  const usual = [
    ...[...senders.values()].map((sender) => sender.default_address?.place_id ?? null),
    ...wanted.map((id) => branches.get(id)?.place_id ?? null),
  ].filter((id) => id !== null);
  const places = await known.places([
    ...ids((values) => [placeOf(values, 'source'), placeOf(values, 'destination')]),
    ...usual,
  ]);
  const tariff = await tariffOn(db, businessDate(day), { pool, versions });
  // The first tariff is valid from before any parcel, so there is always one.
  if (!tariff) throw new Error(`no tariff counts on ${businessDate(day)}`);
  const agents = ids((values, viewer) => [values.cod_amount > 0 ? (values.source_branch_id ?? viewer.branchId) : null]);
  const codAgents = await readOffering(
    db,
    agents.filter((id) => needsService(branches.get(id)?.type ?? defaultBranchType)),
    'cod',
    businessDate(day),
  );
  return wishes.map(({ viewer }) => ({
    codAgents,
    senders: new Map([...senders].filter(([, sender]) => seesSender(viewer, sender))),
    branches,
    places,
    tariff,
  }));
}

export type LabelRefusal =
  | 'branch_not_covered'
  | 'customer_not_active'
  | 'place_without_branch'
  | 'branch_not_international'
  | 'not_offered'
  | 'weight_over_limit'
  | 'cod_not_confirmed'
  | 'missing_permission'
  | 'validation_failed';

const wrong = (field: string, code: string): Refusal<'validation_failed'> =>
  refuse('validation_failed', { fields: { [field]: [{ code }] } });

/**
 * Decides whether this label may be created, and its price. Checks what the form's own rules cannot know: the sender and their state, the branches, the places,
 * the price, and whether the COD covers its deductions. Nothing is saved before everything is valid. `kept` is the label's existing price exception: changing
 * something else requires no right to set prices. An external label (a key, a sheet) is priced from the town of the accepting branch, because the place named
 * by a sender would choose the zone (W-06).
 */
export function readyLabel(
  viewer: SessionViewer,
  values: LabelValues,
  facts: LabelDecisionData,
  { kept = null, outside = false }: { kept?: KeptException | null; outside?: boolean } = {},
): ReadyLabel | Refusal<LabelRefusal> {
  const sender = values.merchant_id === null ? null : (facts.senders.get(values.merchant_id) ?? undefined);
  if (sender === undefined) return wrong('merchant_id', 'select');
  const blocked = sender && servingRefusal(sender.status);
  if (blocked) return { ...blocked, fields: { merchant_id: [{ code: blocked.code }] } };
  const source = sourceOf(viewer, values, sender, facts);
  if (isRefusal(source)) return source;
  if (values.cod_amount > 0 && needsService(source.branch.type) && !facts.codAgents.has(source.branch.id))
    return refuse('cod_not_confirmed', { fields: { cod_amount: [{ code: 'cod_not_confirmed' }] } });
  const destination = destinationOf(values, source.branch, facts);
  if (isRefusal(destination)) return destination;
  const taken =
    outside || isOutside(viewer) ? (facts.places.get(source.branch.place_id ?? 0) ?? source.place) : source.place;
  const question = questionFor(values, sender, { source: taken, destination: destination.place });
  const price = priceOf(facts.tariff, question);
  if (isRefusal(price)) return price;
  const differing = exceptionOf(facts.tariff, question, price);
  const keeps = differing !== null && coversException(kept, differing);
  const exception = keeps ? null : differing;
  const ungiven = exception && givePriceProblem(viewer, exception, values.price_reason);
  if (ungiven) return ungiven;
  const problem = codProblem({
    payment_type: values.payment_type,
    cod_amount: values.cod_amount,
    cod_fee: price.cod_fee,
    shipping_total: price.shipping_total,
  });
  if (problem) return refuse('validation_failed', { fields: { cod_amount: [problem] } });
  return {
    values,
    sender,
    price,
    exception,
    keeps_exception: keeps,
    price_open: keeps && kept?.open === true,
    source_branch_id: source.branch.id,
    deliver_branch_id: destination.branchId,
    source_place_id: source.place?.id ?? null,
    destination_place_id: destination.place?.id ?? null,
    insurance_percent:
      price.lines.flatMap(({ name, why }) =>
        name === 'insurance' && why.kind === 'percent' ? [why.percent] : [],
      )[0] ?? 0,
  };
}

function sourceOf(
  viewer: SessionViewer,
  values: LabelValues,
  sender: SenderFacts | null,
  { branches, places }: LabelDecisionData,
): { branch: LabelBranch; place: PlaceFacts | null } | Refusal<LabelRefusal> {
  const id = values.source_branch_id ?? viewer.branchId;
  if (id === null) return wrong('source_branch_id', 'select');
  const branch = branches.get(id);
  if (!branch || !covers(viewer, id))
    return refuse('branch_not_covered', { fields: { source_branch_id: [{ code: 'branch_not_covered' }] } });
  if (branch.status !== branchLife.initial) return wrong('source_branch_id', 'select');
  const named = placeOf(values, 'source');
  if (named !== null && !places.has(named)) return wrong('source_township', 'select');
  const placeId = named ?? sender?.default_address?.place_id ?? branch.place_id;
  return { branch, place: placeId === null ? null : (places.get(placeId) ?? null) };
}

function destinationOf(
  values: LabelValues,
  source: LabelBranch,
  { branches, places }: LabelDecisionData,
): { place: PlaceFacts | null; branchId: number } | Refusal<LabelRefusal> {
  // Only a branch that handles international mail could accept it: the sender is told at once, not after the parcel has arrived there.
  if (isAbroad(values))
    return source.international_mail
      ? { place: null, branchId: source.id }
      : refuse('branch_not_international', { fields: { destination_country: [{ code: 'branch_not_international' }] } });
  const place = places.get(placeOf(values, 'destination') ?? 0);
  if (!place?.active) return wrong('destination_township', 'select');
  if (values.deliver_branch_id !== null) {
    const branch = branches.get(values.deliver_branch_id);
    return branch?.status === branchLife.initial
      ? { place, branchId: branch.id }
      : wrong('deliver_branch_id', 'select');
  }
  // A parcel that another carrier takes over at the origin branch needs no branch at its destination.
  const branchId = place.branch_id ?? (values.type === 'mm_post' || values.gate_submit ? source.id : null);
  return branchId === null
    ? refuse('place_without_branch', { fields: { deliver_branch_id: [{ code: 'place_without_branch' }] } })
    : { place, branchId };
}

function questionFor(
  values: LabelValues,
  sender: SenderFacts | null,
  { source, destination }: { source: PlaceFacts | null; destination: PlaceFacts | null },
): PriceQuestion {
  return {
    service_type: values.service_type,
    item_type: values.item_type,
    rating_type: values.rating_type,
    weight_g: values.weight_g,
    services: values.services,
    flat: values.flat,
    from: { town_id: source?.town_id ?? null, region_id: source?.region_id ?? null },
    to: {
      town_id: destination?.town_id ?? null,
      region_id: destination?.region_id ?? null,
      remote: destination?.remote ?? false,
      country: values.destination_country,
    },
    declared_value: values.declared_value,
    insurance_percent: values.insurance_percent,
    cod_amount: values.cod_amount,
    discount: sender,
    cod_plan: sender?.cod_plan ?? defaultCodPlan,
    return_fee: sender?.return_fee ?? null,
  };
}
