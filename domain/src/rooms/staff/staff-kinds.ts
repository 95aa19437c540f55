// Apart from the form, because the staff list needs them and not the rules of form fields.

export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];
