import type { Words } from '../model/error.ts'

/** Why a cell was not taken. */
export const why = {
  unknownHeading: { zh: '不认识这一列的表头，没有导入', en: 'The heading is not known; the column was not read' },
  noField: { zh: '装箱单没有这一项，没有导入', en: 'A packing list has no such field; the column was not read' },
  twoColumns: { zh: '另一列已是同一项，这一列没有导入', en: 'Another column has this field; this one was not read' },
  unit: { zh: '不认识这个单位，请换算成 KGS 或 CBM 后再导入', en: 'The unit is not known; convert to kg or m³' },
  outside: { zh: '不在表格内，没有导入', en: 'It stands outside the table and was not read' },
  noTable: {
    zh: '没有找到装箱单的表头（如箱号、件数、毛重），整张表没有导入',
    en: 'No headings of a packing list were found; the sheet was not read',
  },
  number: { zh: '不是数字，没有导入', en: 'It is no number' },
  sheetError: { zh: '是公式错误值，没有导入', en: 'It is an error value of a formula' },
  scientific: {
    zh: '号码被显示成科学计数，后几位已丢失，请改成文本后再导入',
    en: 'The spreadsheet shows the number in scientific form; its digits are lost',
  },
  decimals: {
    zh: '超过三位小数（件数应为整数），没有四舍五入，请改正',
    en: 'It has more than three decimals, or packages are not whole; nothing is rounded',
  },
  boxType: { zh: '箱型表中没有这个箱型', en: 'The type is not in the table' },
  packageKind: { zh: '不认识这种包装，请选择', en: 'The kind of package is not known' },
  tick: { zh: '请写“是”或“否”', en: 'Write yes or no' },
  load: { zh: '请写“整箱”或“拼箱”', en: 'Write FCL or LCL' },
  differs: { zh: '与本箱前面的行不一致，按前面的行导入', en: 'It differs from the rows of this box above, which were taken' },
  tooLong: { zh: '太长，装箱单放不下，没有导入，请缩短', en: 'It is longer than the field of a packing list; shorten it' },
  tooManySeals: { zh: '每箱最多 10 个封号，之后的没有导入', en: 'A box has at most 10 seals; the others were not read' },
  tooHeavy: { zh: '超过 80,000 KGS，不是一个箱的重量，没有导入', en: 'It is above 80,000 kg, which no box weighs' },
  negative: { zh: '不能为负数，没有导入，请改正', en: 'It is negative; correct it' },
  temperature: { zh: '温度应为一个摄氏度数字，如 -18', en: 'A temperature is one number in °C' },
} as const satisfies Record<string, Words>

/** Questions about a file. */
export const questionTexts = {
  thousands: { zh: '小数点可能是千位分隔符，请确认', en: 'The point or comma may divide thousands or decimals' },
  boxType: { zh: '这个写法可能是几种箱型，请选择', en: 'Several types may be meant' },
  blank: (heading: string): Words => ({
    zh: `“${heading}”列有空白单元格，是与上一行相同（合并单元格），还是没有填？`,
    en: `Some cells below “${heading}” are blank: do they continue the cell above, or are they empty?`,
  }),
} as const

/** Headings of the sheet that is written, by column. */
export const written = {
  Seq: { zh: '箱序', en: 'Box row' },
  BoxNo: { zh: '箱号', en: 'Container no.' },
  BoxType: { zh: '箱型', en: 'Container type' },
  IsoType: { zh: 'ISO 箱型', en: 'ISO type' },
  Fcl: { zh: '整拼箱', en: 'FCL/LCL' },
  Soc: { zh: '货主箱', en: 'SOC' },
  Tare: { zh: '箱皮重(KGS)', en: 'Tare (KGS)' },
  MaxGross: { zh: '最大总重(KGS)', en: 'Max gross (KGS)' },
  Seal: { zh: '封号', en: 'Seal no.' },
  BoxTemperature: { zh: '设定温度', en: 'Set point' },
  BoxPackages: { zh: '箱内总件数', en: 'Box packages' },
  BoxWeight: { zh: '箱内总毛重(KGS)', en: 'Box weight (KGS)' },
  BoxVolume: { zh: '箱内总体积(CBM)', en: 'Box volume (CBM)' },
  BillNo: { zh: '提单号', en: 'B/L no.' },
  BookingNo: { zh: '订舱号', en: 'Booking no.' },
  Packages: { zh: '件数', en: 'Packages' },
  PackageKind: { zh: '包装', en: 'Package kind' },
  Weight: { zh: '毛重(KGS)', en: 'Gross weight (KGS)' },
  Volume: { zh: '体积(CBM)', en: 'Volume (CBM)' },
  Marks: { zh: '唛头', en: 'Marks' },
  GoodsZh: { zh: '中文品名', en: 'Chinese description' },
  GoodsEn: { zh: '英文品名', en: 'English description' },
  HsCode: { zh: 'HS 编码', en: 'HS code' },
  DgClass: { zh: '危险品类别', en: 'DG class' },
  UnNo: { zh: 'UN 编号', en: 'UN no.' },
  Temperature: { zh: '货物温度', en: 'Cargo temperature' },
} as const satisfies Record<string, Words>

/** Values of the sheet that is written. */
export const writtenWords = {
  total: { zh: '合计', en: 'TOTAL' },
  full: { zh: '整箱', en: 'FCL' },
  lcl: { zh: '拼箱', en: 'LCL' },
  yes: { zh: '是', en: 'YES' },
  seals: {
    carrier: { zh: '船封', en: 'CARRIER' },
    shipper: { zh: '货封', en: 'SHIPPER' },
    customs: { zh: '海关封', en: 'CUSTOMS' },
    inspection: { zh: '商检封', en: 'INSPECTION' },
  },
} as const
