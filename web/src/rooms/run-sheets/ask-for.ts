import { lazyPart } from '../../kernel/lazy-part.tsx';

/** The questions about a run sheet, which its page and the courier's page ask. */
export const AskFor = lazyPart(async () => (await import('./SheetQuestion.tsx')).SheetQuestion);
