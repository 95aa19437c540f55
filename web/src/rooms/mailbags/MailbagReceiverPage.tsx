import { ScanBarcode } from 'lucide-react';
import { useCallback, useState } from 'react';
import { mailbagList } from '@waybill/contract/rooms/mailbags/mailbags.columns.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { DetailSection } from '../../shell/detail/Pairs.tsx';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { BagScanning, moveModes } from './BagScanning.tsx';
import { opensBag } from './MailbagListPage.tsx';
import { mailbagPageWords as words } from './mailbag-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

interface BagsHere {
  readonly key: string;
  readonly title: Word;
  readonly filters: Readonly<Record<string, string>>;
  readonly without: readonly string[];
}

/** Bags as they come off vehicles and go onto them (N-30): scanned by their codes, and those of this branch opened and read. */
export function MailbagReceiverPage() {
  const say = useSay();
  const here = useUser().branch?.id ?? 0;
  const [scanning, setScanning] = useState(false);
  const end = useCallback(() => setScanning(false), []);
  const lists: readonly BagsHere[] = [
    { key: 'read', title: words.toRead, filters: { to_branch_id: String(here), stage: 'reading' }, without: ['to'] },
    { key: 'road', title: words.coming, filters: { to_branch_id: String(here), stage: 'road' }, without: ['to'] },
    {
      key: 'out',
      title: words.waiting,
      filters: { holder_branch_id: String(here), stage: 'sealed' },
      without: ['holder'],
    },
  ];
  return (
    <div className="grid4">
      <PageHead
        title={say(titleOf('mailbag-receiver'))}
        actions={
          !scanning && (
            <Button icon={ScanBarcode} variant="main" onClick={() => setScanning(true)}>
              {say(words.startScan)}
            </Button>
          )
        }
      />
      {scanning ? (
        <BagScanning modes={moveModes} bagId={null} onEnd={end} />
      ) : (
        <p className="muted">{say(words.receiverHint)}</p>
      )}
      {lists.map(({ key, title, filters, without }) => (
        <DetailSection key={key} title={say(title)}>
          <RelatedList
            definition={mailbagList}
            call="mailbags.list"
            filters={filters}
            live="mailbag"
            without={[...without, 'open_cases']}
            opens={opensBag}
          />
        </DetailSection>
      ))}
    </div>
  );
}
