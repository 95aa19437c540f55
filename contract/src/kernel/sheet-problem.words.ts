import type { SheetProblemCode } from '@waybill/domain/kernel/rule-kit.ts';
import { words, type Word } from '@waybill/domain/kernel/words.ts';

/** Problems of any uploaded sheet. The server alone answers with them; they are apart from problem.words.ts so that no browser loads them. */
export const uploadedSheetWords = words({
  sheet_unreadable: {
    en: 'This is no Excel workbook (.xlsx) that can be read.',
    mm: 'ဖတ်၍ရသော Excel ဖိုင် (.xlsx) မဟုတ်ပါ။',
    zh: '这不是可读取的 Excel 工作簿 (.xlsx)。',
  },
  sheet_too_large: {
    en: 'The sheet is too large: at most {max} rows.',
    mm: 'စာရင်း ကြီးလွန်းသည်။ အများဆုံး {max} တန်းသာ လက်ခံသည်။',
    zh: '表格过大：最多 {max} 行。',
  },
  sheet_head: {
    en: 'The column “{column}” is missing in the first row.',
    mm: 'ပထမတန်းတွင် “{column}” ကော်လံ မပါပါ။',
    zh: '首行缺少“{column}”列。',
  },
  sheet_row_twice: { en: 'The same as row {other}.', mm: 'အတန်း {other} နှင့် တူနေသည်။', zh: '与第 {other} 行相同。' },
  cell_formula: {
    en: '{field} is a formula. Paste its value instead.',
    mm: '{field} တွင် ဖော်မြူလာ ပါနေသည်။ တန်ဖိုးကိုသာ ထည့်ပါ။',
    zh: '{field}是公式，请改为粘贴数值。',
  },
  cell_merged: {
    en: '{field} is part of merged cells. Unmerge them.',
    mm: '{field} သည် ပေါင်းထားသော အကွက် ဖြစ်သည်။ ခွဲပေးပါ။',
    zh: '{field}在合并单元格中，请取消合并。',
  },
  cell_unknown: {
    en: '{field} “{value}” is not known.',
    mm: '{field} “{value}” ကို မသိပါ။',
    zh: '未知的{field}“{value}”。',
  },
} satisfies Record<SheetProblemCode, Word>);
