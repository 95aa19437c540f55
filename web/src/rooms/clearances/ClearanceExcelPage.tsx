import { useCallback, useEffect, useRef, useState } from 'react';
import { FileSpreadsheet } from 'lucide-react';
import { firstMessage } from '../../kernel/api-error.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageParams } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { saveClearanceExcel } from './use-clearance-excel.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** A link to the Excel file of a clearance (N-17): the file is saved as soon as it is opened. A hash that is wrong, somebody else's or too old leads to 403. */
export function ClearanceExcelPage() {
  const say = useSay();
  const { id = '', hash = '' } = usePageParams();
  const [stands, setStands] = useState<'saving' | 'saved' | { readonly failed: string }>('saving');
  const begun = useRef('');
  const save = useCallback(async () => {
    setStands('saving');
    await saveClearanceExcel(id, hash).then(
      () => setStands('saved'),
      (error: unknown) => setStands({ failed: firstMessage(error) }),
    );
  }, [id, hash]);
  useEffect(() => {
    if (begun.current === hash) return;
    begun.current = hash;
    void save();
  }, [hash, save]);
  const actions = (
    <>
      <PageLink to="cod-clearance-detail" params={{ transactionId: id }} className={buttonLook('plain')}>
        {say(words.seeDocument)}
      </PageLink>
      <Button icon={FileSpreadsheet} variant="main" busy={stands === 'saving'} onClick={() => void save()}>
        {say(words.excelAgain)}
      </Button>
    </>
  );
  return (
    <div className="stack3">
      <PageHead title={say(titleOf('clearance.excel'))} actions={actions} />
      {typeof stands === 'object' ? (
        <Callout tone="danger" live>
          {stands.failed}
        </Callout>
      ) : (
        <Callout tone={stands === 'saved' ? 'success' : 'info'} live>
          {say(stands === 'saved' ? words.excelSaved : words.excelSaving)}
        </Callout>
      )}
    </div>
  );
}
