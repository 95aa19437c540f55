import { describe, expect, test } from 'vitest';
import { makeXlsx, plainSheet } from '../../kernel/testing/make-xlsx.ts';
import { book, heads, order, orderDesk } from './testing/order-desk.ts';

const { desk, upload, problemsOf, make, labelsOf } = orderDesk();

/** Confirms that rows without COD collect nothing, and changes nothing else. */
async function collectNothing(id: number) {
  const { data } = await desk.clerk.call('label_imports.detail', { params: { id } });
  const body = {
    ...data.usual,
    cod_zero: true,
    columns: data.columns.map(({ field }) => field),
    version: data.version,
  } as never;
  return (await desk.clerk.call('label_imports.map', { params: { id }, body })).data;
}

describe('N-10 an order of a sheet collects what it says, or nothing because somebody said so', () => {
  test('N-10 an empty COD and a COD of 0 wait for an amount or for the word that nothing is collected', async () => {
    const { data } = await upload(
      await book([order({ cod: null }), order({ cod: 0 }), order({ cod: '၀ ကျပ်' }), order()]),
    );
    expect([data.ready, data.bad, data.cod_unsaid, await problemsOf(data.id)]).toEqual([
      1,
      3,
      3,
      [
        [2, { cod_amount: 'cod_missing' }],
        [3, { cod_amount: 'cod_zero' }],
        [4, { cod_amount: 'cod_zero' }],
      ],
    ]);
    expect((await make(data.id)).made).toBe(1);
    const fixed = await desk.clerk.call('label_imports.fix', {
      params: { id: data.id },
      body: { field: 'cod_amount', value: '12,000', positions: [1] },
    });
    expect([fixed.import.ready, fixed.import.cod_unsaid]).toEqual([1, 2]);
    const answered = await collectNothing(data.id);
    expect([answered.ready, answered.bad, answered.cod_unsaid, answered.usual.cod_zero]).toEqual([3, 0, 0, true]);
    await make(data.id);
    expect((await labelsOf(data.id)).map((label) => label.cod_amount)).toEqual([45_000, 12_000, 0, 0]);
  });

  test('N-10 what was confirmed of one sheet is asked again of the next of the same merchant', async () => {
    const without = (rows: number) =>
      makeXlsx({
        sheet: plainSheet([
          heads.filter((head) => head !== 'COD'),
          ...Array.from({ length: rows }, () => order().filter((_, at) => at !== 4)),
        ]),
      });
    const { data } = await upload(await without(2));
    expect([data.ready, data.cod_unsaid]).toEqual([0, 2]);
    expect((await collectNothing(data.id)).ready).toBe(2);
    const next = await upload(await without(3));
    expect([next.data.usual.cod_zero, next.data.ready, next.data.cod_unsaid]).toEqual([false, 0, 3]);
  });

  test('N-10 an amount that cannot be read is not taken for nothing by the confirmation', async () => {
    const { data } = await upload(await book([order({ cod: 'free' }), order({ cod: '-' }), order({ cod: null })]));
    const answered = await collectNothing(data.id);
    expect([answered.ready, await problemsOf(data.id)]).toEqual([
      1,
      [
        [2, { cod_amount: 'number' }],
        [3, { cod_amount: 'number' }],
      ],
    ]);
  });
});
