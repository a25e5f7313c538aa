import { containerFields, lineFields } from '@jst/contracts/si'

const columns = [
  containerFields.containerNo,
  containerFields.sealNo,
  containerFields.type,
  containerFields.packageKind,
  containerFields.packages,
  containerFields.weight,
  containerFields.volume,
  lineFields.goods,
  lineFields.goodsZh,
  lineFields.hsCode,
  lineFields.marks,
]
const example = [
  'MSKU6011672',
  'CN1234567',
  '40HQ',
  'CARTONS',
  420,
  12500.5,
  62.3,
  'STAINLESS STEEL KITCHENWARE',
  '不锈钢厨具',
  '732393',
  'N/M',
]

export const templateFileName = '补料集装箱明细模板.xlsx'

/** The sheet that customers fill in: one row per container or goods line, headings from the field catalogue. */
export async function templateFile(): Promise<Buffer> {
  const { utils, write } = await import('@e965/xlsx')
  const sheet = utils.aoa_to_sheet([columns.map(({ zh }) => zh), example])
  sheet['!cols'] = columns.map(() => ({ wch: 18 }))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, '集装箱明细')
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}
