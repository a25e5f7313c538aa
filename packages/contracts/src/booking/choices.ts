/** Choices of a booking by code. Those that shipping instructions have as well carry the same codes. */
export const bookingTransportTerms = {
  'CY-CY': 'CY-CY',
  'CY-DOOR': 'CY-DOOR',
  'CY-FO': 'CY-FO',
  'CY-RAMP': 'CY-RAMP',
  'CY-CFS': 'CY-CFS',
  'DOOR-CY': 'DOOR-CY',
  'DOOR-DOOR': 'DOOR-DOOR',
  'CFS-CY': 'CFS-CY',
  'CFS-CFS': 'CFS-CFS',
} as const
export const bookingPayTerms = { PP: '预付', CC: '到付' } as const
export const bookingPayTermsEn = { PP: 'Prepaid', CC: 'Collect' } as const
export const releaseTypes = { OBL: '正本提单', TLX: '电放', SWB: '海运单' } as const
export const releaseTypesEn = { OBL: 'Original B/L', TLX: 'Telex release', SWB: 'Sea waybill' } as const
export const cargoTypes = { '1': '普货', '2': '危险品', '3': '冷藏', '4': '特种箱' } as const
export const cargoTypesEn = { '1': 'General', '2': 'Dangerous goods', '3': 'Reefer', '4': 'Special equipment' } as const
/** The field of bookings and quotations. */
export const cargoTypeField = {
  key: 'CargoType',
  kind: 'choice',
  zh: '货物类型',
  en: 'Cargo type',
  choices: cargoTypes,
  choicesEn: cargoTypesEn,
  listed: 90,
  hidden: true,
} as const
export type CargoType = keyof typeof cargoTypes
/** Incoterms 2020 (ICC). */
export const incoterms = {
  EXW: 'EXW',
  FCA: 'FCA',
  FAS: 'FAS',
  FOB: 'FOB',
  CFR: 'CFR',
  CIF: 'CIF',
  CPT: 'CPT',
  CIP: 'CIP',
  DAP: 'DAP',
  DPU: 'DPU',
  DDP: 'DDP',
} as const
/** How a booking came to be (commercial handbook B). */
export const bookingSources = {
  online: '在线订舱',
  quotation: '报价转订舱',
  search: '查价订舱',
  template: '模板',
  upload: '上传托书',
  behalf: '代客订舱',
  copy: '复制',
} as const
export type BookingSource = keyof typeof bookingSources
