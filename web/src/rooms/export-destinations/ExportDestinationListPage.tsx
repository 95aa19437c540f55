import { useMemo } from 'react';
import { Plus } from 'lucide-react';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { exportDestinationList } from '@waybill/contract/rooms/export-destinations/export-destinations.columns.ts';
import type { ExportDestinationRow } from '@waybill/contract/rooms/export-destinations/export-destinations.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { rowCommands, useRecordCommands } from '../../shell/detail/record-commands.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { exportDestinationActions } from './export-destination-commands.ts';

const opens = ({ id }: ExportDestinationRow): PageTarget => ({
  name: 'export-destinations.edit',
  params: { destinationId: id },
});

/** Folders of other machines that files of schedules are delivered to. */
export function ExportDestinationListPage() {
  const say = useSay();
  const { give } = useRecordCommands(exportDestinationActions);
  const rowActions = useMemo(
    () =>
      rowCommands(
        say,
        exportDestinationActions,
        () => null,
        (row: ExportDestinationRow, command) => give(row, command),
      ),
    [say, give],
  );
  const create = (
    <PageLink to="export-destinations.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('export-destinations.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={exportDestinationList}
      call="export_destinations.list"
      page="export-destinations"
      live="export_destination"
      opens={opens}
      rowActions={rowActions}
      searchHint={commonFieldWords.name}
      actions={create}
      first={create}
    />
  );
}
