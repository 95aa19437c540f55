import { Printer } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageParams, useSearchState } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { isMissing, RecordGone } from '../../shell/detail/RecordGone.tsx';
import { recordNumber } from '../../shell/detail/use-record.ts';
import { useOptions } from '../../shell/options.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { readStatementPlace, Statement, useStatement, writeStatementPlace } from '../ledger/ledger.door.ts';
import { agentServicePageWords as words } from './agent-service-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** An agent's till and commission of the days on the screen: opening, every event, what was earned and paid in, closing (O-11). */
export function AgentStatementPage() {
  const say = useSay();
  const agent_id = recordNumber(usePageParams()['branchId']) ?? 0;
  const [place, setPlace] = useSearchState(readStatementPlace);
  const { nameOf, loading } = useOptions('branch');
  // The branch's name in the reader's language. A user who counts cash at the agent sees the name, but no statement.
  const whose = loading ? undefined : nameOf(agent_id);
  useCrumb(whose);
  const { from, to } = place;
  const { error } = useStatement({ agent_id }, place);
  if (isMissing(error)) return <RecordGone list="agents" />;
  return (
    <>
      <PageHead
        title={say(titleOf('agents.statement'))}
        aside={whose}
        actions={
          <PageLink
            to="agents.print"
            params={{ branchId: agent_id }}
            search={writeStatementPlace({ from, to, page: 1 })}
            className={buttonLook('plain')}>
            <Icon of={Printer} />
            {say(commonWords.print)}
          </PageLink>
        }
      />
      <p className="muted">{say(words.statementNote)}</p>
      <Statement of={{ agent_id }} place={place} onPlace={(next) => setPlace(writeStatementPlace(next))} />
    </>
  );
}
