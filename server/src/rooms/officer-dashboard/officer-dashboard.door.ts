export { readOfficerDashboard } from './read-officer-dashboard.ts';
