import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { bankLineList } from '@waybill/contract/rooms/bank-lines/bank-lines.columns.ts';
import type { BankLineRow } from '@waybill/contract/rooms/bank-lines/bank-lines.contract.ts';
import { bankLineLife } from '@waybill/domain/rooms/bank-lines/bank-line-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { bankLinePageWords as words } from './bank-line-page.words.ts';
import { ImportStatement } from './ImportStatement.tsx';

const opens = ({ id }: BankLineRow): PageTarget => ({ name: 'bank-statement.line', params: { lineId: id } });

/** Lists the deposits and withdrawals on the bank's statement (M-06). */
export function BankLineListPage() {
  const say = useSay();
  const viewer = useViewer();
  const [bringing, bring] = useState(false);
  const button = can(viewer, bankLineLife.commands.match.permission) && (
    <Button icon={FileUp} variant="main" onClick={() => bring(true)}>
      {say(words.bring)}
    </Button>
  );
  return (
    <>
      <ListPage
        definition={bankLineList}
        call="bank_lines.list"
        page="bank-statement"
        live="bank_line"
        opens={opens}
        searchHint={words.search}
        actions={button}
      />
      {bringing && <ImportStatement onClose={() => bring(false)} />}
    </>
  );
}
