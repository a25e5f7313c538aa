/** Everything that a person reads, Chinese by default; `sheetTextsEn` is the English set. */
export interface SheetTexts {
  // reasons of wrong cells
  notANumber: string
  unclearNumber: string
  tooManyDigits: string
  tooManyDecimals(most: number): string
  notAChoice(some: string): string
  required(header: string): string
  // the grid
  rowHeader: string
  rowName(label: string): string
  cellName(row: string, column: string): string
  readOnlyCell: string
  expand: string
  collapse: string
  resize(column: string): string
  chooseFrom(column: string): string
  total: string
  totalOf(column: string, sum: string): string
  notCounted(count: number): string
  empty: string
  emptyReadOnly: string
  loading: string
  addRow: string
  keysHint: string
  leaveHint: string
  // selection
  place(row: string, column: string): string
  size(rows: number, columns: number): string
  count(count: number): string
  sum(sum: string): string
  setValue: string
  setValueFor(cells: number): string
  apply: string
  cancel: string
  // what happened
  pasted(cells: number, detail: string): string
  pastedDetail(detail: { rowsAdded: number; readOnly: number; invalid: number; beyond: number; byHeader: boolean }): string
  tooManyRows(given: number, limit: number): string
  pasteNothing: string
  cannotGrow(rows: number): string
  readOnlySheet: string
  copied(cells: number): string
  changed(cells: number): string
  inserted(rows: number): string
  removed(rows: number): string
  undone: string
  redone: string
  nothingToUndo: string
  nothingToRedo: string
  // menu
  menu: string
  cut: string
  copy: string
  clear: string
  fillDown: string
  fillRight: string
  insertAbove: string
  insertBelow: string
  insertChild: string
  duplicate: string
  remove: string
  // find
  find: string
  findNext: string
  findPrevious: string
  findNone: string
  findPlace(at: number, of: number): string
  close: string
  // import
  importTitle: string
  importColumn: string
  importSample: string
  importTarget: string
  importIgnore: string
  importCounts(accepted: number, rejected: number, skipped: number): string
  importNoHeader: string
  importHeaderAt(line: number): string
  importRejected: string
  importLine: string
  importReason: string
  importCells: string
  importMore(count: number): string
  importAccept(count: number): string
  importNothing: string
  importUnmapped(headers: string): string
  importInvalid(header: string, text: string, reason: string): string
  importTotalLine: string
  importTooManyRows(given: number, limit: number): string
  importMissing: string
}

const list = (parts: readonly (string | false)[]) => parts.filter(Boolean).join('，')

/** The Chinese texts, which are the default. */
export const sheetTexts: SheetTexts = {
  notANumber: '不是数字，请改为数字',
  unclearNumber: '看不出是千分位还是小数点，请写成 1234.5 或 1,234.5',
  tooManyDigits: '数字过大，请核对',
  tooManyDecimals: (most) => (most === 0 ? '必须是整数' : `最多 ${most} 位小数`),
  notAChoice: (some) => `不在可选范围内，可填 ${some}`,
  required: (header) => `缺少${header}`,
  rowHeader: '行号',
  rowName: (label) => `第 ${label} 行`,
  cellName: (row, column) => `第 ${row} 行 ${column}`,
  readOnlyCell: '只读',
  expand: '展开',
  collapse: '收起',
  resize: (column) => `调整列宽：${column}`,
  chooseFrom: (column) => `选择${column}`,
  total: '合计',
  totalOf: (column, sum) => `${column}合计 ${sum}`,
  notCounted: (count) => `${count} 个单元格不是数字，未计入合计`,
  empty: '还没有数据。可直接粘贴 Excel / WPS 表格，或新增一行。',
  emptyReadOnly: '没有数据',
  loading: '正在加载',
  addRow: '新增一行',
  keysHint: '直接输入覆盖 · F2 修改 · Ctrl+D 向下填充 · Ctrl+V 粘贴 Excel',
  leaveHint: '按 Tab 离开表格，按方向键继续编辑',
  place: (row, column) => `${row} 行 · ${column}`,
  size: (rows, columns) => `${rows} 行 × ${columns} 列`,
  count: (count) => `计数 ${count}`,
  sum: (sum) => `求和 ${sum}`,
  setValue: '批量填写',
  setValueFor: (cells) => `把所选 ${cells} 个单元格改为`,
  apply: '应用',
  cancel: '取消',
  pasted: (cells, detail) => list([`已粘贴 ${cells} 个单元格`, detail !== '' && detail]),
  pastedDetail: ({ rowsAdded, readOnly, invalid, beyond, byHeader }) =>
    list([
      byHeader && '按表头对应列',
      rowsAdded > 0 && `新增 ${rowsAdded} 行`,
      readOnly > 0 && `跳过 ${readOnly} 个只读单元格`,
      beyond > 0 && `${beyond} 个单元格超出表格未粘贴`,
      invalid > 0 && `${invalid} 个单元格需要修改`,
    ]),
  tooManyRows: (given, limit) => `粘贴内容有 ${given} 行，一次最多 ${limit} 行，表格未改动。请分批粘贴或使用文件导入。`,
  pasteNothing: '剪贴板里没有可粘贴的文字',
  cannotGrow: (rows) => `还差 ${rows} 行放不下，表格未改动。请先新增行再粘贴。`,
  readOnlySheet: '表格为只读，不能修改',
  copied: (cells) => `已复制 ${cells} 个单元格`,
  changed: (cells) => `已修改 ${cells} 个单元格`,
  inserted: (rows) => `已新增 ${rows} 行`,
  removed: (rows) => `已删除 ${rows} 行`,
  undone: '已撤销',
  redone: '已恢复',
  nothingToUndo: '没有可撤销的操作',
  nothingToRedo: '没有可恢复的操作',
  menu: '表格操作',
  cut: '剪切',
  copy: '复制',
  clear: '清除内容',
  fillDown: '向下填充',
  fillRight: '向右填充',
  insertAbove: '在上方插入行',
  insertBelow: '在下方插入行',
  insertChild: '新增明细行',
  duplicate: '复制整行',
  remove: '删除行',
  find: '查找',
  findNext: '下一个',
  findPrevious: '上一个',
  findNone: '没有找到',
  findPlace: (at, of) => `${at} / ${of}`,
  close: '关闭',
  importTitle: '导入预览',
  importColumn: '文件中的列',
  importSample: '示例',
  importTarget: '对应列',
  importIgnore: '不导入',
  importCounts: (accepted, rejected, skipped) => `可导入 ${accepted} 行，有问题 ${rejected} 行，忽略 ${skipped} 行`,
  importNoHeader: '没有找到表头，请逐列选择对应关系',
  importHeaderAt: (line) => `表头在第 ${line} 行`,
  importRejected: '有问题的行（不会导入）',
  importLine: '行',
  importReason: '原因',
  importCells: '内容',
  importMore: (count) => `另有 ${count} 行未列出`,
  importAccept: (count) => `导入 ${count} 行`,
  importNothing: '没有可以导入的行，请检查对应列',
  importUnmapped: (headers) => `还没有对应：${headers}`,
  importInvalid: (header, text, reason) => `${header}“${text}”：${reason}`,
  importTotalLine: '合计行',
  importTooManyRows: (given, limit) => `文件有 ${given} 行，一次最多导入 ${limit} 行，请拆分文件。`,
  importMissing: '缺少必填内容',
}
