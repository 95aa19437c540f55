export { findPerson } from './person.queries.ts';
export { personRegister, type Person, type PersonSheet } from './person-register.sql.ts';
