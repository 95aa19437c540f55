import { shape, shapes } from '../../kernel/value-shape.ts';
import { keyScopeWords } from '../api-keys/api-keys.words.ts';
import { merchantRoleWords, merchantUserStateFaces, portalAccessWords } from './merchant-users.words.ts';

export const merchantUserValues = shapes({
  role: shape.words(merchantRoleWords),
  status: shape.states(merchantUserStateFaces),
  portal_access: shape.words(portalAccessWords),
  key_scopes: shape.words(keyScopeWords),
});
