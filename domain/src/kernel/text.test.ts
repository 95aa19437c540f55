import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWellFormedMyanmar } from './myanmar-languages.ts';
import { cleanText, hasBadCodeUnits, searchKey, shortMessage, shortText } from './text.ts';
import { lengthOf, stripSlashes } from './typed-text.ts';

const signs = [
  ...Array.from({ length: 0x50 }, (_, at) => String.fromCharCode(0x1000 + at)),
  ...'ၵႆႃႈၢ',
  ...'0179aB',
  ' ',
  '\n',
  '\u200B',
  '\u200D',
  '\u00A0',
  '(',
  '/',
];
const myanmar = fc.string({ unit: fc.constantFrom(...signs), maxLength: 14 });

describe('stored text', () => {
  test.each([
    ['spaces are single', '  No 5\t Bo   Aung  ', 'No 5 Bo Aung'],
    ['other spaces are spaces', 'a\u00A0b\u3000c', 'a b c'],
    ['invisible signs go', 'မြန်\u200Bမာ\uFEFF \u202Eabc\u2069', 'မြန်မာ abc'],
    ['control signs go', 'a\u0007b\u009Fc\u0000', 'abc'],
    ['a line break is a space in a line', 'a\r\nb', 'a b'],
    ['NFC', 'e\u0301', '\u00E9'],
    ['asat and dot below', 'ပေါ့်', 'ပေါ့်'],
    ['digit zero for wa', '၀င်း ကမာ၀က် အပါအ၀င်', 'ဝင်း ကမာဝက် အပါအဝင်'],
    ['wa for zero', '၁ဝဝ ၅ဝ', '၁၀၀ ၅၀'],
    ['wa stays in words after a number', '၅ဝင်း', '၅ဝင်း'],
    ['seven for ra', '၇ုံး ၇ေ', 'ရုံး ရေ'],
    ['seven before a colon stays', '၇း၃၀', '၇း၃၀'],
    ['seven before a plain letter stays', '၇န်ကုန်', '၇န်ကုန်'],
    ['four for the sign of "the said"', '၄င်း', '၎င်း'],
    ['u with asat', 'ဥယျာဥ်', 'ဥယျာဉ်'],
    ['u with its vowel', 'ဦး', 'ဦး'],
    ['anusvara before u', 'ရံုး', 'ရုံး'],
    ['vowel before its letter', 'ေကာင်းေကျာင်း', 'ကောင်းကျောင်း'],
    ['vowel between letter and medial', 'ကေျာ်', 'ကျော်'],
    ['vowel before a stacked letter', 'မနေ္တလး', 'မန္တေလး'],
    ['repeated marks', 'ကိိုု', 'ကို'],
    ['kinzi stays', 'အင်္ဂလိပ် မင်္ဂလာ', 'အင်္ဂလိပ် မင်္ဂလာ'],
    ['contracted man', 'ယောကျ်ား', 'ယောက်ျား'],
    ['contracted I', 'ကျွနု်ပ်', 'ကျွန်ုပ်'],
    ["S'gaw Karen is left alone", 'စီၤစးထူ ကျိာ် ကျာ်', 'စီၤစးထူ ကျိာ် ကျာ်'],
    ['Mon is left alone', 'နာဲ ကၟေန် ဗဟေုာံ', 'နာဲ ကၟေန် ဗဟေုာံ'],
    ['Shan is left alone', 'လိၵ်ႈတႆး မိူင်း ၶူးၸၢႆး', 'လိၵ်ႈတႆး မိူင်း ၶူးၸၢႆး'],
    ['Chinese is left alone', '仰光 第五街', '仰光 第五街'],
  ])('T-04 %s', (_what, typed, stored) => {
    expect(cleanText(typed)).toBe(stored.normalize('NFC'));
  });

  test('T-04 lines are kept where there may be lines', () => {
    expect(cleanText(' a \r\n\u2028 b  c\u0085d ', { multiline: true })).toBe('a\n\nb c\nd');
  });

  test('T-04 cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(myanmar, fc.boolean(), (text, multiline) => {
        const once = cleanText(text, { multiline });
        expect(cleanText(once, { multiline })).toBe(once);
      }),
      {
        numRuns: 3_000,
        examples: [
          ['ေ၎က', false],
          ['ေ၎၀', false],
          ['ဥ်ီု', false],
          ['၇ေ္ဥ်', false],
        ],
      },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });

  test('T-04 the order in which marks were typed does not matter', () => {
    const marks = fc
      .constantFrom('ျော်', 'ြို့', 'ွှေ့', 'ိုး', 'ုံး', 'ူး', '္တာ', '္တေး')
      .chain((all) =>
        fc.shuffledSubarray(all.match(/\u1039.|./gu) ?? [], { minLength: 0 }).map((some) => ({ some, all })),
      )
      // Burmese has no ျာ်, but S'gaw Karen has.
      .filter(({ some }) => some.includes('ေ') || !['ျ', 'ာ', '်'].every((mark) => some.includes(mark)));
    fc.assert(
      fc.property(marks, ({ some }) => {
        const sorted = cleanText(`က${some.join('')}`);
        expect(cleanText(`က${some.toReversed().join('')}`)).toBe(sorted);
      }),
    );
  });
});

