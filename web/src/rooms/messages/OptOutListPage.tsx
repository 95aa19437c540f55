import { useMemo, useState } from 'react';
import { BellRing, Plus } from 'lucide-react';
import { messageOptOutList } from '@waybill/contract/rooms/messages/messages.columns.ts';
import type { MessageOptOut } from '@waybill/contract/rooms/messages/messages.contract.ts';
import { messageFieldWords } from '@waybill/contract/rooms/messages/messages.words.ts';
import { optOutForm } from '@waybill/domain/rooms/messages/message-forms.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { messagePageWords as words } from './message-page.words.ts';

/** Numbers that asked for no more messages (O-09). */
export function OptOutListPage() {
  const say = useSay();
  const run = useAction();
  const maySend = useMayOpen()('messages.create');
  const [adding, setAdding] = useState(false);
  const rowActions = useMemo(
    () =>
      maySend
        ? [
            {
              key: 'remove',
              title: say(words.remove),
              icon: BellRing,
              callback: ({ id, phone }: MessageOptOut) =>
                void run(() => call('message_opt_outs.remove', { params: { id } }), {
                  ask: { question: say(words.removeAsk, { phone }), yes: say(words.remove) },
                  success: say(words.removed, { phone }),
                  changes: 'message_opt_outs',
                }),
            },
          ]
        : [],
    [maySend, say, run],
  );
  const add = maySend && (
    <Button icon={Plus} variant="main" onClick={() => setAdding(true)}>
      {say(words.addNumber)}
    </Button>
  );
  return (
    <>
      <ListPage
        definition={messageOptOutList}
        call="message_opt_outs.list"
        page="messages.opt-outs"
        live={null}
        searchHint={words.searchNumber}
        actions={add}
        first={add || undefined}
        rowActions={rowActions}
      />
      {adding && (
        <FormDialog
          form={optOutForm}
          words={messageFieldWords}
          title={say(words.addNumber)}
          yes={say(words.addNumber)}
          success={(made: { data: MessageOptOut }) => say(words.added, { phone: made.data.phone })}
          changes="message_opt_outs"
          submit={(body, { idempotencyKey }) => call('message_opt_outs.create', { body, idempotencyKey })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
