import { useRef, useState } from 'react';
import type { StaffDetail } from '@waybill/contract/rooms/staff/staff.contract.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { kernelWords } from '../../kernel/kernel.words.ts';
import { randomKey } from '../../kernel/request.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { OneTimePassword } from './OneTimePassword.tsx';
import { staffPageWords } from './staff-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Confirms that somebody holds their account, and shows the second half of a code on paper. */
export function ConfirmPersonDialog({ person, onClose }: { person: StaffDetail; onClose: () => void }) {
  const say = useSay();
  const changed = useChanged();
  const toast = useToast();
  const key = useRef(randomKey());
  const [half, setHalf] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { id, name, unconfirmed_by, code } = person;
  const onOpenChange = (open: boolean) => {
    if (!open) onClose();
  };
  const confirm = async () => {
    setBusy(true);
    try {
      const { second_half } = await call('staff.confirmPerson', { params: { id }, idempotencyKey: key.current });
      void changed('staff');
      setHalf(second_half);
      if (second_half !== null) return;
      toast.success(say(staffPageWords.confirmed, { name }));
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  if (half !== null)
    return (
      <Dialog
        open
        guarded
        size="small"
        title={say(staffPageWords.halfTitle, { name })}
        description={say(staffPageWords.halfText, { name })}
        onOpenChange={onOpenChange}
        footer={
          <Button variant="main" onClick={onClose}>
            {say(commonWords.close)}
          </Button>
        }>
        <OneTimePassword password={half} />
      </Dialog>
    );
  return (
    <Dialog
      open
      size="small"
      title={say(staffPageWords.confirmTitle, { name })}
      description={say(staffPageWords.confirmText, { name, by: unconfirmed_by.join(', ') })}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={onClose}>{say(commonWords.cancel)}</Button>
          <Button variant="main" busy={busy} onClick={() => void confirm()}>
            {say(staffPageWords.confirmPerson)}
          </Button>
        </>
      }>
      {code?.on_paper === true && <p>{say(staffPageWords.confirmHalf, { name })}</p>}
      {failure !== null && (
        <Callout tone="danger" live>
          {firstMessage(failure) || say(kernelWords.server)}
        </Callout>
      )}
    </Dialog>
  );
}
