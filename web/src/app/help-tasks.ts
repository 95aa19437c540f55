import { type Viewer, can } from '@waybill/domain/kernel/access.ts';
import type { HelpTask } from '../shell/frame-parts.ts';
import { findPage, mayOpen, type PageRow } from '../kernel/pages.ts';
import { helpWords as w } from './help.words.ts';

/** Tasks of the company in order, from counter and road up to the office: leading roles do more of the later ones. */
const allTasks: readonly HelpTask[] = [
  { key: 'label', title: w.label, page: 'label-create', steps: [w.label1, w.label2, w.label3, w.label4, w.label5] },
  { key: 'scan', title: w.scan, page: 'parcels', needs: 'label.scan', steps: [w.scan1, w.scan2, w.scan3, w.scan4] },
  {
    key: 'deliver',
    title: w.deliver,
    page: 'parcels',
    needs: 'label.scan',
    steps: [w.deliver1, w.deliver2, w.deliver3, w.deliver4],
  },
  { key: 'find', title: w.find, page: 'label', steps: [w.find1, w.find2, w.find3] },
  { key: 'cash', title: w.cash, page: 'cash-mine', steps: [w.cash1, w.cash2, w.cash3] },
  { key: 'quote', title: w.quote, page: 'quote', steps: [w.quote1, w.quote2, w.quote3] },
  { key: 'print', title: w.print, page: 'label-multi-print', steps: [w.print1, w.print2, w.print3] },
  { key: 'sheet', title: w.sheet, page: 'label-imports', steps: [w.sheet1, w.sheet2, w.sheet3] },
  { key: 'settle', title: w.settle, page: 'exception-scans', steps: [w.settle1, w.settle2, w.settle3] },
  { key: 'news', title: w.news, page: 'announcement.list', steps: [w.news1, w.news2] },
  { key: 'correct', title: w.correct, page: 'label', needs: 'label.edit', steps: [w.correct1, w.correct2, w.correct3] },
  {
    key: 'redirect',
    title: w.redirect,
    page: 'label',
    needs: 'label.redirect',
    steps: [w.find1, w.redirect2, w.redirect3],
  },
  { key: 'return', title: w.return, page: 'label', needs: 'label.return', steps: [w.find1, w.return2, w.return3] },
  { key: 'account', title: w.account, page: 'account', steps: [w.account1, w.account2] },
  {
    key: 'customer',
    title: w.customer,
    page: 'customer.create',
    steps: [w.customer1, w.customer2, w.customer3, w.customer4],
  },
  { key: 'desk', title: w.desk, page: 'cash-desk', steps: [w.desk1, w.desk2, w.desk3] },
  { key: 'clear', title: w.clear, page: 'cod-clearance.ready', steps: [w.clear1, w.clear2, w.clear3, w.clear4] },
  { key: 'days', title: w.days, page: 'track-by-date', steps: [w.days1, w.days2, w.days3] },
  { key: 'file', title: w.file, page: 'shipping-report.csv-list', steps: [w.file1, w.file2, w.file3] },
  { key: 'staff', title: w.staff, page: 'new-staff', steps: [w.staff1, w.staff2, w.staff3] },
  { key: 'tell', title: w.tell, page: 'announcement.create', steps: [w.tell1, w.tell2, w.tell3] },
  { key: 'prices', title: w.prices, page: 'tariffs', steps: [w.prices1, w.prices2, w.prices3] },
  { key: 'audit', title: w.audit, page: 'audit', steps: [w.audit1, w.audit2, w.audit3] },
];

/** Maximum number of tasks that Help shows. */
const shown = 10;

/** Returns the tasks of this person that they may do: the last ten for those who lead others, the first ten for everybody else. */
export function tasksOf(viewer: Viewer, pages: readonly PageRow[]): readonly HelpTask[] {
  const own = allTasks.filter(({ page, needs }) => {
    const row = findPage(pages, page);
    return row !== undefined && mayOpen(row, viewer) && (needs === undefined || can(viewer, needs));
  });
  return own.some(({ key }) => key === 'staff') ? own.slice(-shown) : own.slice(0, shown);
}
