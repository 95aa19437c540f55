import { branchFieldWords } from '@waybill/contract/rooms/branches/branches.words.ts';
import { tariffFieldWords } from '@waybill/contract/rooms/tariffs/tariffs.words.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';

/** What the fields of a price table are called. */
export const tableWords: Readonly<Record<string, Word>> = { name_en: branchFieldWords.name_en, name_mm: branchFieldWords.name_mm, name_zh: branchFieldWords.name_zh, ...tariffFieldWords };
