import { useMemo, useState } from 'react';
import { Printer } from 'lucide-react';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { locales, languageNames } from '@waybill/domain/kernel/locale.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageLoading, useSearchState } from '../../kernel/page-hooks.ts';
import { TargetLink } from '../../kernel/PageLink.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { useRecord } from '../../shell/detail/use-record.ts';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { a4, sheetsOf } from '../prints/paper.door.ts';
import { PrintPreview, usePaperFonts, usePrinting, usePrintKeys } from '../prints/prints.door.ts';
import { documentPlace } from './clearance-places.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { ClearanceSheet } from './paper/ClearanceSheet.tsx';
import { topRows } from './paper/PaperFacts.tsx';
import styles from './Clearance.module.css';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const idIn = (raw: Readonly<Record<string, unknown>>) => (typeof raw['id'] === 'string' ? raw['id'] : undefined);

/** A clearance as the merchant gets it on paper, in any of the three languages (N-17). */
export function PrintClearancePage() {
  const say = useSay();
  const [id] = useSearchState(idIn);
  const back = useWayBack('cod-clearance');
  const query = useRecord('clearances.detail', id, 'clearance');
  const fonts = usePaperFonts(query.data);
  usePageLoading(query.data !== undefined && !fonts);
  useCrumb(query.data?.number);
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(titleOf('cod-clearance'))}>
      {(data) => fonts && <Desk document={data} />}
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
  const place = documentPlace(document);
  const own = useLocale();
  const { business_name: operator } = useUser();
  const [locale, setLocale] = useState(own);
  const { root, done, print } = usePrinting();
  const sheets = useMemo(() => {
    const first = Math.floor((a4.height - paper.first - topRows(document) * paper.fact) / paper.line);
    return sheetsOf(document.lines, {
      first,
      next: Math.floor((a4.height - paper.next) / paper.line),
      signatures: paper.signatures,
    });
  }, [document]);
  const shown = sheets.map((lines, at) => (
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
  const doPrint = () => void print(shown);
  usePrintKeys(doPrint);
  return (
    <div className="stack3">
      <PageHead
        title={say(titleOf('print.clearance'))}
        aside={<span className="muted code">{document.number}</span>}
        actions={
          <>
            <TargetLink to={place} className={buttonLook('plain')}>
              {say(words.seeDocument)}
            </TargetLink>
            <Button variant="main" icon={Printer} kbd="P" busy={done !== null} onClick={doPrint}>
              {say(commonWords.print)}
            </Button>
          </>
        }
      />
      <Field label={say(words.paperLanguage)} className={styles.language}>
        <Select
          options={locales.map((one) => ({ value: one, label: languageNames[one] }))}
          value={locale}
          onChange={(next) => next && setLocale(next)}
        />
      </Field>
      <PrintPreview paper={a4} sheets={shown} />
      {root}
    </div>
  );
}
