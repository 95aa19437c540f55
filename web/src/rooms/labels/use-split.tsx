import { useState, type ReactNode } from 'react';
import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { splitProblem } from '@waybill/domain/rooms/labels/split-parcel.ts';
import { worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { partPageWords } from '../parts/parts.door.ts';
import type { MenuItem } from '../../ui/overlays/MenuPopup.tsx';

const SplitDialog = lazyPart(async () => (await import('../parts/parts.door.ts')).SplitDialog);

/** The receiver takes some of several pieces: offered where this person may say so, by the rule that decides again on the server. */
export function useSplit(label: LabelDetail): { readonly items: readonly MenuItem[]; readonly dialog: ReactNode } {
  const say = useSay();
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const problem = splitProblem(viewer, {
    status: label.status as LabelStatus,
    pieces: label.pieces,
    due: label.cod_charge,
    holder_branch_id: label.holder_branch.id,
    // Couriers see only parcels that they carry.
    holder_staff_id: worksOnTheStreet(viewer.level) ? viewer.id : null,
  });
  return {
    items: problem ? [] : [{ key: 'part', label: say(partPageWords.some), onSelect: () => setOpen(true) }],
    dialog: open && (
      <SplitDialog parcel={label} cod={label.cod_amount} due={label.cod_charge} onClose={() => setOpen(false)} />
    ),
  };
}