describe('well-formed Myanmar', () => {
  test.each(['ရန်ကုန်မြို့', 'ယောက်ျား', 'ကျွန်ုပ်', 'တနင်္ဂနွေ', 'ဩဂုတ်', 'ဦး၊ ၎င်း၏', 'ပုဗ္ဗသီရိ', 'လိၵ်ႈတႆး', 'ကညီကျိာ်', 'Yangon ၁၂/၃', ''])(
    'T-04 %s is',
    (text) => {
      expect(isWellFormedMyanmar(text)).toBe(true);
    },
  );

  test.each(['ရန္ကုန္', 'ေကာင္း', 'ျမန္မာ', 'ကိ်', 'ာ', '၇ုံး'])('T-04 %s is not', (text) => {
    expect(isWellFormedMyanmar(text)).toBe(false);
  });
});

describe('search key', () => {
  test.each([
    ['၇န်ကုန်', 'ရန်ကုန်'],
    ['၀င်း', 'ဝင်း'],
    ['၁ဝ၀', '100'],
    ['၁ရ', '၁၇'],
    ['၁ရဝ', '170'],
    ['ရံုးေကာင်း', 'ရုံးကောင်း'],
    ['သြဂုတ်', 'ဩဂုတ်'],
    ['ဩော်', 'ဪ'],
    ['စျေး', 'ဈေး'],
    ['ဥယျာဥ်', 'ဥယျာဉ်'],
    ['အမှတ် (၁၂)၊ လမ်း', 'အမှတ်၁၂လမ်း'],
    ['NO. 12/A', 'no12a'],
  ])('T-04 %s finds %s', (typed, text) => {
    expect(searchKey(typed)).toBe(searchKey(text));
    expect(searchKey(typed)).not.toBe('');
  });

  test.each([
    ['ရန်ကုန်', 'ရကုန်'],
    ['၁၇', '၁၀'],
    ['ရ', '၇'],
  ])('T-04 %s does not find %s', (typed, text) => {
    expect(searchKey(typed)).not.toBe(searchKey(text));
  });

  test('T-04 the word for the kind of place may be dropped, but not the whole name', () => {
    expect(searchKey('စမ်းချောင်း မြို့နယ်', { dropPlaceWords: true })).toBe(searchKey('စမ်းချောင်း'));
    expect(searchKey('မြို့', { dropPlaceWords: true })).toBe('မြို့');
    expect(searchKey('စမ်းချောင်း မြို့နယ်')).not.toBe(searchKey('စမ်းချောင်း'));
  });

  test('T-04 what was cleaned before it was stored is found by what was typed', () => {
    fc.assert(
      fc.property(myanmar, (text) => {
        expect(searchKey(cleanText(text))).toBe(searchKey(text));
      }),
    );
  });
});

describe('cut texts', () => {
  test('K-08 up to 30 characters stay, more are cut to 30 and an ellipsis', () => {
    expect(shortText('a'.repeat(30))).toBe('a'.repeat(30));
    expect(shortMessage('a'.repeat(71))).toBe(`${'a'.repeat(70)}…`);
    expect(shortText('a'.repeat(31))).toBe(`${'a'.repeat(30)}…`);
  });

  test('K-08 a letter with its marks, an emoji and a flag are one character', () => {
    expect(shortText('ကြောင့်'.repeat(10))).toBe('ကြောင့်'.repeat(10));
    expect(shortText('👩‍🚀'.repeat(30))).toBe('👩‍🚀'.repeat(30));
    expect(shortText('🇲🇲'.repeat(31))).toBe(`${'🇲🇲'.repeat(30)}…`);
    expect(shortText('e\u0301'.repeat(31))).toBe(`${'e\u0301'.repeat(30)}…`);
  });

  test('K-08 a Myanmar syllable is never cut', () => {
    expect(shortText(`${'အ'.repeat(29)}ရန်ကုန်`)).toBe(`${'အ'.repeat(29)}…`);
    expect(shortText(`${'အ'.repeat(29)}မန္တလေး`)).toBe(`${'အ'.repeat(29)}…`);
    expect(shortText(`${'အ'.repeat(29)}ကမာ`)).toBe(`${'အ'.repeat(29)}က…`);
  });

  test('K-08 a cut text is a beginning of the text, and no longer', () => {
    fc.assert(
      fc.property(
        fc.oneof(myanmar, fc.string({ unit: 'grapheme' })).map((text) => text.repeat(9)),
        (text) => {
          const short = shortText(text);
          expect(short === text || (short.endsWith('…') && text.startsWith(short.slice(0, -1)))).toBe(true);
          expect(hasBadCodeUnits(short)).toBe(hasBadCodeUnits(text) && short === text);
        },
      ),
    );
  });
});

test('V-11 slashes are stripped', () => {
  expect(stripSlashes('12/3\\ab')).toBe('123ab');
});

test.each([
  ['a\0b', true],
  ['\uD83D', true],
  ['\uDE00a', true],
  ['😀', false],
  ['မြန်မာ', false],
  ['', false],
])('V-16 %j cannot be stored: %s', (text, bad) => {
  expect(hasBadCodeUnits(text)).toBe(bad);
});

test('V-11 a sign outside the basic plane counts once', () => {
  expect(lengthOf('a😀မြ')).toBe(4);
});
