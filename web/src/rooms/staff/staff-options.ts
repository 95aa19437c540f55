import { mayAssignRole, needsNoBranch, isSuperRole } from '@waybill/domain/kernel/roles.ts';
import type { User } from '@waybill/contract/kernel/user.ts';

interface RoleRow {
  readonly slug: string;
  readonly level: number;
  readonly assignable: boolean;
}
interface BranchRow {
  readonly id: number;
}

/** The roles that somebody may give, and the one the person has already. */
export function rolesToGive<Row extends RoleRow>(
  rows: readonly Row[],
  giver: { readonly role: string; readonly level: number },
  kept: string | null,
): Row[] {
  return rows.filter((row) => row.slug === kept || (row.assignable && mayAssignRole(giver, row)));
}

type Reach = Pick<User, 'all_branches' | 'jointed_branches'> & {
  readonly role: { readonly slug: string };
  readonly branch: { readonly id: number } | null;
};

/** The branches that somebody may put a person into: those they cover now, and those the person has already. */
export function branchesToGive<Row extends BranchRow>(
  rows: readonly Row[],
  giver: Reach,
  kept: readonly number[],
): Row[] {
  if (giver.all_branches || isSuperRole(giver.role.slug)) return [...rows];
  const covered = new Set(giver.branch ? [giver.branch.id] : giver.jointed_branches.map((branch) => branch.id));
  return rows.filter((row) => covered.has(row.id) || kept.includes(row.id));
}

/** Must somebody of this role have a branch? Unknown roles must. */
export function branchNeeded(rows: readonly RoleRow[], slug: string | null): boolean {
  const level = rows.find((row) => row.slug === slug)?.level;
  return level === undefined || !needsNoBranch(level);
}
