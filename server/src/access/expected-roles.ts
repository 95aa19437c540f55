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
/** Programs are let in by head office and by whoever leads a branch. */
export const keepsKeys = [...supers, ...directors, 'owner', 'manager'] as const;
/** Head office and whoever leads a region or a branch give prices beside the table. */
export const exceptsPrices = [...supers, ...directors, 'region-manager', 'owner', 'manager'] as const;
/** The source shows the entry to the desks too. */
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
/** Head office: levels up to 30 of those who see a dashboard. */
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
/** Whoever makes clearances, and whoever stands at a counter; of the latter each sees and makes those of returns alone. */
export const givesBack = [...deletesLabels, ...finance, 'accountant'] as const;
export const clearsCod = [...supers, ...finance, 'owner', 'manager', 'accountant'] as const;

/** Expenses: recorded at the counter, paid by whoever counts cash, approved by whoever leads a branch or looks after the money. */
export const recordsExpenses = [...countsCash, 'staff'] as const;
export const approvesExpenses = [...supers, ...finance, 'owner', 'manager'] as const;
export const setsExpenses = [...supers, 'finance-manager'] as const;

/** Head office: what the operator has at the bank, and what its statements say. */
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

/** Works with mailbags: whoever decides about parcels, and the counter. */
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

/** Whoever takes the receiver's call sees what is kept; the branch that has the parcel keeps it. */
export const seesHolds = [...seesBags, 'customer-service', 'call-center'] as const;

/** Missing parcels: searched for by whoever works on the floor, seen by whoever is asked about them or pays; confirmed by those who answer for money. */
export const searchesParcels = packsBags;
export const seesMissing = [...seesHolds, ...finance, 'accountant'] as const;
export const confirmsLost = [...supers, ...directors, 'region-manager', ...finance, 'owner', 'manager'] as const;

/** Run sheets: whoever hands parcels out, whoever oversees it, and the couriers themselves. */
export const seesSheets = [...seesBags, 'postman', 'courier'] as const;
/** Hand-overs of parcels: whoever scans parcels gives and receives them; whoever oversees the floor sees them. */
export const seesHandovers = [...scansParcels, ...overseers] as const;
/** Hands a counter over or takes it: whoever works at one. Differences are settled by whoever counts cash. */
export const handsShifts = deletesLabels;
export const seesShifts = [...handsShifts, ...finance, 'accountant'] as const;
/** Agents' services: asked for by whoever leads a branch, decided at head office. */
export const asksForServices = [...supers, 'owner', 'manager'] as const;
export const seesServices = [...asksForServices, ...directors, ...finance] as const;
/** Who takes pickup requests makes labels too, and the call centre, which makes none. */
export const takesPickups = [...makesLabels, 'call-center'] as const;
/** Make labels where they collect, and nowhere else. */
export const atTheDoor = ['postman', 'courier', 'mail-collector'] as const;
/** The source's table restricts this entry to no role. */
export const seesPickups = seesLabels;

/** Money orders: sold and paid out at a counter; unlocked and approved by whoever leads it; seen by whoever oversees branches or money too. */
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
