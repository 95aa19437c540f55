import { keyOwnerWords } from '../api-keys/api-keys.words.ts';
import { worldFilter } from '../api-keys/worlds.ts';
import { keyOwnerKinds } from '@waybill/domain/kernel/key-owners.ts';
import { deliveryLife, webhookLife } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import { sentEvents } from '@waybill/domain/rooms/webhooks/webhook-events.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  deliveryStateFaces,
  webhookEventWords,
  webhookColumnWords as shown,
  webhookFieldWords as field,
  webhookOffWords,
  webhookStateFaces,
  webhookWords,
} from './webhooks.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

const access = { permission: 'webhook.view' } as const;

export const webhookList = list({
  name: 'webhooks',
  title: commonWords.webhooks,
  about: webhookWords.about,
  access,
  sort: 'name',
  columns: [
    { key: 'name', word: field.name, kind: 'text', sortable: true, main: true },
    { key: 'owner', word: shown.owner, kind: 'text', inside: true },
    { key: 'url', word: field.url, kind: 'code' },
    { key: 'status', word: common.status, kind: 'state', states: webhookStateFaces },
    { key: 'off_reason', word: field.off_reason, kind: 'words', words: webhookOffWords },
    { key: 'answered_at', word: shown.answered_at, kind: 'instant' },
    { key: 'owner_kind', word: field.owner_kind, kind: 'words', words: keyOwnerWords, extra: true, inside: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true, inside: true },
    { key: 'created_at', word: common.created_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [
    worldFilter,
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: webhookLife.stateNames.map((value) => ({ value, word: webhookStateFaces[value].word })),
    },
    {
      key: 'owner_kind',
      word: field.owner_kind,
      kind: 'select',
      inside: true,
      options: keyOwnerKinds.map((value) => ({ value, word: keyOwnerWords[value] })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', inside: true },
  ],
});

/** Deliveries to webhooks, latest first. */
export const webhookDeliveryList = list({
  name: 'webhook_deliveries',
  title: webhookWords.deliveries,
  about: webhookWords.deliveriesAbout,
  access,
  sort: '-created_at',
  columns: [
    { key: 'type', word: shown.type, kind: 'code', main: true },
    { key: 'tracking_code', word: shown.tracking_code, kind: 'code' },
    { key: 'endpoint', word: shown.endpoint, kind: 'text' },
    { key: 'status', word: common.status, kind: 'state', states: deliveryStateFaces },
    { key: 'answer_status', word: shown.answer_status, kind: 'text' },
    { key: 'tries', word: shown.tries, kind: 'number' },
    { key: 'created_at', word: common.created_at, kind: 'instant', sortable: true },
    { key: 'due_at', word: shown.due_at, kind: 'instant', extra: true },
    { key: 'sequence', word: shown.sequence, kind: 'number', extra: true },
    { key: 'event_id', word: shown.event_id, kind: 'code', extra: true },
  ],
  filters: [
    worldFilter,
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: deliveryLife.stateNames.map((value) => ({ value, word: deliveryStateFaces[value].word })),
    },
    {
      key: 'type',
      word: shown.type,
      kind: 'select',
      common: true,
      options: sentEvents.map((value) => ({ value, word: webhookEventWords[value] })),
    },
    { key: 'endpoint_id', word: shown.endpoint, kind: 'text', linked: true },
    { key: 'from', word: field.from, kind: 'date' },
    { key: 'to', word: field.to, kind: 'date' },
  ],
});
