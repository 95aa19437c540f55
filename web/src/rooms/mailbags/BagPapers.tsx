import { useCallback, useState } from 'react';
import type { MailbagManifest } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { PaperDesk } from '../prints/prints.door.ts';
import { mailbagPageWords as words } from './mailbag-page.words.ts';
import { BagLabelSheet, bagLabel, manifestSheets } from './paper/ManifestSheet.tsx';

const papers = ['manifest', 'label'] as const;
type Paper = (typeof papers)[number];

/** The papers of a bag: its manifest and the label that is tied to it (N-18). */
export function BagPapers({ bag }: { bag: MailbagManifest }) {
  const say = useSay();
  const [paper, setPaper] = useState<Paper>('manifest');
  const isLabel = paper === 'label';
  const sheets = useCallback(
    (locale: Locale) =>
      isLabel ? [<BagLabelSheet key="label" bag={bag} locale={locale} />] : manifestSheets({ bag, locale }),
    [bag, isLabel],
  );
  return (
    <PaperDesk
      title={say(words.manifest)}
      aside={<span className="muted code">{bag.code}</span>}
      data={bag}
      sheets={sheets}
      {...(isLabel ? { paper: bagLabel } : {})}
      choices={
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
      }
      more={
        <PageLink to="mailbags.detail" params={{ mailbagId: bag.id }} className={buttonLook('plain')}>
          {say(words.seeBag)}
        </PageLink>
      }
    />
  );
}
