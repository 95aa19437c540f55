import { useMemo, useState } from 'react';
import type { RoleRights } from '@waybill/contract/rooms/roles/roles.contract.ts';
import { permissionRoomWords, permissionWords } from '@waybill/contract/rooms/roles/roles.words.ts';
import { permissionGroups, roomOf } from '@waybill/domain/rooms/roles/decide-role.ts';
import { isPermission, permissions } from '@waybill/domain/kernel/permissions.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useSearchState, useUnsavedGuard } from '../../kernel/page-hooks.ts';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Multiselect } from '../../ui/inputs/Multiselect.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { phone, useMedia } from '../../ui/use-media.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { useSaveKeys } from '../../shell/form/use-save-keys.ts';
import { MatrixGrid } from './MatrixGrid.tsx';
import { OneRole } from './OneRole.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { changesIn, noEdits, setRights, whoCan, type MatrixRole } from './matrix-edits.ts';
import { rolePageWords } from './role-page.words.ts';
import { useMatrix } from './use-matrix.ts';
import { useMatrixSaving } from './use-matrix-saving.ts';
import styles from './RolesPage.module.css';

/** Which roles may do what: all roles and permissions at once, and on a phone one role at a time. */
export function RolesPage() {
  const say = useSay();
  const matrix = useMatrix();
  const query = {
    data: matrix.roles,
    error: matrix.error,
    fetching: false,
    retry: () => void matrix.refetch(),
    put: () => {},
  };
  return (
    <RecordStates query={query} backHref={pathOf('settings')} backLabel={say(titleOf('roles'))}>
      {(roles) => <Matrix roles={roles} matrix={matrix} />}
    </RecordStates>
  );
}

/** Reads from the address the permission of "who can", and on a phone the displayed role (N-35). */
function readPlace(raw: Readonly<Record<string, unknown>>): { can: string | null; role: string | null } {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  const can = text(raw.can);
  return { can: can !== null && isPermission(can) ? can : null, role: text(raw.role) };
}

function Matrix({ roles, matrix }: { roles: readonly RoleRights[]; matrix: ReturnType<typeof useMatrix> }) {
  const say = useSay();
  const count = useCount();
  const onPhone = useMedia(phone);
  const [place, setPlace] = useSearchState(readPlace);
  const [edits, setEdits] = useState(noEdits);
  const [asking, setAsking] = useState(false);
  const saving = useMatrixSaving(matrix);
  const changes = useMemo(() => changesIn(roles, edits), [roles, edits]);
  const changed = changes.reduce((sum, change) => sum + change.added.length + change.removed.length, 0);
  useUnsavedGuard(changed > 0);
  const review = () => {
    if (changed > 0) setAsking(true);
  };
  useSaveKeys(review);
  const set = useMemo(
    () => (role: MatrixRole, names: readonly string[], on: boolean) =>
      setEdits((before) => setRights(before, role, names, on)),
    [],
  );
  // A tick does not hide a role while somebody works on it.
  const shown = useMemo(() => whoCan(roles, noEdits, place.can), [roles, place.can]);
  const groups = useMemo(() => permissionGroups(), []);
  const shared = { roles: shown, groups, edits, set, marked: place.can };
  return (
    <div className="stack3">
      <PageHead
        title={say(titleOf('roles'))}
        aside={
          <span className="muted" role="status">
            {say(rolePageWords.found, { n: count(shown.length) })}
          </span>
        }
      />
      <WhoCan value={place.can} onChange={(can) => setPlace({ can, role: place.role }, { replace: true })} />
      {saving.troubles.length > 0 && (
        <Callout tone="attention" live onClose={saving.closeTroubles}>
          {saving.troubles.map((trouble) => (
            <p key={trouble}>{trouble}</p>
          ))}
        </Callout>
      )}
      {onPhone ? (
        <OneRole
          {...shared}
          slug={place.role}
          onRole={(role) => setPlace({ can: place.can, role }, { replace: true })}
        />
      ) : (
        <>
          <p className={`muted ${styles.legend}`}>
            {say(rolePageWords.legend)} {say(rolePageWords.keys)}
          </p>
          <MatrixGrid {...shared} />
        </>
      )}
      <footer className={styles.foot}>
        <span role="status" className={changed > 0 ? styles.unsaved : 'muted'}>
          {changed > 0 ? say(rolePageWords.unsaved, { n: count(changed) }) : say(rolePageWords.saved)}
        </span>
        <Button disabled={changed === 0} onClick={() => setEdits(noEdits)}>
          {say(rolePageWords.discard)}
        </Button>
        <Button variant="main" disabled={changed === 0} busy={saving.busy} kbd="Ctrl+S" onClick={review}>
          {say(rolePageWords.save)}
        </Button>
      </footer>
      {asking && (
        <ReviewDialog
          roles={roles}
          changes={changes}
          onAnswer={(yes) => {
            setAsking(false);
            if (yes) void saving.save(changes);
          }}
        />
      )}
    </div>
  );
}

/** Asks for one permission and shows the roles that have it. */
function WhoCan({ value, onChange }: { value: string | null; onChange: (value: string | null) => void }) {
  const say = useSay();
  const options = permissions.map((name) => ({
    value: name as string,
    label: say(permissionWords[name]),
    detail: say(permissionRoomWords[roomOf(name) as keyof typeof permissionRoomWords]),
  }));
  return (
    <div className={styles.who}>
      <Field label={say(rolePageWords.whoCan)}>
        <Multiselect
          options={options}
          value={value}
          onChange={onChange}
          allowEmpty
          search="smart"
          placeholder={say(rolePageWords.anything)}
        />
      </Field>
    </div>
  );
}
