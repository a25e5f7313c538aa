import type { ChangeProblem } from './facts.ts'

const sentences: Readonly<Record<ChangeProblem['Code'], readonly [(box: string) => string, (box: string) => string]>> = {
  NOT_POSITIVE: [(box) => `${box} 修改后不大于零，请确认`, (box) => `${box} would not be above zero`],
  FLOOR_BELOW_COST: [(box) => `${box} 底价低于成本价`, (box) => `The floor of ${box} would be below its cost`],
  BELOW_FILED: [(box) => `${box} 底价低于备案下限`, (box) => `The floor of ${box} would be below the filed range`],
  ABOVE_FILED: [(box) => `${box} 底价高于备案上限`, (box) => `The floor of ${box} would be above the filed range`],
  COST_UNKNOWN: [(box) => `${box} 没有成本价，不能按成本计算底价`, (box) => `${box} has no cost to make a floor of`],
  VALIDITY: [() => '有效期至早于生效日期', () => 'The last day would be before the first day'],
  SPLIT_OUTSIDE: [() => '拆分日期不在有效期内', () => 'The day of the split is not inside the validity'],
  BOX_NOT_OFFERED: [(box) => `${box} 没有原价，不能涨跌`, (box) => `${box} has no price to begin from`],
}
const refused = new Set<ChangeProblem['Code']>(['BELOW_FILED', 'ABOVE_FILED', 'VALIDITY', 'SPLIT_OUTSIDE'])

export const problem = (Code: ChangeProblem['Code'], Box = ''): ChangeProblem => {
  const [zh, en] = sentences[Code]
  return { Code, Refused: refused.has(Code), Box, Zh: zh(Box), En: en(Box) }
}
