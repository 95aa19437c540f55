import { Ban, RefreshCw } from 'lucide-react';
import type { ApiKeyRow } from '@waybill/contract/rooms/api-keys/api-keys.contract.ts';
import { apiKeyCommandWords, apiKeyFieldWords } from '@waybill/contract/rooms/api-keys/api-keys.words.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { overlapHours, revokeKeyForm, rollKeyForm } from '@waybill/domain/rooms/api-keys/api-key-form.ts';
import type { ApiKeyCommand } from '@waybill/domain/rooms/api-keys/api-key-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { reasonCommand, type CommandWindowProps, type PageCommands } from '../../shell/detail/page-commands.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { apiKeyPageWords as words } from './api-key-page.words.ts';
import { keepMade } from './made-keys.ts';

/** Rolling asks how long both keys work, and leads to the new one; revoking asks why. */
export const apiKeyCommands: PageCommands<ApiKeyRow, ApiKeyCommand> = {
  words: apiKeyCommandWords,
  each: {
    roll: { icon: RefreshCw, text: (_, locale) => say(words.rollText, locale), Window: Roll },
    revoke: reasonCommand({
      icon: Ban,
      variant: 'danger',
      form: revokeKeyForm,
      words: apiKeyFieldWords,
      text: (_, locale) => say(words.revokeText, locale),
      send: ({ id }, sending) => call('api_keys.revoke', { params: { id }, ...sending }),
    }),
  },
  changes: 'api_key',
};

function Roll({ data: { id }, dialog }: CommandWindowProps<ApiKeyRow>) {
  const say = useSay();
  const go = usePageGo();
  return (
    <FormDialog
      {...dialog}
      form={rollKeyForm}
      words={apiKeyFieldWords}
      initial={{ overlap_hours: 24 }}
      submit={async (body, { idempotencyKey }) => {
        const { data } = await call('api_keys.roll', { params: { id }, body, idempotencyKey });
        keepMade(data);
        go('api-key.detail', { params: { apiKeyId: data.id } });
      }}>
      {(form) => (
        <>
          <FormField
            of={form}
            name="overlap_hours"
            options={overlapHours.map((value) => ({
              value,
              label: value === 0 ? say(words.atOnce) : say(words.hours, { n: groupThousands(value) }),
            }))}
            wide
          />
          <FormField of={form} name="expires_on" hint={say(words.noEndHint)} wide />
        </>
      )}
    </FormDialog>
  );
}
