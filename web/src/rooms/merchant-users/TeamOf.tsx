import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Check, Eye, KeyRound, LogOut, UserMinus, UserPlus, X } from 'lucide-react';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import type { MerchantPerson, MerchantTeam } from '@waybill/contract/rooms/merchant-users/merchant-users.contract.ts';
import {
  merchantRoleWords,
  merchantUserCommandWords,
  merchantUserStateFaces,
  merchantUserWords,
  portalAccessWords,
} from '@waybill/contract/rooms/merchant-users/merchant-users.words.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { merchantOwner, portalAccesses, type PortalAccess } from '@waybill/domain/kernel/merchant-roles.ts';
import { merchantUserLife, type MerchantUserState } from '@waybill/domain/rooms/merchant-users/merchant-user-states.ts';
import { keyScopeNames } from '@waybill/domain/kernel/key-scopes.ts';
import { apiKeyFieldWords, keyScopeWords } from '@waybill/contract/rooms/api-keys/api-keys.words.ts';
import { inviteForm, shopAccessForm } from '@waybill/domain/rooms/merchant-users/merchant-user-forms.ts';
import { startAgain } from '../../kernel/account.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { ActionBar } from '../../shell/detail/ActionBar.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { QrCode } from '../../ui/layout/QrCode.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { dataWords } from '../../ui/table/data.words.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import styles from './TeamOf.module.css';
import { teamWords as words } from './team.words.ts';

const at = (instant: string) => formatDateTime(new Date(instant));

/** The people of one merchant at the portal: for the branch on the customer's page, and for the merchant's owner (U-01, U-08). */
export function TeamOf({ customerId }: { customerId: number }) {
  const say = useSay();
  const params = { id: customerId };
  const { data } = useQuery({
    queryKey: ['merchant_users.list', customerId],
    meta: { topics: 'merchant_user' },
    queryFn: ({ signal }) => call('merchant_users.list', { params, signal }),
  });
  const [inviting, setInviting] = useState(false);
  const [made, setMade] = useState<Link | null>(null);
  if (!data) return null;
  const team = data.data;
  return (
    <div className="stack4">
      {team.may_set_access && <Access customerId={customerId} team={team} />}
      {team.may_set_access && <KeysOf customerId={customerId} team={team} />}
      {team.people.length === 0 && <p>{say(words.nobody)}</p>}
      <ul className={styles.people}>
        {team.people.map((person) => (
          <PersonRow
            key={person.id}
            customerId={customerId}
            person={person}
            onLink={team.may_set_access && person.status === merchantUserLife.initial ? setMade : null}
          />
        ))}
        {team.invitations.map((invitation) => (
          <InvitationRow key={`i${invitation.id}`} customerId={customerId} invitation={invitation} />
        ))}
      </ul>
      {team.may_edit && (
        <div className="row">
          {team.may_invite && (
            <Button icon={UserPlus} variant="main" onClick={() => setInviting(true)}>
              {say(words.invite)}
            </Button>
          )}
          {team.may_set_access && <SeeAs customerId={customerId} />}
          {team.may_set_access && team.people.length > 0 && <EndSessions customerId={customerId} />}
        </div>
      )}
      {inviting && (
        <FormDialog
          form={inviteForm}
          words={{ role: commonFieldWords.role, phone: commonFieldWords.phone }}
          title={say(words.inviteTitle)}
          yes={say(words.invite)}
          initial={{ role: team.people.length === 0 ? merchantOwner : null }}
          submit={async (body) =>
            setMade({ ...(await call('merchant_users.invite', { params, body })).data, title: words.link })
          }
          changes="merchant_user"
          onClose={() => setInviting(false)}>
          {(form) => (
            <>
              <FormField of={form} name="role" words={merchantRoleWords} />
              {team.may_set_access && <FormField of={form} name="phone" hint={say(words.sendTo)} />}
            </>
          )}
        </FormDialog>
      )}
      {made && <Invitation made={made} onClose={() => setMade(null)} />}
    </div>
  );
}

/** A link that was just made, and what it is for. */
interface Link {
  readonly path: string;
  readonly expires_at: string;
  readonly title: Word;
  readonly by_message?: boolean;
  readonly waits: boolean;
}

/** The link of an invitation: as text to send, and as a code for the phone of somebody at the counter. */
function Invitation({ made, onClose }: { made: Link; onClose: () => void }) {
  const say = useSay();
  const link = new URL(made.path, window.location.origin).href;
  return (
    <Dialog title={say(made.title)} open onOpenChange={(open) => !open && onClose()}>
      <div className={styles.invitation}>
        <p>{say(words.linkHow, { at: at(made.expires_at) })}</p>
        <div className={styles.qr}>
          <QrCode text={link} dots={8} />
        </div>
        <p className={styles.link}>{link}</p>
        {made.waits && <Callout tone="attention">{say(words.linkWaits)}</Callout>}
        {made.by_message && <p>{say(words.linkSent)}</p>}
        <CopyButton text={link} what={say(made.title)} words />
      </div>
    </Dialog>
  );
}

