import type { LiveTopic } from '@waybill/contract/kernel/live-topics.ts';
import type { EndpointId } from '@waybill/contract/registry.ts';

type RoomOf<Id> = Id extends `${infer Room}.${string}` ? Room : never;
/** The room of a call: the part of its id before the dot. */
export type CallRoom = RoomOf<EndpointId>;
/** What a command changes: the things of a live topic, or those of a room that has none. */
export type Changed = LiveTopic | CallRoom;
export type Changes = Changed | readonly Changed[];

interface Shown {
  /** The rooms whose answers may be different; the one of the same name unless given. */
  readonly rooms?: readonly CallRoom[];
  /** The lists that the device keeps, of which selects are made, may be different too (E-09). */
  readonly kept?: true;
}

/** Where a change shows: of every topic that no room has for its name. A query belongs to a room by the id of its call. */
const shownIn: Readonly<Record<Exclude<LiveTopic, CallRoom>, Shown> & Partial<Record<Changed, Shown>>> = {
  agent_payout: { rooms: ['agent_payouts', 'agent_services', 'ledger'], kept: true },
  agent_service: { rooms: ['agent_services'] },
  announcement: { rooms: ['announcements'] },
  api_key: { rooms: ['api_keys'] },
  bank_account: { rooms: ['bank_accounts'], kept: true },
  bank_line: { rooms: ['bank_lines', 'bank_fees', 'bank_accounts', 'transfers'] },
  branch: { rooms: ['branches'], kept: true },
  branch_collection: { rooms: ['branches'], kept: true },
  branch_route: { rooms: ['branch_routes'] },
  business_day: { rooms: ['business_days'] },
  call: { rooms: ['calls', 'labels', 'tracking', 'pickup_requests'] },
  chat: { rooms: ['chats'] },
  clearance: { rooms: ['clearances', 'cod', 'customers', 'tracking'] },
  customers: { kept: true },
  tariff: { rooms: ['tariffs'] },
  owner_day: { rooms: ['owner_days'] },
  mailbag_case: { rooms: ['mailbag_cases'] },
  handover_case: { rooms: ['handover_cases'] },
  companies: { rooms: ['customers'] },
  delivery_codes: { rooms: ['delivery_codes', 'tracking'] },
  emo: { rooms: ['emos'] },
  expense: { rooms: ['expenses'] },
  expense_category: { rooms: ['expense_categories'], kept: true },
  export: { rooms: ['exports'] },
  export_schedule: { rooms: ['export_schedules'] },
  feedback: { rooms: ['feedbacks'] },
  gate_collection: { rooms: ['gate_collections', 'gate_slips'] },
  handover: { rooms: ['handovers', 'surpluses', 'agent_services', 'ledger'] },
  handover_collection: { rooms: ['handover_collections', 'handover_cases'] },
  hold_mail: { rooms: ['hold_mails', 'labels', 'tracking'] },
  labels: { rooms: ['labels', 'tracking'] },
  mailbag: { rooms: ['mailbags', 'mailbag_cases'] },
  message: { rooms: ['messages'] },
  missing_case: { rooms: ['missing_cases', 'labels', 'tracking', 'audit'] },
  opening_balance: { rooms: ['opening_balances', 'bank_accounts'], kept: true },
  pickup_request: { rooms: ['pickup_requests'] },
  place: { rooms: ['places'], kept: true },
  post_files: { rooms: ['post_files', 'mail_post'] },
  price_exception: { rooms: ['price_exceptions', 'labels'], kept: true },
  qanda: { rooms: ['qandas'] },
  remittance: { rooms: ['remittances'] },
  role: { rooms: ['roles'], kept: true },
  run_sheet: { rooms: ['run_sheets'] },
  shift_handover: { rooms: ['shift_handovers', 'business_days'] },
  staff: { rooms: ['staff', 'audit'] },
  support_ticket: { rooms: ['support_tickets'] },
  surplus: { rooms: ['surpluses', 'handovers', 'agent_services', 'ledger'], kept: true },
  transfer: { rooms: ['transfers', 'bank_accounts'] },
  webhook: { rooms: ['webhooks', 'webhook_deliveries'] },
};

const rowOf = (change: Changed): Shown | undefined => shownIn[change];

/** May the answer of a call be different after these changes? */
export function isChangedBy(call: string, changes: Changes): boolean {
  const room = call.split('.')[0] as CallRoom;
  return [changes].flat().some((change) => (rowOf(change)?.rooms ?? [change]).includes(room));
}

/** May the kept lists be different after these changes? */
export function changesKeptLists(changes: Changes): boolean {
  return [changes].flat().some((change) => rowOf(change)?.kept === true);
}
