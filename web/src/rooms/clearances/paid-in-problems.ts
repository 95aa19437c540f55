import { ApiError, type FieldProblem } from '../../kernel/api-error.ts';

/** An amount of whole kyat that was sent below zero: what was less than the least is, as it was typed, more than the most. */
function turned(problem: FieldProblem): FieldProblem {
  const least = problem.values?.['min'];
  return problem.code === 'min' && typeof least === 'number'
    ? { ...problem, code: 'max', values: { max: 0 - least } }
    : problem;
}

/** The answer to a payment that the merchant makes, whose amount is sent below zero: its problems are those of the amount above zero. */
export async function paidIn<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const problems = error instanceof ApiError ? error.fields['received_amount'] : undefined;
    if (!(error instanceof ApiError) || !problems) throw error;
    const { status, code, message, values, requestId } = error;
    const fields = { ...error.fields, received_amount: problems.map(turned) };
    throw new ApiError({ status, code, message, fields, values, requestId });
  }
}
