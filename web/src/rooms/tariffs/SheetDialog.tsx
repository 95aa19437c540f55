import { useState } from 'react';
import type { TariffStep } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { sheetForm } from '@waybill/domain/rooms/tariffs/tariff-form.ts';
import type { SheetRead } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { FileInput } from '../../ui/inputs/FileInput.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { tariffPageWords as words } from './tariff-page.words.ts';
import styles from './TariffPage.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

interface SheetDialogProps {
  tariffId: number;
  onClose: () => void;
  onTake: (steps: readonly TariffStep[]) => void;
}

/** Reads prices from an Excel sheet: it is checked by the server, every mistake is shown with its row, and only a sheet without any goes into the table. */
export function SheetDialog({ tariffId, onClose, onTake }: SheetDialogProps) {
  const say = useSay();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const [read, setRead] = useState<SheetRead | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const check = async (chosen: readonly File[]) => {
    setFiles(chosen);
    setRead(null);
    setFailure(null);
    if (!chosen[0]) return;
    setBusy(true);
    try {
      setRead(
        (await call('tariffs.readExcel', { params: { id: tariffId }, body: formDataOf({ file: chosen[0] }) })).data,
      );
    } catch (error) {
      setFailure(firstMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const ready = read !== null && read.problems.length === 0;
  return (
    <Dialog
      open
      size="large"
      title={say(words.sheetTitle)}
      description={say(words.sheetText)}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{say(commonWords.cancel)}</Button>
          <Button
            variant="main"
            disabled={!ready}
            onClick={() => {
              if (read) onTake(read.steps);
              onClose();
            }}>
            {say(words.sheetTake)}
          </Button>
        </>
      }>
      <div className="stack3">
        <Field label={say(words.sheetFile)} required>
          <FileInput
            value={files}
            onChange={(chosen) => void check(chosen)}
            accept={sheetForm.file.accepts}
            maxMb={2}
          />
        </Field>
        {busy && <Spinner />}
        {failure !== null && (
          <Callout tone="danger" live>
            {failure}
          </Callout>
        )}
        {read && <Found read={read} />}
      </div>
    </Dialog>
  );
}

function Found({ read: { steps, problems } }: { read: SheetRead }) {
  const say = useSay();
  const count = useCount();
  if (problems.length === 0)
    return (
      <Callout tone="success" live>
        {say(words.sheetRead, { n: count(steps.length) })}
      </Callout>
    );
  return (
    <>
      <Callout tone="danger" live>
        {say(words.sheetWrong, { n: count(problems.length) })}
      </Callout>
      <div className={styles.frame}>
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{say(commonFieldWords.row)}</th>
              <th scope="col">{say(commonWords.subject)}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, message }, at) => (
              <tr key={`${row}-${at}`}>
                <th scope="row" className="num">
                  {row ?? '—'}
                </th>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
