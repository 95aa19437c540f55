import { useMemo } from 'react';
import { Plus } from 'lucide-react';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { printerList } from '@waybill/contract/rooms/printers/printers.columns.ts';
import type { PrinterRow } from '@waybill/contract/rooms/printers/printers.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { rowCommands, useRecordCommands } from '../../shell/detail/record-commands.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { printerActions } from './printer-commands.ts';

const opens = ({ id }: PrinterRow): PageTarget => ({ name: 'printers.edit', params: { printerId: id } });

/** The printers of the covered branches. */
export function PrinterListPage() {
  const say = useSay();
  const { give } = useRecordCommands(printerActions);
  const rowActions = useMemo(
    () =>
      rowCommands(
        say,
        printerActions,
        () => null,
        (row: PrinterRow, command) => give(row, command),
      ),
    [say, give],
  );
  const create = (
    <PageLink to="printers.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('printers.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={printerList}
      call="printers.list"
      page="printers"
      live="printer"
      opens={opens}
      rowActions={rowActions}
      searchHint={commonFieldWords.name}
      actions={create}
      first={create}
    />
  );
}
