import type { EndpointId } from '@waybill/contract/registry.ts';
import type { RoleSlug } from '@waybill/domain/rooms/roles/roles.ts';

/** Who may call what, written by hand from the specification, not from the code: `guest` nobody needs to sign in, `everyone` any signed-in person. */
export type Expectation = 'guest' | 'everyone' | readonly RoleSlug[];

const supers = ['super-admin', 'md', 'admin'] as const;
const directors = ['operation-admin', 'general-manager'] as const;
const overseers = ['deputy-general-manager', 'assistant-general-manager'] as const;
const helpers = ['it-support-hq', 'tech-support', 'it-support-region'] as const;
const finance = ['finance-manager', 'deputy-finance-manager', 'assistant-finance-manager'] as const;
const warehouse = ['warehouse-manager', 'deputy-warehouse-manager', 'assistant-warehouse-manager'] as const;
const deputies = ['deputy-manager', 'assistant-manager'] as const;
const desks = ['supervisor', 'accountant', 'staff', 'customer-service', 'call-center'] as const;

const matrix = ['super-admin', 'md'] as const;
const seesStaff = [...supers, ...directors, ...overseers, ...helpers, 'region-manager', 'owner', 'manager', ...deputies] as const;
const keepsStaff = [...supers, ...directors, 'region-manager', 'owner', 'manager'] as const;
const bansStaff = [...supers, ...directors, 'owner'] as const;
const seesBranches = [...supers, ...directors, ...overseers, ...helpers, 'region-manager', ...finance, ...warehouse, 'owner', 'manager'] as const;
const writesAnnouncements = [...supers, ...directors, ...overseers, 'region-manager', 'owner', 'manager'] as const;
const seesAudit = [...supers, ...directors, ...overseers, ...helpers, 'region-manager', 'owner'] as const;
const printsLabels = [...supers, ...directors, 'region-manager', ...warehouse, 'owner', 'manager', ...deputies, 'supervisor', 'staff', 'customer-service'] as const;
const seesLabels = [...printsLabels, ...overseers, ...helpers, ...finance, 'accountant', 'call-center', 'postman', 'courier', 'mail-collector'] as const;
const exportsLists = [...supers, ...directors, ...overseers, 'region-manager', ...finance, ...warehouse, 'owner', 'manager', ...deputies, ...desks] as const;

const seesCustomers = [...supers, ...directors, ...overseers, 'region-manager', ...finance, 'owner', 'manager', 'accountant'] as const;
const keepsCustomers = [...supers, ...directors, 'region-manager', 'owner', 'manager'] as const;
const confirmsBanks = [...supers, ...finance, 'owner', 'manager'] as const;
const makesLabels = [...supers, ...directors, 'region-manager', 'owner', 'manager', ...deputies, 'supervisor', 'staff', 'customer-service'] as const;

const deletesLabels = [...supers, ...directors, 'region-manager', 'owner', 'manager', ...deputies, 'supervisor', 'staff'] as const;

const importsSheets = deletesLabels;

const seesPrices = [...supers, ...directors, ...overseers, 'region-manager', ...finance, 'owner', 'manager', ...deputies, 'supervisor', 'accountant'] as const;
const setsPrices = [...supers, ...directors, 'finance-manager'] as const;

const tracksDays = [...printsLabels, ...overseers, ...helpers, ...finance, 'accountant', 'call-center'] as const;
const seesDashboard = [...supers, ...directors, ...overseers, 'region-manager', ...finance, ...warehouse, 'owner', 'manager', ...deputies, 'supervisor'] as const;

const countsCash = [...supers, ...finance, 'owner', 'manager', ...deputies, 'supervisor', 'accountant'] as const;
const handlesCash = [...countsCash, 'postman', 'courier', 'mail-collector'] as const;
const confirmsCash = [...supers, ...finance, 'accountant'] as const;
const clearsCod = [...supers, ...finance, 'owner', 'manager', 'accountant'] as const;

const scansParcels = [...supers, ...directors, 'region-manager', ...warehouse, 'owner', 'manager', ...deputies, 'supervisor', 'staff', 'postman', 'courier', 'mail-collector'] as const;
const decidesParcels = [...supers, ...directors, 'region-manager', ...warehouse, 'owner', 'manager', ...deputies, 'supervisor'] as const;
const redirectsParcels = [...supers, ...directors, 'region-manager', 'owner', 'manager', ...deputies, 'supervisor', 'customer-service', 'call-center'] as const;
const asksReturns = [...decidesParcels, 'staff', 'customer-service', 'call-center', 'postman', 'courier'] as const;

