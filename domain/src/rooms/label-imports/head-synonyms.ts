import type { SheetField } from './sheet-fields.ts';

/** What merchants call the columns of their sheets, in three languages; compared without case, spaces and signs. */
export const headSynonyms: Readonly<Record<SheetField, readonly string[]>> = {
  reference_id: ['reference', 'reference id', 'ref', 'ref no', 'order', 'order id', 'order no', 'order number', 'invoice', 'invoice no', 'voucher', 'voucher no', 'ရည်ညွှန်းနံပါတ်', 'အော်ဒါနံပါတ်', 'အော်ဒါ', 'ဘောက်ချာ', 'ဘောက်ချာနံပါတ်', '订单号', '订单编号', '参考编号', '单号'],
  destination_name: ['receiver', 'receiver name', 'recipient', 'recipient name', 'consignee', 'customer', 'customer name', 'name', 'to', 'to name', 'buyer', 'လက်ခံသူ', 'လက်ခံသူအမည်', 'လက်ခံမည့်သူ', 'ဝယ်သူ', 'ဝယ်သူအမည်', 'ဖောက်သည်အမည်', 'အမည်', 'နာမည်', '收件人', '收件人姓名', '收货人', '姓名', '客户姓名'],
  destination_phone: ['receiver phone', 'recipient phone', 'phone', 'phone no', 'phone number', 'mobile', 'tel', 'telephone', 'contact', 'contact no', 'customer phone', 'ph', 'ph no', 'လက်ခံသူ ဖုန်း', 'လက်ခံသူ ဖုန်းနံပါတ်', 'ဖုန်း', 'ဖုန်းနံပါတ်', 'ဆက်သွယ်ရန်', 'ဆက်သွယ်ရန်ဖုန်း', '收件人电话', '电话', '手机', '手机号', '联系电话', '收件电话'],
  contact_phone_list: ['contact phones', 'second phone', 'phone 2', 'other phone', 'alternative phone', 'ဒုတိယဖုန်း', 'ဖုန်း ၂', 'အခြားဖုန်း', 'ဆက်သွယ်ရန် ဖုန်းများ', '备用电话', '其他电话', '电话2'],
  destination_township: ['township', 'receiver township', 'destination township', 'town', 'city', 'destination', 'township name', 'မြို့နယ်', 'လက်ခံသူ မြို့နယ်', 'ဦးတည်ရာမြို့နယ်', 'မြို့', 'ပို့ရန်မြို့', '镇区', '收件镇区', '目的镇区', '城市', '收件城市', '目的地', '镇'],
  destination_region: ['region', 'state', 'state/region', 'receiver state/region', 'division', 'province', 'တိုင်း', 'ပြည်နယ်', 'တိုင်းဒေသကြီး', 'ပြည်နယ်/တိုင်း', 'လက်ခံသူ ပြည်နယ်/တိုင်းဒေသကြီး', '省', '省邦', '省/邦', '收件省/邦'],
  destination_address: ['address', 'receiver address', 'delivery address', 'full address', 'shipping address', 'လိပ်စာ', 'လက်ခံသူ လိပ်စာ', 'ပို့ရန်လိပ်စာ', 'လိပ်စာအပြည့်အစုံ', '地址', '收件地址', '收货地址', '详细地址'],
  destination_no: ['house no', 'home no', 'receiver home no', 'building', 'no of house', 'အိမ်အမှတ်', 'လက်ခံသူ အိမ်အမှတ်', '门牌号', '收件门牌号'],
  destination_street: ['street', 'road', 'receiver street', 'လမ်း', 'လမ်းအမည်', 'လက်ခံသူ လမ်း', '街道', '收件街道'],
  cod_amount: ['cod', 'cod amount', 'cod price', 'amount', 'price', 'collect', 'collect amount', 'amount to collect', 'total', 'total amount', 'item price', 'ကောက်ခံငွေ', 'ကောက်ခံရမည့်ငွေ', 'ငွေပမာဏ', 'ဈေးနှုန်း', 'ကျသင့်ငွေ', 'COD ငွေ', 'COD ငွေပမာဏ', 'ပစ္စည်းတန်ဖိုး COD', '代收货款', '代收金额', '代收货款金额', '货款', '金额'],
  weight: ['weight', 'weight kg', 'weight (kg)', 'kg', 'kgs', 'အလေးချိန်', 'အလေးချိန် (ကီလိုဂရမ်)', 'ကီလို', '重量', '重量（公斤）', '公斤'],
  pieces: ['pieces', 'qty', 'quantity', 'pcs', 'packages', 'parcels', 'အရေအတွက်', 'အထုပ်အရေအတွက်', 'ခုရေ', '件数', '数量'],
  item_name: ['item', 'item name', 'product', 'product name', 'goods', 'description', 'ပစ္စည်း', 'ပစ္စည်းအမည်', 'ကုန်ပစ္စည်း', '物品', '物品名称', '商品', '商品名称', '品名'],
  include_products: ['included products', 'contents', 'content', 'items', 'ပါဝင်သည့် ပစ္စည်းများ', 'ပါဝင်ပစ္စည်း', '内含物品', '内容', '明细'],
  item_type: ['item type', 'type of item', 'letter or parcel', 'ပစ္စည်းအမျိုးအစား', '物品类型'],
  service_type: ['service', 'service type', 'ဝန်ဆောင်မှု', 'ဝန်ဆောင်မှုအမျိုးအစား', '服务', '服务类型'],
  payment_type: ['payment', 'payment type', 'who pays', 'paid by', 'delivery fee by', 'deli paid by', 'ငွေချေမှု', 'ငွေပေးချေမှု', 'ငွေပေးချေမှုပုံစံ', 'ပို့ခပေးသူ', '付款', '付款方式', '支付方式', '运费付款方'],
  delivery_type: ['delivery type', 'delivery', 'ပို့ဆောင်မှုအမျိုးအစား', '派送类型', '派送方式'],
  services: ['services', 'extra services', 'add-on services', 'ဝန်ဆောင်မှုများ', 'အပိုဝန်ဆောင်မှု', '增值服务', '附加服务'],
  declared_value: ['value', 'value of the goods', 'declared value', 'ပစ္စည်းတန်ဖိုး', 'တန်ဖိုး', '物品价值', '声明价值'],
  remark: ['remark', 'remarks', 'note', 'notes', 'comment', 'မှတ်ချက်', 'မှတ်စု', '备注', '说明'],
  source_name: ['sender', 'sender name', 'from', 'from name', 'shop', 'shop name', 'ပေးပို့သူ', 'ပေးပို့သူအမည်', 'ပို့သူ', 'ဆိုင်အမည်', '寄件人', '寄件人姓名', '发件人'],
  source_phone: ['sender phone', 'from phone', 'shop phone', 'ပေးပို့သူ ဖုန်း', 'ပို့သူဖုန်း', 'ဆိုင်ဖုန်း', '寄件人电话', '发件人电话'],
  source_township: ['sender township', 'from township', 'ပေးပို့သူ မြို့နယ်', 'ပို့သူမြို့နယ်', '寄件镇区', '发件镇区'],
  source_address: ['sender address', 'from address', 'pickup address', 'ပေးပို့သူ လိပ်စာ', 'ပို့သူလိပ်စာ', '寄件地址', '发件地址'],
};

/** Columns that a sheet often has and that no label wants; the column of our own error sheet with them. */
export const passedHeads: readonly string[] = ['no', 'no.', 'sr', 'sr no', 's/n', 'date', 'what is wrong', 'စဉ်', 'ရက်စွဲ', 'မှားယွင်းချက်', '序号', '日期', '错误说明'];
