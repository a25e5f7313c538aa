/** Words on prints of bookings. */
export const printTexts = {
  zh: {
    no: '订舱单号',
    order: '订舱信息',
    parties: '收发通',
    remark: '备注',
    shippingOrder: '放舱信息',
    price: '费用',
    priceColumns: ['费用', '币种', '数量', '单价', '金额'],
    totals: '合计',
    included: '已含',
  },
  en: {
    no: 'Booking no.',
    order: 'Booking',
    parties: 'Parties',
    remark: 'Remarks',
    shippingOrder: 'Shipping order',
    price: 'Charges',
    priceColumns: ['Charge', 'Currency', 'Quantity', 'Unit price', 'Amount'],
    totals: 'Total',
    included: 'included',
  },
} as const
