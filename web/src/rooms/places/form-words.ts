import { branchFieldWords } from '@waybill/contract/rooms/branches/branches.words.ts';
import { placeFieldWords } from '@waybill/contract/rooms/places/places.words.ts';

/** The words of the forms of the room. */
export const placeWordsOfForm = { ...branchFieldWords, ...placeFieldWords, branch_id: placeFieldWords.delivers };
