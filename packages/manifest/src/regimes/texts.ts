import type { Words } from '@jst/packing'

/** Names of the filings. */
export const regimeWords = {
  cnExport: { zh: '中国预配舱单', en: 'China export pre-manifest' },
  cnImport: { zh: '中国原始舱单', en: 'China import manifest' },
  cnSplit: { zh: '中国分流', en: 'China diversion' },
  cnHouse: { zh: '中国分拨', en: 'China deconsolidation' },
  us: { zh: '美国 ACE/AMS', en: 'US ACE/AMS' },
  usIsf: { zh: '美国 ISF 10+2', en: 'US ISF 10+2' },
  ca: { zh: '加拿大 ACI', en: 'Canada ACI' },
  eu: { zh: '欧盟 ICS2 ENS', en: 'EU ICS2 ENS' },
  jp: { zh: '日本 AFR', en: 'Japan AFR' },
} as const satisfies Record<string, Words>

export const whyWords = {
  loaded: (port: string): Words => ({ zh: `在 ${port} 装船`, en: `loaded at ${port}` }),
  discharged: (port: string): Words => ({ zh: `在 ${port} 卸船`, en: `discharged at ${port}` }),
  aboard: (port: string): Words => ({ zh: `随船经过 ${port}，货物不卸（FROB）`, en: `stays aboard at ${port} (FROB)` }),
}

/** Sentences about amendments. */
export const amendWords = {
  fixed: (regime: Words, field: Words): Words => ({
    zh: `${regime.zh} 的${field.zh}不能修改，请先删除再重新申报`,
    en: `${regime.en}: ${field.en} cannot be amended; delete the filing and make it anew`,
  }),
  departed: {
    zh: '船已离港，日本只接受针对 HLD、DNL 或 DNU 通知的修改',
    en: 'After departure Japan takes amendments against HLD, DNL or DNU alone',
  },
  reasons: {
    zh: '改单和删单要填 1 至 3 个不同的更改原因代码（1–3 位字母或数字）',
    en: 'A change or deletion needs one to three different reason codes of one to three characters',
  },
  used: (reference: string, at: string): Words => ({
    zh: `提单号 ${reference} 在 ${at} 已用于 ENS，一年内不能再次申报，请换号`,
    en: `${reference} was used for an ENS on ${at}; within a year it cannot be filed again`,
  }),
}

/** Types of entry summary declarations by sea. */
export const filingTypeWords = {
  F10: { zh: 'F10 整套：直单，含收货人数据', en: 'F10 complete: straight bill' },
  F11: { zh: 'F11 整套：主单与分单，含收货人数据', en: 'F11 complete: master and house bills' },
  F12: { zh: 'F12 部分：仅主单', en: 'F12 partial: master bill only' },
  F13: { zh: 'F13 部分：仅直单，不含收货人数据', en: 'F13 partial: straight bill only' },
  F14: { zh: 'F14 部分：仅分单', en: 'F14 partial: house bill only' },
  F15: { zh: 'F15 部分：分单与收货人数据', en: 'F15 partial: house bill with the data of the consignee' },
  F16: { zh: 'F16 部分：仅收货人数据（最底层分单）', en: 'F16 partial: data of the consignee of the lowest house bill' },
  F17: { zh: 'F17 部分：仅收货人数据（直单）', en: 'F17 partial: data of the consignee of a straight bill' },
  why: (isHouse: boolean, isWhole: boolean): Words => ({
    zh: `${isHouse ? '有主单号，由分单签发人申报' : '没有主单号，由承运人申报'}，${isWhole ? '买卖双方齐全' : '没有买卖双方'}`,
    en: `${isHouse ? 'a house bill' : 'a bill of the carrier'}, ${isWhole ? 'with buyer and seller' : 'without buyer and seller'}`,
  }),
} as const
