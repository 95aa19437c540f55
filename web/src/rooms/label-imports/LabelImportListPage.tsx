import { useState } from 'react';
import { ClipboardPaste, FileUp } from 'lucide-react';
import { labelImportList } from '@waybill/contract/rooms/label-imports/label-imports.columns.ts';
import type { LabelImportRow } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { labelImportPageWords as words } from './label-import-page.words.ts';
import { PasteOrders } from './PasteOrders.tsx';
import { UploadSheet } from './UploadSheet.tsx';
import type { PageTarget } from '../../kernel/pages.ts';

const opens = (row: LabelImportRow): PageTarget => ({ name: 'label-import', params: { importId: row.id } });

/** The order sheets of the branch, with the way to bring another one. */
export function LabelImportListPage() {
  const say = useSay();
  const [uploading, setUploading] = useState(false);
  const [pasting, setPasting] = useState(false);
  const create = (
    <>
      <Button icon={ClipboardPaste} {...PasteOrders.openerProps} onClick={() => setPasting(true)}>
        {say(words.paste)}
      </Button>
      <Button variant="main" icon={FileUp} onClick={() => setUploading(true)}>
        {say(words.upload)}
      </Button>
    </>
  );
  return (
    <>
      <ListPage
        definition={labelImportList}
        call="label_imports.list"
        page="label-imports"
        opens={opens}
        searchHint={words.search}
        live="label_imports"
        actions={create}
        first={create}
      />
      {pasting && <PasteOrders onClose={() => setPasting(false)} />}
      {uploading && <UploadSheet onClose={() => setUploading(false)} />}
    </>
  );
}
