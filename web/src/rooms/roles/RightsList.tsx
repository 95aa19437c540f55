import {
  permissionRoomWords,
  permissionWords,
  type PermissionRoom,
} from '@waybill/contract/rooms/roles/roles.words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Difference } from './Difference.tsx';
import type { Group } from './matrix-lines.ts';
import { differsFromDefault, groupState, holds, isUnsaved, type Edits, type MatrixRole } from './matrix-edits.ts';
import { rolePageWords } from './role-page.words.ts';
import styles from './RightsList.module.css';

interface RightsListProps {
  role: MatrixRole;
  groups: readonly Group[];
  edits: Edits;
  set: (role: MatrixRole, permissions: readonly string[], on: boolean) => void;
}

/** The permissions of one role by room, each room with a box for all of it. */
export function RightsList({ role, groups, edits, set }: RightsListProps) {
  const say = useSay();
  return (
    <div className={styles.groups}>
      {groups.map(({ room, permissions }) => {
        const state = groupState(role, edits, permissions);
        const title = say(permissionRoomWords[room as PermissionRoom]);
        return (
          <fieldset key={room} className={styles.group}>
            <legend className={styles.legend}>
              {permissions.length > 1 ? (
                <Checkbox
                  checked={state === 'all'}
                  mixed={state === 'some'}
                  disabled={role.super}
                  onChange={() => set(role, permissions, state !== 'all')}>
                  {title}
                </Checkbox>
              ) : (
                title
              )}
            </legend>
            {permissions.map((permission) => {
              const differs = differsFromDefault(role, edits, permission);
              return (
                <div
                  key={permission}
                  className={styles.right}
                  data-unsaved={isUnsaved(role, edits, permission) || undefined}>
                  <Checkbox
                    checked={holds(role, edits, permission)}
                    disabled={role.super}
                    onChange={(on) => set(role, [permission], on)}>
                    {say(permissionWords[permission])}
                  </Checkbox>
                  {differs && <Difference of={differs} />}
                </div>
              );
            })}
          </fieldset>
        );
      })}
      {role.super && <p className="muted">{say(rolePageWords.superFixed)}</p>}
    </div>
  );
}
