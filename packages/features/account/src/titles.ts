/** Titles of the screens, as docs/routes.tsv has them. */
export const titles = {
  entry: '入口',
  employeeLogin: '企业账号登录',
  chooseCompany: '选择企业',
  weChat: '微信登录',
  settings: '个人设置',
  center: '个人中心',
} as const
