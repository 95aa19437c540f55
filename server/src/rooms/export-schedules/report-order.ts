import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { mayUseCollections } from '@waybill/domain/rooms/branches/decide-branch.ts';
import type { Period } from '@waybill/domain/rooms/dashboard/periods.ts';
import type { ScheduleValues } from '@waybill/domain/rooms/exports/schedule-form.ts';
import type { CustomerScope } from '@waybill/domain/rooms/reports/report-periods.ts';
import { mayEnter } from '@waybill/domain/kernel/access.ts';
import type { BodyOf } from '@waybill/contract/registry.ts';
import type { exportsContract } from '@waybill/contract/rooms/exports/exports.contract.ts';
import { customerColumn } from '@waybill/contract/rooms/reports/report.ts';
import { covers } from '../../kernel/scope.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { reportOf } from '../reports/reports.door.ts';

const everybody: CustomerScope = 'all';
const oneCustomer: CustomerScope = 'customer';

/** Returns why these values are no valid report, or not allowed for this person: checked when it is scheduled, and again at each run. */
export function scheduleProblem(viewer: SessionViewer, values: ScheduleValues): Refusal | null {
  const report = reportOf(values.report);
  const wrong = (field: string) => refuse('validation_failed', { fields: { [field]: [{ code: 'select' }] } });
  if (!report) return wrong('report');
  if (!mayEnter({ permission: 'export.use' }, viewer) || !mayEnter(report.list.access, viewer))
    return refuse('missing_permission');
  if (values.branch_id !== null && !covers(viewer, values.branch_id)) return refuse('branch_not_covered');
  if (values.branch_collection_id !== null && !mayUseCollections(viewer)) return refuse('branch_not_covered');
  if (values.branch_id !== null && values.branch_collection_id !== null) return wrong('branch_collection_id');
  if ((values.customers === oneCustomer) !== (values.customer_id !== null)) return wrong('customer_id');
  return null;
}

/** Returns the export of a run: the report's own columns and order, its filters, and its days. */
export function orderOf(values: ScheduleValues, days: Period): BodyOf<typeof exportsContract.start> {
  const report = reportOf(values.report);
  if (!report) throw new Error(`no report ${values.report}`);
  const { branch_id, branch_collection_id, customers, customer_id, format } = values;
  const wanted = { branch_id, branch_collection_id, customer_id };
  return {
    list: report.list.name,
    format,
    columns: report.list.columns.map(({ key }) => key),
    sort: report.customers && customers !== everybody ? customerColumn : report.list.sort,
    search: '',
    filters: {
      ...days,
      customers,
      ...Object.fromEntries(
        Object.entries(wanted).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]])),
      ),
    },
  };
}
