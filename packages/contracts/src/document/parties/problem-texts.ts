/** Sentences about parties. */
export const partyProblemTexts = {
  name: '请填写名称',
  country: '国家为两位代码，例如 CN',
  /** A number that does not fit its kind; `said`: the sentence of its rule. */
  taxNo: (said: string, _kind: string): string => said,
  doubtfulTaxNo: (said: string, _kind: string): string => said,
  taxKind: '请选择税号类型',
  wantedTaxNo: (kind: string) => `该国海关要求提单显示 ${kind}，建议补充`,
  noEnglish: '没有英文名称，不能用于提单',
  signs: '英文名称只能用英文字母、数字和标点',
  addressSigns: '提单地址只能用英文字母、数字和标点',
}
export type PartyProblemTexts = typeof partyProblemTexts
