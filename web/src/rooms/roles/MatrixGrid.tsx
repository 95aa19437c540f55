import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { RoleRights } from '@waybill/contract/rooms/roles/roles.contract.ts';
import {
  permissionRoomWords,
  permissionWords,
  type PermissionRoom,
} from '@waybill/contract/rooms/roles/roles.words.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { stepInGrid, type GridCell } from './grid-keys.ts';
import { MatrixRow } from './MatrixRow.tsx';
import { columnsOf, type Group, type MatrixColumn } from './matrix-columns.ts';
import type { Edits, MatrixRole } from './matrix-edits.ts';
import { rolePageWords } from './role-page.words.ts';
import styles from './MatrixGrid.module.css';

export interface MatrixProps {
  roles: readonly RoleRights[];
  groups: readonly Group[];
  edits: Edits;
  /** Gives these permissions to a role or takes them; the same function at every render. */
  set: (role: MatrixRole, permissions: readonly string[], on: boolean) => void;
  /** The permission that "who can" asks for: its column is marked. */
  marked: string | null;
}

/** Roles down, permissions across by room. One tab stop: arrow keys go from box to box. Head and first column stay in sight. */
export function MatrixGrid({ roles, groups, edits, set, marked }: MatrixProps) {
  const say = useSay();
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<GridCell>({ row: 0, column: 0 });
  const columns = useMemo(() => columnsOf(groups), [groups]);
  const onKeyDown = (event: KeyboardEvent) => {
    const from = cellOf(event.target);
    const next =
      from && !event.altKey && !event.metaKey
        ? stepInGrid(event.key, event.ctrlKey, from, { rows: roles.length, columns: columns.length })
        : undefined;
    if (!next) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row}/${next.column}"]`)?.focus();
  };
  const onFocus = useCallback((event: { target: EventTarget }) => {
    const cell = cellOf(event.target);
    if (cell) setAt(cell);
  }, []);
  const row = Math.min(at.row, roles.length - 1);
  return (
    <div className={styles.scroll}>
      <table
        ref={grid}
        role="grid"
        className={styles.grid}
        aria-label={say(rolePageWords.rights)}
        aria-rowcount={roles.length + 2}
        onKeyDown={onKeyDown}
        onFocus={onFocus}>
        <MatrixHead groups={groups} columns={columns} marked={marked} />
        <tbody>
          {roles.map((role, index) => (
            <MatrixRow
              key={role.slug}
              role={role}
              index={index}
              columns={columns}
              own={edits[role.slug]}
              set={set}
              marked={marked}
              current={index === row ? at.column : -1}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellOf(target: EventTarget): GridCell | undefined {
  const [row, column] = ((target as HTMLElement).dataset.cell ?? '').split('/').map(Number);
  return row === undefined || column === undefined || Number.isNaN(row) ? undefined : { row, column };
}

function MatrixHead({
  groups,
  columns,
  marked,
}: {
  groups: readonly Group[];
  columns: readonly MatrixColumn[];
  marked: string | null;
}) {
  const say = useSay();
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2} className={styles.corner}>
          {say(rolePageWords.role)}
        </th>
        {groups.map(({ room, permissions }) => (
          <th
            key={room}
            scope="colgroup"
            colSpan={permissions.length + Number(permissions.length > 1)}
            className={styles.room}>
            <span className={styles.roomName}>{say(permissionRoomWords[room as PermissionRoom])}</span>
          </th>
        ))}
      </tr>
      <tr>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            className={styles.right}
            data-all={column.all || undefined}
            data-first={column.first || undefined}
            data-marked={column.key === marked || undefined}>
            {column.all ? say(rolePageWords.all) : say(permissionWords[column.permissions[0] as Permission])}
          </th>
        ))}
      </tr>
    </thead>
  );
}
