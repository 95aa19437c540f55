import { branchFieldWords } from '@waybill/contract/rooms/branches/branches.words.ts';

/** The words of both forms of the room; a field that refers to a collection is called like the collection. */
export const branchWordsOfForm = { ...branchFieldWords, branch_collection_id: branchFieldWords.branch_collection };
