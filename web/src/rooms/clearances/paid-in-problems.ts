import { ApiError } from '../../kernel/api-error.ts';

/**
 * The answer to a payment that the merchant makes. Its amount is sent below zero, so what is too much is refused as less than the least: `tooMuch` says it
 * as whoever typed it above zero reads it.
 */
export async function paidIn<Answer>(answer: Promise<Answer>, tooMuch: string): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const problems = error instanceof ApiError ? error.fields['received_amount'] : undefined;
    if (!(error instanceof ApiError) || !problems) throw error;
    const { status, code, message, values, requestId } = error;
    const received_amount = problems.map((one) => (one.code === 'min' ? { code: 'max', message: tooMuch } : one));
    throw new ApiError({ status, code, message, fields: { ...error.fields, received_amount }, values, requestId });
  }
}
