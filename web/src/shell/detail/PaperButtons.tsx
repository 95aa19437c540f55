import { FileSpreadsheet, Printer } from 'lucide-react';
import { useState } from 'react';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { addressOfCall } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { TargetLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { saveFile } from '../save-file.ts';
import { useAction } from '../use-action.ts';

interface Props {
  /** The page of its paper. */
  readonly print: PageTarget;
  readonly excel: {
    readonly call: Parameters<typeof addressOfCall>[0];
    readonly id: number;
    /** Name of the file, without its extension. */
    readonly name: string;
  };
  readonly words: { readonly print: Word; readonly excel: Word };
}

/**
 * Buttons for a document on paper and as an Excel file.
 *
 * @example <PaperButtons print={{ name: 'cash-print', params: { id } }} excel={{ call: 'handovers.excel', id, name: `handover-${id}` }} words={words} />
 */
export function PaperButtons({ print, excel, words }: Props) {
  const say = useSay();
  const run = useAction();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await run(async () => saveFile(await addressOfCall(excel.call, { id: excel.id }), `${excel.name}.xlsx`));
    setBusy(false);
  };
  return (
    <>
      <TargetLink to={print} className={buttonLook('plain')}>
        <Icon of={Printer} />
        {say.loose(words.print)}
      </TargetLink>
      <Button icon={FileSpreadsheet} busy={busy} onClick={() => void save()}>
        {say.loose(words.excel)}
      </Button>
    </>
  );
}
