import { words } from '@waybill/domain/kernel/words.ts';

/** Texts of the branch pages, in three languages. The page titles are in the browser's first load, so the room's bigger words stay out of here. */
export const branchMessages = words({
  list: { en: 'Branches', mm: 'ရုံးခွဲများ', zh: '网点列表' },
  create: { en: 'New branch', mm: 'ရုံးခွဲအသစ်', zh: '新建网点' },
  edit: { en: 'Edit branch', mm: 'ရုံးခွဲ ပြင်ဆင်ရန်', zh: '编辑网点' },
  collections: { en: 'Branch collections', mm: 'ရုံးခွဲအစုများ', zh: '网点组列表' },
  createCollection: { en: 'New branch collection', mm: 'ရုံးခွဲအစု အသစ်', zh: '新建网点组' },
  editCollection: { en: 'Edit branch collection', mm: 'ရုံးခွဲအစု ပြင်ဆင်ရန်', zh: '编辑网点组' },
});
