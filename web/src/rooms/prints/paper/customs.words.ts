import { words } from '@waybill/domain/kernel/words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The headings of the forms of the Universal Postal Union in the languages of our papers. */
export const customsWords = words({
  title: commonWords.customsDeclaration,
  opened: { en: 'May be opened officially', mm: 'တာဝန်ရှိသူများ ဖွင့်စစ်နိုင်သည်', zh: '海关可依法开拆' },
  sender: commonWords.senderFrom,
  receiver: commonWords.receiverTo,
  item: { en: 'No. of item', mm: 'ပစ္စည်းအမှတ်', zh: '邮件编号' },
  category: { en: 'Category of item', mm: 'ပစ္စည်းအမျိုးအစား', zh: '内件类别' },
  gift: { en: 'Gift', mm: 'လက်ဆောင်', zh: '送人物品' },
  documents: { en: 'Documents', mm: 'စာရွက်စာတမ်း', zh: '文件' },
  sale: { en: 'Sale of goods', mm: 'ရောင်းချသည့် ပစ္စည်း', zh: '商业货物' },
  sample: { en: 'Commercial sample', mm: 'ကုန်ပစ္စည်း နမူနာ', zh: '商品样本' },
  returned: { en: 'Returned goods', mm: 'ပြန်ပို့သည့် ပစ္စည်း', zh: '退货' },
  other: commonWords.other,
  contents: { en: 'Quantity and description of contents', mm: 'ပစ္စည်းများ၏ အမည်နှင့် အရေအတွက်', zh: '内件名称和数量' },
  weight: commonFieldWords.weight,
  value: { en: 'Value (MMK)', mm: 'တန်ဖိုး (ကျပ်)', zh: '价值（缅元）' },
  tariff: { en: 'HS tariff number', mm: 'HS အမှတ်', zh: 'HS 编号' },
  origin: { en: 'Country of origin', mm: 'ထုတ်လုပ်သည့်နိုင်ငံ', zh: '原产国' },
  total: commonWords.total,
  postage: { en: 'Postal charges (MMK)', mm: 'ပို့ဆောင်ခ (ကျပ်)', zh: '邮费（缅元）' },
  pieces: commonFieldWords.pieces,
  office: { en: 'Office of origin, date of posting', mm: 'မူလရုံး၊ ပို့သည့်ရက်', zh: '收寄网点、收寄日期' },
  comments: { en: 'Comments', mm: 'မှတ်ချက်', zh: '备注' },
  papers: { en: 'Licence, certificate, invoice No.', mm: 'လိုင်စင်၊ လက်မှတ်၊ ငွေတောင်းခံလွှာ အမှတ်', zh: '许可证、证书、发票号' },
  certify: {
    en: 'I certify that the particulars given in this declaration are correct and that this item contains no dangerous article, nor one prohibited by legislation or by postal or customs regulations.',
    mm: 'ဤကြေညာလွှာပါ အချက်အလက်များ မှန်ကန်ပြီး အန္တရာယ်ရှိသော သို့မဟုတ် ဥပဒေ၊ စာတိုက်နှင့် အကောက်ခွန် စည်းမျဉ်းများက တားမြစ်ထားသော ပစ္စည်း မပါကြောင်း ဝန်ခံပါသည်။',
    zh: '本人确认申报内容属实，内件没有不安全物品，也没有法律或邮政、海关规定的禁寄物品。',
  },
  signature: { en: "Date and sender's signature", mm: 'ရက်စွဲနှင့် ပေးပို့သူ လက်မှတ်', zh: '日期和寄件人签名' },
});

/** The same in French, the language of the Union. */
export const customsFrench: Readonly<Record<keyof typeof customsWords, string>> = {
  title: 'Déclaration en douane',
  opened: 'Peut être ouvert d’office',
  sender: 'De',
  receiver: 'À',
  item: 'N° de l’envoi',
  category: 'Catégorie de l’envoi',
  gift: 'Cadeau',
  documents: 'Documents',
  sale: 'Vente de marchandises',
  sample: 'Échantillon commercial',
  returned: 'Retour de marchandises',
  other: 'Autre',
  contents: 'Quantité et description du contenu',
  weight: 'Poids (kg)',
  value: 'Valeur (MMK)',
  tariff: 'N° tarifaire du SH',
  origin: 'Pays d’origine',
  total: 'Total',
  postage: 'Frais de port (MMK)',
  pieces: 'Nombre de colis',
  office: 'Bureau d’origine, date de dépôt',
  comments: 'Observations',
  papers: 'Licence, certificat, facture N°',
  certify:
    'Je certifie que les renseignements donnés dans la présente déclaration sont exacts et que cet envoi ne contient aucun objet dangereux ou interdit par la législation ou la réglementation postale ou douanière.',
  signature: 'Date et signature de l’expéditeur',
};
