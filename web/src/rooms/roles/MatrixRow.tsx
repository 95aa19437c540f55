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
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Difference } from './Difference.tsx';
import type { MatrixLine } from './matrix-lines.ts';
import { differsFromDefault, groupState, isUnsaved, type Edits, type MatrixRole } from './matrix-edits.ts';
import { rolePageWords } from './role-page.words.ts';
import styles from './MatrixGrid.module.css';

interface MatrixRowProps {
  line: MatrixLine;
  index: number;
  roles: readonly RoleRights[];
  edits: Edits;
  set: (role: MatrixRole, permissions: readonly string[], on: boolean) => void;
  marked: boolean;
  /** The column with the keyboard focus, -1 when it is in another row. */
  current: number;
}

/** One permission with a box for each role. Drawn again only when something of this permission changes. */
export const MatrixRow = memo(function MatrixRow({ line, index, roles, edits, set, marked, current }: MatrixRowProps) {
  const locale = useLocale();
  const say = useSay();
  const { permissions, all } = line;
  const permission = permissions[0] as Permission;
  const room = say(permissionRoomWords[line.room as PermissionRoom]);
  const right = say(permissionWords[permission]);
  return (
    <tr aria-rowindex={index + 2} data-all={all || undefined} data-marked={marked || undefined}>
      <th scope="row" className={styles.right} data-inside={(!all && !line.alone) || undefined}>
        {all ? room : right}
        {line.alone && room !== right && <span className={styles.facts}>{room}</span>}
      </th>
      {roles.map((role, at) => {
        const state = groupState(role, edits, permissions);
        const differs = all ? null : differsFromDefault(role, edits, permission);
        const name = localName(role, locale);
        return (
          <td
            key={role.slug}
            className={styles.cell}
            data-fixed={role.super || undefined}
            data-unsaved={(!all && isUnsaved(role, edits, permission)) || undefined}>
            {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- a wider place to tick; the box in it says its own name */}
            <label className={styles.hit}>
              <Checkbox
                checked={state === 'all'}
                mixed={state === 'some'}
                label={
                  all ? say(rolePageWords.allOf, { role: name, room }) : say(rolePageWords.right, { role: name, right })
                }
                aria-disabled={role.super || undefined}
                tabIndex={at === current ? 0 : -1}
                data-cell={`${index}/${at}`}
                onChange={() => set(role, permissions, state !== 'all')}
              />
            </label>
            {differs && <Difference of={differs} />}
          </td>
        );
      })}
    </tr>
  );
}, isSame);

/** Compares the edits of this line alone: a tick changes those of one permission, or of one group. */
function isSame(before: MatrixRowProps, after: MatrixRowProps): boolean {
  const { edits: was, ...rest } = before;
  const { edits: now, ...next } = after;
  const keys = Object.keys(rest) as (keyof typeof rest)[];
  return (
    keys.every((key) => Object.is(rest[key], next[key])) &&
    after.roles.every(
      ({ slug }) =>
        was[slug] === now[slug] || after.line.permissions.every((one) => was[slug]?.[one] === now[slug]?.[one]),
    )
  );
}
