import type { RoleRights } from '@waybill/contract/rooms/roles/roles.contract.ts';
import type { AuditedRecord } from '../../kernel/change-record.ts';
import { readRole } from './roles.queries.ts';
import { lockRole, type LockedRole } from './roles.store.ts';

/** A role as commands see it. It belongs to no branch. All screens are notified, because every screen depends on rights. */
export const roleRecord: AuditedRecord<'roles', LockedRole, RoleRights, string> = {
  room: 'roles',
  lock: ({ tx }, slug) => lockRole(tx, slug),
  auditSubject: ({ values }) => ({ name: values.name_en, branchId: null }),
  notify: (context, _role, slug) => context.publish({ topic: 'role', payload: { slug } }),
  read: ({ tx }, slug) => readRole(tx, slug),
};
