import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { labelFieldWords as field } from '@waybill/contract/rooms/labels/labels.words.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import type { DetailPart } from '../../shell/detail/DetailPage.tsx';

const CourierNote = lazyPart(async () => (await import('./CourierNote.tsx')).CourierNote, 'afterPage');

/** The sender's note to the courier: a merchant may write one, everybody else sees it where there is one. */
export function useNotePart(label: LabelDetail, onSaved: (label: LabelDetail) => void): DetailPart[] {
  const say = useSay();
  const outside = isMerchant(useViewer());
  if (!outside && label.courier_note === null) return [];
  const content = <CourierNote label={label} onSaved={onSaved} />;
  return [{ key: 'note', title: say(field.courier_note), content, aside: true }];
}
