import type { ImportedOrder } from './imported-order.ts'

export type Column = Exclude<keyof ImportedOrder, 'place' | 'boxes'> | 'type' | 'containerNo' | 'sealNo' | 'packages' | 'weight' | 'volume'

/** Headings that people use, in Chinese and English, without spaces and case. */
export const headings: Record<Column, readonly string[]> = {
  orderNo: ['委托编号', '委托号', '业务编号', '订单号', 'orderno', 'bookingno', '订舱号'],
  mblNo: ['主提单号', '提单号', 'mblno', 'blno', 'mbl'],
  carrier: ['船公司', 'carrier', 'scac'],
  vessel: ['船名', 'vessel'],
  voyage: ['航次', 'voyage'],
  loadPort: ['装货港', '起运港', 'pol', 'loadport', 'portofloading'],
  dischargePort: ['卸货港', '目的港', 'pod', 'dischargeport', 'portofdischarge'],
  deliveryPlace: ['交货地', 'placeofdelivery', 'deliveryplace'],
  goods: ['英文品名', '货物描述', '货描', 'goods', 'commodity'],
  packageKind: ['包装', '包装种类', 'package', 'packagekind'],
  hsCode: ['hs编码', 'hscode', 'hs'],
  quotationNo: ['合约号', '约号', 'contractno', 'quotationno'],
  sailingDate: ['开船日期', '开航日', 'etd', 'sailingdate'],
  siDeadline: ['截补料时间', '截单时间', '截单', 'sicutoff', 'sideadline'],
  type: ['箱型', 'containertype', 'type'],
  containerNo: ['箱号', 'containerno'],
  sealNo: ['封号', 'sealno'],
  packages: ['件数', 'packages', 'pkgs'],
  weight: ['毛重(kgs)', '毛重', 'weight', 'grossweight'],
  volume: ['体积(cbm)', '体积', 'volume', 'measurement'],
}
