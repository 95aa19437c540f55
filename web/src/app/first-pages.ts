import type { PageRow } from '../kernel/pages.ts';
import { joinPages } from '../rooms/merchant-users/join.routes.tsx';
import { loginPages } from '../rooms/sessions/login.routes.tsx';
import { proofPackPages } from '../rooms/proofs/proof-pack.routes.tsx';
import { systemPages } from '../rooms/system/system.routes.tsx';

/** The pages that a guest can see. They are in the first load; the table of all pages comes with the first sign-in. */
export const firstPages: readonly PageRow[] = [...systemPages, ...loginPages, ...joinPages, ...proofPackPages];
