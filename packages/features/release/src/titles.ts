/** Titles of the screens, as docs/routes.tsv has them. */
export const titles = {
  apply: '签单申请',
  applications: '申请记录',
  risk: '风险查询',
  checks: '审核记录',
  guarantees: '担保额度',
  approvers: '审批人设置',
  settings: '系统设置',
  receivers: '收件人维护',
  addresses: '认证地址维护',
  risks: '风险信息设置',
  rules: '审核设置',
  returns: '单证签回',
  nonOriginals: '非正本单证',
  ownLetters: '保函查询',
  ownLetter: '保函详情',
} as const
