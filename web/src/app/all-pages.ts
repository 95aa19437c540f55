import type {} from './generated/page-names.ts';
import type { PageRow } from '../kernel/pages.ts';
import { firstPages } from './first-pages.ts';
import { roomPages } from './generated/room-pages.ts';

/** Every page. A page missing here does not exist for router, sidebar, palette and home. */
export const allPages: readonly PageRow[] = [...firstPages, ...roomPages];
