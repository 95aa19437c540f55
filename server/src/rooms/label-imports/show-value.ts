import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { normalizePhone } from '@waybill/domain/kernel/phone.ts';
import { writtenAmount } from '@waybill/domain/kernel/written-amount.ts';
import { writtenPhones } from '@waybill/domain/kernel/written-phones.ts';
import { readWeight } from '@waybill/domain/rooms/label-imports/read-cell.ts';
import { sheetFields, type SheetField } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { inUnit } from './read-order.ts';

/** Returns how a cell is read in its field; empty where it is read as it is. @example showValue('weight', '4', 'Weight (lb)') === '1.814 kg' */
export function showValue(field: SheetField | null, text: string, head: string): string {
  switch (field && sheetFields[field]) {
    case 'phones': {
      const phones = writtenPhones(text).map((phone) => normalizePhone(phone) ?? '?');
      return isSame(phones.join(', '), text) ? '' : phones.join(', ') || '?';
    }
    case 'kyat': {
      const amount = writtenAmount(text)?.amount ?? null;
      return amount === null ? '?' : String(amount) === text ? '' : groupThousands(amount);
    }
    case 'weight': {
      const weight = readWeight(inUnit(text, head));
      return weight === text ? '' : /^[\d.]+$/.test(weight) ? `${weight} kg` : '?';
    }
    default:
      return '';
  }
}

const isSame = (one: string, other: string) => one.replace(/\D/g, '') === other.replace(/\D/g, '');
