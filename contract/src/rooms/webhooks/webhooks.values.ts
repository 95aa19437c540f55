import { keyOwnerWords } from '../api-keys/api-keys.words.ts';
import { shape, shapes } from '../../kernel/value-shape.ts';
import { webhookOffWords, webhookStateFaces } from './webhooks.words.ts';

export const webhookValues = shapes({
  owner_kind: shape.words(keyOwnerWords),
  customer_id: shape.record('customer'),
  branch_id: shape.record('branch'),
  owner_name: shape.text,
  name: shape.text,
  url: shape.text,
  events: shape.text,
  status: shape.states(webhookStateFaces),
  off_reason: shape.words(webhookOffWords),
  resent: shape.count,
  from: shape.instant,
  to: shape.instant,
});
