import { useCallback } from 'react';
import type { CustomsDeclaration } from '@waybill/contract/rooms/prints/prints.contract.ts';
import { customsSizes } from '@waybill/domain/rooms/prints/customs-paper.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { CustomsSheet } from './paper/CustomsSheet.tsx';
import { PaperDesk } from './PaperDesk.tsx';
import { printPageWords as words } from './print-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** The customs declaration that goes with a label to another country: CN22, or CN23 above its value limit. */
export const CustomsPage = recordPage({
  call: 'prints.customs',
  param: 'labelId',
  topic: null,
  list: 'label',
  crumb: ({ label }) => sayCode(label.tracking_code),
  Content: Declaration,
});

function Declaration({ data: { paper, label } }: OpenRecord<CustomsDeclaration>) {
  const say = useSay();
  const sheets = useCallback(
    (locale: Locale) => (paper ? [<CustomsSheet key={paper} paper={paper} label={label} locale={locale} />] : []),
    [paper, label],
  );
  const print = (
    <PageLink to="label-print" params={{ id: label.id }} className={buttonLook('plain')}>
      {say(titleOf('label-print'))}
    </PageLink>
  );
  if (paper === null) return <EmptyState title={say(words.noCustoms)} action={print} />;
  return (
    <PaperDesk
      title={`${say(titleOf('label-customs'))} ${paper.toUpperCase()}`}
      data={label}
      sheets={sheets}
      paper={customsSizes[paper]}
      more={print}
    />
  );
}
