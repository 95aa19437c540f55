/** Groups of roles that may do the same, named by what they do; written by hand from the specification, not from the code. */
export const supers = ['super-admin', 'md', 'admin'] as const;
export const directors = ['operation-admin', 'general-manager'] as const;
export const overseers = ['deputy-general-manager', 'assistant-general-manager'] as const;
export const helpers = ['it-support-hq', 'tech-support', 'it-support-region'] as const;
export const finance = ['finance-manager', 'deputy-finance-manager', 'assistant-finance-manager'] as const;
export const warehouse = ['warehouse-manager', 'deputy-warehouse-manager', 'assistant-warehouse-manager'] as const;
export const deputies = ['deputy-manager', 'assistant-manager'] as const;
const desks = ['supervisor', 'accountant', 'staff', 'customer-service', 'call-center'] as const;

export const matrix = ['super-admin', 'md'] as const;
export const seesStaff = [
  ...supers,
  ...directors,
  ...overseers,
  ...helpers,
  'region-manager',
  'owner',
  'manager',
  ...deputies,
] as const;
export const keepsStaff = [...supers, ...directors, 'region-manager', 'owner', 'manager'] as const;
/** API keys are created by head office and by branch managers. */
export const keepsKeys = [...supers, ...directors, 'owner', 'manager'] as const;
/** Head office and managers of regions and branches may give prices that differ from the tariff. */
export const exceptsPrices = [...supers, ...directors, 'region-manager', 'owner', 'manager'] as const;
/** The source shows this menu entry to counter staff too. */
export const seesKeys = [
  ...keepsKeys,
  ...helpers,
  'region-manager',
  ...deputies,
  'supervisor',
  'staff',
  'customer-service',
] as const;
export const bansStaff = [...supers, ...directors, 'owner'] as const;
export const seesBranches = [
  ...supers,
  ...directors,
  ...overseers,
  ...helpers,
  'region-manager',
  ...finance,
  ...warehouse,
  'owner',
  'manager',
] as const;
export const writesAnnouncements = [
  ...supers,
  ...directors,
  ...overseers,
  'region-manager',
  'owner',
  'manager',
] as const;
export const seesAudit = [...supers, ...directors, ...overseers, ...helpers, 'region-manager', 'owner'] as const;
export const printsLabels = [
  ...supers,
  ...directors,
  'region-manager',
  ...warehouse,
  'owner',
  'manager',
  ...deputies,
  'supervisor',
  'staff',
  'customer-service',
] as const;
export const seesLabels = [
  ...printsLabels,
  ...overseers,
  ...helpers,
  ...finance,
  'accountant',
  'call-center',
  'postman',
  'courier',
  'mail-collector',
] as const;
export const exportsLists = [
  ...supers,
  ...directors,
  ...overseers,
  'region-manager',
  ...finance,
  ...warehouse,
  'owner',
  'manager',
  ...deputies,
  ...desks,
] as const;

export const seesCustomers = [
  ...supers,
  ...directors,
  ...overseers,
  'region-manager',
  ...finance,
  'owner',
  'manager',
  'accountant',
] as const;
export const keepsCustomers = [...supers, ...directors, 'region-manager', 'owner', 'manager'] as const;
export const confirmsBanks = [...supers, ...finance, 'owner', 'manager'] as const;
export const makesLabels = [
  ...supers,
  ...directors,
  'region-manager',
  'owner',
  'manager',
  ...deputies,
  'supervisor',
  'staff',
  'customer-service',
] as const;

export const deletesLabels = [
  ...supers,
  ...directors,
  'region-manager',
  'owner',
  'manager',
  ...deputies,
  'supervisor',
  'staff',
] as const;

export const importsSheets = deletesLabels;

export const seesPrices = [
  ...supers,
  ...directors,
  ...overseers,
  'region-manager',
  ...finance,
  'owner',
  'manager',
  ...deputies,
  'supervisor',
  'accountant',
] as const;
export const setsPrices = [...supers, ...directors, 'finance-manager'] as const;

export const tracksDays = [...printsLabels, ...overseers, ...helpers, ...finance, 'accountant', 'call-center'] as const;
/** Head office roles up to level 30 of those that see a dashboard. */
export const seesOfficers = [...supers, ...directors, ...overseers, 'region-manager', ...finance] as const;
export const seesDays = [...seesOfficers, ...warehouse, 'owner'] as const;
export const seesDashboard = [
  ...supers,
  ...directors,
  ...overseers,
  'region-manager',
  ...finance,
  ...warehouse,
  'owner',
  'manager',
  ...deputies,
  'supervisor',
] as const;

