import { useRef, useState } from 'react';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { halfGroups } from '@waybill/domain/rooms/staff/one-time-password.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { kernelWords } from '../../kernel/kernel.words.ts';
import { randomKey } from '../../kernel/request.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { newOneTimePassword, OneTimePassword } from './OneTimePassword.tsx';
import { staffPageWords } from './staff-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/**
 * Resets a password and shows the first half of the code once. When the answer is lost it is asked for again under the same key, so that the half shown is the
 * one that is set.
 */
export function ResetPasswordDialog({
  person,
  onClose,
}: {
  person: { readonly id: number; readonly name: string };
  onClose: () => void;
}) {
  const say = useSay();
  const changed = useChanged();
  const made = useRef<{ password: string; idempotencyKey: string } | null>(null);
  const [onPaper, setOnPaper] = useState(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<CallOutput<'staff.resetPassword'> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const reset = async () => {
    made.current ??= { password: newOneTimePassword(halfGroups), idempotencyKey: randomKey() };
    const { password, idempotencyKey } = made.current;
    setBusy(true);
    try {
      const answer = await call('staff.resetPassword', {
        params: { id: person.id },
        body: { password, confirm_password: password, on_paper: onPaper },
        idempotencyKey,
      });
      setDone(answer);
      void changed('staff');
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  if (done && made.current) {
    return (
      <Dialog
        open
        guarded
        size="small"
        title={say(staffPageWords.resetDone, { name: person.name })}
        description={say(done.by_message ? staffPageWords.resetByMessage : staffPageWords.resetOnPaper, {
          name: person.name,
          until: formatDateTime(new Date(done.expires_at)),
        })}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        footer={
          <Button variant="main" onClick={onClose}>
            {say(commonWords.close)}
          </Button>
        }>
        <OneTimePassword password={made.current.password} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      size="small"
      title={say(staffPageWords.resetTitle, { name: person.name })}
      description={say(staffPageWords.resetText)}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{say(commonWords.cancel)}</Button>
          <Button variant="danger" busy={busy} onClick={() => void reset()}>
            {say(staffPageWords.resetPassword)}
          </Button>
        </>
      }>
      <Checkbox checked={onPaper} onChange={setOnPaper}>
        {say(staffPageWords.onPaper)}
      </Checkbox>
      {failure !== null && (
        <Callout tone="danger" live>
          {firstMessage(failure) || say(kernelWords.server)}
        </Callout>
      )}
    </Dialog>
  );
}
