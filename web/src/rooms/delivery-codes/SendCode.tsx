import { MessageSquareLock } from 'lucide-react';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { deliveryCodeWords as words } from './delivery-code.words.ts';

/** Sends the receiver a new code when they no longer have the first one. */
export function SendCode({ labelId }: { labelId: number }) {
  const say = useSay();
  const run = useAction();
  const send = () =>
    run(() => call('delivery_codes.send', { params: { id: labelId } }), {
      success: say(words.sending),
      changes: ['delivery_codes', 'message'],
    });
  return (
    <Button small icon={MessageSquareLock} onClick={() => void send()}>
      {say(words.send)}
    </Button>
  );
}
