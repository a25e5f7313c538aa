/** Titles of the area's screens, as in the route list. */
export const titles = {
  staff: '账号设置',
  staffEdit: '员工编辑',
  applications: '入驻申请',
  audit: '入驻审核',
  finished: '已审核入驻',
  record: '本公司资料',
  recordEdit: '编辑企业信息',
  register: '注册个人账号',
  entry: '入驻引导',
  create: '创建企业',
  bind: '关联企业',
} as const
