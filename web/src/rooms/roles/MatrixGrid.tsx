import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { RoleRights } from '@waybill/contract/rooms/roles/roles.contract.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { stepInGrid, type GridCell } from './grid-keys.ts';
import { MatrixRow } from './MatrixRow.tsx';
import { linesOf, type Group } from './matrix-lines.ts';
import type { Edits, MatrixRole } from './matrix-edits.ts';
import { rolePageWords } from './role-page.words.ts';
import styles from './MatrixGrid.module.css';

export interface MatrixProps {
  roles: readonly RoleRights[];
  groups: readonly Group[];
  edits: Edits;
  /** Gives these permissions to a role or takes them; the same function at every render. */
  set: (role: MatrixRole, permissions: readonly string[], on: boolean) => void;
  /** The permission that "who can" asks for: its row is marked and shown. */
  marked: string | null;
}

/** Permissions down by room, roles across. One tab stop: arrow keys go from box to box. Head row and first column stay in sight. */
export function MatrixGrid({ roles, groups, edits, set, marked }: MatrixProps) {
  const say = useSay();
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<GridCell>({ row: 0, column: 0 });
  const lines = useMemo(() => linesOf(groups), [groups]);
  useEffect(() => {
    grid.current?.querySelector('tr[data-marked]')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  const onKeyDown = (event: KeyboardEvent) => {
    const from = cellOf(event.target);
    const next =
      from && !event.altKey && !event.metaKey
        ? stepInGrid(event.key, event.ctrlKey, from, { rows: lines.length, columns: roles.length })
        : undefined;
    if (!next) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row}/${next.column}"]`)?.focus();
  };
  const onFocus = useCallback((event: { target: EventTarget }) => {
    const cell = cellOf(event.target);
    if (cell) setAt(cell);
  }, []);
  const column = Math.min(at.column, roles.length - 1);
  return (
    <div className={styles.scroll}>
      <table
        ref={grid}
        role="grid"
        className={styles.grid}
        aria-label={say(rolePageWords.rights)}
        aria-rowcount={lines.length + 1}
        onKeyDown={onKeyDown}
        onFocus={onFocus}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {say(rolePageWords.rights)}
            </th>
            {roles.map((role) => (
              <RoleHead key={role.slug} role={role} />
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <MatrixRow
              key={line.key}
              line={line}
              index={index}
              roles={roles}
              edits={edits}
              set={set}
              marked={line.key === marked}
              current={index === at.row ? column : -1}
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

function RoleHead({ role }: { role: RoleRights }) {
  const say = useSay();
  const count = useCount();
  const locale = useLocale();
  return (
    <th scope="col" className={styles.role}>
      <PageLink to="roles.edit" params={{ slug: role.slug }} className={styles.name}>
        {localName(role, locale)}
      </PageLink>
      <span
        className={styles.facts}
        title={role.super ? say(rolePageWords.superRole) : say(rolePageWords.level, { n: count(role.level) })}>
        {say(rolePageWords.people, { n: count(role.staff_count) })}
      </span>
    </th>
  );
}
