import { isHan, plain } from '@jst/text-reader'

/** Company suffixes: after one of them and a comma the same line continues with the address. */
const companyEnd =
  /\b(?:CO\.?\s{0,4},?\s{0,4}LTD|LIMITED|LTD|LLC|INC|CORP(?:ORATION)?|GMBH(?:\s{0,4}&\s{0,4}CO\.?\s{0,4}KG)?|S\.?P\.?A|S\.?R\.?L|S\.?A\.?S?|LTDA|PTY\.?\s{0,4}LTD|PTE\.?\s{0,4}LTD|SDN\.?\s{0,4}BHD|B\.?V|N\.?V|A\.?\/?S|AG|OY|AB|KFT|SP\.?\s{0,4}Z\s{0,4}O\.?\s{0,4}O|JSC|LLP|PLC|FZE|FZCO|FZ-LLC|EST|AGENTS|COMPANY|GROUP|TRADING)\.?(?=\s{0,4}[,;]\s{0,4}\S)/i
/** Labels of tax numbers without a kind in the party form, and Chinese terms for tax numbers. */
const taxWords =
  /(?:TAX\s{0,4}(?:ID|NO|CODE|NUMBER)|ABN|ACN|RUT|NIT|RUC|RIF|NIF|CIF|EIN|GSTIN?|VAT(?:\s{0,4}(?:NO|ID|REG\.?\s{0,4}NO))?|BIN|TIN|CUIT|RFC|統編|统编|统一编号|統一編號|税号|稅號)\s{0,4}(?:NO\.?)?\s{0,4}[.:：#]*\s{0,4}([0-9A-Z](?:[0-9A-Z./-]|\s(?=\d)){4,24})/i
const contactLead =
  /\b(?:ATTN|ATTENTION|CONTACT(?:\s{0,4}PERSON)?|PIC|CTC)(?![A-Z])\s{0,4}[:：.]?\s{0,4}|(?:联系人|聯絡人|聯繫人)\s{0,4}[:：]?\s{0,4}/i
const contactEnd = /[,;\d+()（）]|\s{2}|\b(?:TEL|PHONE|PH|MOB)\b/i
const phone = /(?<![\dA-Z.-])([+(]?\d[\d\s()-]{6,20}\d)(?![\dA-Z.-])/

/** Labels of details that may follow each other in one line. */
const detailLabel = /\s(?=(?:地址|电话|手机|传真|税号|ADDRESS|ADD|TEL|PHONE|FAX)\s?[:：])/i

export interface PartyParts {
  /** Lines of name and address, as `partyOfText` expects them. */
  readonly lines: readonly string[]
  readonly taxNo: string
  readonly contact: string
  /** A telephone number beside the contact. */
  readonly phone: string
}

/** Extracts the details other than name and address, and splits a line that holds both name and address. */
export function partyParts(words: readonly string[]): PartyParts {
  let [taxNo, name, number] = ['', '', '']
  const parted = words.flatMap((line) => line.split(detailLabel))
  const lines = parted.flatMap((line, at) => {
    let left = line
    const tax = at > 0 || line.includes(',') ? taxWords.exec(left) : null
    if (tax && taxNo === '') {
      taxNo = tax[1]!.trim()
      left = left.replace(tax[0], ' ')
    }
    const found = contactLead.exec(left)
    if (found && name === '') {
      const behind = left.slice(found.index + found[0].length)
      const end = behind.search(contactEnd)
      const said = (end < 0 ? behind : behind.slice(0, end)).slice(0, 60)
      name = said.trim()
      left = `${left.slice(0, found.index)} ${behind.slice(said.length)}`
      const beside = /TEL|PH|MOB|电话|手机/i.test(left) ? null : phone.exec(left)
      if (beside) {
        number = beside[1]!.trim()
        left = left.replace(beside[0], ' ')
      }
    }
    const tidy = left.replace(/(?<![\s,;/|()（）])[\s,;/|()（）]+$/, '').replace(/^[\s,;/|]+/, '')
    return tidy === '' ? [] : at === 0 ? named(tidy) : [tidy]
  })
  return { lines, taxNo, contact: name, phone: number }
}

/** Name and address from one line. An English name takes precedence over a Chinese one. */
function named(line: string): string[] {
  const end = /^\s*TO\s+(?:THE\s+)?ORDER/i.test(line) ? null : companyEnd.exec(line)
  const cut = end ? end.index + end[0].length : -1
  const parts = cut > 0 ? [line.slice(0, cut), line.slice(cut).replace(/^[\s,;]+/, '')] : [line]
  const [name = '', ...rest] = parts
  const both = isHan(name) && /^[\p{Script=Han}()（）\s]+(?=[A-Z][A-Z&.,' ]{5,})/iu.exec(plain(name))
  return [both ? name.slice(both[0].length).trim() : name, ...rest]
}
