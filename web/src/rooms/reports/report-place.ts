import { parseDate } from '@waybill/domain/kernel/calendar.ts';
import {
  customerScopes,
  reportDays,
  reportPeriods,
  type CustomerScope,
  type ReportPeriod,
} from '@waybill/domain/rooms/reports/report-periods.ts';
import { allReports } from '@waybill/contract/generated/all-reports.ts';
import type { Report } from '@waybill/contract/rooms/reports/report.ts';
import { reportWords } from '@waybill/contract/rooms/reports/reports.words.ts';
import { today } from '../../kernel/today.ts';

/** The state of a report in the address; empty means today, all branches and all customers. */
export interface ReportPlace {
  readonly period: ReportPeriod;
  readonly from: string;
  readonly to: string;
  readonly branch_id: number | null;
  readonly branch_collection_id: number | null;
  readonly customers: CustomerScope;
  readonly customer_id: number | null;
  /** One line of a grouping. */
  readonly only: string | null;
  readonly by: string | null;
  readonly page: number;
}

const numberIn = (raw: unknown): number | null => (/^[1-9]\d{0,14}$/.test(String(raw)) ? Number(raw) : null);
const dayIn = (raw: unknown): string | null => (typeof raw === 'string' && parseDate(raw) === raw ? raw : null);
const textIn = (raw: unknown): string | null => (typeof raw === 'string' && raw !== '' ? raw : null);

/** Reads the address; what makes no sense is dropped (N-35). */
export function readReportPlace(raw: Readonly<Record<string, unknown>>): ReportPlace {
  const day = dayIn(raw['from']);
  const from = day ?? today();
  const customer_id = numberIn(raw['customer_id']);
  const customers = customerScopes.find((one) => one === raw['customers']) ?? 'all';
  return {
    // A link that names a day means that day; without one the month is shown, which most people open.
    period: reportPeriods.find((one) => one === raw['period']) ?? (day === null ? 'monthly' : 'daily'),
    from,
    to: dayIn(raw['to']) ?? from,
    branch_id: numberIn(raw['branch_id']),
    branch_collection_id: numberIn(raw['branch_collection_id']),
    customers,
    customer_id: customers === 'customer' ? customer_id : null,
    only: textIn(raw['only']),
    by: textIn(raw['by']),
    page: numberIn(raw['page']) ?? 1,
  };
}

/** One customer who is not chosen yet is everybody who has an account. */
export function customersOf({ customers, customer_id }: Pick<ReportPlace, 'customers' | 'customer_id'>): CustomerScope {
  return customers === 'customer' && customer_id === null ? 'all_customer' : customers;
}

/** Returns the query for the server: everything of a place except its page. */
export function questionOf({ page: _page, by: _by, ...place }: ReportPlace): Record<string, string> {
  const { from, to } = place.period === 'range' ? place : reportDays(place.period, place);
  return filled({ ...place, from, to, customers: customersOf(place) });
}

/** The address of a place, without what it means anyway. */
export function writeReportPlace({ page, ...place }: ReportPlace): Record<string, string> {
  const { to, customers, ...rest } = place;
  return filled({
    ...rest,
    ...(place.period === 'range' ? { to } : {}),
    ...(customers === 'all' ? {} : { customers }),
    ...(page === 1 ? {} : { page }),
  });
}

function filled(values: Readonly<Record<string, string | number | null | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === null || value === undefined ? [] : [[key, String(value)]],
    ),
  );
}

const order = Object.keys(reportWords);

/** The reports in the order of their words, those of the specification. */
export const reportsInOrder: readonly Report[] = [...allReports].toSorted(
  (one, other) => order.indexOf(one.key) - order.indexOf(other.key),
);

type ReportKey = keyof typeof reportWords;
const groupOfReport: Readonly<Record<ReportKey, ReportGroup>> = {
  accepted: 'parcels',
  delivered: 'parcels',
  returned: 'parcels',
  hold_mail: 'parcels',
  cod: 'money',
  credit: 'money',
  daily: 'money',
  expense: 'money',
  finance_and_transfer: 'money',
  bank_statement_fee: 'money',
  emo: 'money',
  walkin_express: 'channels',
  walkin_register: 'channels',
  walkin_ops: 'channels',
  online_express: 'channels',
  online_vpp: 'channels',
  online_vpl: 'channels',
  online_register: 'channels',
  online_return: 'channels',
  sms: 'services',
  phone: 'services',
  api: 'services',
};
export const reportGroups = ['parcels', 'money', 'channels', 'services'] as const;
type ReportGroup = (typeof reportGroups)[number];

/** Returns the group in which a report is listed. */
export const groupOf = ({ key }: Report): ReportGroup => groupOfReport[key as ReportKey];
