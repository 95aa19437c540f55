import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { MailbagManifest } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import { locales, languageNames } from '@waybill/domain/kernel/locale.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageLoading } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { a4 } from '../prints/paper.door.ts';
import { PrintPreview, usePaperFonts, usePrinting, usePrintKeys } from '../prints/prints.door.ts';
import { mailbagPageWords as words, mailbagPageWords } from './mailbag-page.words.ts';
import { BagLabelSheet, bagLabel, manifestSheets } from './paper/ManifestSheet.tsx';
import styles from './Mailbags.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The papers of a bag: its manifest and the label that is tied to it (N-18). */
export function BagPapers({ bag }: { bag: MailbagManifest }) {
  const fonts = usePaperFonts(bag);
  usePageLoading(!fonts);
  return fonts ? <Desk bag={bag} /> : null;
}

const papers = ['manifest', 'label'] as const;
type Paper = (typeof papers)[number];

function Desk({ bag }: { bag: MailbagManifest }) {
  const say = useSay();
  const own = useLocale();
  const [locale, setLocale] = useState(own);
  const [paper, setPaper] = useState<Paper>('manifest');
  const { root, done, print } = usePrinting();
  const shown =
    paper === 'label' ? [<BagLabelSheet key="label" bag={bag} locale={locale} />] : manifestSheets({ bag, locale });
  const doPrint = () => void print(shown);
  usePrintKeys(doPrint);
  return (
    <div className="grid4">
      <PageHead
        title={say(mailbagPageWords.manifest)}
        aside={<span className="muted code">{bag.code}</span>}
        actions={
          <>
            <PageLink to="mailbags.detail" params={{ mailbagId: bag.id }} className={buttonLook('plain')}>
              {say(words.seeBag)}
            </PageLink>
            <Button variant="main" icon={Printer} kbd="P" busy={done !== null} onClick={doPrint}>
              {say(commonWords.print)}
            </Button>
          </>
        }
      />
      <div className={styles.choices}>
        <Field label={say(words.what)}>
          <Select
            options={[
              { value: papers[0], label: say(words.manifestPaper) },
              { value: papers[1], label: say(words.labelPaper) },
            ]}
            value={paper}
            onChange={(next) => next && setPaper(next)}
          />
        </Field>
        <Field label={say(commonWords.languageOfThePaper)}>
          <Select
            options={locales.map((one) => ({ value: one, label: languageNames[one] }))}
            value={locale}
            onChange={(next) => next && setLocale(next)}
          />
        </Field>
      </div>
      <PrintPreview paper={paper === 'label' ? bagLabel : a4} sheets={shown} />
      {root}
    </div>
  );
}
