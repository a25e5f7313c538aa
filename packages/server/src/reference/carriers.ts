export interface Carrier {
  code: string
  zh: string
  en: string
  /** Standard carrier alpha code: the first letters of the master bill. */
  scac: string
  /** Owner codes painted on its containers. */
  prefixes: readonly string[]
}

export const carriers: readonly Carrier[] = [
  { code: 'COSCO', zh: '中远海运集运', en: 'COSCO SHIPPING Lines', scac: 'COSU', prefixes: ['CSNU', 'CBHU', 'CCLU'] },
  { code: 'OOCL', zh: '东方海外', en: 'OOCL', scac: 'OOLU', prefixes: ['OOLU', 'OOCU'] },
  { code: 'MAERSK', zh: '马士基', en: 'Maersk', scac: 'MAEU', prefixes: ['MSKU', 'MRKU', 'MAEU'] },
  { code: 'MSC', zh: '地中海航运', en: 'MSC', scac: 'MSCU', prefixes: ['MSCU', 'MEDU'] },
  { code: 'CMA', zh: '达飞轮船', en: 'CMA CGM', scac: 'CMDU', prefixes: ['CMAU', 'ECMU'] },
  { code: 'HPL', zh: '赫伯罗特', en: 'Hapag-Lloyd', scac: 'HLCU', prefixes: ['HLXU', 'HLBU'] },
  { code: 'ONE', zh: '海洋网联船务', en: 'ONE', scac: 'ONEY', prefixes: ['ONEU', 'KKFU'] },
  { code: 'EMC', zh: '长荣海运', en: 'Evergreen', scac: 'EGLV', prefixes: ['EGHU', 'EISU'] },
  { code: 'YML', zh: '阳明海运', en: 'Yang Ming', scac: 'YMLU', prefixes: ['YMMU', 'YMLU'] },
  { code: 'HMM', zh: '现代商船', en: 'HMM', scac: 'HDMU', prefixes: ['HDMU', 'HMMU'] },
  { code: 'ZIM', zh: '以星航运', en: 'ZIM', scac: 'ZIMU', prefixes: ['ZIMU', 'ZCSU'] },
  { code: 'SITC', zh: '海丰国际', en: 'SITC', scac: 'SITC', prefixes: ['SITU', 'SEGU'] },
]

/** The carrier of a code, SCAC, Chinese or English name. */
export function findCarrier(text: string): Carrier | undefined {
  const wanted = text.trim().toUpperCase()
  return carriers.find((carrier) => [carrier.code, carrier.scac, carrier.zh, carrier.en.toUpperCase()].includes(wanted))
}
