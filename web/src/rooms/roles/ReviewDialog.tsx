import type { RoleRights } from '@waybill/contract/rooms/roles/roles.contract.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { permissionWords } from '@waybill/contract/rooms/roles/roles.words.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import type { RoleChange } from './matrix-edits.ts';
import { PagesMoved } from './RoleSees.tsx';
import { rolePageWords } from './role-page.words.ts';
import styles from './ReviewDialog.module.css';

interface ReviewDialogProps {
  roles: readonly RoleRights[];
  changes: readonly RoleChange[];
  onAnswer: (save: boolean) => void;
}

/** Lists the changes before they are saved, by role, with the number of people affected. */
export function ReviewDialog({ roles, changes, onAnswer }: ReviewDialogProps) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  return (
    <Dialog
      open
      size="medium"
      title={say(rolePageWords.reviewTitle)}
      description={say(rolePageWords.reviewText)}
      onOpenChange={(open) => {
        if (!open) onAnswer(false);
      }}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{say(rolePageWords.cancel)}</Button>
          <Button variant="main" onClick={() => onAnswer(true)}>
            {say(rolePageWords.reviewSave)}
          </Button>
        </>
      }>
      <ul className={styles.roles}>
        {changes.map((change) => {
          const role = roles.find((one) => one.slug === change.slug);
          return (
            role && (
              <li key={role.slug}>
                <h3>
                  {localName(role, locale)}{' '}
                  <span className="muted">{say(rolePageWords.people, { n: count(role.staff_count) })}</span>
                </h3>
                <Rights label={say(rolePageWords.gives)} sign="+" names={change.added} />
                <Rights label={say(rolePageWords.takes)} sign="−" names={change.removed} />
                <PagesMoved had={role} has={{ ...role, permissions: change.permissions }} />
              </li>
            )
          );
        })}
      </ul>
    </Dialog>
  );
}

function Rights({ label, sign, names }: { label: string; sign: string; names: readonly string[] }) {
  const say = useSay();
  if (names.length === 0) return null;
  return (
    <div className={styles.rights}>
      <span className="muted">
        <span aria-hidden="true">{sign}</span> {label}
      </span>
      <ul>
        {names.map((name) => (
          <li key={name}>{say(permissionWords[name as Permission])}</li>
        ))}
      </ul>
    </div>
  );
}
