import { fillListTable } from '../kernel/list-table.ts';
import { roomLists, roomRoutes } from './generated/all-rooms.ts';

fillListTable(roomLists);

/** Every room's handlers; the contract's registry says which there must be. */
export const routes = roomRoutes;
