import { fillListTable } from '../kernel/list-table.ts';
import { reportSources } from '../rooms/reports/reports.door.ts';
import { roomLists, roomRoutes } from './generated/all-rooms.ts';

fillListTable([...roomLists, ...reportSources]);

/** The handlers of every room; the contract's registry lists which must exist. */
export const routes = roomRoutes;
