import { keyModeWords } from '../../kernel/worlds.words.ts';
import { shape, shapes } from '../../kernel/value-shape.ts';
import { apiKeyStateFaces, keyOwnerWords, keyScopeWords } from './api-keys.words.ts';

export const apiKeyValues = shapes({
  name: shape.text,
  status: shape.states(apiKeyStateFaces),
  mode: shape.words(keyModeWords),
  owner_kind: shape.words(keyOwnerWords),
  owner_name: shape.text,
  customer_id: shape.record('customer'),
  branch_id: shape.record('branch'),
  scopes: shape.words(keyScopeWords),
  shown: shape.text,
  per_minute: shape.count,
  expires_at: shape.instant,
  reason: shape.text,
});
