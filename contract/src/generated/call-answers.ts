/** Written by `server/src/rooms/api-keys/call-examples.test.ts`: what its calls were answered, lists cut to their first rows. */
export const callAnswers: Readonly<Record<string, unknown>> = {
 "api_keys.own": {
  "data": {
   "id": 1,
   "name": "Shwe Shop",
   "mode": "test",
   "owner_kind": "merchant",
   "owner": "Shwe Shop",
   "customer_id": 8801,
   "branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点"
   },
   "scopes": [
    "quotes.read",
    "labels.create",
    "labels.read",
    "labels.print",
    "labels.cancel",
    "returns.answer",
    "money.read",
    "pickups.write",
    "tickets.read",
    "tickets.write",
    "webhooks.read",
    "webhooks.send"
   ],
   "per_minute": 600,
   "expires_at": null
  }
 },
 "places.regions": {
  "data": [
   {
    "id": 1,
    "name_en": "Kachin State",
    "name_mm": "ကချင်ပြည်နယ်",
    "name_zh": "克钦邦",
    "type": "region",
    "postcode": "01",
    "branch_postcode": null,
    "code": "KCN",
    "active": true
   },
   {
    "id": 2,
    "name_en": "Sagaing Region",
    "name_mm": "စစ်ကိုင်းတိုင်းဒေသကြီး",
    "name_zh": "实皆省",
    "type": "region",
    "postcode": "02",
    "branch_postcode": null,
    "code": "SGG",
    "active": true
   }
  ]
 },
 "places.townships": {
  "data": [
   {
    "id": 33,
    "name_en": "Ahlone",
    "name_mm": "အလုံ",
    "name_zh": "阿隆",
    "type": "township",
    "parent_id": 19,
    "parent_type": "town",
    "postcode": "11120",
    "branch_postcode": "11120",
    "region_id": 11,
    "town_id": 19,
    "branch_id": 1,
    "remote": false,
    "active": true
   },
   {
    "id": 536,
    "name_en": "Ahmar",
    "name_mm": "အမာ",
    "name_zh": null,
    "type": "town",
    "parent_id": 297,
    "parent_type": "township",
    "postcode": "10780",
    "branch_postcode": "10780",
    "region_id": 10,
    "town_id": 536,
    "branch_id": 1,
    "remote": false,
    "active": true
   }
  ]
 },
 "places.countries": {
  "data": [
   {
    "code": "MM",
    "name_en": "Myanmar",
    "name_mm": "မြန်မာ",
    "name_zh": "缅甸"
   },
   {
    "code": "AF",
    "name_en": "Afghanistan",
    "name_mm": "အာဖဂန်နစ္စတန်",
    "name_zh": "阿富汗"
   }
  ]
 },
 "places.search": {
  "data": [
   {
    "id": 412,
    "name_en": "Hlaing",
    "name_mm": "လှိုင်",
    "name_zh": "莱",
    "type": "township",
    "parent_id": 19,
    "parent_type": "town",
    "postcode": "11050",
    "branch_postcode": "11050",
    "region_id": 11,
    "town_id": 19,
    "branch_id": 1,
    "remote": false,
    "active": true,
    "path": {
     "region": {
      "id": 11,
      "name_en": "Yangon Region",
      "name_mm": "ရန်ကုန်တိုင်းဒေသကြီး",
      "name_zh": "仰光省"
     },
     "town": {
      "id": 19,
      "name_en": "Yangon",
      "name_mm": "ရန်ကုန်",
      "name_zh": "仰光"
     },
     "township": {
      "id": 412,
      "name_en": "Hlaing",
      "name_mm": "လှိုင်",
      "name_zh": "莱"
     },
     "quarter": null,
     "street": null
    }
   },
   {
    "id": 356,
    "name_en": "Hlaingbwe",
    "name_mm": "လှိုင်းဘွဲ့",
    "name_zh": null,
    "type": "township",
    "parent_id": 13,
    "parent_type": "region",
    "postcode": "13040",
    "branch_postcode": "13040",
    "region_id": 13,
    "town_id": 356,
    "branch_id": 6,
    "remote": false,
    "active": true,
    "path": {
     "region": {
      "id": 13,
      "name_en": "Kayin State",
      "name_mm": "ကရင်ပြည်နယ်",
      "name_zh": "克伦邦"
     },
     "town": {
      "id": 356,
      "name_en": "Hlaingbwe",
      "name_mm": "လှိုင်းဘွဲ့",
      "name_zh": null
     },
     "township": {
      "id": 356,
      "name_en": "Hlaingbwe",
      "name_mm": "လှိုင်းဘွဲ့",
      "name_zh": null
     },
     "quarter": null,
     "street": null
    }
   }
  ]
 },
 "tariffs.quote": {
  "data": {
   "price": {
    "lines": [
     {
      "name": "shipping",
      "amount": 4000,
      "why": {
       "kind": "step",
       "service_type": "express",
       "item_type": "parcel",
       "zone": "other_region",
       "from_region": null,
       "to_region": null,
       "weight_g": 1000,
       "up_to_g": 1000,
       "price": 4000,
       "further_kg": 0,
       "each_further_kg": 0
      }
     }
    ],
    "apart": [
     {
      "name": "return_fee",
      "amount": 1500,
      "why": {
       "kind": "rate"
      }
     }
    ],
    "shipping_fee": 4000,
    "services_fee": 0,
    "insurance_fee": 0,
    "extra_charge": 0,
    "discount": 0,
    "tax": 0,
    "shipping_total": 4000,
    "cod_percent": 200,
    "cod_fee": 0,
    "return_fee": 1500,
    "tariff": {
     "id": 1,
     "name": {
      "name_en": "First price table",
      "name_mm": "ပထမ ဈေးနှုန်းဇယား",
      "name_zh": "首份价格表"
     },
     "valid_from": "2020-01-01"
    }
   },
   "from_place": {
    "id": 412,
    "name_en": "Hlaing",
    "name_mm": "လှိုင်",
    "name_zh": "莱"
   },
   "to_place": {
    "id": 735,
    "name_en": "Chan Aye Thar Zan",
    "name_mm": "ချမ်းအေးသာစံ",
    "name_zh": "昌埃达赞",
    "remote": false
   },
   "to_country": null
  }
 },
 "labels.choices": {
  "data": {
   "label_types": [
    {
     "value": "all_parcel",
     "name_en": "All parcels",
     "name_mm": "ပါဆယ်အားလုံး",
     "name_zh": "全部包裹"
    },
    {
     "value": "fcs_express",
     "name_en": "FCS Express",
     "name_mm": "FCS အမြန်ချောပို့",
     "name_zh": "FCS 快递"
    }
   ],
   "item_types": [
    {
     "value": "letter",
     "name_en": "Letter",
     "name_mm": "စာ",
     "name_zh": "信函"
    },
    {
     "value": "parcel",
     "name_en": "Parcel",
     "name_mm": "ပါဆယ်",
     "name_zh": "包裹"
    }
   ],
   "service_types": [
    {
     "value": "register",
     "name_en": "Registered",
     "name_mm": "မှတ်ပုံတင်",
     "name_zh": "挂号"
    },
    {
     "value": "express",
     "name_en": "Express",
     "name_mm": "အမြန်ချောပို့",
     "name_zh": "快递"
    }
   ],
   "accept_types": [
    {
     "value": "walkin",
     "name_en": "Walk-in",
     "name_mm": "ကောင်တာလာပို့",
     "name_zh": "到店寄件"
    },
    {
     "value": "cod",
     "name_en": "COD",
     "name_mm": "COD (ပစ္စည်းရောက်ငွေချေ)",
     "name_zh": "代收货款"
    }
   ],
   "payment_types": [
    {
     "value": "sender_pay",
     "name_en": "Sender pays",
     "name_mm": "ပေးပို့သူ ငွေချေ",
     "name_zh": "寄付"
    },
    {
     "value": "receiver_pay",
     "name_en": "Receiver pays",
     "name_mm": "လက်ခံသူ ငွေချေ",
     "name_zh": "到付"
    }
   ],
   "rating_types": [
    {
     "value": "weight",
     "name_en": "By weight",
     "name_mm": "အလေးချိန်အလိုက်",
     "name_zh": "按重量"
    },
    {
     "value": "flat",
     "name_en": "Flat rate",
     "name_mm": "ပုံသေနှုန်း",
     "name_zh": "固定费率"
    }
   ],
   "delivery_types": [
    {
     "value": "home",
     "name_en": "To the door",
     "name_mm": "အိမ်အရောက်",
     "name_zh": "送货上门"
    },
    {
     "value": "branch",
     "name_en": "Pick up at branch",
     "name_mm": "ရုံးခွဲတွင် လာယူမည်",
     "name_zh": "网点自取"
    }
   ],
   "services": [
    {
     "value": "sms",
     "name_en": "SMS",
     "name_mm": "SMS",
     "name_zh": "短信"
    },
    {
     "value": "phone_call",
     "name_en": "Phone call",
     "name_mm": "ဖုန်းခေါ်ဆို",
     "name_zh": "电话通知"
    }
   ],
   "preprint_types": [
    {
     "value": "smart_invoice",
     "name_en": "Smart invoice",
     "name_mm": "စမတ်ငွေတောင်းခံလွှာ",
     "name_zh": "智能发票"
    },
    {
     "value": "smart_envelope",
     "name_en": "Smart envelope",
     "name_mm": "စမတ်စာအိတ်",
     "name_zh": "智能信封"
    }
   ],
   "merchant_types": [
    {
     "value": "new",
     "name_en": "New",
     "name_mm": "အသစ်",
     "name_zh": "新商户"
    },
    {
     "value": "existing",
     "name_en": "Existing",
     "name_mm": "ရှိပြီးသား",
     "name_zh": "现有商户"
    }
   ],
   "shipping_types": [
    {
     "value": "normal",
     "name_en": "Normal",
     "name_mm": "ပုံမှန်",
     "name_zh": "普通"
    },
    {
     "value": "direct",
     "name_en": "Direct",
     "name_mm": "တိုက်ရိုက်",
     "name_zh": "直送"
    }
   ],
   "return_reasons": [
    {
     "value": "not_home",
     "name_en": "Not at home",
     "name_mm": "အိမ်တွင် မရှိ",
     "name_zh": "不在家"
    },
    {
     "value": "uncontactable",
     "name_en": "Could not be reached",
     "name_mm": "ဆက်သွယ်၍ မရ",
     "name_zh": "联系不上"
    }
   ],
   "status_types": [
    {
     "value": "process",
     "name_en": "In process",
     "name_mm": "ဆောင်ရွက်ဆဲ",
     "name_zh": "处理中"
    },
    {
     "value": "ongoing",
     "name_en": "Ongoing",
     "name_mm": "လမ်းခရီးတွင်",
     "name_zh": "运输中"
    }
   ],
   "tracking_filter": [
    {
     "value": "pending",
     "name_en": "pending",
     "name_mm": "စောင့်ဆိုင်းဆဲ",
     "name_zh": "待处理"
    },
    {
     "value": "accept_from_origin_branch",
     "name_en": "accept from origin branch",
     "name_mm": "မူလရုံးခွဲက လက်ခံပြီး",
     "name_zh": "始发网点收件"
    }
   ]
  }
 },
 "labels.statuses": {
  "data": [
   {
    "status": "created",
    "name_en": "Created",
    "name_mm": "ဖန်တီးပြီး",
    "name_zh": "已创建",
    "type": "process",
    "kind": "step",
    "viewable": true,
    "final": false
   },
   {
    "status": "pending",
    "name_en": "Pending",
    "name_mm": "စောင့်ဆိုင်းဆဲ",
    "name_zh": "待处理",
    "type": "process",
    "kind": "step",
    "viewable": true,
    "final": false
   }
  ]
 },
 "labels.create": {
  "data": {
   "id": 51203,
   "tracking_code": "EX000000017XM",
   "status": "pending",
   "version": 1,
   "deliver_branch_id": 2,
   "shipping_total": 4000,
   "cod_amount": 0,
   "cod_fee": 0,
   "cod_charge": 4000,
   "merchant_receives": 0,
   "price": {
    "lines": [
     {
      "name": "shipping",
      "amount": 4000,
      "why": {
       "kind": "step",
       "service_type": "express",
       "item_type": "parcel",
       "zone": "other_region",
       "from_region": null,
       "to_region": null,
       "weight_g": 1000,
       "up_to_g": 1000,
       "price": 4000,
       "further_kg": 0,
       "each_further_kg": 0
      }
     }
    ],
    "apart": [
     {
      "name": "return_fee",
      "amount": 1500,
      "why": {
       "kind": "rate"
      }
     }
    ],
    "shipping_total": 4000,
    "tariff": {
     "id": 1,
     "name": {
      "name_en": "First price table",
      "name_mm": "ပထမ ဈေးနှုန်းဇယား",
      "name_zh": "首份价格表"
     },
     "valid_from": "2020-01-01"
    }
   },
   "price_open": false,
   "price_differs": false,
   "left_pickup": false
  }
 },
 "labels.createMany": {
  "data": [
   {
    "at": 0,
    "label": {
     "id": 51208,
     "tracking_code": "EX990000054XM",
     "status": "pending",
     "version": 1,
     "deliver_branch_id": 2,
     "shipping_total": 4000,
     "cod_amount": 45000,
     "cod_fee": 900,
     "cod_charge": 49000,
     "merchant_receives": 44100,
     "price_open": false
    },
    "error": null
   },
   {
    "at": 1,
    "label": {
     "id": 51209,
     "tracking_code": "EX990000068XM",
     "status": "pending",
     "version": 1,
     "deliver_branch_id": 2,
     "shipping_total": 4000,
     "cod_amount": 0,
     "cod_fee": 0,
     "cod_charge": 0,
     "merchant_receives": 0,
     "price_open": false
    },
    "error": null
   }
  ]
 },
 "labels.detail": {
  "data": {
   "id": 51203,
   "tracking_code": "EX000000017XM",
   "mp_tracking_code": null,
   "reference_id": null,
   "type": "fcs_express",
   "item_type": "parcel",
   "service_type": "express",
   "accept_type": "walkin",
   "payment_type": "receiver_pay",
   "merchant": "Shwe Shop",
   "source_name": "Shwe Shop",
   "source_phone": [
    "09791234567"
   ],
   "destination_name": "Daw Khin Mar Lar",
   "destination_phone": [
    "09440012345"
   ],
   "destination_township": {
    "id": 735,
    "name_en": "Chan Aye Thar Zan",
    "name_mm": "ချမ်းအေးသာစံ",
    "name_zh": "昌埃达赞"
   },
   "source_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "deliver_branch": {
    "id": 2,
    "name_en": "Mandalay Branch Office",
    "name_mm": "မန္တလေးရုံးခွဲ",
    "name_zh": "曼德勒网点",
    "code": "MDY",
    "town": "Mandalay",
    "town_id": 20
   },
   "accept_branch": null,
   "holder_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "holder_staff": null,
   "weight": 1,
   "pieces": 1,
   "cod_amount": 0,
   "cod_charge": 4000,
   "delivery_charge": 4000,
   "status": "pending",
   "previous": null,
   "shipping_type": "normal",
   "status_type": "process",
   "status_at": "2026-11-21T12:00:00.000+06:30",
   "finish_item": false,
   "remark": null,
   "creator": "API · Shwe Shop",
   "created_at": "2026-11-21T12:00:00.000+06:30",
   "version": 1,
   "courier_note": null,
   "source_branch_id": 1,
   "source_postcode": null,
   "source_no": null,
   "source_street": null,
   "source_quarter": null,
   "source_township": {
    "id": 412,
    "name_en": "Hlaing",
    "name_mm": "လှိုင်",
    "name_zh": "莱"
   },
   "source_town": {
    "id": 19,
    "name_en": "Yangon",
    "name_mm": "ရန်ကုန်",
    "name_zh": "仰光"
   },
   "source_region": {
    "id": 11,
    "name_en": "Yangon Region",
    "name_mm": "ရန်ကုန်တိုင်းဒေသကြီး",
    "name_zh": "仰光省"
   },
   "merchant_id": 8801,
   "customer_id": 8801,
   "source_nrc": null,
   "source_address": null,
   "with_temp_address": false,
   "insurance_percent": 0,
   "deliver_branch_id": 2,
   "destination_country": null,
   "destination_postcode": null,
   "destination_no": null,
   "destination_street": "62nd Street",
   "destination_quarter": null,
   "destination_town": {
    "id": 20,
    "name_en": "Mandalay",
    "name_mm": "မန္တလေး",
    "name_zh": "曼德勒"
   },
   "destination_region": {
    "id": 5,
    "name_en": "Mandalay Region",
    "name_mm": "မန္တလေးတိုင်းဒေသကြီး",
    "name_zh": "曼德勒省"
   },
   "pickup_at_po": false,
   "contact_phone_list": [],
   "destination_nrc": null,
   "delivery_type": "home",
   "destination_address": null,
   "source_erased_at": null,
   "destination_erased_at": null,
   "include_products": null,
   "rating_type": "weight",
   "purchase_type": "receiver_pay",
   "flat": null,
   "time_request": null,
   "item_name": "Longyi",
   "agent_id": null,
   "branch_id": 1,
   "services": [],
   "services_fee": 0,
   "compensation_fee": 0,
   "total_cost": 4000,
   "logs": [],
   "updated_at": "2026-11-21T12:00:00.000+06:30",
   "transaction": [
    {
     "id": 1,
     "status": "pending",
     "viewable": true,
     "at": "2026-11-21T12:00:00.000+06:30",
     "recorded_at": "2026-11-21T12:00:00.000+06:30",
     "device_at": null,
     "by": "API · Shwe Shop",
     "branch": {
      "id": 1,
      "name_en": "49th Street Office, Yangon",
      "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
      "name_zh": "仰光49街网点",
      "code": "YGN"
     },
     "to_branch": null,
     "to_staff": null,
     "device": null,
     "place": null,
     "reason": null,
     "remark": null,
     "inferred": false,
     "party": null,
     "undoes_id": null
    }
   ],
   "transaction_label": "pending",
   "with_smart_invoice": false,
   "preprint_type": null,
   "insurance_fee": 0,
   "gate_submit": false,
   "declared_value": 0,
   "post_type": "api",
   "cod_code": null,
   "cod_fee": 0,
   "cod_percent": 200,
   "cod_status": null,
   "sms_service_fee": 0,
   "shipping_fee": 4000,
   "shipping_service_fee": 4000,
   "extra_fee": 0,
   "extra_charge": 0,
   "return_fee": 1500,
   "discount": 0,
   "tax": 0,
   "total_amount": 4000,
   "sender_pays": 0,
   "on_credit": 0,
   "merchant_receives": 0,
   "owed_if_returned": 5500,
   "sender_name": "Shwe Shop",
   "sender_address": "လှိုင်၊ ရန်ကုန်၊ ရန်ကုန်တိုင်းဒေသကြီး",
   "receiver_name": "Daw Khin Mar Lar",
   "receiver_phone": "09440012345",
   "delivery_address": "62nd Street၊ ချမ်းအေးသာစံ၊ မန္တလေး၊ မန္တလေးတိုင်းဒေသကြီး",
   "destination_branch": {
    "id": 2,
    "name_en": "Mandalay Branch Office",
    "name_mm": "မန္တလေးရုံးခွဲ",
    "name_zh": "曼德勒网点",
    "code": "MDY"
   },
   "destination_postal_code": "05020",
   "original_postal_code": "11050",
   "return_reason": null,
   "delivered_date": null,
   "paid_date": null,
   "transfer_date": null,
   "instant_deliver": false,
   "sign_image": null,
   "delivery_proof": null,
   "accept_branch_id": null,
   "attempts": 0,
   "prints": 0,
   "price": {
    "lines": [
     {
      "name": "shipping",
      "amount": 4000,
      "why": {
       "kind": "step",
       "zone": "other_region",
       "price": 4000,
       "up_to_g": 1000,
       "weight_g": 1000,
       "item_type": "parcel",
       "to_region": null,
       "further_kg": 0,
       "from_region": null,
       "service_type": "express",
       "each_further_kg": 0
      }
     }
    ],
    "apart": [
     {
      "name": "return_fee",
      "amount": 1500,
      "why": {
       "kind": "rate"
      }
     }
    ],
    "shipping_total": 4000,
    "tariff": {
     "id": 1,
     "name": {
      "name_en": "First price table",
      "name_mm": "ပထမ ဈေးနှုန်းဇယား",
      "name_zh": "首份价格表"
     },
     "valid_from": "2020-01-01"
    }
   },
   "price_open": false,
   "price_reason": null,
   "price_exception": null,
   "may_edit": false,
   "may_delete": false,
   "actions": []
  }
 },
 "labels.find": {
  "data": [
   {
    "id": 51203,
    "tracking_code": "EX000000017XM",
    "source_name": "Shwe Shop",
    "destination_name": "Daw Khin Mar Lar",
    "destination_phone": [
     "09440012345"
    ],
    "status": "pending",
    "destination_township": {
     "id": 735,
     "name_en": "Chan Aye Thar Zan",
     "name_mm": "ချမ်းအေးသာစံ",
     "name_zh": "昌埃达赞"
    },
    "reference_id": null
   }
  ]
 },
 "labels.changes": {
  "data": [
   {
    "change": 1,
    "label_id": 51203,
    "tracking_code": "EX000000017XM",
    "reference_id": null,
    "status": "pending",
    "viewable": true,
    "at": "2026-11-21T12:00:00.000+06:30",
    "branch": "YGN",
    "reason": null
   },
   {
    "change": 2,
    "label_id": 51204,
    "tracking_code": "EX990000010XM",
    "reference_id": null,
    "status": "pending",
    "viewable": true,
    "at": "2026-11-21T12:00:00.000+06:30",
    "branch": "YGN",
    "reason": null
   }
  ],
  "cursor": 482911,
  "more": false
 },
 "tracking.track": {
  "data": [
   {
    "code": "EX000000017XM",
    "found": true,
    "id": 51203,
    "tracking_code": "EX000000017XM",
    "status": "pending",
    "status_at": "2026-11-21T12:00:00.000+06:30",
    "shipping_type": "normal",
    "destination_name": "Daw Khin Mar Lar",
    "deliver_branch": {
     "id": 2,
     "name_en": "Mandalay Branch Office",
     "name_mm": "မန္တလေးရုံးခွဲ",
     "name_zh": "曼德勒网点",
     "code": "MDY"
    },
    "holder_branch": {
     "id": 1,
     "name_en": "49th Street Office, Yangon",
     "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
     "name_zh": "仰光49街网点",
     "code": "YGN"
    },
    "holder_staff": null,
    "next": "accept_from_origin_branch"
   }
  ]
 },
 "tracking.shipping": {
  "data": {
   "id": 51203,
   "tracking_code": "EX000000017XM",
   "shipping_type": "normal",
   "status": "pending",
   "previous": null,
   "status_at": "2026-11-21T12:00:00.000+06:30",
   "rollup": "process",
   "progress": [
    {
     "status": "pending",
     "optional": false,
     "state": "current",
     "at": "2026-11-21T12:00:00.000+06:30"
    },
    {
     "status": "accept_from_origin_branch",
     "optional": false,
     "state": "ahead",
     "at": null
    }
   ],
   "next": "accept_from_origin_branch",
   "next_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "queue": null,
   "mailbag": null,
   "missing_case_id": null,
   "holder_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "holder_staff": null,
   "deliver_branch": {
    "id": 2,
    "name_en": "Mandalay Branch Office",
    "name_mm": "မန္တလေးရုံးခွဲ",
    "name_zh": "曼德勒网点",
    "code": "MDY"
   },
   "accept_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "forward_branch": null,
   "attempts": 0,
   "max_attempts": 3,
   "return_step": null,
   "return_at": null,
   "unanswered": null,
   "return_due": null,
   "cod_status": null,
   "paid_ahead": null,
   "entry_id": 1,
   "version": 1,
   "steps": [],
   "actions": [
    {
     "command": "reject",
     "blocked": null
    }
   ],
   "outside": [
    {
     "party": "receiver",
     "place": "announced",
     "en": "The sender has created the label. We do not have the parcel yet.",
     "mm": "ပေးပို့သူက လေဘယ် ပြုလုပ်ထားပါသည်။ ပါဆယ်ကို ကျွန်ုပ်တို့ လက်ခံမရရှိသေးပါ။",
     "zh": "寄件人已填写面单，我们尚未收到包裹。"
    },
    {
     "party": "sender",
     "place": "announced",
     "en": "The sender has created the label. We do not have the parcel yet.",
     "mm": "ပေးပို့သူက လေဘယ် ပြုလုပ်ထားပါသည်။ ပါဆယ်ကို ကျွန်ုပ်တို့ လက်ခံမရရှိသေးပါ။",
     "zh": "寄件人已填写面单，我们尚未收到包裹。"
    }
   ],
   "movements": [
    {
     "id": 1,
     "status": "pending",
     "viewable": true,
     "at": "2026-11-21T12:00:00.000+06:30",
     "recorded_at": "2026-11-21T12:00:00.000+06:30",
     "device_at": null,
     "by": "API · Shwe Shop",
     "branch": {
      "id": 1,
      "name_en": "49th Street Office, Yangon",
      "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
      "name_zh": "仰光49街网点",
      "code": "YGN"
     },
     "to_branch": null,
     "to_staff": null,
     "device": null,
     "place": null,
     "reason": null,
     "remark": null,
     "inferred": false,
     "party": null,
     "undone_by": null,
     "undoes_id": null
    }
   ]
  }
 },
 "prints.prepare": {
  "data": [
   {
    "id": 51203,
    "tracking_code": "EX000000017XM",
    "mp_tracking_code": null,
    "reference_id": null,
    "source": {
     "name": "Shwe Shop",
     "phones": [
      "09791234567"
     ],
     "no": null,
     "street": null,
     "address": null,
     "postcode": "11050",
     "places": [
      {
       "id": 412,
       "name_en": "Hlaing",
       "name_mm": "လှိုင်",
       "name_zh": "莱"
      },
      {
       "id": 19,
       "name_en": "Yangon",
       "name_mm": "ရန်ကုန်",
       "name_zh": "仰光"
      }
     ]
    },
    "destination": {
     "name": "Daw Khin Mar Lar",
     "phones": [
      "09440012345"
     ],
     "no": null,
     "street": "62nd Street",
     "address": null,
     "postcode": "05020",
     "places": [
      {
       "id": 735,
       "name_en": "Chan Aye Thar Zan",
       "name_mm": "ချမ်းအေးသာစံ",
       "name_zh": "昌埃达赞"
      },
      {
       "id": 20,
       "name_en": "Mandalay",
       "name_mm": "မန္တလေး",
       "name_zh": "曼德勒"
      }
     ]
    },
    "destination_country": null,
    "source_branch": {
     "id": 1,
     "name_en": "49th Street Office, Yangon",
     "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
     "name_zh": "仰光49街网点",
     "code": "YGN",
     "town": "Yangon"
    },
    "deliver_branch": {
     "id": 2,
     "name_en": "Mandalay Branch Office",
     "name_mm": "မန္တလေးရုံးခွဲ",
     "name_zh": "曼德勒网点",
     "code": "MDY",
     "town": "Mandalay"
    },
    "type": "fcs_express",
    "item_type": "parcel",
    "service_type": "express",
    "accept_type": "walkin",
    "payment_type": "receiver_pay",
    "delivery_type": "home",
    "pickup_at_po": false,
    "gate_submit": false,
    "services": [],
    "preprint_type": null,
    "item_name": "Longyi",
    "include_products": null,
    "remark": null,
    "weight": 1,
    "pieces": 1,
    "declared_value": 0,
    "cod_amount": 0,
    "cod_fee": 0,
    "shipping_fee": 4000,
    "services_fee": 0,
    "insurance_fee": 0,
    "extra_charge": 0,
    "discount": 0,
    "tax": 0,
    "shipping_total": 4000,
    "cod_charge": 4000,
    "pay_qr": null,
    "created_at": "2026-11-21T12:00:00.000+06:30",
    "created_by": "API · Shwe Shop",
    "printed": 0
   }
  ],
  "missing": []
 },
 "sandbox.webhook": {
  "data": {
   "id": 704,
   "url": "https://shop.example.com/waybill",
   "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
  }
 },
 "sandbox.walk": {
  "data": {
   "id": 51207,
   "tracking_code": "EX990000045XM",
   "status": "delivered",
   "steps": [
    "accept_from_origin_branch",
    "send_to_destination_branch",
    "arrived_to_destination_branch",
    "send_to_destination_address",
    "delivered"
   ],
   "stopped_by": null
  }
 },
 "sandbox.payout": {
  "data": {
   "id": 51207,
   "tracking_code": "EX990000045XM",
   "clearance_id": 3306,
   "paid": 44100,
   "steps": [
    "handovers.open",
    "handovers.count",
    "handovers.send",
    "handovers.count",
    "clearances.create",
    "customers.proposeBank",
    "customers.confirmBank",
    "clearances.pay"
   ],
   "stopped_by": null
  }
 },
 "cod.list": {
  "data": [
   {
    "id": 51208,
    "tracking_code": "EX990000054XM",
    "label_id": null,
    "customer": "Shwe Shop",
    "customer_id": 8801,
    "cod_status": "ongoing",
    "cod_amount": 45000,
    "cod_fee": 900,
    "shipping": 0,
    "net": 44100,
    "destination_branch": {
     "id": 2,
     "name_en": "Mandalay Branch Office",
     "name_mm": "မန္တလေးရုံးခွဲ",
     "name_zh": "曼德勒网点"
    },
    "courier": null,
    "delivered_date": null,
    "clearance_id": null,
    "clearance_number": null,
    "receiver_name": "Daw Khin Mar Lar",
    "payment_type": "receiver_pay"
   }
  ],
  "total": 4,
  "page": 1,
  "per_page": 1,
  "last_page": 4,
  "total_capped": false
 },
 "clearances.list": {
  "data": [
   {
    "count": 1,
    "success_count": 1,
    "return_count": 0,
    "own_fleet_count": 1,
    "mmpost_count": 0,
    "credit_count": 0,
    "gate_submit_count": 0,
    "actual_cod_amount": 45000,
    "actual_percent_amount": 900,
    "from_cod_shipping": 0,
    "return_amount": 0,
    "credit_amount": 0,
    "gate_submit_amount": 0,
    "compensation_amount": 0,
    "carried_amount": 0,
    "actual_clearance_cod": 44100,
    "id": 3306,
    "number": "CLR-26-000001",
    "kind": "cod",
    "status": "complete",
    "customer": "Shwe Shop",
    "customer_id": 8801,
    "branch": {
     "id": 1,
     "name_en": "49th Street Office, Yangon",
     "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
     "name_zh": "仰光49街网点"
    },
    "issue_date": "2026-11-21",
    "issued_at": "2026-11-21T12:01:00.000+06:30",
    "issue_by": "49th Street Office, Yangon",
    "received_amount": 44100,
    "method": "bank",
    "approved_by": null,
    "paid_by": "49th Street Office, Yangon",
    "paid_at": "2026-11-21T12:01:00.000+06:30",
    "transaction_date": "2026-11-21",
    "claim_user": null,
    "claim_date": null,
    "updated_at": "2026-11-21T12:01:00.000+06:30"
   }
  ],
  "total": 1,
  "page": 1,
  "per_page": 1,
  "last_page": 1,
  "total_capped": false
 },
 "clearances.detail": {
  "data": {
   "count": 1,
   "success_count": 1,
   "return_count": 0,
   "own_fleet_count": 1,
   "mmpost_count": 0,
   "credit_count": 0,
   "gate_submit_count": 0,
   "actual_cod_amount": 45000,
   "actual_percent_amount": 900,
   "from_cod_shipping": 0,
   "return_amount": 0,
   "credit_amount": 0,
   "gate_submit_amount": 0,
   "compensation_amount": 0,
   "carried_amount": 0,
   "actual_clearance_cod": 44100,
   "id": 3306,
   "number": "CLR-26-000001",
   "kind": "cod",
   "status": "complete",
   "customer": "Shwe Shop",
   "customer_id": 8801,
   "branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点"
   },
   "issue_date": "2026-11-21",
   "issued_at": "2026-11-21T12:01:00.000+06:30",
   "issue_by": "49th Street Office, Yangon",
   "received_amount": 44100,
   "method": "bank",
   "approved_by": null,
   "paid_by": "49th Street Office, Yangon",
   "paid_at": "2026-11-21T12:01:00.000+06:30",
   "transaction_date": "2026-11-21",
   "claim_user": null,
   "claim_date": null,
   "updated_at": "2026-11-21T12:01:00.000+06:30",
   "transfer_fee": 0,
   "transfer_fee_by": null,
   "bank": {
    "id": 1,
    "bank": "KBZ",
    "bank_holder": "Sandbox",
    "bank_account": "0000000000000"
   },
   "operator_account": "Main account",
   "payee_bank": {
    "id": 1,
    "bank": "KBZ",
    "bank_holder": "Sandbox",
    "bank_account": "0000000000000"
   },
   "payee_new": {
    "proposed_by": "",
    "confirmed_by": "",
    "confirmed_at": "2026-11-21T12:01:00.000+06:30"
   },
   "approval_lapsed": false,
   "approved_at": null,
   "void_by": null,
   "void_at": null,
   "void_reason": null,
   "proof_file_id": null,
   "carried_on": 0,
   "rest": null,
   "payout_run": null,
   "payout_failure": null,
   "close_reason": null,
   "payments": [
    {
     "id": 1,
     "amount": 44100,
     "method": "bank",
     "operator_account": "Main account",
     "transfer_fee": 0,
     "paid_by": "",
     "paid_at": "2026-11-21T12:01:00.000+06:30",
     "claim_user": null,
     "proof_file_id": null
    }
   ],
   "merchant_received": null,
   "may_confirm_receipt": false,
   "approval_limit": 0,
   "paid_today": 0,
   "version": 2,
   "customer_facts": {
    "id": 8801,
    "name": "Shwe Shop",
    "phone": [
     "09791234567"
    ],
    "branch": {
     "id": 1,
     "name_en": "49th Street Office, Yangon",
     "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
     "name_zh": "仰光49街网点"
    },
    "clearance_gate": "strict",
    "clearance_gate_limit": 0,
    "net_credit": false,
    "net_gate_submit": false,
    "net_return": true,
    "credit_days": 30
   },
   "lines": [
    {
     "journal_id": 1,
     "label_id": 51207,
     "tracking_code": "EX990000045XM",
     "role": "cod",
     "receiver_name": "Daw Khin Mar Lar",
     "destination_branch": {
      "id": 2,
      "name_en": "Mandalay Branch Office",
      "name_mm": "မန္တလေးရုံးခွဲ",
      "name_zh": "曼德勒网点"
     },
     "delivered_date": "2026-11-21",
     "type": "fcs_express",
     "payment_type": "receiver_pay",
     "cod_amount": 45000,
     "cod_fee": 900,
     "cod_percent": 200,
     "shipping": 0,
     "return_fee": 0,
     "net": 44100,
     "settled": 44100,
     "posted_date": "2026-11-21",
     "handed_to": null,
     "handed_at": null,
     "handed_file_id": null
    }
   ],
   "actions": []
  }
 },
 "clearances.lines": {
  "data": [
   {
    "journal_id": 1,
    "label_id": 51207,
    "tracking_code": "EX990000045XM",
    "role": "cod",
    "receiver_name": "Daw Khin Mar Lar",
    "destination_branch": {
     "id": 2,
     "name_en": "Mandalay Branch Office",
     "name_mm": "မန္တလေးရုံးခွဲ",
     "name_zh": "曼德勒网点"
    },
    "delivered_date": "2026-11-21",
    "type": "fcs_express",
    "payment_type": "receiver_pay",
    "cod_amount": 45000,
    "cod_fee": 900,
    "cod_percent": 200,
    "shipping": 0,
    "return_fee": 0,
    "net": 44100,
    "settled": 44100,
    "posted_date": "2026-11-21",
    "handed_to": null,
    "handed_at": null,
    "handed_file_id": null,
    "id": 1,
    "number": "CLR-26-000001",
    "clearance_id": 3306
   }
  ],
  "total": 1,
  "page": 1,
  "per_page": 1,
  "last_page": 1,
  "total_capped": false
 },
 "ledger.statement": {
  "whose": {
   "name_en": "Shwe Shop",
   "name_mm": "Shwe Shop",
   "name_zh": null
  },
  "accounts": [
   {
    "id": 4,
    "kind": "payable:merchant",
    "name": null,
    "whose": {
     "name_en": "Shwe Shop",
     "name_mm": "Shwe Shop",
     "name_zh": null
    },
    "staff_id": null,
    "branch_id": null,
    "customer_id": 8801,
    "balance": 0
   }
  ],
  "opening": 0,
  "closing": 0,
  "earned": null,
  "paid_in": null,
  "parts": [
   {
    "part": "cod",
    "amount": 45000
   },
   {
    "part": "fees",
    "amount": -900
   }
  ],
  "data": [
   {
    "id": 13,
    "journal_id": 5,
    "at": "2026-11-21T12:01:00.000+06:30",
    "business_date": "2026-11-21",
    "event": "cleared",
    "kind": "payable:merchant",
    "label_id": null,
    "tracking_code": null,
    "handover_id": null,
    "clearance_id": 3306,
    "clearance_number": "CLR-26-000001",
    "expense_id": null,
    "expense_number": null,
    "pickup_request_id": null,
    "transfer_id": null,
    "transfer_number": null,
    "gate_collection_id": null,
    "gate_collection_number": null,
    "remittance_id": null,
    "remittance_number": null,
    "emo_id": null,
    "emo_number": null,
    "counter": {
     "kind": "bank",
     "name": null
    },
    "amount": -44100,
    "balance": 0
   },
   {
    "id": 5,
    "journal_id": 1,
    "at": "2026-11-21T12:01:00.000+06:30",
    "business_date": "2026-11-21",
    "event": "delivered",
    "kind": "payable:merchant",
    "label_id": 51207,
    "tracking_code": "EX990000045XM",
    "handover_id": null,
    "clearance_id": null,
    "clearance_number": null,
    "expense_id": null,
    "expense_number": null,
    "pickup_request_id": null,
    "transfer_id": null,
    "transfer_number": null,
    "gate_collection_id": null,
    "gate_collection_number": null,
    "remittance_id": null,
    "remittance_number": null,
    "emo_id": null,
    "emo_number": null,
    "counter": {
     "kind": "income",
     "name": "cod_fee"
    },
    "amount": -900,
    "balance": 44100
   }
  ],
  "total": 3,
  "page": 1,
  "per_page": 50,
  "last_page": 1
 },
 "tracking.reject": {
  "data": {
   "id": 51203,
   "tracking_code": "EX000000017XM",
   "shipping_type": "normal",
   "status": "pending_reject",
   "previous": "pending",
   "status_at": "2026-11-21T12:01:00.000+06:30",
   "rollup": "process",
   "progress": [
    {
     "status": "pending",
     "optional": false,
     "state": "done",
     "at": "2026-11-21T12:00:00.000+06:30"
    },
    {
     "status": "accept_from_origin_branch",
     "optional": false,
     "state": "ahead",
     "at": null
    }
   ],
   "next": null,
   "next_branch": null,
   "queue": null,
   "mailbag": null,
   "missing_case_id": null,
   "holder_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "holder_staff": null,
   "deliver_branch": {
    "id": 2,
    "name_en": "Mandalay Branch Office",
    "name_mm": "မန္တလေးရုံးခွဲ",
    "name_zh": "曼德勒网点",
    "code": "MDY"
   },
   "accept_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "forward_branch": null,
   "attempts": 0,
   "max_attempts": 3,
   "return_step": null,
   "return_at": null,
   "unanswered": null,
   "return_due": null,
   "cod_status": null,
   "paid_ahead": null,
   "entry_id": 31,
   "version": 2,
   "steps": [],
   "actions": [],
   "outside": [
    {
     "party": "receiver",
     "place": "checking",
     "en": "We are checking whether we may carry this parcel.",
     "mm": "ဤပါဆယ်ကို သယ်ဆောင်နိုင်၊ မနိုင် စစ်ဆေးနေပါသည်။",
     "zh": "我们正在核实能否承运此包裹。"
    },
    {
     "party": "sender",
     "place": "checking",
     "en": "We are checking whether we may carry this parcel.",
     "mm": "ဤပါဆယ်ကို သယ်ဆောင်နိုင်၊ မနိုင် စစ်ဆေးနေပါသည်။",
     "zh": "我们正在核实能否承运此包裹。"
    }
   ],
   "movements": [
    {
     "id": 1,
     "status": "pending",
     "viewable": true,
     "at": "2026-11-21T12:00:00.000+06:30",
     "recorded_at": "2026-11-21T12:00:00.000+06:30",
     "device_at": null,
     "by": "API · Shwe Shop",
     "branch": {
      "id": 1,
      "name_en": "49th Street Office, Yangon",
      "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
      "name_zh": "仰光49街网点",
      "code": "YGN"
     },
     "to_branch": null,
     "to_staff": null,
     "device": null,
     "place": null,
     "reason": null,
     "remark": null,
     "inferred": false,
     "party": null,
     "undone_by": null,
     "undoes_id": null
    },
    {
     "id": 31,
     "status": "pending_reject",
     "viewable": true,
     "at": "2026-11-21T12:01:00.000+06:30",
     "recorded_at": "2026-11-21T12:01:00.000+06:30",
     "device_at": null,
     "by": "API · Shwe Shop",
     "branch": {
      "id": 1,
      "name_en": "49th Street Office, Yangon",
      "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
      "name_zh": "仰光49街网点",
      "code": "YGN"
     },
     "to_branch": null,
     "to_staff": null,
     "device": null,
     "place": null,
     "reason": "The customer cancelled the order",
     "remark": null,
     "inferred": false,
     "party": null,
     "undone_by": null,
     "undoes_id": null
    }
   ]
  }
 },
 "tracking.recall": {
  "data": {
   "id": 51204,
   "tracking_code": "EX990000010XM",
   "shipping_type": "return",
   "status": "accept_from_origin_branch",
   "previous": "pending",
   "status_at": "2026-11-21T12:00:00.000+06:30",
   "rollup": "process",
   "progress": [
    {
     "status": "send_to_destination_address",
     "optional": false,
     "state": "ahead",
     "at": null
    },
    {
     "status": "sendback_to_destination_branch",
     "optional": false,
     "state": "ahead",
     "at": null
    }
   ],
   "next": "sendback_to_origin_address",
   "next_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "queue": null,
   "mailbag": null,
   "missing_case_id": null,
   "holder_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "holder_staff": null,
   "deliver_branch": {
    "id": 2,
    "name_en": "Mandalay Branch Office",
    "name_mm": "မန္တလေးရုံးခွဲ",
    "name_zh": "曼德勒网点",
    "code": "MDY"
   },
   "accept_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "forward_branch": null,
   "attempts": 0,
   "max_attempts": 3,
   "return_step": "schedule_return",
   "return_at": "2026-11-21T12:01:00.000+06:30",
   "unanswered": null,
   "return_due": null,
   "cod_status": null,
   "paid_ahead": null,
   "entry_id": 3,
   "version": 3,
   "steps": [],
   "actions": [],
   "outside": [
    {
     "party": "receiver",
     "place": "back_at_origin",
     "en": "It is back at the branch where it was sent and will be returned to the sender.",
     "mm": "အပ်နှံခဲ့သည့် ရုံးခွဲတွင် ရှိနေပါသည်။ ပေးပို့သူထံ ပြန်ပေးပါမည်။",
     "zh": "包裹在寄件地网点，将退还寄件人。"
    },
    {
     "party": "sender",
     "place": "back_at_origin",
     "en": "It is back at the branch where it was sent and will be returned to the sender.",
     "mm": "အပ်နှံခဲ့သည့် ရုံးခွဲတွင် ရှိနေပါသည်။ ပေးပို့သူထံ ပြန်ပေးပါမည်။",
     "zh": "包裹在寄件地网点，将退还寄件人。"
    }
   ],
   "movements": [
    {
     "id": 2,
     "status": "pending",
     "viewable": true,
     "at": "2026-11-21T12:00:00.000+06:30",
     "recorded_at": "2026-11-21T12:00:00.000+06:30",
     "device_at": null,
     "by": "API · Shwe Shop",
     "branch": {
      "id": 1,
      "name_en": "49th Street Office, Yangon",
      "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
      "name_zh": "仰光49街网点",
      "code": "YGN"
     },
     "to_branch": null,
     "to_staff": null,
     "device": null,
     "place": null,
     "reason": null,
     "remark": null,
     "inferred": false,
     "party": null,
     "undone_by": null,
     "undoes_id": null
    },
    {
     "id": 3,
     "status": "accept_from_origin_branch",
     "viewable": true,
     "at": "2026-11-21T12:00:00.000+06:30",
     "recorded_at": "2026-11-21T12:00:00.000+06:30",
     "device_at": null,
     "by": "49th Street Office, Yangon",
     "branch": {
      "id": 1,
      "name_en": "49th Street Office, Yangon",
      "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
      "name_zh": "仰光49街网点",
      "code": "YGN"
     },
     "to_branch": null,
     "to_staff": null,
     "device": null,
     "place": null,
     "reason": null,
     "remark": null,
     "inferred": false,
     "party": null,
     "undone_by": null,
     "undoes_id": null
    }
   ]
  }
 },
 "tracking.agreeReturn": {
  "data": {
   "id": 51205,
   "tracking_code": "EX990000023XM",
   "shipping_type": "return",
   "status": "arrivedback_to_destination_branch",
   "previous": "sendback_to_destination_branch",
   "status_at": "2026-11-21T12:00:00.000+06:30",
   "rollup": "ongoing",
   "progress": [
    {
     "status": "send_to_destination_address",
     "optional": false,
     "state": "done",
     "at": "2026-11-21T12:00:00.000+06:30"
    },
    {
     "status": "sendback_to_destination_branch",
     "optional": false,
     "state": "done",
     "at": "2026-11-21T12:00:00.000+06:30"
    }
   ],
   "next": "sendback_to_origin_branch",
   "next_branch": {
    "id": 2,
    "name_en": "Mandalay Branch Office",
    "name_mm": "မန္တလေးရုံးခွဲ",
    "name_zh": "曼德勒网点",
    "code": "MDY"
   },
   "queue": null,
   "mailbag": null,
   "missing_case_id": null,
   "holder_branch": {
    "id": 2,
    "name_en": "Mandalay Branch Office",
    "name_mm": "မန္တလေးရုံးခွဲ",
    "name_zh": "曼德勒网点",
    "code": "MDY"
   },
   "holder_staff": null,
   "deliver_branch": {
    "id": 2,
    "name_en": "Mandalay Branch Office",
    "name_mm": "မန္တလေးရုံးခွဲ",
    "name_zh": "曼德勒网点",
    "code": "MDY"
   },
   "accept_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "forward_branch": null,
   "attempts": 1,
   "max_attempts": 3,
   "return_step": "schedule_return",
   "return_at": "2026-11-21T12:01:00.000+06:30",
   "unanswered": null,
   "return_due": null,
   "cod_status": "ongoing",
   "paid_ahead": null,
   "entry_id": 10,
   "version": 10,
   "steps": [],
   "actions": [],
   "outside": [
    {
     "party": "receiver",
     "place": "going_back",
     "en": "It is being returned to the sender, by way of the sender’s branch.",
     "mm": "ပေးပို့သူထံ ပြန်ပေးမည်ဖြစ်၍ ပေးပို့သူဘက်ရှိ ရုံးခွဲသို့ ပြန်သွားနေပါသည်။",
     "zh": "包裹将退还寄件人，正在退回寄件地网点。"
    },
    {
     "party": "sender",
     "place": "going_back",
     "en": "It is being returned to the sender, by way of the sender’s branch.",
     "mm": "ပေးပို့သူထံ ပြန်ပေးမည်ဖြစ်၍ ပေးပို့သူဘက်ရှိ ရုံးခွဲသို့ ပြန်သွားနေပါသည်။",
     "zh": "包裹将退还寄件人，正在退回寄件地网点。"
    }
   ],
   "movements": [
    {
     "id": 4,
     "status": "pending",
     "viewable": true,
     "at": "2026-11-21T12:00:00.000+06:30",
     "recorded_at": "2026-11-21T12:00:00.000+06:30",
     "device_at": null,
     "by": "API · Shwe Shop",
     "branch": {
      "id": 1,
      "name_en": "49th Street Office, Yangon",
      "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
      "name_zh": "仰光49街网点",
      "code": "YGN"
     },
     "to_branch": null,
     "to_staff": null,
     "device": null,
     "place": null,
     "reason": null,
     "remark": null,
     "inferred": false,
     "party": null,
     "undone_by": null,
     "undoes_id": null
    },
    {
     "id": 5,
     "status": "accept_from_origin_branch",
     "viewable": true,
     "at": "2026-11-21T12:00:00.000+06:30",
     "recorded_at": "2026-11-21T12:00:00.000+06:30",
     "device_at": null,
     "by": "49th Street Office, Yangon",
     "branch": {
      "id": 1,
      "name_en": "49th Street Office, Yangon",
      "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
      "name_zh": "仰光49街网点",
      "code": "YGN"
     },
     "to_branch": null,
     "to_staff": null,
     "device": null,
     "place": null,
     "reason": null,
     "remark": null,
     "inferred": false,
     "party": null,
     "undone_by": null,
     "undoes_id": null
    }
   ]
  }
 },
 "tracking.againReturn": {
  "data": {
   "id": 51206,
   "tracking_code": "EX990000037XM",
   "shipping_type": "normal",
   "status": "arrivedback_to_destination_branch",
   "previous": "sendback_to_destination_branch",
   "status_at": "2026-11-21T12:00:00.000+06:30",
   "rollup": "ongoing",
   "progress": [
    {
     "status": "pending",
     "optional": false,
     "state": "done",
     "at": "2026-11-21T12:00:00.000+06:30"
    },
    {
     "status": "accept_from_origin_branch",
     "optional": false,
     "state": "done",
     "at": "2026-11-21T12:00:00.000+06:30"
    }
   ],
   "next": "send_to_destination_address",
   "next_branch": {
    "id": 2,
    "name_en": "Mandalay Branch Office",
    "name_mm": "မန္တလေးရုံးခွဲ",
    "name_zh": "曼德勒网点",
    "code": "MDY"
   },
   "queue": null,
   "mailbag": null,
   "missing_case_id": null,
   "holder_branch": {
    "id": 2,
    "name_en": "Mandalay Branch Office",
    "name_mm": "မန္တလေးရုံးခွဲ",
    "name_zh": "曼德勒网点",
    "code": "MDY"
   },
   "holder_staff": null,
   "deliver_branch": {
    "id": 2,
    "name_en": "Mandalay Branch Office",
    "name_mm": "မန္တလေးရုံးခွဲ",
    "name_zh": "曼德勒网点",
    "code": "MDY"
   },
   "accept_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "forward_branch": null,
   "attempts": 1,
   "max_attempts": 3,
   "return_step": null,
   "return_at": null,
   "unanswered": null,
   "return_due": null,
   "cod_status": "ongoing",
   "paid_ahead": null,
   "entry_id": 19,
   "version": 10,
   "steps": [],
   "actions": [
    {
     "command": "recall",
     "blocked": null
    }
   ],
   "outside": [
    {
     "party": "receiver",
     "place": "not_reached",
     "en": "We could not reach you at 12:00. We will try again by 24-11-2026.",
     "mm": "12:00 တွင် သင့်ကို ဆက်သွယ်၍ မရခဲ့ပါ။ 24-11-2026 ထိ နောက်ဆုံးထား၍ ထပ်မံ ပို့ဆောင်ပါမည်။",
     "zh": "12:00 我们未能联系到您。我们会在 24-11-2026 之前再次派送。"
    },
    {
     "party": "sender",
     "place": "not_reached",
     "en": "We could not reach the receiver at 12:00. We will try again by 24-11-2026.",
     "mm": "12:00 တွင် လက်ခံသူကို ဆက်သွယ်၍ မရခဲ့ပါ။ 24-11-2026 ထိ နောက်ဆုံးထား၍ ထပ်မံ ပို့ဆောင်ပါမည်။",
     "zh": "12:00 我们未能联系到收件人。我们会在 24-11-2026 之前再次派送。"
    }
   ],
   "movements": [
    {
     "id": 13,
     "status": "pending",
     "viewable": true,
     "at": "2026-11-21T12:00:00.000+06:30",
     "recorded_at": "2026-11-21T12:00:00.000+06:30",
     "device_at": null,
     "by": "API · Shwe Shop",
     "branch": {
      "id": 1,
      "name_en": "49th Street Office, Yangon",
      "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
      "name_zh": "仰光49街网点",
      "code": "YGN"
     },
     "to_branch": null,
     "to_staff": null,
     "device": null,
     "place": null,
     "reason": null,
     "remark": null,
     "inferred": false,
     "party": null,
     "undone_by": null,
     "undoes_id": null
    },
    {
     "id": 14,
     "status": "accept_from_origin_branch",
     "viewable": true,
     "at": "2026-11-21T12:00:00.000+06:30",
     "recorded_at": "2026-11-21T12:00:00.000+06:30",
     "device_at": null,
     "by": "49th Street Office, Yangon",
     "branch": {
      "id": 1,
      "name_en": "49th Street Office, Yangon",
      "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
      "name_zh": "仰光49街网点",
      "code": "YGN"
     },
     "to_branch": null,
     "to_staff": null,
     "device": null,
     "place": null,
     "reason": null,
     "remark": null,
     "inferred": false,
     "party": null,
     "undone_by": null,
     "undoes_id": null
    }
   ]
  }
 },
 "support_tickets.create": {
  "data": {
   "id": 1184,
   "number": "TKT-26-000001",
   "subject": "Where is order-1001?",
   "status": "open",
   "type": "shipping",
   "priority": "normal",
   "desk": "branch",
   "source": "partner",
   "branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点"
   },
   "to_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点"
   },
   "to_staff": null,
   "created_by": "API · Shwe Shop",
   "created_at": "2026-11-21T12:01:00.000+06:30",
   "due_at": "2026-11-22T12:01:00.000+06:30",
   "last_at": "2026-11-21T12:01:00.000+06:30",
   "name": "TKT-26-000001",
   "version": 1,
   "escalated_at": null,
   "overdue": false,
   "unseen": false,
   "side": "raiser",
   "raiser_locale": "mm",
   "messages": [
    {
     "id": 1,
     "at": "2026-11-21T12:01:00.000+06:30",
     "by": "API · Shwe Shop",
     "side": "raiser",
     "what": "create",
     "text": "Our customer waits for it since Monday.",
     "files": []
    }
   ],
   "label": null,
   "to_staff_id": null,
   "to_branch_id": 1,
   "customer": null,
   "clearance": null,
   "about_branch": null,
   "actions": [
    {
     "command": "reply",
     "blocked": null
    },
    {
     "command": "close",
     "blocked": null
    }
   ]
  }
 },
 "support_tickets.list": {
  "data": [
   {
    "id": 1184,
    "number": "TKT-26-000001",
    "subject": "Where is order-1001?",
    "status": "waiting",
    "type": "shipping",
    "priority": "normal",
    "desk": "branch",
    "source": "partner",
    "branch": {
     "id": 1,
     "name_en": "49th Street Office, Yangon",
     "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
     "name_zh": "仰光49街网点"
    },
    "to_branch": {
     "id": 1,
     "name_en": "49th Street Office, Yangon",
     "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
     "name_zh": "仰光49街网点"
    },
    "to_staff": null,
    "created_by": "API · Shwe Shop",
    "created_at": "2026-11-21T12:01:00.000+06:30",
    "due_at": "2026-11-22T12:01:00.000+06:30",
    "last_at": "2026-11-21T12:01:00.000+06:30"
   }
  ],
  "total": 1,
  "page": 1,
  "per_page": 1,
  "last_page": 1,
  "total_capped": false
 },
 "support_tickets.detail": {
  "data": {
   "id": 1184,
   "number": "TKT-26-000001",
   "subject": "Where is order-1001?",
   "status": "waiting",
   "type": "shipping",
   "priority": "normal",
   "desk": "branch",
   "source": "partner",
   "branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点"
   },
   "to_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点"
   },
   "to_staff": null,
   "created_by": "API · Shwe Shop",
   "created_at": "2026-11-21T12:01:00.000+06:30",
   "due_at": "2026-11-22T12:01:00.000+06:30",
   "last_at": "2026-11-21T12:01:00.000+06:30",
   "name": "TKT-26-000001",
   "version": 2,
   "escalated_at": null,
   "overdue": false,
   "unseen": false,
   "side": "raiser",
   "raiser_locale": "mm",
   "messages": [
    {
     "id": 1,
     "at": "2026-11-21T12:01:00.000+06:30",
     "by": "API · Shwe Shop",
     "side": "raiser",
     "what": "create",
     "text": "Our customer waits for it since Monday.",
     "files": []
    },
    {
     "id": 2,
     "at": "2026-11-21T12:01:00.000+06:30",
     "by": "API · Shwe Shop",
     "side": "raiser",
     "what": "reply",
     "text": "This is the parcel.",
     "files": [
      {
       "id": 6012,
       "name": "parcel.png"
      }
     ]
    }
   ],
   "label": null,
   "to_staff_id": null,
   "to_branch_id": 1,
   "customer": null,
   "clearance": null,
   "about_branch": null,
   "actions": [
    {
     "command": "reply",
     "blocked": null
    },
    {
     "command": "close",
     "blocked": null
    }
   ]
  }
 },
 "support_tickets.reply": {
  "data": {
   "id": 1184,
   "number": "TKT-26-000001",
   "subject": "Where is order-1001?",
   "status": "waiting",
   "type": "shipping",
   "priority": "normal",
   "desk": "branch",
   "source": "partner",
   "branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点"
   },
   "to_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点"
   },
   "to_staff": null,
   "created_by": "API · Shwe Shop",
   "created_at": "2026-11-21T12:01:00.000+06:30",
   "due_at": "2026-11-22T12:01:00.000+06:30",
   "last_at": "2026-11-21T12:01:00.000+06:30",
   "name": "TKT-26-000001",
   "version": 3,
   "escalated_at": null,
   "overdue": false,
   "unseen": false,
   "side": "raiser",
   "raiser_locale": "mm",
   "messages": [
    {
     "id": 1,
     "at": "2026-11-21T12:01:00.000+06:30",
     "by": "API · Shwe Shop",
     "side": "raiser",
     "what": "create",
     "text": "Our customer waits for it since Monday.",
     "files": []
    },
    {
     "id": 2,
     "at": "2026-11-21T12:01:00.000+06:30",
     "by": "API · Shwe Shop",
     "side": "raiser",
     "what": "reply",
     "text": "This is the parcel.",
     "files": [
      {
       "id": 6012,
       "name": "parcel.png"
      }
     ]
    }
   ],
   "label": null,
   "to_staff_id": null,
   "to_branch_id": 1,
   "customer": null,
   "clearance": null,
   "about_branch": null,
   "actions": [
    {
     "command": "reply",
     "blocked": null
    },
    {
     "command": "close",
     "blocked": null
    }
   ]
  }
 },
 "support_tickets.close": {
  "data": {
   "id": 1184,
   "number": "TKT-26-000001",
   "subject": "Where is order-1001?",
   "status": "closed",
   "type": "shipping",
   "priority": "normal",
   "desk": "branch",
   "source": "partner",
   "branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点"
   },
   "to_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点"
   },
   "to_staff": null,
   "created_by": "API · Shwe Shop",
   "created_at": "2026-11-21T12:01:00.000+06:30",
   "due_at": null,
   "last_at": "2026-11-21T12:01:00.000+06:30",
   "name": "TKT-26-000001",
   "version": 4,
   "escalated_at": null,
   "overdue": false,
   "unseen": false,
   "side": "raiser",
   "raiser_locale": "mm",
   "messages": [
    {
     "id": 1,
     "at": "2026-11-21T12:01:00.000+06:30",
     "by": "API · Shwe Shop",
     "side": "raiser",
     "what": "create",
     "text": "Our customer waits for it since Monday.",
     "files": []
    },
    {
     "id": 2,
     "at": "2026-11-21T12:01:00.000+06:30",
     "by": "API · Shwe Shop",
     "side": "raiser",
     "what": "reply",
     "text": "This is the parcel.",
     "files": [
      {
       "id": 6012,
       "name": "parcel.png"
      }
     ]
    }
   ],
   "label": null,
   "to_staff_id": null,
   "to_branch_id": 1,
   "customer": null,
   "clearance": null,
   "about_branch": null,
   "actions": [
    {
     "command": "reopen",
     "blocked": null
    }
   ]
  }
 },
 "support_tickets.reopen": {
  "data": {
   "id": 1184,
   "number": "TKT-26-000001",
   "subject": "Where is order-1001?",
   "status": "waiting",
   "type": "shipping",
   "priority": "normal",
   "desk": "branch",
   "source": "partner",
   "branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点"
   },
   "to_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点"
   },
   "to_staff": null,
   "created_by": "API · Shwe Shop",
   "created_at": "2026-11-21T12:01:00.000+06:30",
   "due_at": "2026-11-22T12:01:00.000+06:30",
   "last_at": "2026-11-21T12:01:00.000+06:30",
   "name": "TKT-26-000001",
   "version": 5,
   "escalated_at": null,
   "overdue": false,
   "unseen": false,
   "side": "raiser",
   "raiser_locale": "mm",
   "messages": [
    {
     "id": 1,
     "at": "2026-11-21T12:01:00.000+06:30",
     "by": "API · Shwe Shop",
     "side": "raiser",
     "what": "create",
     "text": "Our customer waits for it since Monday.",
     "files": []
    },
    {
     "id": 2,
     "at": "2026-11-21T12:01:00.000+06:30",
     "by": "API · Shwe Shop",
     "side": "raiser",
     "what": "reply",
     "text": "This is the parcel.",
     "files": [
      {
       "id": 6012,
       "name": "parcel.png"
      }
     ]
    }
   ],
   "label": null,
   "to_staff_id": null,
   "to_branch_id": 1,
   "customer": null,
   "clearance": null,
   "about_branch": null,
   "actions": [
    {
     "command": "reply",
     "blocked": null
    },
    {
     "command": "close",
     "blocked": null
    }
   ]
  }
 },
 "pickup_requests.create": {
  "data": {
   "id": 9027,
   "name": "Shwe Shop",
   "phone": [
    "09791234567"
   ],
   "branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "intake_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "courier": null,
   "postman_id": null,
   "work_branch_id": 1,
   "place": {
    "id": 412,
    "name_en": "Hlaing",
    "name_mm": "လှိုင်",
    "name_zh": "莱"
   },
   "township": {
    "id": 412,
    "name_en": "Hlaing",
    "name_mm": "လှိုင်",
    "name_zh": "莱"
   },
   "home_no": null,
   "street": null,
   "include_products": null,
   "counts": 3,
   "collected_count": null,
   "accepted_count": null,
   "weight": null,
   "time_request": "2030-01-15",
   "day_part": "morning",
   "vehicle": "motor_bike",
   "remark": null,
   "status": "unassigned",
   "reason": null,
   "to_branch": null,
   "to_courier": null,
   "fee": null,
   "completed_at": null,
   "created_at": "2026-11-21T12:01:00.000+06:30",
   "actions": [
    {
     "command": "withdraw",
     "blocked": null
    }
   ],
   "branch_id": 1,
   "customer_id": 8801,
   "customer": "Shwe Shop",
   "with_temp_address": false,
   "place_id": 412,
   "collected_weight": null,
   "accepted_by": null,
   "accepted_at": null,
   "denied_by": null,
   "denial_unseen": false,
   "to_staff_id": null,
   "plan_id": null,
   "created_by": null,
   "labels": [],
   "planned_labels": [],
   "waiting_labels": [],
   "log": [
    {
     "id": 1,
     "status": "unassigned",
     "at": "2026-11-21T12:01:00.000+06:30",
     "by": null,
     "courier": null,
     "branch": {
      "id": 1,
      "name_en": "49th Street Office, Yangon",
      "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
      "name_zh": "仰光49街网点",
      "code": "YGN"
     },
     "reason": null
    }
   ],
   "door": null,
   "version": 1,
   "may_edit": false
  }
 },
 "pickup_requests.list": {
  "data": [
   {
    "id": 9027,
    "name": "Shwe Shop",
    "phone": [
     "09791234567"
    ],
    "branch": {
     "id": 1,
     "name_en": "49th Street Office, Yangon",
     "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
     "name_zh": "仰光49街网点",
     "code": "YGN"
    },
    "intake_branch": {
     "id": 1,
     "name_en": "49th Street Office, Yangon",
     "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
     "name_zh": "仰光49街网点",
     "code": "YGN"
    },
    "courier": null,
    "postman_id": null,
    "work_branch_id": 1,
    "place": {
     "id": 412,
     "name_en": "Hlaing",
     "name_mm": "လှိုင်",
     "name_zh": "莱"
    },
    "township": {
     "id": 412,
     "name_en": "Hlaing",
     "name_mm": "လှိုင်",
     "name_zh": "莱"
    },
    "home_no": null,
    "street": null,
    "include_products": null,
    "counts": 3,
    "collected_count": null,
    "accepted_count": null,
    "weight": null,
    "time_request": "2030-01-15",
    "day_part": "morning",
    "vehicle": "motor_bike",
    "remark": null,
    "status": "unassigned",
    "reason": null,
    "to_branch": null,
    "to_courier": null,
    "fee": null,
    "completed_at": null,
    "created_at": "2026-11-21T12:01:00.000+06:30",
    "actions": [
     {
      "command": "withdraw",
      "blocked": null
     }
    ]
   }
  ],
  "total": 1,
  "page": 1,
  "per_page": 1,
  "last_page": 1,
  "total_capped": false
 },
 "pickup_requests.detail": {
  "data": {
   "id": 9027,
   "name": "Shwe Shop",
   "phone": [
    "09791234567"
   ],
   "branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "intake_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "courier": null,
   "postman_id": null,
   "work_branch_id": 1,
   "place": {
    "id": 412,
    "name_en": "Hlaing",
    "name_mm": "လှိုင်",
    "name_zh": "莱"
   },
   "township": {
    "id": 412,
    "name_en": "Hlaing",
    "name_mm": "လှိုင်",
    "name_zh": "莱"
   },
   "home_no": null,
   "street": null,
   "include_products": null,
   "counts": 3,
   "collected_count": null,
   "accepted_count": null,
   "weight": null,
   "time_request": "2030-01-15",
   "day_part": "morning",
   "vehicle": "motor_bike",
   "remark": null,
   "status": "unassigned",
   "reason": null,
   "to_branch": null,
   "to_courier": null,
   "fee": null,
   "completed_at": null,
   "created_at": "2026-11-21T12:01:00.000+06:30",
   "actions": [
    {
     "command": "withdraw",
     "blocked": null
    }
   ],
   "branch_id": 1,
   "customer_id": 8801,
   "customer": "Shwe Shop",
   "with_temp_address": false,
   "place_id": 412,
   "collected_weight": null,
   "accepted_by": null,
   "accepted_at": null,
   "denied_by": null,
   "denial_unseen": false,
   "to_staff_id": null,
   "plan_id": null,
   "created_by": null,
   "labels": [],
   "planned_labels": [],
   "waiting_labels": [],
   "log": [
    {
     "id": 1,
     "status": "unassigned",
     "at": "2026-11-21T12:01:00.000+06:30",
     "by": null,
     "courier": null,
     "branch": {
      "id": 1,
      "name_en": "49th Street Office, Yangon",
      "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
      "name_zh": "仰光49街网点",
      "code": "YGN"
     },
     "reason": null
    }
   ],
   "door": null,
   "version": 1,
   "may_edit": false
  }
 },
 "pickup_requests.withdraw": {
  "data": {
   "id": 9027,
   "name": "Shwe Shop",
   "phone": [
    "09791234567"
   ],
   "branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "intake_branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点",
    "code": "YGN"
   },
   "courier": null,
   "postman_id": null,
   "work_branch_id": 1,
   "place": {
    "id": 412,
    "name_en": "Hlaing",
    "name_mm": "လှိုင်",
    "name_zh": "莱"
   },
   "township": {
    "id": 412,
    "name_en": "Hlaing",
    "name_mm": "လှိုင်",
    "name_zh": "莱"
   },
   "home_no": null,
   "street": null,
   "include_products": null,
   "counts": 3,
   "collected_count": null,
   "accepted_count": null,
   "weight": null,
   "time_request": "2030-01-15",
   "day_part": "morning",
   "vehicle": "motor_bike",
   "remark": null,
   "status": "failed",
   "reason": "Everything was sold out",
   "to_branch": null,
   "to_courier": null,
   "fee": null,
   "completed_at": null,
   "created_at": "2026-11-21T12:01:00.000+06:30",
   "actions": [],
   "branch_id": 1,
   "customer_id": 8801,
   "customer": "Shwe Shop",
   "with_temp_address": false,
   "place_id": 412,
   "collected_weight": null,
   "accepted_by": null,
   "accepted_at": null,
   "denied_by": null,
   "denial_unseen": false,
   "to_staff_id": null,
   "plan_id": null,
   "created_by": null,
   "labels": [],
   "planned_labels": [],
   "waiting_labels": [],
   "log": [
    {
     "id": 2,
     "status": "failed",
     "at": "2026-11-21T12:01:00.000+06:30",
     "by": null,
     "courier": null,
     "branch": {
      "id": 1,
      "name_en": "49th Street Office, Yangon",
      "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
      "name_zh": "仰光49街网点",
      "code": "YGN"
     },
     "reason": "Everything was sold out"
    },
    {
     "id": 1,
     "status": "unassigned",
     "at": "2026-11-21T12:01:00.000+06:30",
     "by": null,
     "courier": null,
     "branch": {
      "id": 1,
      "name_en": "49th Street Office, Yangon",
      "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
      "name_zh": "仰光49街网点",
      "code": "YGN"
     },
     "reason": null
    }
   ],
   "door": null,
   "version": 2,
   "may_edit": false
  }
 },
 "webhooks.list": {
  "data": [
   {
    "id": 704,
    "name": "Shwe Shop",
    "owner_kind": "merchant",
    "owner": "Shwe Shop",
    "branch": {
     "id": 1,
     "name_en": "49th Street Office, Yangon",
     "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
     "name_zh": "仰光49街网点"
    },
    "url": "https://shop.example.com/waybill",
    "status": "enabled",
    "off_reason": null,
    "answered_at": "2026-11-21T12:01:00.000+06:30",
    "created_at": "2026-11-21T12:01:00.000+06:30",
    "stop": null
   }
  ],
  "total": 1,
  "page": 1,
  "per_page": 1,
  "last_page": 1,
  "total_capped": false
 },
 "webhooks.detail": {
  "data": {
   "id": 704,
   "name": "Shwe Shop",
   "owner_kind": "merchant",
   "owner": "Shwe Shop",
   "branch": {
    "id": 1,
    "name_en": "49th Street Office, Yangon",
    "name_mm": "၄၉ လမ်းရုံး၊ ရန်ကုန်",
    "name_zh": "仰光49街网点"
   },
   "url": "https://shop.example.com/waybill",
   "status": "enabled",
   "off_reason": null,
   "answered_at": "2026-11-21T12:01:00.000+06:30",
   "created_at": "2026-11-21T12:01:00.000+06:30",
   "stop": null,
   "events": [
    "label.created",
    "label.delivered"
   ],
   "customer_id": 8801,
   "rolling_until": null,
   "waiting": 0,
   "version": 1,
   "actions": [],
   "may_edit": false
  }
 },
 "webhooks.test": {
  "data": {
   "id": 88122,
   "event_id": "evt_18",
   "type": "endpoint.test",
   "sequence": null,
   "tracking_code": null,
   "endpoint": "Shwe Shop",
   "endpoint_id": 704,
   "status": "waiting",
   "answer_status": null,
   "tries": 0,
   "due_at": "2026-11-21T12:01:00.000+06:30",
   "created_at": "2026-11-21T12:01:00.000+06:30",
   "name": "endpoint.test · evt_18",
   "body": "{\"type\":\"endpoint.test\",\"timestamp\":\"2026-11-21T12:01:00.000+06:30\",\"data\":{\"endpoint\":{\"id\":704,\"name\":\"Shwe Shop\"}}}",
   "label_id": null,
   "history": [],
   "actions": [
    {
     "command": "resend",
     "blocked": null
    }
   ]
  }
 },
 "webhooks.resend": {
  "data": {
   "resent": 3
  }
 },
 "webhook_deliveries.list": {
  "data": [
   {
    "id": 88122,
    "event_id": "evt_18",
    "type": "endpoint.test",
    "sequence": null,
    "tracking_code": null,
    "endpoint": "Shwe Shop",
    "endpoint_id": 704,
    "status": "delivered",
    "answer_status": 204,
    "tries": 1,
    "due_at": null,
    "created_at": "2026-11-21T12:01:00.000+06:30"
   }
  ],
  "total": 3,
  "page": 1,
  "per_page": 1,
  "last_page": 3,
  "total_capped": false
 },
 "webhook_deliveries.detail": {
  "data": {
   "id": 88120,
   "event_id": "evt_1",
   "type": "label.created",
   "sequence": 1,
   "tracking_code": "EX990000071XM",
   "endpoint": "Shwe Shop",
   "endpoint_id": 704,
   "status": "delivered",
   "answer_status": 204,
   "tries": 1,
   "due_at": null,
   "created_at": "2026-11-21T12:01:00.000+06:30",
   "name": "label.created · evt_1",
   "body": "{\"type\":\"label.created\",\"timestamp\":\"2026-11-21T12:01:00.000+06:30\",\"data\":{\"sequence\":1,\"label\":{\"id\":51236,\"tracking_code\":\"EX990000071XM\",\"reference_id\":\"order-1003\",\"cod_amount\":0,\"shipping_total\":4000,\"payment_type\":\"receiver_pay\"},\"status\":\"pending\",\"at\":\"2026-11-21T12:01:00.000+06:30\",\"branch\":{\"code\":\"YGN\",\"name_en\":\"49th Street Office, Yangon\",\"name_mm\":\"၄၉ လမ်းရုံး၊ ရန်ကုန်\"},\"to_branch\":null,\"reason\":null}}",
   "label_id": 51236,
   "history": [
    {
     "at": "2026-11-21T12:01:00.000+06:30",
     "status": 204,
     "error": null,
     "answer": "",
     "took_ms": 84
    },
    {
     "at": "2026-11-21T12:01:00.000+06:30",
     "status": 204,
     "error": null,
     "answer": "",
     "took_ms": 84
    }
   ],
   "actions": [
    {
     "command": "resend",
     "blocked": null
    }
   ]
  }
 },
 "webhook_deliveries.resend": {
  "data": {
   "id": 88120,
   "event_id": "evt_1",
   "type": "label.created",
   "sequence": 1,
   "tracking_code": "EX990000071XM",
   "endpoint": "Shwe Shop",
   "endpoint_id": 704,
   "status": "waiting",
   "answer_status": 204,
   "tries": 0,
   "due_at": "2026-11-21T12:01:00.000+06:30",
   "created_at": "2026-11-21T12:01:00.000+06:30",
   "name": "label.created · evt_1",
   "body": "{\"type\":\"label.created\",\"timestamp\":\"2026-11-21T12:01:00.000+06:30\",\"data\":{\"sequence\":1,\"label\":{\"id\":51236,\"tracking_code\":\"EX990000071XM\",\"reference_id\":\"order-1003\",\"cod_amount\":0,\"shipping_total\":4000,\"payment_type\":\"receiver_pay\"},\"status\":\"pending\",\"at\":\"2026-11-21T12:01:00.000+06:30\",\"branch\":{\"code\":\"YGN\",\"name_en\":\"49th Street Office, Yangon\",\"name_mm\":\"၄၉ လမ်းရုံး၊ ရန်ကုန်\"},\"to_branch\":null,\"reason\":null}}",
   "label_id": 51236,
   "history": [
    {
     "at": "2026-11-21T12:01:00.000+06:30",
     "status": 204,
     "error": null,
     "answer": "",
     "took_ms": 84
    },
    {
     "at": "2026-11-21T12:01:00.000+06:30",
     "status": 204,
     "error": null,
     "answer": "",
     "took_ms": 84
    }
   ],
   "actions": [
    {
     "command": "resend",
     "blocked": null
    }
   ]
  }
 },
 "sandbox.clock": {
  "data": {
   "now": "2026-11-21T12:01:00.000+06:30",
   "ahead_minutes": 0
  }
 },
 "sandbox.moveClock": {
  "data": {
   "now": "2026-11-22T12:01:00.000+06:30",
   "ahead_minutes": 1440
  }
 },
 "sandbox.fail": {
  "data": {
   "kind": "too_many_requests",
   "remaining": 2,
   "seconds": 3
  }
 }
};
