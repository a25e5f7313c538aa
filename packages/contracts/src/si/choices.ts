/** Codes and labels of the choice fields. */
export interface Choice {
  readonly value: string
  readonly zh: string
  readonly en: string
}
export const goodsTypes: readonly Choice[] = [
  { value: '1', zh: '普货', en: 'General' },
  { value: '2', zh: '危险品', en: 'Dangerous goods' },
  { value: '3', zh: '冷藏', en: 'Reefer' },
  { value: '4', zh: '特种箱', en: 'Special equipment' },
  { value: '5', zh: '其他', en: 'Other' },
]
export const paymentMethods: readonly Choice[] = [
  { value: 'PP', zh: '预付', en: 'FREIGHT PREPAID' },
  { value: 'CC', zh: '到付', en: 'FREIGHT COLLECT' },
  { value: 'PE', zh: '第三地付款', en: 'FREIGHT PAYABLE ELSEWHERE' },
]
export const signingMethods: readonly Choice[] = [
  { value: 'OBL', zh: '正本提单', en: 'Original B/L' },
  { value: 'TLX', zh: '电放', en: 'Telex release' },
  { value: 'SWB', zh: '海运单', en: 'Sea waybill' },
  { value: 'EBL', zh: '电子提单', en: 'Electronic B/L' },
  { value: 'DST', zh: '目的港放单', en: 'Released at destination' },
]
/** Of a field that is ticked or left empty. */
export const ticks: readonly Choice[] = [{ value: '1', zh: '是', en: 'Yes' }]
/** SOLAS VI/2: the packed container is weighed, or its contents and its tare are added. */
export const vgmMethods: readonly Choice[] = [
  { value: '1', zh: '整箱称重', en: 'Method 1' },
  { value: '2', zh: '累加计算', en: 'Method 2' },
]
export const packingGroups: readonly Choice[] = ['I', 'II', 'III'].map((value) => ({ value, zh: value, en: value }))
export const transportTerms: readonly Choice[] = [
  'CY-CY',
  'CY-DOOR',
  'CY-FO',
  'CY-RAMP',
  'CY-CFS',
  'DOOR-CY',
  'DOOR-DOOR',
  'CFS-CY',
  'CFS-CFS',
].map((value) => ({ value, zh: value, en: value }))
