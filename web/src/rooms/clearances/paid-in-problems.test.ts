import { expect, test } from 'vitest';
import { ApiError } from '../../kernel/api-error.ts';
import { paidIn } from './paid-in-problems.ts';

test('M-05 who takes in more than is owed reads the most there is to take, not a figure below zero', async () => {
  const refused = (code: string, values?: Record<string, number>) =>
    Promise.reject(
      new ApiError({
        status: 422,
        code: 'validation_failed',
        message: '',
        fields: { received_amount: [{ code, message: '', ...(values ? { values } : {}) }] },
      }),
    );
  await expect(paidIn(refused('min', { min: -7_275 }))).rejects.toMatchObject({
    fields: { received_amount: [{ code: 'max', values: { max: 7_275 } }] },
  });
  await expect(paidIn(refused('required'))).rejects.toMatchObject({
    fields: { received_amount: [{ code: 'required' }] },
  });
});
