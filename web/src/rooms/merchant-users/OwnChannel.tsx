import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { messageChannelWords } from '@waybill/contract/rooms/messages/messages.words.ts';
import { customerFieldWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { ownChannelForm } from '@waybill/domain/rooms/messages/message-forms.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import look from '../../ui/layout/Figures.module.css';
import { teamWords as words } from './team.words.ts';

const queryKey = ['merchant_users.ownChannel'];

/** The channel on which a shop wants its messages, where the operator offers a choice (O-09). */
export function OwnChannel() {
  const say = useSay();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => call('merchant_users.ownChannel', { signal }) });
  if (!data || data.data.offered.length === 0) return null;
  const { message_channel, offered } = data.data;
  return (
    <section className={look.panel} aria-labelledby="own-channel">
      <h2 id="own-channel">{say(customerFieldWords.message_channel)}</h2>
      <p>{say(message_channel === null ? words.usualChannel : messageChannelWords[message_channel])}</p>
      <div className="row">
        <Button icon={MessageSquare} onClick={() => setOpen(true)}>
          {say(words.chooseChannel)}
        </Button>
      </div>
      {open && (
        <FormDialog
          form={ownChannelForm}
          words={customerFieldWords}
          title={say(words.chooseChannel)}
          text={say(words.channelHow)}
          yes={say(words.chooseChannel)}
          initial={{ message_channel }}
          submit={async (body, { idempotencyKey }) =>
            client.setQueryData(queryKey, await call('merchant_users.chooseChannel', { body, idempotencyKey }))
          }
          onClose={() => setOpen(false)}>
          {(form) => (
            <FormField
              of={form}
              name="message_channel"
              options={offered.map((value) => ({ value, label: say(messageChannelWords[value]) }))}
              wide
            />
          )}
        </FormDialog>
      )}
    </section>
  );
}
