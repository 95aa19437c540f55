import { keptLists, type Fresh } from '../../shell/use-fresh.ts';

/** What shows places: their pages, and the kept lists that pickers are made of (E-09). */
export const showPlaces: readonly Fresh[] = ['places.list', 'places.detail', 'places.search', keptLists];
