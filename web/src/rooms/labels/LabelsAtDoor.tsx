import { lazyPart } from '../../kernel/lazy-part.tsx';
import type { VisitAtDoor } from './visit-at-door.ts';

/** The form of new labels at the door of a visit, one after the other. It is loaded when somebody makes one. */
export const LabelsAtDoor = lazyPart<{ visit: VisitAtDoor }>(
  async () => (await import('./NewLabelPage.tsx')).LabelMaker,
);
