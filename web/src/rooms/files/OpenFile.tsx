import { useState } from 'react';
import { Download, Eye } from 'lucide-react';
import { isImage } from '@waybill/domain/kernel/file-types.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import styles from './OpenFile.module.css';
import { fileOf, readFile, type FileSource } from './use-file.ts';

interface OpenFileProps {
  /** The number of the file, or where its room answers it. */
  id?: number;
  of?: FileSource;
  /** The file's name, displayed on the button. */
  name: string;
}

/** A press shows a kept image over the page, and gives anything else to the browser to save. @example <OpenFile id={document.file_id} name={document.name} /> */
export function OpenFile({ id = 0, of = fileOf(id), name }: OpenFileProps) {
  const run = useAction();
  const [shown, setShown] = useState<string | null>(null);
  const open = async () => {
    const file = await run(() => readFile(of));
    if (!file) return;
    const address = URL.createObjectURL(file.blob);
    if (isImage(file.blob.type)) return setShown(address);
    const link = document.createElement('a');
    link.href = address;
    link.download = file.name ?? name;
    link.click();
    // The browser reads the address after the click; a minute is ample for it to begin.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  const close = () => {
    if (shown !== null) URL.revokeObjectURL(shown);
    setShown(null);
  };
  const picture = /\.(?:jpe?g|png|webp)$/i.test(name);
  return (
    <>
      <Button small icon={picture ? Eye : Download} onClick={() => void open()}>
        {name}
      </Button>
      {shown !== null && (
        <Dialog
          open
          title={name}
          onOpenChange={(stays) => {
            if (!stays) close();
          }}>
          <img src={shown} alt={name} className={styles.picture} />
        </Dialog>
      )}
    </>
  );
}