export const seesReports = [...seesDashboard, 'accountant', 'staff'] as const;
export const countsCash = [...supers, ...finance, 'owner', 'manager', ...deputies, 'supervisor', 'accountant'] as const;
export const handlesCash = [...countsCash, 'postman', 'courier', 'mail-collector'] as const;
export const confirmsCash = [...supers, ...finance, 'accountant'] as const;
/** Roles that make clearances, and counter staff, who see and make only those of returns. */
export const givesBack = [...deletesLabels, ...finance, 'accountant'] as const;
export const clearsCod = [...supers, ...finance, 'owner', 'manager', 'accountant'] as const;

/** Expenses: recorded at the counter, paid by cashiers, approved by branch managers and finance. */
export const recordsExpenses = [...countsCash, 'staff'] as const;
export const approvesExpenses = [...supers, ...finance, 'owner', 'manager'] as const;
export const setsExpenses = [...supers, 'finance-manager'] as const;

/** Head office: bank balances and bank statements. */
export const banks = [...supers, ...finance] as const;

export const scansParcels = [
  ...supers,
  ...directors,
  'region-manager',
  ...warehouse,
  'owner',
  'manager',
  ...deputies,
  'supervisor',
  'staff',
  'postman',
  'courier',
  'mail-collector',
] as const;
export const decidesParcels = [
  ...supers,
  ...directors,
  'region-manager',
  ...warehouse,
  'owner',
  'manager',
  ...deputies,
  'supervisor',
] as const;
export const redirectsParcels = [
  ...supers,
  ...directors,
  'region-manager',
  'owner',
  'manager',
  ...deputies,
  'supervisor',
  'customer-service',
  'call-center',
] as const;
export const asksReturns = [
  ...decidesParcels,
  'staff',
  'customer-service',
  'call-center',
  'postman',
  'courier',
] as const;

/** Works with mailbags: roles that decide about parcels, and counter staff. */
export const packsBags = [...decidesParcels, 'staff'] as const;
export const seesBags = [...packsBags, 'deputy-general-manager', 'assistant-general-manager'] as const;
export const makesCalls = [
  ...supers,
  ...directors,
  'region-manager',
  'owner',
  'manager',
  ...deputies,
  'supervisor',
  'staff',
  'customer-service',
  'call-center',
] as const;
export const seesCalls = [...makesCalls, ...overseers] as const;

/** Roles that answer the receiver see parcels on hold; the branch that has the parcel puts it on hold. */
export const seesHolds = [...seesBags, 'customer-service', 'call-center'] as const;

/**
 * Missing parcels: searched for by floor staff, seen by roles that answer questions about them or pay for them, confirmed by roles responsible for
 * money.
 */
export const searchesParcels = packsBags;
export const seesMissing = [...seesHolds, ...finance, 'accountant'] as const;
export const confirmsLost = [...supers, ...directors, 'region-manager', ...finance, 'owner', 'manager'] as const;

/** Run sheets: roles that hand out parcels, their supervisors, and the couriers. */
export const seesSheets = [...seesBags, 'postman', 'courier'] as const;
/** Handovers of parcels: roles that scan parcels give and receive them; supervisors of the floor see them. */
export const seesHandovers = [...scansParcels, ...overseers] as const;
/** Hands over a counter or takes it over: roles that work at a counter. Differences are settled by cashiers. */
export const handsShifts = deletesLabels;
export const seesShifts = [...handsShifts, ...finance, 'accountant'] as const;
/** Agent services: requested by branch managers, decided at head office. */
export const asksForServices = [...supers, 'owner', 'manager'] as const;
export const seesServices = [...asksForServices, ...directors, ...finance] as const;
/** Roles that take pickup requests: those that make labels, and the call center, which makes none. */
export const takesPickups = [...makesLabels, 'call-center'] as const;
/** Roles that make labels only where they collect parcels. */
export const atTheDoor = ['postman', 'courier', 'mail-collector'] as const;
/** The source's table restricts this menu entry to no role. */
export const seesPickups = seesLabels;

/** Money orders: sold and paid out at a counter, unlocked and approved by its manager, seen by roles that oversee branches or money too. */
export const sellsEmos = deletesLabels;
export const seesEmos = [...sellsEmos, ...overseers, ...finance, 'accountant'] as const;
export const decidesEmos = [
  ...supers,
  ...directors,
  'region-manager',
  'owner',
  'manager',
  ...deputies,
  'supervisor',
] as const;

export const answersTickets = [
  ...supers,
  ...directors,
  ...overseers,
  ...helpers,
  'region-manager',
  ...finance,
  ...warehouse,
  'owner',
  'manager',
  ...deputies,
  ...desks,
] as const;
export const keepsAnswers = [...supers, ...directors, 'region-manager', 'owner', 'manager'] as const;
