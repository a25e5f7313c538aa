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

/** Words of the page that verifies a copy, by language. */
export const verifyWords = {
  zh: {
    lang: 'zh-CN',
    title: '文件验真',
    state: '状态',
    valid: '有效，由本平台出具',
    replaced: (latest: number) => `由本平台出具；之后又出具了第 ${latest} 份，请以最新一份为准`,
    print: '文件',
    no: '编号',
    copy: '份号',
    number: (copy: number) => `第 ${copy} 份`,
    issuer: '出具单位',
    day: '出具日期',
    compare: '请与手中文件核对以上内容，不一致的不是原件。',
    unknown: '没有查到该文件：验证码不正确，或文件不是由本平台出具。',
  },
  en: {
    lang: 'en',
    title: 'Verification of a document',
    state: 'State',
    valid: 'Valid, issued on this platform',
    replaced: (latest: number) => `Issued on this platform; copy ${latest} followed, please use the latest copy`,
    print: 'Document',
    no: 'No.',
    copy: 'Copy',
    number: (copy: number) => `Copy ${copy}`,
    issuer: 'Issued by',
    day: 'Day of issue',
    compare: 'Compare these with the document in your hands. One that differs is no original.',
    unknown: 'Not found: the code is wrong, or the document was not issued on this platform.',
  },
} as const
