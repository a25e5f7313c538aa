/** Sentences of imports. */
export const texts = {
  noHeader: (wanted: string) => `没有找到表头。第一行须为列名，至少包含“${wanted}”，可先下载导入模板`,
  missingColumns: (names: string) => `缺少必填列：${names}，请补齐后重新导入`,
  twice: (line: number) => `与第 ${line} 行的代码重复`,
  empty: '文件中没有数据行',
  truncated: (rows: number) => `文件超过 ${rows} 行，请拆分后分批导入`,
  removed: '该代码的数据已合并，请改用合并后的代码',
  hasBad: (bad: number) => `有 ${bad} 行存在问题，请修改文件后重新检查，或选择跳过有问题的行`,
  notPlanned: '该次导入已执行或已撤销，请重新选择文件',
  nothing: '没有可导入的行',
  changedSince: (codes: string) => `检查之后有数据被他人修改（${codes}），请重新检查文件`,
  notDone: '只有已执行的导入可以撤销',
  touched: (count: number, codes: string) => `其中 ${count} 条数据导入后已被修改（${codes}），不能整批撤销`,
  codeTwice: '代码重复',
} as const
