import { personFileForm, personRowsMax } from '@waybill/domain/rooms/exports/person-file-form.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { addressOfCall, downloadBy } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { saveBlob } from '../../shell/save-file.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { personFilePageWords as words } from './person-file-page.words.ts';

const fields = { phone: commonFieldWords.phone, reason: words.reason };

/** Asks for a phone number and a reason, and saves the workbook with all data of that person. */
export function PersonFileDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const count = useCount();
  return (
    <FormDialog
      form={personFileForm}
      words={fields}
      title={say(words.title)}
      text={say(words.about, { n: count(personRowsMax) })}
      yes={say(words.yes)}
      submit={async (values) => {
        const { blob, name } = await downloadBy(await addressOfCall('exports.person', {}), values);
        saveBlob(blob, name ?? 'person.xlsx');
      }}
      success={say(words.done)}
      onClose={onClose}
    />
  );
}
