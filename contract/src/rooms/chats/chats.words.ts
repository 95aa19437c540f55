import { words } from '@waybill/domain/kernel/words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** The fields of a message and of a group. */
export const chatFieldWords = words({
  text: { en: 'Message', mm: 'စာ', zh: '消息' },
  picture: commonFieldWords.picture,
  sent_id: { en: 'Number of the message', mm: 'စာအမှတ်', zh: '消息编号' },
  name: { en: 'Name of the group', mm: 'အုပ်စုအမည်', zh: '群名称' },
  member_ids: { en: 'Members', mm: 'အဖွဲ့ဝင်များ', zh: '成员' },
});
