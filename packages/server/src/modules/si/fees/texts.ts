export const texts = {
  lineOf: (occasion: string, version: number, stage: string) => `${occasion}，第 ${version} 版，${stage}`,
  originalsNeeded: '提单已签发，请选择正本如何处理：收回正本、凭保函改单，或没有签发正本',
  originalsLabel: '正本处理',
  noOriginals: (method: string) => `签单方式为${method}，签发过正本，请选择收回正本或凭保函改单`,
  guaranteeNeeded: '凭保函改单时请填写保函名称或编号，并把保函上传到“附件与沟通”',
  guaranteeLabel: '保函',
  surrender: (count: number) => `改单前签发的 ${count} 份正本尚未收回；收齐后勾选“正本已收回”再签发`,
  surrenderedLabel: '正本已收回',
  notIssuedBefore: '该补料没有签发过，不能恢复；请修改后重新提交',
} as const
