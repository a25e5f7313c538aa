/** Everything that a person reads, Chinese by default; `sheetTextsEn` is the English set. */
export interface SheetTexts {
  // reasons of wrong cells
  /** Reason: a text in a number column. */
  notANumber: string
  /** Reason: `1,23` may be a thousand or a fraction. */
  unclearNumber: string
  /** Reason: more digits than can be kept exactly. */
  tooManyDigits: string
  /** Reason: more than `most` decimal places; 0 asks for a whole number. */
  tooManyDecimals(most: number): string
  /** Reason: none of the choices; `some` names the first five. */
  notAChoice(some: string): string
  /** Reason: an imported line without a required column. */
  required(header: string): string
  // the grid
  /** Name of the column of row numbers. */
  rowHeader: string
  /** Name of a row; `label` is `12` or `12-3`. */
  rowName(label: string): string
  /** Name of the input over a cell. */
  cellName(row: string, column: string): string
  /** Read out with a cell that may not be changed. */
  readOnlyCell: string
  /** Button that shows the rows below one. */
  expand: string
  /** Button that hides them. */
  collapse: string
  /** Name of the handle between two headings. */
  resize(column: string): string
  /** Name of the list of a choice column. */
  chooseFrom(column: string): string
  /** Heading of the row of sums. */
  total: string
  /** A sum as it is read out. */
  totalOf(column: string, sum: string): string
  /** Cells left out of a sum because they hold no number. */
  notCounted(count: number): string
  /** An empty sheet that can be filled, and how. */
  empty: string
  /** An empty sheet that cannot. */
  emptyReadOnly: string
  /** Instead of rows that are on their way. */
  loading: string
  /** Button below the rows. */
  addRow: string
  /** The keys worth knowing, in the status line. */
  keysHint: string
  /** Said at the last cell: the next Tab leaves the sheet. */
  leaveHint: string
  // selection
  /** Where the active cell is. */
  place(row: string, column: string): string
  /** How large the selection is. */
  size(rows: number, columns: number): string
  /** Cells of the selection that hold something. */
  count(count: number): string
  /** Sum of the numbers in the selection. */
  sum(sum: string): string
  /** Button that opens the field for all selected cells. */
  setValue: string
  /** Label of that field. */
  setValueFor(cells: number): string
  /** Button that takes it. */
  apply: string
  /** Button that does not. */
  cancel: string
  // what happened
  /** Result of a paste; `detail` is `pastedDetail` or empty. */
  pasted(cells: number, detail: string): string
  /** Further effects of a paste: rows added, cells that are read-only, to be corrected or outside the sheet, columns matched by headings. */
  pastedDetail(detail: { rowsAdded: number; readOnly: number; invalid: number; beyond: number; byHeader: boolean }): string
  /** A paste above the limit: nothing was done. */
  tooManyRows(given: number, limit: number): string
  /** The clipboard holds no text. */
  pasteNothing: string
  /** A paste that needs `rows` more and may not make them: nothing was done. */
  cannotGrow(rows: number): string
  /** An act on a sheet that may not be changed. */
  readOnlySheet: string
  /** After copying. */
  copied(cells: number): string
  /** After filling, clearing or setting cells. */
  changed(cells: number): string
  /** After adding rows. */
  inserted(rows: number): string
  /** After removing rows. */
  removed(rows: number): string
  /** After undo. */
  undone: string
  /** After redo. */
  redone: string
  /** Undo at the first act. */
  nothingToUndo: string
  /** Redo at the last act. */
  nothingToRedo: string
  // menu
  /** Name of the context menu. */
  menu: string
  /** Entry of the menu. */
  cut: string
  /** Entry of the menu. */
  copy: string
  /** Entry of the menu: empties the cells, keeps the rows. */
  clear: string
  /** Entry of the menu: the first row into the others. */
  fillDown: string
  /** Entry of the menu: the first column into the others. */
  fillRight: string
  /** Entry of the menu: new rows before the selection. */
  insertAbove: string
  /** Entry of the menu: new rows behind the selection. */
  insertBelow: string
  /** Entry of the menu: a detail row of the active row. */
  insertChild: string
  /** Entry of the menu: whole rows once more. */
  duplicate: string
  /** Entry of the menu: whole rows go away. */
  remove: string
  // find
  /** Name of the search field. */
  find: string
  /** Button: the following hit. */
  findNext: string
  /** Button: the hit before. */
  findPrevious: string
  /** No cell holds the text. */
  findNone: string
  /** Which hit of how many, from 1. */
  findPlace(at: number, of: number): string
  /** Button that ends the search. */
  close: string
  // import
  /** Heading of the preview. */
  importTitle: string
  /** Heading: columns as the file names them. */
  importColumn: string
  /** Heading: a first value of each. */
  importSample: string
  /** Heading: where a column of the file goes. */
  importTarget: string
  /** Choice: the column is left out. */
  importIgnore: string
  /** Lines that are taken, refused and left out. */
  importCounts(accepted: number, rejected: number, skipped: number): string
  /** No line of headings was recognised. */
  importNoHeader: string
  /** Line of the headings, from 1. */
  importHeaderAt(line: number): string
  /** Heading of the refused lines. */
  importRejected: string
  /** Heading: line in the file. */
  importLine: string
  /** Heading: why it is refused. */
  importReason: string
  /** Heading: the line as it stands in the file. */
  importCells: string
  /** Refused lines beyond those that are listed. */
  importMore(count: number): string
  /** Button that takes `count` lines. */
  importAccept(count: number): string
  /** Instead of that button when no line can be taken. */
  importNothing: string
  /** Required columns that nothing goes to. */
  importUnmapped(headers: string): string
  /** Reason: the text of a column cannot be read. */
  importInvalid(header: string, text: string, reason: string): string
  /** Why a line of totals is left out. */
  importTotalLine: string
  /** A file above the limit: nothing is taken. */
  importTooManyRows(given: number, limit: number): string
  /** Reason: a required value is empty. */
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
  keysHint: '直接输入覆盖 · F2 修改 · Ctrl+D 向下填充 · Ctrl+V 粘贴 Excel · Esc 后按 Tab 离开表格',
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
