import { sql } from 'kysely';
import { actorName, namedJsonOrNull, personName } from '../../kernel/sql/names.ts';
import { withIsoInstants } from '../../kernel/read-records.ts';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import { decideRollback } from '@waybill/domain/rooms/labels/decide-rollback.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { parties, type Party } from '@waybill/domain/kernel/user-types.ts';
import { publicSentence } from '@waybill/contract/rooms/public-pages/public-places.words.ts';
import { proofNeedsOf } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import { decideScan, type Scanned } from '@waybill/domain/rooms/labels/decide-scan.ts';
import type { LabelLife } from '@waybill/domain/rooms/labels/label-life.ts';
import { labelStatuses, type LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import {
  conditionHolds,
  isActorOf,
  mayTake,
  moveOf,
  rowsAt,
  usualNext,
} from '@waybill/domain/rooms/labels/next-step.ts';
import type { StepRow } from '@waybill/domain/rooms/labels/step-row.ts';
import { decideRecall } from '@waybill/domain/rooms/labels/recall.ts';
import { followsFrom, silenceOf, type Unanswered } from '@waybill/domain/rooms/labels/unanswered-policy.ts';
import { canComeBack, returnActions } from '@waybill/domain/rooms/labels/return-approval.ts';
import type { PaidAhead } from '@waybill/domain/rooms/payment-claims/advance-payment-states.ts';
import { placeInSequence, sequences, type ShippingType } from '@waybill/domain/rooms/labels/sequences.ts';
import { stepActors } from '@waybill/domain/rooms/labels/step-actors.ts';
import { queueOf } from '@waybill/domain/rooms/labels/work-queues.ts';
import { lacks, offered } from '@waybill/domain/kernel/who-may.ts';
import type { Movement, Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import type { Database } from '../../kernel/services.ts';
import { isOutside, type SessionViewer } from '../../kernel/viewer.ts';
import { expectedHops, roadType } from '../labels/label-facts.door.ts';
import { entriesOutside, writtenOutside, type WithWriter } from '../labels/entries-outside.door.ts';
import { isOnTheWayBack } from '../labels/labels.door.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';
import { paidAhead } from '../payment-claims/payment-claims.door.ts';
import { missingCaseId } from './missing-report.store.ts';
import { unansweredColumns } from './due.queries.ts';
import { lifeFacts, blockersOf, lifeColumns, lifeOf, type LifeRow } from '../scan-kit/parcel-life.door.ts';

/** Decisions that a sender takes themselves; the full answer to a failed delivery is given on the page of its link. */
const senderCommands: ReadonlySet<string> = new Set(['reject', 'recall', 'return_agree', 'return_again']);

type Coded = Shipping['holder_branch'];
type RawMovement = WithWriter<Omit<Movement, 'at' | 'recorded_at' | 'device_at' | 'undone_by'>> & {
  at: Date;
  device_at: Date | null;
  recorded_at: Date;
  staff_id: number | null;
  branch_id: number | null;
};

/** Reads a parcel's place, its history and this user's commands (N-12); null outside their scope. */
export async function readShipping(
  db: Database,
  viewer: SessionViewer,
  id: number,
  now: Date,
  { whoeverSees = false } = {},
): Promise<Shipping | null> {
  const { rows } = await sql<
    LifeRow & {
      road: ShippingType;
      expected_hops: number[] | null;
      holder: string | null;
      rollup: string;
      bag_code: string | null;
      missing_case_id: number | null;
      waived: boolean;
      paid_ahead: PaidAhead | null;
    } & Unanswered
  >`
    select ${lifeColumns}, s.rollup, ${personName('s.holder_staff_id')} as holder,
      (select g.code from mailbag g where g.id = s.bag_id) as bag_code, ${missingCaseId} as missing_case_id,
      exists (select from delivery_code dc where dc.label_id = l.id and dc.waived_by <> ${viewer.id}) as waived,
      ${unansweredColumns}, ${paidAhead('l.id')} as paid_ahead, ${roadType} as road, ${expectedHops} as expected_hops
    from label l join label_state s on s.label_id = l.id left join customer c on c.id = l.merchant_id
    where l.id = ${id} and ${whoeverSees ? sql<boolean>`true` : visibleLabels(viewer)}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const life = { ...lifeOf(row), shipping_type: row.road, forward_hops: row.expected_hops ?? row.forward_hops };
  const silence = silenceOf(row);
  const questionAt = life.return_step === 'pending_return_confirm' ? life.return_at : null;
  const movements = await readMovements(db, id);
  const next = usualNext(life, lifeFacts(row));
  const branchOfNext = next && stepActors[next.by[0] as StepRow['by'][number]].branch(life);
  const branches = await readCoded(db, [
    life.holder_branch_id,
    life.deliver_branch_id,
    life.accept_branch_id,
    life.forward_branch_id,
    branchOfNext,
  ]);
  const named = (branch: number | null): Coded | null => (branch === null ? null : (branches.get(branch) ?? null));
  const shown: Shipping = {
    id,
    tracking_code: row.tracking_code,
    shipping_type: life.shipping_type,
    status: life.status,
    previous: life.previous,
    status_at: toIso(life.status_at),
    rollup: row.rollup,
    progress: progressOf(life, movements),
    next: next?.to ?? null,
    next_branch: named(branchOfNext),
    queue: queueOf(life, blockersOf(row).held_until !== null)?.queue ?? null,
    mailbag: row.bag_code === null ? null : { id: row.bag_id as number, code: row.bag_code },
    missing_case_id: row.missing_case_id,
    holder_branch: named(life.holder_branch_id) as Coded,
    holder_staff: row.holder,
    deliver_branch: named(life.deliver_branch_id) as Coded,
    accept_branch: named(life.accept_branch_id) as Coded,
    forward_branch: named(life.forward_branch_id),
    attempts: life.attempts,
    max_attempts: life.max_attempts,
    return_step: life.return_step,
    return_at: life.return_at && toIso(life.return_at),
    return_due: questionAt ? toIso(new Date(questionAt.getTime() + silence.hours * 3_600_000)) : null,
    unanswered: questionAt ? followsFrom(row) : null,
    cod_status: life.cod_status,
    paid_ahead: row.paid_ahead,
    entry_id: row.entry_id,
    version: row.version,
    steps: stepsOf(viewer, row, life, now),
    actions: actionsOf(viewer, row, life, movements, now),
    outside: parties.map((party) =>
      outsideView(party, row, life, movements, named(life.holder_branch_id) as Coded, now),
    ),
    movements: movements.map((entry) => movementOf(entry, movements)),
  };
  return isOutside(viewer) ? outwards(shown, movements) : shown;
}

/** Returns a parcel's state without what is the staff's alone: their notes for each other, bags, cases and scans. */
function outwards(shown: Shipping, movements: readonly RawMovement[]): Shipping {
  return {
    ...shown,
    mailbag: null,
    missing_case_id: null,
    queue: null,
    paid_ahead: null,
    steps: [],
    actions: shown.actions.filter(({ command }) => senderCommands.has(command)),
    movements: entriesOutside(movements).map((entry) => movementOf(entry, movements)),
  };
}

function outsideView(
  party: Party,
  row: LifeRow,
  life: LabelLife,
  movements: readonly RawMovement[],
  branch: Coded,
  now: Date,
): Shipping['outside'][number] {
  const reason = movements.findLast((entry) => entry.reason !== null && isOnTheWayBack(entry.status))?.reason ?? null;
  const way = movements as readonly (RawMovement & { status: LabelStatus })[];
  const parcel = { life, facts: lifeFacts(row), blockers: blockersOf(row), reason };
  const sentence = (locale: Locale) => publicSentence(parcel, way, { party, locale, now, branch });
  const { place, text } = sentence('en');
  return { party, place, en: text, mm: sentence('mm').text, zh: sentence('zh').text };
}

async function readMovements(db: Database, id: number): Promise<RawMovement[]> {
  const json = (alias: string) => namedJsonOrNull(alias, ['code']);
  const { rows } = await sql<RawMovement>`
    select e.id, e.status, e.viewable, e.at, e.recorded_at, e.device_at, e.staff_id, e.branch_id,
      ${actorName('e')} as by, ${json('b')} as branch, ${json('tb')} as to_branch,
      ${personName('e.to_staff_id')} as to_staff, e.device, e.place, e.reason, e.remark, e.inferred, e.party, e.undoes_id, ${writtenOutside}
    from label_entry e left join branch b on b.id = e.branch_id left join branch tb on tb.id = e.to_branch_id
    where e.label_id = ${id} order by e.id`.execute(db);
  return rows;
}

function movementOf(
  { staff_id: _, branch_id: __, written_outside: ___, ...entry }: RawMovement,
  all: readonly RawMovement[],
): Movement {
  return {
    ...withIsoInstants(entry),
    undone_by: all.find(({ undoes_id }) => undoes_id === entry.id)?.id ?? null,
  };
}

async function readCoded(db: Database, ids: readonly (number | null)[]): Promise<Map<number, Coded>> {
  const wanted = [...new Set(ids.filter((id): id is number => id !== null))];
  const rows = await db
    .selectFrom('branch')
    .select(['id', 'code', 'name_en', 'name_mm', 'name_zh'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Where the parcel is on the sequence of its type (S-04), with the time at which each place was reached. Off the sequence, the steps done are taken from the
 * history.
 */
function progressOf(life: LabelLife, movements: readonly RawMovement[]): Shipping['progress'] {
  const sequence = sequences[life.shipping_type];
  const here = placeInSequence(life.shipping_type, life.previous, life.status);
  const reached = (status: LabelStatus): Date | null =>
    movements.findLast((entry) => entry.viewable && entry.status === status)?.at ?? null;
  const last = here >= 0 ? here : sequence.findLastIndex((place) => reached(place.status) !== null);
  return sequence.flatMap((place, index) => {
    const at = index <= last ? reached(place.status) : null;
    // Nothing is ahead of a parcel that is closed: rejected, returned, or lost and compensated.
    if (index > last && life.closed_at !== null) return [];
    // An optional place that was passed over is not among the steps done.
    if (place.optional && index <= last && at === null) return [];
    const state = index === here ? ('current' as const) : index <= last ? ('done' as const) : ('ahead' as const);
    return [{ status: place.status, optional: place.optional === true, state, at: at && toIso(at) }];
  });
}

/** Every step that may be scanned from here, the usual first; blocked ones say why this person may not. */
function stepsOf(
  viewer: SessionViewer,
  row: LifeRow & { readonly waived: boolean },
  life: LabelLife,
  now: Date,
): Shipping['steps'] {
  const wanted = proofNeedsOf(row.services).filter((need) => need !== 'code' || !row.waived);
  const rows = rowsAt(life).filter((one) => labelStatuses[one.to].kind === 'step' && life.closed_at === null);
  const seen = new Set<string>();
  return [...rows]
    .sort((a, b) => Number(mayTake(b, viewer, life)) - Number(mayTake(a, viewer, life)))
    .flatMap((one) => {
      if (
        seen.has(one.to) ||
        (!conditionHolds(one, life, lifeFacts(row)) &&
          rows.some((other) => other.to === one.to && conditionHolds(other, life, lifeFacts(row))))
      )
        return [];
      seen.add(one.to);
      const { needs = [], confirm = false, proves = false } = moveOf(one);
      return [
        {
          status: one.to,
          ...blockedBy(viewer, row, life, one.to, now),
          confirm,
          needs: [...needs, ...(proves ? wanted : [])],
          usual: !one.explicit,
        },
      ];
    });
}

/** Returns why a scan of this step would be refused, apart from questions still to be answered. */
function blockedBy(
  viewer: SessionViewer,
  row: LifeRow,
  life: LabelLife,
  status: LabelStatus,
  now: Date,
): Pick<Shipping['steps'][number], 'blocked' | 'permission'> {
  const scanned: Scanned = {
    life,
    facts: lifeFacts(row),
    services: row.services,
    blockers: blockersOf(row),
    chosen: { type: life.shipping_type, hops: life.forward_hops, attempts: null },
  };
  const decided = decideScan(viewer, scanned, {
    status,
    at: now,
    courier_id: -1,
    to_branch_id: null,
    reason: '-',
    post_code: '-',
    confirmed: true,
    proof: { picture: true, identity: true, code: true },
  });
  const { command: _, ...blocking } = offered(status, decided, null);
  return blocking;
}

/** Decisions about the parcel, with the reason when one is blocked; what makes no sense now is left out. */
function actionsOf(
  viewer: SessionViewer,
  row: LifeRow,
  life: LabelLife,
  movements: readonly RawMovement[],
  now: Date,
): Shipping['actions'] {
  const last = movements.findLast((entry) => entry.viewable);
  const permitted = (permission: Permission) => (can(viewer, permission) ? null : lacks(permission));
  const rollback =
    last && decideRollback(viewer, { entry: last, life, blockers: blockersOf(row), moneyHeld: null }, now);
  const decisions = (
    [
      ['redirected', 'redirect'],
      ['pending_reject', 'reject'],
      ['reject', 'agree_reject'],
      ['missing', 'missing'],
    ] as const
  ).flatMap(([to, command]) => {
    const open = life.closed_at === null ? rowsAt(life).filter((one) => one.to === to) : [];
    if (open.length === 0) return [];
    const acting = open.find((one) => isActorOf(one, viewer, life));
    const decided = !acting ? refuse('scan_wrong_branch') : permitted(moveOf(acting).permission);
    return [offered<string, string>(command, decided)];
  });
  const deciding = (command: string) => offered<string, string>(command, permitted('label.decide'));
  return [
    ...(rollback?.code === 'rollback_nothing' || rollback?.code === 'rollback_decided' || !last
      ? []
      : [offered('rollback', rollback ?? null)]),
    ...decisions,
    ...(life.status === 'pending_reject' ? [deciding('keep')] : []),
    ...(life.status === 'missing' && life.closed_at === null ? [deciding('found')] : []),
    ...returnActions(viewer, life, blockersOf(row), now).map((action) => ({
      ...action,
      command: `return_${action.command}`,
    })),
    ...recallAction(viewer, row, life, now),
  ];
}

/** The sender may call back what is accepted and not on its way back; the reason where it is blocked now. */
function recallAction(viewer: SessionViewer, row: LifeRow, life: LabelLife, now: Date): Shipping['actions'] {
  if (!canComeBack(life)) return [];
  const decided = decideRecall(viewer, life, blockersOf(row), null, now);
  return [offered('recall', decided)];
}
