/** Clauses of a documentary credit about the bill. `wording`: the field has to contain the text verbatim. */
export const creditKinds = {
  consignor: { zh: '发货人措辞', en: 'Shipper', wording: true },
  consignee: { zh: '收货人措辞', en: 'Consignee', wording: true },
  notifier: { zh: '通知人措辞', en: 'Notify party', wording: true },
  goods: { zh: '货描措辞', en: 'Goods', wording: true },
  marks: { zh: '唛头', en: 'Marks', wording: true },
  loadPort: { zh: '装货港', en: 'Port of loading', wording: false },
  dischargePort: { zh: '卸货港', en: 'Port of discharge', wording: false },
  latestShipment: { zh: '最迟装运日', en: 'Latest date of shipment', wording: false },
  freight: { zh: '运费', en: 'Freight', wording: false },
  originals: { zh: '正本份数', en: 'Originals', wording: false },
  partialShipment: { zh: '分批装运', en: 'Partial shipments', wording: false },
  transhipment: { zh: '转运', en: 'Transhipment', wording: false },
  other: { zh: '其他条款', en: 'Other', wording: false },
} as const
export type CreditKind = keyof typeof creditKinds
