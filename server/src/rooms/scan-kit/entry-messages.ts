import { proofNeedsOf } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import type { LabelService } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { LabelLife, LifeBefore } from '@waybill/domain/rooms/labels/label-life.ts';
import { labelStatuses, type LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { gateRoad, homeRoad } from '@waybill/domain/rooms/labels/sequences.ts';
import { purposeOfStep } from '@waybill/domain/rooms/messages/message-purposes.ts';
import type { NewEntry } from './round.store.ts';

const service: LabelService = 'sms';

interface EntryFacts {
  readonly status: LabelStatus;
  readonly inferred?: boolean;
  readonly before?: LifeBefore | null;
}

/** The same entries of a parcel, each with the message that is queued with it; none where nobody ordered messages. */
export function withMessages<Entry extends EntryFacts>(
  { services }: { readonly services: readonly LabelService[] },
  { shipping_type }: Pick<LabelLife, 'shipping_type'>,
  entries: readonly Entry[],
): (Entry & Pick<NewEntry, 'tells'>)[] {
  const isOrdered = services.includes(service);
  const asksCode = proofNeedsOf(services).includes('code');
  if (!isOrdered && !asksCode) return [...entries];
  const atGate = shipping_type === gateRoad;
  return entries.map((entry) => ({
    ...entry,
    tells: purposeOfStep(entry.status, {
      isOrdered,
      asksCode,
      atGate,
      atHome: shipping_type === homeRoad,
      inferred: entry.inferred === true,
      failed: entry.before?.attempts !== undefined && labelStatuses[entry.status].kind === 'step',
    }),
  }));
}

/** The same of several parcels at once. */
export function withMessagesOfEach<Entry extends EntryFacts>(
  parcels: readonly {
    readonly row: { readonly services: readonly LabelService[] };
    readonly life: Pick<LabelLife, 'shipping_type'>;
    readonly entries: readonly Entry[];
  }[],
): (Entry & Pick<NewEntry, 'tells'>)[] {
  return parcels.flatMap(({ row, life, entries }) => withMessages(row, life, entries));
}
