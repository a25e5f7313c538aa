/** Words of the frame, by language. */
export const frameWords = {
  zh: {
    no: '编号',
    day: '日期',
    preview: '预览，非正式文件',
    copy: (number: number, by: string) => `第 ${number} 份，${by}`,
    page: (at: number, of: number) => `第 ${at} 页 / 共 ${of} 页`,
    sign: '签章：',
    verify: '扫码验真',
  },
  en: {
    no: 'No.',
    day: 'Date',
    preview: 'PREVIEW, NOT AN ISSUED COPY',
    copy: (number: number, by: string) => `Copy ${number}, ${by}`,
    page: (at: number, of: number) => `Page ${at} of ${of}`,
    sign: 'Signature:',
    verify: 'Scan to verify',
  },
} as const

/** Words of a table of charges, by language. */
export const chargeWords = {
  zh: {
    charge: '费用',
    basis: '单位',
    quantity: '数量',
    price: '单价',
    terms: '付款',
    tax: '税额',
    gross: '金额（含税）',
    included: '已含在包干价内',
    total: '合计',
    converted: (day: string) => `折合（${day} 汇率）`,
    bases: { C: '箱', B: '提单', S: '票', T: '吨', R: '计费吨', F: '比例' },
  },
  en: {
    charge: 'Charge',
    basis: 'Basis',
    quantity: 'Quantity',
    price: 'Price',
    terms: 'Terms',
    tax: 'Tax',
    gross: 'Amount incl. tax',
    included: 'Included in all-in',
    total: 'Total',
    converted: (day: string) => `Converted (rates of ${day})`,
    bases: { C: 'Container', B: 'B/L', S: 'Shipment', T: 'Ton', R: 'R/T', F: 'Per cent' },
  },
} as const

/** Words of the page behind the code of a paper. */
export const passportWords = {
  title: '单证护照',
  states: { valid: '有效 Valid', superseded: '已被替代 Superseded', void: '作废 Void' },
  unknown: {
    zh: '查不到这份单证，请核对二维码或联系出具单证的公司',
    en: 'This document is not known. Check the code, or ask the company that issued it.',
  },
} as const
