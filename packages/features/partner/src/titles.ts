/** Titles of the screens, as docs/routes.tsv has them. */
export const titles = {
  customers: '客户列表',
  customer: '客户详情',
  editCustomer: '客户编辑',
  customerSurvey: '客户概况',
  staff: '客户对接人员',
  providers: '供应商列表',
  provider: '供应商详情',
  editProvider: '供应商编辑',
  providerSurvey: '供应商概况',
} as const