/** One row for every call; a call without one does not compile. */
export const expectations = {
  'sessions.appConfig': 'guest',
  'sessions.login': 'guest',
  'sessions.logout': 'everyone',
  'sessions.activeAccount': 'everyone',
  'sessions.cacheConfig': 'everyone',
  'sessions.switchBranch': 'everyone',
  'sessions.events': 'everyone',
  'sessions.list': 'everyone',
  'sessions.revoke': 'everyone',
  'sessions.revokeOthers': 'everyone',
  'sessions.changePassword': 'everyone',
  'sessions.preferences': 'everyone',
  'staff.list': seesStaff,
  'staff.count': seesStaff,
  'staff.agents': seesStaff,
  'staff.couriers': [...supers, ...directors, 'region-manager', ...finance, ...warehouse, 'owner', 'manager', ...deputies, 'supervisor', 'accountant', 'staff', 'postman', 'courier', 'mail-collector'],
  'staff.detail': seesStaff,
  'staff.create': keepsStaff,
  'staff.edit': keepsStaff,
  'staff.suspend': keepsStaff,
  'staff.reactivate': keepsStaff,
  'staff.ban': bansStaff,
  'staff.unban': bansStaff,
  'staff.resetPassword': [...keepsStaff, ...helpers],
  'branches.list': seesBranches,
  'branches.all': 'everyone',
  'branches.detail': seesBranches,
  'branches.create': [...supers, ...directors],
  'branches.edit': [...supers, ...directors, 'region-manager'],
  'branches.close': [...supers, ...directors, 'region-manager'],
  'branches.open': [...supers, ...directors, 'region-manager'],
  'branches.collections': matrix,
  'branches.allCollections': matrix,
  'branches.collection': matrix,
  'branches.createCollection': matrix,
  'branches.editCollection': matrix,
  'branches.removeCollection': matrix,
  'prints.prepare': printsLabels,
  'prints.record': printsLabels,
  'prints.ofLabel': seesLabels,
  'places.search': 'everyone',
  'places.regions': 'everyone',
  'places.townships': 'everyone',
  'places.nrc': 'everyone',
  'places.countries': 'everyone',
  'places.detail': 'everyone',
  'places.children': 'everyone',
  'places.list': seesBranches,
  'places.create': [...supers, ...directors],
  'places.edit': [...supers, ...directors],
  'places.assign': [...supers, ...directors],
  'roles.all': 'everyone',
  'roles.list': matrix,
  'roles.matrix': matrix,
  'roles.edit': matrix,
  'audit.list': seesAudit,
  'audit.detail': seesAudit,
  'audit.ofRecord': seesAudit,
  'announcements.list': 'everyone',
  'announcements.noti': 'everyone',
  'announcements.readAll': 'everyone',
  'announcements.detail': 'everyone',
  'announcements.read': 'everyone',
  'announcements.create': writesAnnouncements,
  'announcements.edit': writesAnnouncements,
  'announcements.remove': writesAnnouncements,
  'announcements.publish': writesAnnouncements,
  'announcements.withdraw': writesAnnouncements,
  'announcements.redraft': writesAnnouncements,
  'views.list': 'everyone',
  'views.save': 'everyone',
  'views.remove': 'everyone',
  'editing.announce': 'everyone',
  'bulk.select': 'everyone',
  'bulk.start': 'everyone',
  'bulk.detail': 'everyone',
  'bulk.cancel': 'everyone',
  'bulk.retry': 'everyone',
  'tariffs.list': seesPrices,
  'tariffs.current': [...seesPrices, 'staff', 'customer-service'],
  'tariffs.detail': seesPrices,
  'tariffs.create': setsPrices,
  'tariffs.edit': setsPrices,
  'tariffs.remove': setsPrices,
  'tariffs.publish': setsPrices,
  'tariffs.withdraw': setsPrices,
  'tariffs.excel': seesPrices,
  'tariffs.readExcel': setsPrices,
  'tariffs.quote': [...seesPrices, 'staff', 'customer-service'],
  'labels.list': seesLabels,
  'labels.count': seesLabels,
  'labels.find': seesLabels,
  'labels.detail': seesLabels,
  'label_imports.list': importsSheets,
  'label_imports.upload': importsSheets,
  'label_imports.sample': importsSheets,
  'label_imports.detail': importsSheets,
  'label_imports.rows': importsSheets,
  'label_imports.map': importsSheets,
  'label_imports.fix': importsSheets,
  'label_imports.leave': importsSheets,
  'label_imports.make': importsSheets,
  'label_imports.stop': importsSheets,
  'label_imports.drop': importsSheets,
  'label_imports.errors': importsSheets,
  'label_imports.labels': importsSheets,
  'labels.statuses': 'everyone',
  'labels.choices': 'everyone',
  'labels.create': makesLabels,
  'labels.edit': makesLabels,
  'labels.remove': deletesLabels,
  'labels.submit': makesLabels,
  'labels.accept': scansParcels,
  'labels.drafts': makesLabels,
  'labels.keepDraft': makesLabels,
  'labels.dropDraft': makesLabels,
  'labels.templates': makesLabels,
  'labels.saveTemplate': makesLabels,
  'labels.removeTemplate': makesLabels,
  'exports.list': exportsLists,
  'exports.start': exportsLists,
  'exports.retry': exportsLists,
  'exports.file': exportsLists,
  'customers.list': seesCustomers,
  'customers.detail': seesCustomers,
  'customers.create': keepsCustomers,
  'customers.edit': keepsCustomers,
  'customers.suspend': keepsCustomers,
  'customers.reactivate': keepsCustomers,
  'customers.ban': bansStaff,
  'customers.unban': bansStaff,
  'customers.proposeBank': keepsCustomers,
  'customers.confirmBank': confirmsBanks,
  'customers.denyBank': confirmsBanks,
  'customers.addAddress': keepsCustomers,
  'customers.editAddress': keepsCustomers,
  'customers.removeAddress': keepsCustomers,
  'customers.removeDocument': keepsCustomers,
  'customers.lookup': makesLabels,
  'customers.createWalkIn': makesLabels,
  'customers.companies': seesCustomers,
  'customers.allCompanies': seesCustomers,
  'customers.company': seesCustomers,
  'customers.createCompany': keepsCustomers,
  'customers.editCompany': keepsCustomers,
  'customers.setOwner': keepsCustomers,
  'files.fetch': 'everyone',
  'ledger.accounts': clearsCod,
  'ledger.balances': clearsCod,
  'ledger.journals': clearsCod,
  'ledger.journal': clearsCod,
  'ledger.statement': clearsCod,
  'ledger.health': [...supers, ...finance],
  'handovers.list': handlesCash,
  'handovers.mine': handlesCash,
  'handovers.carriers': countsCash,
  'handovers.branchCash': countsCash,
  'handovers.sums': handlesCash,
  'handovers.shortages': countsCash,
  'handovers.repay': countsCash,
  'handovers.writeOff': confirmsCash,
  'handovers.open': handlesCash,
  'handovers.send': countsCash,
  'handovers.detail': handlesCash,
  'handovers.count': countsCash,
  'handovers.settle': countsCash,
  'handovers.void': handlesCash,
  'handovers.reverse': confirmsCash,
  'clearances.list': clearsCod,
  'clearances.totals': clearsCod,
  'clearances.readyTotals': clearsCod,
  'clearances.ready': clearsCod,
  'clearances.readyDetail': clearsCod,
  'clearances.lines': clearsCod,
  'clearances.settings': clearsCod,
  'clearances.saveSettings': matrix,
  'clearances.create': clearsCod,
  'clearances.detail': clearsCod,
  'clearances.excelLink': clearsCod,
  'clearances.excel': clearsCod,
  'clearances.approve': [...supers, ...finance, 'owner'],
  'clearances.pay': clearsCod,
  'clearances.removeLine': clearsCod,
  'clearances.void': clearsCod,
  'cod.list': clearsCod,
  'cod.totals': clearsCod,
  'cod.count': clearsCod,
  'cod.pending': clearsCod,
  'cod.merchant': clearsCod,
  'track_by_date.list': tracksDays,
  'track_by_date.totals': tracksDays,
  'dashboard.read': seesDashboard,
  'tracking.scan': scansParcels,
  'tracking.track': seesLabels,
  'tracking.parcels': seesLabels,
  'tracking.count': seesLabels,
  'tracking.shipping': seesLabels,
  'tracking.rollback': scansParcels,
  'tracking.raiseReturn': asksReturns,
  'tracking.askReturn': asksReturns,
  'tracking.agreeReturn': asksReturns,
  'tracking.againReturn': asksReturns,
  'tracking.redirect': redirectsParcels,
  'tracking.reject': scansParcels,
  'tracking.agreeReject': decidesParcels,
  'tracking.keep': decidesParcels,
  'tracking.missing': decidesParcels,
  'tracking.found': decidesParcels,
  'tracking.compensate': decidesParcels,
  'exception_scans.list': scansParcels,
  'exception_scans.settle': decidesParcels,
} as const satisfies Record<EndpointId, Expectation>;
