import { Plus } from 'lucide-react';
import { runSheetList } from '@waybill/contract/rooms/run-sheets/run-sheets.columns.ts';
import type { RunSheetRow } from '@waybill/contract/rooms/run-sheets/run-sheets.contract.ts';
import { runSheetStateFaces } from '@waybill/contract/rooms/run-sheets/run-sheets.words.ts';
import { runSheetLife } from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { runSheetPageWords as words } from './run-sheet-page.words.ts';

const tabs = runSheetLife.stateNames.map((state) => ({
  value: state,
  word: runSheetStateFaces[state].word,
  filters: { status: state },
}));
const opens = ({ id }: RunSheetRow): PageTarget => ({ name: 'run-sheets.detail', params: { runSheetId: id } });

/** Run sheets by how far they have come (O-12). */
export function RunSheetListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const create = mayOpen('run-sheets.new') && (
    <PageLink to="run-sheets.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('run-sheets.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={runSheetList}
      call="run_sheets.list"
      page="run-sheets"
      tabs={tabs}
      opens={opens}
      live="run_sheet"
      searchHint={words.search}
      actions={create || null}
    />
  );
}
