import { lazyPart } from '../../kernel/lazy-part.tsx';

export const PersonSees = lazyPart(async () => (await import('./PersonSees.tsx')).PersonSees);
