import { utils, write } from '@e965/xlsx'

/** A workbook as a spreadsheet program writes it, with a hidden row and a hidden column. */
export function hiddenWorkbook(): Buffer {
  const validity = '2099-11-16~2099-11-30'
  const sheet = utils.aoa_to_sheet([
    ['装货港', '目的港', '船公司', '40HQ(USD)', '成本', '有效期'],
    ['上海', '洛杉矶', 'COSCO', 1_850, 1_700, validity],
    ['上海', '奥克兰', 'COSCO', 1_900, 1_750, validity],
  ])
  sheet['!rows'] = [{}, {}, { hidden: true }]
  sheet['!cols'] = [{}, {}, {}, {}, { hidden: true }, {}]
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, '美西')
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}
