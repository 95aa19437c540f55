import { useRef, useState } from 'react';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { kernelWords } from '../../kernel/kernel.messages.ts';
import { randomKey } from '../../kernel/request.ts';
import { useFresh } from '../../shell/use-fresh.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { newOneTimePassword, OneTimePassword } from './OneTimePassword.tsx';
import { showStaff } from './staff-commands.ts';
import { staffPageWords } from './staff-page.words.ts';

/**
 * Sets a one-time password for somebody and shows it once. When the answer is lost it is asked for again under the same key, so that the password shown is
 * the one that is set.
 */
export function ResetPasswordDialog({
  person,
  onClose,
}: {
  person: { readonly id: number; readonly name: string };
  onClose: () => void;
}) {
  const say = useSay();
  const fresh = useFresh();
  const made = useRef<{ password: string; idempotencyKey: string } | null>(null);
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');
  const [failure, setFailure] = useState<unknown>(null);
  const reset = async () => {
    made.current ??= { password: newOneTimePassword(), idempotencyKey: randomKey() };
    const { password, idempotencyKey } = made.current;
    setState('busy');
    try {
      await call('staff.resetPassword', {
        params: { id: person.id },
        body: { password, confirm_password: password },
        idempotencyKey,
      });
      setState('done');
      void fresh(showStaff);
    } catch (error) {
      setFailure(error);
      setState('asking');
    }
  };
  if (state === 'done' && made.current) {
    return (
      <Dialog
        open
        guarded
        size="small"
        title={say(staffPageWords.resetDone, { name: person.name })}
        description={say(staffPageWords.resetOnce)}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        footer={
          <Button variant="main" onClick={onClose}>
            {say(staffPageWords.close)}
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
          <Button onClick={onClose}>{say(staffPageWords.cancel)}</Button>
          <Button variant="danger" busy={state === 'busy'} onClick={() => void reset()}>
            {say(staffPageWords.resetPassword)}
          </Button>
        </>
      }>
      {failure !== null && (
        <Callout tone="danger" live>
          {firstMessage(failure) || say(kernelWords.server)}
        </Callout>
      )}
    </Dialog>
  );
}
