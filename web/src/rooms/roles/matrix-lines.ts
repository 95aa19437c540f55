import type { Permission } from '@waybill/domain/kernel/permissions.ts';

/** The permissions of one room. */
export interface Group {
  readonly room: string;
  readonly permissions: readonly Permission[];
}

/** A line of the matrix: one permission, or all of a group at once. */
export interface MatrixLine {
  readonly key: string;
  readonly room: string;
  readonly permissions: readonly Permission[];
  /** It ticks all of its group, and is the heading of the lines below it. */
  readonly all: boolean;
  /** The only one of its group, which therefore has no heading. */
  readonly alone: boolean;
}

/**
 * The lines of the groups; of a group with several permissions the first line ticks all of them.
 *
 * @example linesOf([{ room: 'staff', permissions: ['staff.view', 'staff.edit'] }]).map((line) => line.key) // ['staff:all', 'staff.view', 'staff.edit']
 */
export function linesOf(groups: readonly Group[]): MatrixLine[] {
  return groups.flatMap(({ room, permissions }) => {
    const alone = permissions.length === 1;
    const own = permissions.map((permission): MatrixLine => ({
      key: permission,
      room,
      permissions: [permission],
      all: false,
      alone,
    }));
    return alone ? own : [{ key: `${room}:all`, room, permissions, all: true, alone }, ...own];
  });
}
