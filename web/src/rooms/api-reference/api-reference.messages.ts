import { words } from '@waybill/domain/kernel/words.ts';

/** The title of the page; it is in the browser's first load. */
export const apiReferenceMessages = words({
  title: { en: 'API reference', mm: 'API အညွှန်း', zh: 'API 参考' },
});
