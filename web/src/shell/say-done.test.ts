import { expect, test } from 'vitest';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { runSheetCommandWords } from '@waybill/contract/rooms/run-sheets/run-sheets.words.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { sayLoose, type Word } from '@waybill/domain/kernel/words.ts';
import { resultOf } from './say-done.ts';

test('K-10 the message after a command says what became of the record, in the words of its button', () => {
  const result = (word: Word, locale: Locale) => resultOf(sayLoose(word, locale), locale);
  const cases: readonly (readonly [Word, string, string, string])[] = [
    [commonWords.pay, 'paid', 'ငွေပေးချေပြီးပါပြီ', '已付款'],
    [commonWords.confirm, 'confirmed', 'အတည်ပြုပြီးပါပြီ', '已确认'],
    [commonWords.liftBan, 'ban lifted', 'ပိတ်ပင်မှု ရုပ်သိမ်းပြီးပါပြီ', '已解除封禁'],
    [commonWords.sendBack, 'sent back', 'ပြန်ပို့ပြီးပါပြီ', '已退回'],
    [commonWords.deny, 'denied', 'ငြင်းပယ်ပြီးပါပြီ', '已拒绝'],
    [commonWords.leaveOut, 'left out', 'ချန်ထားပြီးပါပြီ', '不计入'],
    [commonWords.foundAgain, 'found', 'ပြန်တွေ့ပြီ', '已找回'],
    [runSheetCommandWords.close.verb, 'sheet closed', 'စာရင်းပိတ်ပြီးပါပြီ', '已关单'],
  ];
  for (const [word, en, mm, zh] of cases)
    expect([result(word, 'en'), result(word, 'mm'), result(word, 'zh')]).toEqual([en, mm, zh]);
});

test.each([
  ['Count and take over', 'counted and taken over'],
  ['Cancel and refund', 'cancelled and refunded'],
  ['Count as delivered', 'counted as delivered'],
  ['Hand to the vehicle', 'handed to the vehicle'],
  ['Add a place', 'place added'],
  ['Mark as sent', 'marked as sent'],
  ['Sender was asked', 'sender was asked'],
  ['Fee collected', 'fee collected'],
  ['Enter gate count', 'gate count entered'],
])('K-10 the English button “%s” leads to the message “%s”', (verb, done) => {
  expect(resultOf(verb, 'en')).toBe(done);
});
