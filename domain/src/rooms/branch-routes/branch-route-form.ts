import { form } from '../../kernel/form.ts';
import { reject, type Rule } from '../../kernel/rule-kit.ts';
import { rule } from '../../kernel/rules.ts';
import type { Permission } from '../../kernel/permissions.ts';

/** A route affects the parcels of all branches, so few users may set one. */
export const editsRoutes: Permission = 'branch_route.edit';

/** Maximum number of forward branches on a route. */
export const hopsMax = 8;

const other = rule.idRef({ required: true });
const destination: Rule<number> = {
  ...other,
  check(input, all = {}) {
    const read = other.check(input, all);
    return read.ok && read.value === Number(all['from_branch_id']) ? reject('route_same_branch') : read;
  },
};

const several = rule.idRefs({ max: hopsMax, required: true });
const hops: Rule<number[]> = {
  ...several,
  check(input, all = {}) {
    const read = several.check(input, all);
    const ends = [Number(all['from_branch_id']), Number(all['to_branch_id'])];
    return read.ok && read.value.some((id) => ends.includes(id)) ? reject('route_over_its_end') : read;
  },
};

/** The forward branches that a parcel passes between two branches, in their order. */
export const branchRouteForm = form({
  from_branch_id: rule.idRef({ required: true }),
  to_branch_id: destination,
  hops,
});
