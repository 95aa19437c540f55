import type { WebhookDeliveryDetail, WebhookDetail } from '@waybill/contract/rooms/webhooks/webhooks.contract.ts';
import { topicRecord, type AuditedRecord } from '../../kernel/change-record.ts';
import { readDelivery, readWebhook } from './webhooks.queries.ts';
import { lockDelivery, lockWebhook, type LockedDelivery, type LockedWebhook } from './webhooks.store.ts';

/** A webhook as commands see it. */
export const webhookRecord = topicRecord<'webhooks', LockedWebhook, WebhookDetail>({
  room: 'webhooks',
  topic: 'webhook',
  lock: ({ tx, viewer }, id) => lockWebhook(tx, viewer, id),
  auditSubject: ({ name, branch_id }) => ({ name, branchId: branch_id }),
  read: ({ tx, viewer, now }, id) => readWebhook(tx, viewer, id, now),
});

/** Deliveries, for commands; changes are logged with their webhook. */
export const deliveryRecord: AuditedRecord<'webhooks', LockedDelivery, WebhookDeliveryDetail> = {
  room: 'webhooks',
  lock: ({ tx, viewer }, id) => lockDelivery(tx, viewer, id),
  auditSubject: ({ webhook, branch_id, type }) => ({ name: `${webhook}: ${type}`, branchId: branch_id }),
  notify: (context, { branch_id }) => context.publish({ topic: 'webhook', branchId: branch_id, payload: {} }),
  read: ({ tx, viewer }, id) => readDelivery(tx, viewer, id),
};
