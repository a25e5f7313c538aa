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
  template: {
    file: (zh: string) => `${zh}导入模板.xlsx`,
    sheet: '导入数据',
    words: '填写说明',
    columns: ['列名', '必填', '可填内容', '说明'],
    yes: '是',
    /** Before the first cell of an example. */
    example: '示例：',
    takes: {
      reference: (zh: string, several: boolean) => `${zh}的代码或名称${several ? '，多个用分号分隔' : ''}`,
      flag: '是、否',
      number: (min: number, max: number, digits: number) => `${min}～${max}${digits === 0 ? '，整数' : `，最多 ${digits} 位小数`}`,
      date: '日期，例如 2026-01-31',
      list: (labels: string) => `${labels}，多个用分号分隔`,
      texts: '文本，多个用分号分隔',
      text: (max: number) => `文本，最多 ${max} 个字符`,
    },
  },
} as const
