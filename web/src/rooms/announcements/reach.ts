import { isSuperRole } from '@waybill/domain/kernel/roles.ts';

interface Person<Branch> {
  readonly all_branches: boolean;
  readonly role: { readonly slug: string };
  readonly branch: Branch | null;
  readonly jointed_branches: readonly Branch[];
}

/**
 * The branches somebody speaks to: all of the operator's, or the one they work in now, or theirs while they work in none. As the server reads
 * it, which decides.
 *
 * @example reachOf({ all_branches: false, role: { slug: 'manager' }, branch, jointed_branches: [] }, rows) // { all: false, branches: [branch] }
 */
export function reachOf<Branch extends { readonly id: number }>(
  person: Person<{ readonly id: number }>,
  rows: readonly Branch[],
): { readonly all: boolean; readonly branches: readonly Branch[] } {
  if (person.all_branches || isSuperRole(person.role.slug)) return { all: true, branches: rows };
  const ids = new Set(person.branch ? [person.branch.id] : person.jointed_branches.map((branch) => branch.id));
  return { all: false, branches: rows.filter((row) => ids.has(row.id)) };
}
