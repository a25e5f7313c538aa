export const texts = {
  fileName: (billNo: string, version: number, ending: string) => `补料报文_${billNo}_V${version}.${ending}`,
  notJson: '不是有效的 JSON 文件，请上传 DCSA 补料（JSON）',
  tooDeep: '文件嵌套过深，不是 DCSA 补料',
  bookingLabel: '订舱号',
  noBooking: '补料没有订舱号（carrierBookingReference），无法找到对应的委托',
  unknownBooking: (reference: string) => `没有找到订舱号或主提单号为 ${reference} 的委托，请核对订舱号，或联系委托方导入该委托`,
  ambiguous: (reference: string) => `订舱号 ${reference} 对应多个委托，请改用主提单号`,
  severalOrders: (orders: readonly string[]) => `文件中的补料属于不同的委托（${orders.join('、')}），请按委托分开导入`,
} as const
