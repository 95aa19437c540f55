import { rank } from '@waybill/domain/rooms/roles/roles.ts';
import type { AccessRule } from '@waybill/domain/rooms/roles/access.ts';

/** People on the street see their own parcels only, not what their branch did on a day. */
export const trackByDateAccess: AccessRule = { upToLevel: rank.street - 1, permission: 'label.view' };
