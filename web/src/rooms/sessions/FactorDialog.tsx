import { useSay } from '../../kernel/i18n.tsx';
import { call } from '../../kernel/client.ts';
import { DialogWindow } from '../../ui/overlays/DialogWindow.tsx';
import { FactorProofForm } from './FactorProofForm.tsx';
import { passkeyWords } from './passkey.words.ts';

/** Asks for the second step again before a payment; `onDone` learns whether it was proved. */
export function FactorDialog({ onDone }: { onDone(proved: boolean): void }) {
  const say = useSay();
  return (
    <DialogWindow
      title={say(passkeyWords.again)}
      description={say(passkeyWords.againText)}
      size="small"
      guarded
      open
      onOpenChange={(open) => !open && onDone(false)}>
      <FactorProofForm
        onProof={async (body) => {
          await call('sessions.proveFactor', { body });
          onDone(true);
        }}
        onCancel={() => onDone(false)}
      />
    </DialogWindow>
  );
}
