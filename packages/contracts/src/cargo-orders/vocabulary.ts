/** Headings that files of orders have for some columns, which we call otherwise. */
export const orderHeadings = {
  orderNo: ['委托号', '业务编号', '订单号', '订舱号', 'OrderNo', 'Booking no', 'BookingNo'],
  loadPort: ['起运港', 'Load port', 'Port of loading'],
  dischargePort: ['目的港', 'Discharge port', 'Port of discharge'],
  siDeadline: ['截补料时间', '截单', 'SI deadline'],
} as const