function PersonRow({
  customerId,
  person,
  onLink,
}: {
  customerId: number;
  person: MerchantPerson;
  /** Shows a link for a new password; null for who makes none. */
  onLink: ((link: Link) => void) | null;
}) {
  const say = useSay();
  const run = useAction();
  const remove = () =>
    void run(() => call('merchant_users.remove', { params: { id: customerId, user_id: person.id } }), {
      ask: {
        question: say.loose(merchantUserCommandWords.remove.ask, { name: person.name }),
        yes: say(merchantUserCommandWords.remove.verb),
        kind: 'danger',
      },
      success: say(words.removed, { name: person.name }),
      changes: 'merchant_user',
    });
  const makeLink = (show: (link: Link) => void) =>
    void run(
      async () => {
        const params = { id: customerId, user_id: person.id };
        show({ ...(await call('merchant_users.resetLink', { params })).data, title: words.resetLink });
      },
      {
        ask: {
          question: say(words.askResetLink, { name: person.name }),
          yes: say(words.makeResetLink),
          kind: 'plain',
        },
      },
    );
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <strong>{person.name}</strong>
        <span>{say(merchantRoleWords[person.role])}</span>
        <span className="muted">{person.phone.join(', ')}</span>
        <span className="muted">
          {person.last_login_at === null
            ? say(words.neverLogin)
            : say(words.lastLogin, { at: at(person.last_login_at) })}
        </span>
      </div>
      <StatePill face={merchantUserStateFaces[person.status as MerchantUserState]} />
      {onLink && (
        <Button small icon={KeyRound} onClick={() => makeLink(onLink)}>
          {say(words.makeResetLink)}
        </Button>
      )}
      <ActionBar
        actions={person.actions}
        faces={{
          remove: { word: merchantUserCommandWords.remove.verb, icon: UserMinus, variant: 'danger', run: remove },
        }}
      />
    </li>
  );
}

function InvitationRow({
  customerId,
  invitation: { id, role, expires_at, person, made_by, waits, may_approve },
}: {
  customerId: number;
  invitation: MerchantTeam['invitations'][number];
}) {
  const say = useSay();
  const run = useAction();
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <strong>{person ?? say(merchantRoleWords[role])}</strong>
        <span className="muted">{say(person === null ? words.open : words.openReset, { at: at(expires_at) })}</span>
        {waits && <span>{made_by === '' ? say(words.waitsByBranch) : say(words.waitsBy, { name: made_by })}</span>}
      </div>
      {may_approve && (
        <Button
          small
          icon={Check}
          onClick={() =>
            void run(() => call('merchant_users.approve', { params: { id: customerId, invitation_id: id } }), {
              ask: {
                question: say(person === null ? words.askApprove : words.askApproveReset, { name: person ?? '' }),
                yes: say(words.approve),
                kind: 'plain',
              },
              success: say(words.approved),
              changes: 'merchant_user',
            })
          }>
          {say(words.approve)}
        </Button>
      )}
      <Button
        small
        icon={X}
        onClick={() =>
          void run(() => call('merchant_users.withdraw', { params: { id: customerId, invitation_id: id } }), {
            changes: 'merchant_user',
          })
        }>
        {say(commonWords.withdraw)}
      </Button>
    </li>
  );
}

/** Chooses the portal access of the merchant's people; it applies at once and leaves an audit line. */
function Access({ customerId, team }: { customerId: number; team: MerchantTeam }) {
  const say = useSay();
  const run = useAction();
  const options = portalAccesses.map((value) => ({ value, label: say(portalAccessWords[value]) }));
  return (
    <div className={styles.access}>
      <Field label={say(merchantUserWords.access)}>
        <Select
          options={options}
          value={team.portal_access}
          onChange={(value) =>
            void (
              value !== null &&
              run(
                () =>
                  call('merchant_users.setAccess', {
                    params: { id: customerId },
                    body: { portal_access: value as PortalAccess, key_scopes: team.key_scopes },
                  }),
                { success: say(words.saved), changes: 'merchant_user' },
              )
            )
          }
        />
      </Field>
    </div>
  );
}

/** Chooses what keys of the merchant's own may do; with none, its owners make neither keys nor webhooks. */
function KeysOf({ customerId, team }: { customerId: number; team: MerchantTeam }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { key_scopes, portal_access } = team;
  return (
    <div className={styles.keys}>
      <span className="muted">{say(merchantUserWords.keys)}</span>
      <span>
        {key_scopes.length === 0
          ? say(words.noKeys)
          : key_scopes.map((scope) => say.loose(keyScopeWords[scope])).join(' · ')}
      </span>
      <Button small icon={KeyRound} onClick={() => setOpen(true)}>
        {say(commonWords.change)}
      </Button>
      {open && (
        <FormDialog
          form={shopAccessForm}
          words={{ key_scopes: apiKeyFieldWords.scopes }}
          title={say(merchantUserWords.keys)}
          yes={say(dataWords.save)}
          initial={{ portal_access, key_scopes }}
          submit={(body) => call('merchant_users.setAccess', { params: { id: customerId }, body })}
          success={() => say(words.saved)}
          changes="merchant_user"
          onClose={() => setOpen(false)}>
          {(form) => (
            <FormField
              of={form}
              name="key_scopes"
              options={keyScopeNames.map((value) => ({ value, label: say.loose(keyScopeWords[value]) }))}
              hint={say(words.keysHint)}
              wide
            />
          )}
        </FormDialog>
      )}
    </div>
  );
}

/** Sees the portal as this merchant, in this session, and changes nothing there. */
function SeeAs({ customerId }: { customerId: number }) {
  const say = useSay();
  const run = useAction();
  const start = () =>
    void run(async () => {
      await call('merchant_users.watch', { params: { id: customerId } });
      await startAgain('/');
    });
  return (
    <Button icon={Eye} onClick={start}>
      {say(words.seeAs)}
    </Button>
  );
}

function EndSessions({ customerId }: { customerId: number }) {
  const say = useSay();
  const run = useAction();
  return (
    <Button
      icon={LogOut}
      onClick={() =>
        void run(() => call('merchant_users.endSessions', { params: { id: customerId } }), {
          ask: { question: say(words.askEndSessions), yes: say(words.endSessions), kind: 'danger' },
          success: say(words.ended),
          changes: 'merchant_user',
        })
      }>
      {say(words.endSessions)}
    </Button>
  );
}
