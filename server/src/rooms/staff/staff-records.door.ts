export { loginKeysOf, typedLoginKeys } from './login-keys.ts';
export { insertStaff, takenLogins, type StaffValues } from './staff.store.ts';
