/** Texts of layouts of carriers. */
export const texts = {
  line: (no: number, problem: string) => `版式第 ${no} 行：${problem}`,
  form: '请写成“B2 = 主提单号”、“箱表 A20 = 箱号”、“B1 = "固定文字"”或“工作表 = 名称”',
  unknown: (name: string) => `没有名为“${name}”的字段，请使用补料页面上的字段名`,
  twice: (cell: string) => `单元格 ${cell} 已经用过，请换一个单元格`,
  rows: '箱表的各列应在同一行开始',
  inTable: (cell: string) => `单元格 ${cell} 在箱表之下，会被箱覆盖，请放到箱表之上或其他列`,
  far: (column: string, row: number) => `单元格应在 A1 到 ${column}${row} 之内`,
  long: (most: number) => `版式最多 ${most} 行，请删减`,
  empty: '版式没有字段，请至少写一行“B2 = 主提单号”',
  needed: '通道为船司版式 Excel，请填写版式',
  sheetName: '工作表名称最多 31 个字符，不能含有 : \\ / ? * [ ]',
  noLayout: '该船公司没有启用的版式，请先在补料船司配置中填写“船司版式”',
  lost: '版式没有这一项',
  defaultSheet: 'SI',
} as const
