import { fillListTable } from '../kernel/list-table.ts';
import { reportSources } from '../rooms/reports/reports.door.ts';
import { roomLists, roomRoutes } from './generated/all-rooms.ts';

fillListTable([...roomLists, ...reportSources]);

/** Every room's handlers; the contract's registry says which there must be. */
export const routes = roomRoutes;
