import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The way from a parcel to its case, while it is missing and afterwards; nothing for one that never was, or was read by an earlier version. */
export function MissingCase({ id }: { id: number | null }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  if (!id || !mayOpen('missing-case.detail')) return null;
  return (
    <div>
      <PageLink to="missing-case.detail" params={{ caseId: id }} className={buttonLook('plain', true)}>
        {say(commonWords.openTheMissingCase)}
      </PageLink>
    </div>
  );
}
