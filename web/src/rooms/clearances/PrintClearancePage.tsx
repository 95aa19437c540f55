import { useCallback } from 'react';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useCrumb, useSearchState } from '../../kernel/page-hooks.ts';
import { TargetLink } from '../../kernel/PageLink.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { useRecord } from '../../shell/detail/use-record.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { a4, sheetsOf } from '../prints/paper.door.ts';
import { PaperDesk } from '../prints/prints.door.ts';
import { documentPlace } from './clearance-places.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { ClearanceSheet } from './paper/ClearanceSheet.tsx';
import { topRows } from './paper/PaperFacts.tsx';
import { titleOf } from '../../kernel/page-links.ts';

const idIn = (raw: Readonly<Record<string, unknown>>) => (typeof raw['id'] === 'string' ? raw['id'] : undefined);

/** A clearance as the merchant gets it on paper, in any of the three languages (N-17). */
export function PrintClearancePage() {
  const say = useSay();
  const [id] = useSearchState(idIn);
  const back = useWayBack('cod-clearance');
  const query = useRecord('clearances.detail', id, 'clearance');
  useCrumb(query.data?.number);
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(titleOf('cod-clearance'))}>
      {(data) => <Desk document={data} />}
    </RecordStates>
  );
}

/** Heights on the printed sheet in mm: above and below its lines, of a row of facts, and of a line. */
const paper = {
  first: 11 + 19 + 16 + 5 + 9 + 13,
  next: 11 + 19 + 5 + 9 + 13,
  fact: 6.2,
  line: 6.1,
  signatures: 5,
} as const;

function Desk({ document }: { document: ClearanceDetail }) {
  const say = useSay();
  const { business_name: operator } = useUser();
  const sheets = useCallback((locale: Locale) => sheetsIn(document, locale, operator), [document, operator]);
  return (
    <PaperDesk
      title={say(titleOf('print.clearance'))}
      aside={<span className="muted code">{document.number}</span>}
      data={document}
      sheets={sheets}
      more={
        <TargetLink to={documentPlace(document)} className={buttonLook('plain')}>
          {say(words.seeDocument)}
        </TargetLink>
      }
    />
  );
}

function sheetsIn(document: ClearanceDetail, locale: Locale, operator: string | null) {
  const first = Math.floor((a4.height - paper.first - topRows(document) * paper.fact) / paper.line);
  const sheets = sheetsOf(document.lines, {
    first,
    next: Math.floor((a4.height - paper.next) / paper.line),
    signatures: paper.signatures,
  });
  return sheets.map((lines, at) => (
    <ClearanceSheet
      key={at}
      document={document}
      lines={lines}
      from={sheets.slice(0, at).reduce((count, before) => count + before.length, 1)}
      page={at + 1}
      pages={sheets.length}
      locale={locale}
      operator={operator}
    />
  ));
}
