import type { Permission } from '@waybill/domain/kernel/permissions.ts';

/** The permissions of one room. */
export interface Group {
  readonly room: string;
  readonly permissions: readonly Permission[];
}

/** A column of the matrix: one permission, or all of a group at once. */
export interface MatrixColumn {
  readonly key: string;
  readonly room: string;
  readonly permissions: readonly Permission[];
  /** It ticks all of its group. */
  readonly all: boolean;
  /** The first of its group: a rule is drawn before it. */
  readonly first: boolean;
}

/**
 * The columns of the groups; of a group with several permissions the first column ticks all of them.
 *
 * @example columnsOf([{ room: 'staff', permissions: ['staff.view', 'staff.edit'] }]).map((column) => column.key) // ['staff:all', 'staff.view', 'staff.edit']
 */
export function columnsOf(groups: readonly Group[]): MatrixColumn[] {
  return groups.flatMap(({ room, permissions }) => {
    const several = permissions.length > 1;
    const own = permissions.map((permission, index): MatrixColumn => ({
      key: permission,
      room,
      permissions: [permission],
      all: false,
      first: index === 0 && !several,
    }));
    return several ? [{ key: `${room}:all`, room, permissions, all: true, first: true }, ...own] : own;
  });
}
