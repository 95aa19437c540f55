// Apart from the form, because the staff list needs them and not the rules of form fields.

/** User types of the source. */
export const userTypes = ['fcs', 'agent', 'mpost', 'mail_collector', 'za'] as const;
export type UserType = (typeof userTypes)[number];
export const defaultUserType: UserType = 'fcs';

export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

/** The user type of people who work at an agent's branch; `GET /api/agent/` lists them (C-01). */
export const agentType: UserType = 'agent';
