import { erasureForm } from '@waybill/domain/rooms/erasures/erasure-form.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { personFilePageWords } from '../exports/exports.door.ts';
import { erasurePageWords as words } from './erasure-page.words.ts';

const fields = { phone: commonFieldWords.phone, reason: personFilePageWords.reason };

/** Asks to erase the details of a phone number; a second person confirms it in the list. */
export function ErasureDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  return (
    <FormDialog
      form={erasureForm}
      words={fields}
      title={say(words.ask)}
      text={say(words.about)}
      yes={say(words.yes)}
      submit={(body) => call('erasures.create', { body })}
      success={say(words.next)}
      changes={['erasure']}
      onClose={onClose}
    />
  );
}
