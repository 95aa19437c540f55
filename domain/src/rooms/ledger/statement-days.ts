/** Of how many days a statement, or the sums of a list, speak when nobody chose: no screen adds up years. */
export const usualStatementDays = 30;
