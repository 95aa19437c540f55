import { describe, expect, test } from 'vitest';
import { toMyanmarDigits } from '../../kernel/digits.ts';
import { askPlace, findPlaces, foldSpelling, matchPlace, placeKey } from './place-search.ts';
import { starterPlaces } from './starter-places.ts';

const places = starterPlaces
  .filter(({ type }) => type !== 'region')
  .map((place) => ({ ...place, key: placeKey({ ...place, branch_postcode: place.postcode }) }));
const found = (typed: string) => findPlaces(places, typed, ({ key }) => key).map(({ name_en }) => name_en);

describe('T-04 E-03 a place is found however it is spelled', () => {
  test.each([
    ['hlaingtharyar', 'hlinethaya', 'laingtharyar', 'hlaingthayar'],
    ['thingangyun', 'thingankyun', 'thinganggyun'],
    ['pyigyitagon', 'pyigyidagon'],
    ['taungoo', 'toungoo', 'taungngu', 'taungu'],
    ['kyimyindaing', 'kyeemyindaing', 'kyimyindine'],
    ['mawlamyine', 'mawlamyaing', 'molamyine'],
    ['botahtaung', 'botataung', 'bohtahtaung'],
    ['hmawbi', 'hmawby'],
    ['mayangone', 'mayangon'],
    ['aungmyaythazan', 'aungmyetharzan'],
    ['pyinoolwin', 'pyinulwin'],
    ['shwepyithar', 'shwepyitha', 'swepyitar'],
    ['dawbon', 'dawbone', 'dawpon'],
  ])('T-04 the spellings %j %j … are one', (...spellings) => {
    expect(new Set(spellings.map(foldSpelling)).size).toBe(1);
  });

  test.each([
    ['Bago', 'Pyay'],
    ['Dagon', 'Dala'],
    ['Muse', 'Mudon'],
    ['Kalaw', 'Kayan'],
    ['Latha', 'Lewe'],
    ['Hlaing', 'Hlegu'],
  ])('T-04 %s and %s stay two', (one, other) => {
    expect(foldSpelling(one.toLowerCase())).not.toBe(foldSpelling(other.toLowerCase()));
  });

  test.each([
    ['hl', 'Hlaing'],
    ['hlaing', 'Hlaing'],
    ['Hlaingtharya', 'Hlaing Thar Yar (East)'],
    ['hline thar yar west', 'Hlaing Thar Yar (West)'],
    ['Thinganggyun', 'Thingangyun'],
    ['Toungoo', 'Taungoo'],
    ['insen', 'Insein'],
    ['mingaladon tsp', 'Mingaladon'],
    ['Mandaley', 'Mandalay'],
    ['Kamayut Township', 'Kamayut'],
    ['chanayetazan', 'Chan Aye Thar Zan'],
    ['okkalapa', 'North Okkalapa'],
    ['လှ', 'Hlaing'],
    ['လိှုင်', 'Hlaing'],
    ['လှိုင်သာယာ', 'Hlaing Thar Yar (East)'],
    ['မန်တလေး', 'Mandalay'],
    ['ဒဂုံမြို့နယ်', 'Dagon'],
    ['၇န်ကုန်', 'Yangon'],
    ['ကမာ၇ွတ်', 'Kamayut'],
    ['ဖ', 'Phyu'],
    ['仰光', 'Yangon'],
    ['莱达雅', 'Hlaing Thar Yar (East)'],
    ['11050', 'Hlaing'],
    ['၁၁၀၅၀', 'Hlaing'],
    ['1105', 'Hlaing'],
    ['5010', 'Aung Myay Thar Zan'],
    ['08140', 'Phyu'],
  ])('T-04 V-13 "%s" finds %s first', (typed, first) => {
    expect(found(typed)[0]).toBe(first);
  });

  test('T-04 two letters are enough, and a name that begins so comes before one that only holds it', () => {
    expect(found('da').slice(0, 3)).toEqual(['Dagon', 'Dawbon', 'Dala']);
    expect(found('taung').slice(0, 2)).toEqual(['Taunggyi', 'Taungoo']);
    expect(found('hline thar ya')).toEqual(['Hlaing Thar Yar (East)', 'Hlaing Thar Yar (West)']);
    expect(found('thiri')).toEqual(['Zabu Thiri', 'Zeya Thiri', 'Dekkhina Thiri', 'Pobba Thiri', 'Ottara Thiri']);
  });

  test.each(['xyzzy', 'wwww', 'ဩဩဩ', '99999', '中国'])('T-04 "%s" finds nothing', (typed) => {
    expect(found(typed)).toEqual([]);
  });

  test.each(['', '  ', '()', '။'])('T-04 nothing typed (%j) leaves the list as it is', (typed) => {
    expect(findPlaces(places, typed, ({ key }) => key, 5)).toEqual(places.slice(0, 5));
  });

  test('V-13 a quarter is found by seven digits of any kind, with or without the zero that a spreadsheet took', () => {
    const key = placeKey({ name_en: 'No (1)', name_mm: 'အမှတ် (၁)', postcode: '0501001', branch_postcode: '05010' });
    for (const typed of ['0501001', '501001', toMyanmarDigits('0501001'), '05010', '05 01-001'])
      expect(matchPlace(key, askPlace(typed)), typed).not.toBeNull();
    expect(matchPlace(key, askPlace('0501002'))).toBeNull();
  });

  test('E-03 what is stored holds every name, the folded one and the codes, and no bar of the name itself', () => {
    expect(
      placeKey({
        name_en: 'Hla|ing Township',
        name_mm: 'လှိုင် မြို့နယ်',
        name_zh: '莱镇',
        postcode: '11050',
        branch_postcode: '11050',
        code: 'HLG',
      }),
    ).toBe('|hlaing|lain|လှိုင်|莱|11050|hlg');
  });
});
