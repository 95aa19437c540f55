import type { LiveTopic } from '@waybill/contract/kernel/live-topics.ts';
import type { EndpointId } from '@waybill/contract/registry.ts';
import type { LiveTopics } from './live.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Read once per opening, because each read leaves an audit line. */
      readsOnce?: boolean;
      /** Topics of the live events after which the query is refetched, and of the commands. */
      topics?: LiveTopics;
    };
  }
}

type RoomOf<Id> = Id extends `${infer Room}.${string}` ? Room : never;
/** The room of a call: the part of its id before the dot. */
export type CallRoom = RoomOf<EndpointId>;
/** The records that a command changes: those of a live topic, or of a room without a topic. */
export type ChangedTopic = LiveTopic | CallRoom;
export type Changes = ChangedTopic | readonly ChangedTopic[];

interface Shown {
  /** The rooms whose answers may differ; by default the one of this name, in the singular or the plural. */
  readonly rooms?: readonly CallRoom[];
  /** The lists that the device keeps, of which selects are made, may be different too (E-09). */
  readonly kept?: true;
}

type Singular<Room> = Room extends `${infer One}s` ? One : never;
type Unnamed = Exclude<LiveTopic, CallRoom | Singular<CallRoom>>;

/** Where a change shows, when that is not the room of its name alone. A query belongs to a room by the id of its call. */
const shownIn: Readonly<Record<Unnamed, Shown> & Partial<Record<ChangedTopic, Shown>>> = {
  agent_payout: { rooms: ['agent_payouts', 'agent_services', 'ledger'], kept: true },
  bank_account: { kept: true },
  bank_line: { rooms: ['bank_lines', 'bank_fees', 'bank_accounts', 'transfers'] },
  branch: { rooms: ['branches'], kept: true },
  branch_collection: { rooms: ['branches'], kept: true },
  call: { rooms: ['calls', 'labels', 'tracking', 'pickup_requests'] },
  clearance: { rooms: ['clearances', 'cod', 'customers', 'tracking'] },
  customers: { kept: true },
  companies: { rooms: ['customers'] },
  delivery_codes: { rooms: ['delivery_codes', 'tracking'] },
  expense_category: { rooms: ['expense_categories'], kept: true },
  gate_collection: { rooms: ['gate_collections', 'gate_slips'] },
  handover: { rooms: ['handovers', 'surpluses', 'agent_services', 'ledger'] },
  handover_collection: { rooms: ['handover_collections', 'handover_cases'] },
  hold_mail: { rooms: ['hold_mails', 'labels', 'tracking'] },
  labels: { rooms: ['labels', 'tracking'] },
  mailbag: { rooms: ['mailbags', 'mailbag_cases'] },
  missing_case: { rooms: ['missing_cases', 'labels', 'tracking', 'audit'] },
  opening_balance: { rooms: ['opening_balances', 'bank_accounts'], kept: true },
  payment_channel: { kept: true },
  payout_run: { rooms: ['payout_runs', 'payout_templates', 'clearances'] },
  place: { kept: true },
  post_files: { rooms: ['post_files', 'mail_post'] },
  price_exception: { rooms: ['price_exceptions', 'labels'], kept: true },
  role: { kept: true },
  shift_handover: { rooms: ['shift_handovers', 'business_days'] },
  staff: { rooms: ['staff', 'audit'] },
  surplus: { rooms: ['surpluses', 'handovers', 'agent_services', 'ledger'], kept: true },
  transfer: { rooms: ['transfers', 'bank_accounts'] },
  webhook: { rooms: ['webhooks', 'webhook_deliveries'] },
};

const rowOf = (change: ChangedTopic): Shown | undefined => shownIn[change];

/**
 * Returns whether the answer of a call may be different after these changes: by the room of its id, or because it is also refetched after live events of
 * these topics.
 */
export function isChangedBy(call: string, changes: Changes, topics: LiveTopics = null): boolean {
  const [room = ''] = call.split('.');
  return [changes]
    .flat()
    .some(
      (change) =>
        ([topics].flat() as readonly unknown[]).includes(change) ||
        ((rowOf(change)?.rooms as readonly string[] | undefined) ?? [change, `${change}s`]).includes(room),
    );
}

/** May the kept lists be different after these changes? */
export function changesKeptLists(changes: Changes): boolean {
  return [changes].flat().some((change) => rowOf(change)?.kept === true);
}
