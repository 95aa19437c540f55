import { memo } from 'react';
import type { RoleRights } from '@waybill/contract/rooms/roles/roles.contract.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import {
  permissionRoomWords,
  permissionWords,
  type PermissionRoom,
} from '@waybill/contract/rooms/roles/roles.words.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { Difference } from './Difference.tsx';
import type { MatrixColumn } from './matrix-columns.ts';
import { differsFromDefault, groupState, isUnsaved, type Edits, type MatrixRole } from './matrix-edits.ts';
import { rolePageWords } from './role-page.words.ts';
import styles from './MatrixGrid.module.css';

interface MatrixRowProps {
  role: RoleRights;
  index: number;
  columns: readonly MatrixColumn[];
  /** Unsaved ticks of this role. */
  own: Edits[string] | undefined;
  set: (role: MatrixRole, permissions: readonly string[], on: boolean) => void;
  marked: string | null;
  /** The column with the keyboard focus, -1 when it is in another row. */
  current: number;
}

/** One role with a box for each permission. Drawn again only when something of this role changes. */
export const MatrixRow = memo(function MatrixRow({ role, index, columns, own, set, marked, current }: MatrixRowProps) {
  const locale = useLocale();
  const say = useSay();
  const name = localName(role, locale);
  const edits = own === undefined ? {} : { [role.slug]: own };
  const nameOf = ({ all, room, permissions }: MatrixColumn) =>
    all
      ? say(rolePageWords.allOf, { role: name, room: say(permissionRoomWords[room as PermissionRoom]) })
      : say(rolePageWords.right, { role: name, right: say(permissionWords[permissions[0] as Permission]) });
  return (
    <tr aria-rowindex={index + 3}>
      <RoleHead role={role} name={name} />
      {columns.map((column, at) => {
        const state = groupState(role, edits, column.permissions);
        const permission = column.permissions[0] as Permission;
        const differs = column.all ? null : differsFromDefault(role, edits, permission);
        return (
          <td
            key={column.key}
            className={styles.cell}
            data-fixed={role.super || undefined}
            data-all={column.all || undefined}
            data-first={column.first || undefined}
            data-marked={column.key === marked || undefined}
            data-unsaved={column.permissions.some((one) => !column.all && isUnsaved(role, edits, one)) || undefined}>
            {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- a wider place to tick; the box in it says its own name */}
            <label className={styles.hit}>
              <Checkbox
                checked={state === 'all'}
                mixed={state === 'some'}
                label={nameOf(column)}
                aria-disabled={role.super || undefined}
                tabIndex={at === current ? 0 : -1}
                data-cell={`${index}/${at}`}
                onChange={() => set(role, column.permissions, state !== 'all')}
              />
            </label>
            {differs && <Difference of={differs} />}
          </td>
        );
      })}
    </tr>
  );
});

function RoleHead({ role, name }: { role: RoleRights; name: string }) {
  const say = useSay();
  const count = useCount();
  return (
    <th scope="row" className={styles.role}>
      <PageLink to="roles.edit" params={{ slug: role.slug }} className={styles.name}>
        {name}
      </PageLink>
      <span className={styles.facts}>
        {role.super
          ? say(rolePageWords.superRole)
          : `${say(rolePageWords.level, { n: count(role.level) })} · ${say(rolePageWords.people, { n: count(role.staff_count) })}`}
      </span>
    </th>
  );
}
