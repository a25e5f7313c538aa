import { spaced } from '@jst/contracts/values'

export const texts = {
  lineOf: (occasion: string, version: number, stage: string) => `${occasion}，第 ${version} 版，${stage}`,
  originalsNeeded: '提单已签发，请选择正本如何处理：收回正本、凭保函改单，或没有签发正本',
  originalsLabel: '正本处理',
  noOriginals: (method: string) => spaced`签单方式为${method}，签发过正本，请选择收回正本或凭保函改单`,
  guaranteeNeeded: '凭保函改单时请填写保函名称或编号，并把保函上传到“附件与沟通”',
  guaranteeLabel: '保函',
  surrender: (count: number) => `改单前签发的 ${count} 份正本尚未收回；收齐后勾选“正本已收回”再签发`,
  switch: {
    label: '换单',
    ports: '装货港或卸货港与委托不同：提单已签发，只有换单（A08）的第二套提单可以改港口，请选择换单或改回委托的港口',
    notIssued: '第一套提单签发后才能换单；尚未签发的请按改单办理',
    noOriginals: '第一套没有签发正本，没有可以收回的正本，不能换单；请按改单办理',
    surrender: '换单须收回第一套全部正本，请选择“收回正本”',
  },
  surrenderedLabel: '正本已收回',
  notIssuedBefore: '该补料没有签发过，不能恢复；请修改后重新提交',
} as const
