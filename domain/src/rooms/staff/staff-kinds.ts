// Apart from the form, because the staff list needs them without the form rules.

export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];
