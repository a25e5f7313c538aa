/** Sentences about files of orders. */
export const texts = {
  unknownCustomer: '没有找到该客户，请填写客户的代码或全称',
  labels: { customerCode: '客户代码', orderNo: '委托编号', file: '文件', boxes: '集装箱' },
  otherCustomer: '该委托编号已属于其他客户',
  submitted: '该委托已提交补料，不能覆盖',
  inWork: '其中有委托已开始制作补料或申请晚补料，不能整批撤销',
  badJson: '不是有效的 JSON 文件',
  noOrders: '文件中没有委托',
  orderNoNeeded: '请填写委托编号',
  boxNeeded: '至少需要一个集装箱',
  unlistedPort: '港口代码不在港口表中，请核对',
  badTime: '时间格式应为 2026-03-12 16:00',
} as const
