import type { ClearanceState } from '../clearances/clearance-states.ts';
import { labelStatuses, type LabelStatus } from '../labels/label-statuses.ts';
import type { SupportTicketCommand } from '../support-tickets/support-ticket-states.ts';

/** The thing an event is about. Its events carry a rising sequence number. */
export type WebhookThing = 'label' | 'clearance' | 'pickup' | 'ticket' | 'endpoint';

/** All events for programs outside (N-06), in the order of the form. */
export const webhookEvents = [
  'label.drafted',
  'label.created',
  'label.picked_up',
  'label.accepted',
  'label.departed',
  'label.arrived',
  'label.redirected',
  'label.out_for_delivery',
  'label.delivered',
  'label.delivery_failed',
  'label.return_asked',
  'label.returning',
  'label.returned',
  'label.return_confirmed',
  'label.cancelled',
  'label.missing',
  'label.changed',
  'label.taken_back',
  'clearance.made',
  'clearance.paid',
  'clearance.voided',
  'pickup.changed',
  'ticket.answered',
  'ticket.resolved',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** Event sent by a user to test an endpoint. */
export const testEvent = 'endpoint.test';
export type SentEvent = WebhookEvent | typeof testEvent;
export const sentEvents: readonly SentEvent[] = [...webhookEvents, testEvent];

/** Event of each history entry; null where people outside need not know. */
const ofStep: Readonly<Record<LabelStatus, WebhookEvent | null>> = {
  created: 'label.drafted',
  pending: 'label.created',
  pickup_courier: 'label.picked_up',
  pickup_courier_leader: null,
  pending_reject: null,
  reject: 'label.cancelled',
  accept_from_origin_branch: 'label.accepted',
  accept_by_transport: 'label.departed',
  sendback_to_transport: 'label.departed',
  send_to_destination_branch: 'label.departed',
  arrived_to_destination_branch: 'label.arrived',
  send_to_destination_address: 'label.out_for_delivery',
  postman_hand_over: null,
  delivered: 'label.delivered',
  send_to_forward_branch: 'label.departed',
  arrived_to_forward_branch: 'label.arrived',
  send_from_forward_branch: 'label.departed',
  redirected: 'label.redirected',
  send_from_redirect_branch: 'label.departed',
  sendback_to_destination_branch: 'label.delivery_failed',
  arrivedback_to_destination_branch: null,
  sendback_to_origin_branch: 'label.returning',
  arrived_to_origin_branch: 'label.returning',
  arrivedback_to_origin_branch: 'label.returning',
  sendback_to_origin_address: 'label.returning',
  sentback_to_customer: 'label.returned',
  return_confirmed: 'label.return_confirmed',
  schedule_return: 'label.returning',
  send_to_mmpost: 'label.departed',
  mpost_return_confirmed: 'label.returning',
  missing: 'label.missing',
  pending_return: null,
  pending_return_confirm: 'label.return_asked',
  pending_return_confirmed: null,
  hold_mail: null,
  hold_mail_ended: null,
  details_changed: 'label.changed',
  rollback: 'label.taken_back',
  parted: 'label.changed',
  process: null,
  ongoing: null,
  accepted: null,
  receivable: null,
  success: null,
  returned: null,
};

const ofClearance: Readonly<Record<ClearanceState, WebhookEvent>> = {
  pending: 'clearance.made',
  complete: 'clearance.paid',
  void: 'clearance.voided',
};
const ofTicket: Readonly<Partial<Record<SupportTicketCommand, WebhookEvent>>> = {
  answer: 'ticket.answered',
  resolve: 'ticket.resolved',
};

/** A step of a thing, as the database records it. */
export interface NotedStep {
  readonly about: WebhookThing;
  /** Status of an entry or document, or command on a ticket. */
  readonly step: string;
  /** The entry is a failed delivery. */
  readonly failed?: boolean;
  /** The entry changes the parcel's status. */
  readonly viewable?: boolean;
}

const nothing = <Key extends string>(table: Readonly<Partial<Record<Key, WebhookEvent | null>>>, key: string) =>
  Object.hasOwn(table, key) ? (table[key as Key] ?? null) : null;

/**
 * Returns the event of a step; null without one.
 *
 * @example eventOf({ about: 'label', step: 'delivered' }) === 'label.delivered'
 */
export function eventOf({ about, step, failed = false, viewable = true }: NotedStep): SentEvent | null {
  if (about === 'endpoint') return testEvent;
  if (about === 'pickup') return 'pickup.changed';
  if (about === 'clearance') return nothing(ofClearance, step);
  if (about === 'ticket') return nothing(ofTicket, step);
  const event = nothing(ofStep, step);
  if (event === null) return null;
  const { kind } = labelStatuses[step as LabelStatus];
  if (failed && kind === 'step') return 'label.delivery_failed';
  // The sender's consent to a return is recorded under the name of another step.
  return viewable || kind === 'note' ? event : null;
}
