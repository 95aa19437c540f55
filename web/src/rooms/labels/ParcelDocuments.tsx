import { Printer, Receipt } from 'lucide-react';
import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { labelPageWords as words } from './label-page.words.ts';
import styles from './LabelCards.module.css';

const PrintHistory = lazyPart(async () => (await import('../prints/prints.door.ts')).PrintHistory, 'afterPage');

/** The papers of a label: its prints, and the ways to print it again. */
export function ParcelDocuments({ label }: { label: LabelDetail }) {
  const say = useSay();
  const count = useCount();
  const mayOpen = useMayOpen();
  return (
    <>
      {mayOpen('label-print') ? (
        <PrintHistory labelId={label.id} />
      ) : (
        <p className="muted">
          {label.prints > 0 ? say(words.printed, { n: count(label.prints) }) : say(words.printedNever)}
        </p>
      )}
      <div className={styles.papers}>
        {mayOpen('label-print') && (
          <PageLink to="label-print" params={{ id: label.id }} className={buttonLook('plain', true)}>
            <Icon of={Printer} />
            {say(commonWords.print)}
          </PageLink>
        )}
        {mayOpen('label-receipt') && (
          <PageLink to="label-receipt" params={{ id: label.id }} className={buttonLook('plain', true)}>
            <Icon of={Receipt} />
            {say(commonWords.receipt)}
          </PageLink>
        )}
        {label.destination_country !== null && mayOpen('label-customs') && (
          <PageLink to="label-customs" params={{ labelId: label.id }} className={buttonLook('plain', true)}>
            <Icon of={Printer} />
            {say(commonWords.customsDeclaration)}
          </PageLink>
        )}
      </div>
    </>
  );
}
