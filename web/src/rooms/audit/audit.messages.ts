import { words } from '@waybill/domain/kernel/words.ts';

/** Page titles of the audit log; they are in the browser's first load, so the room's bigger words stay out of here. */
export const auditMessages = words({
  list: { en: 'Audit log', mm: 'စစ်ဆေးမှတ်တမ်း', zh: '审计日志' },
  line: { en: 'Audit line', mm: 'စစ်ဆေးမှတ်တမ်း အချက်အလက်', zh: '审计记录' },
});
