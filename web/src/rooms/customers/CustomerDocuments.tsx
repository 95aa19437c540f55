import { FileText, Trash2 } from 'lucide-react';
import type { CustomerDetail, CustomerDocument } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useAction } from '../../shell/use-action.ts';
import { fileSize } from '../../ui/inputs/accepted-files.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { OpenFile } from '../files/files.door.ts';
import { customerPageWords as words } from './customer-page.words.ts';
import styles from './Customer.module.css';
import { inputsWords } from '../../ui/inputs/inputs.words.ts';

/** The papers that a customer handed in. More are added where the record is changed. */
export function CustomerDocuments({ customer }: { customer: CustomerDetail }) {
  const say = useSay();
  const run = useAction();
  const remove = ({ id, name }: CustomerDocument) =>
    run(() => call('customers.removeDocument', { params: { id: customer.id, document_id: id } }), {
      ask: { kind: 'delete', text: say(words.documentAsk, { name }), yes: say(inputsWords.remove, { name }) },
      success: say(words.removed),
      changes: 'customers',
    });
  if (customer.documents.length === 0) return <p className={styles.note}>{say(words.noDocuments)}</p>;
  return (
    <ul className={styles.files}>
      {customer.documents.map((file) => (
        <li key={file.id} className={styles.file}>
          <Icon of={FileText} />
          <OpenFile id={file.file_id} name={file.name} />
          <span className="muted">{fileSize(file.size)}</span>
          <span className={styles.push} />
          {customer.may_edit && (
            <IconButton
              icon={Trash2}
              label={say(inputsWords.remove, { name: file.name })}
              onClick={() => void remove(file)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
