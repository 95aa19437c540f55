import { lazy } from 'react';
import { loadChunk } from '../../kernel/chunks.ts';

/** The form of new labels at the door of a visit, one after the other. It comes with the page that shows it, and with nobody else's first load. */
export const LabelsAtDoor = lazy(() =>
  loadChunk(async () => ({ default: (await import('./NewLabelPage.tsx')).LabelMaker })),
);
