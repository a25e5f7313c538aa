import { linesOf, type Span } from './span.ts'

const quoteHead =
  /^\s*(?:-{2,}\s*(?:ORIGINAL MESSAGE|FORWARDED|原始邮件|转发邮件|ORIGINAL)|ON .{6,90} WROTE:|在.{4,60}写道[::]|发件人\s*[::].*|FROM\s*:\s*\S.*@.*|_{10,}\s*$)/
const quoted = /^\s*>/
const closing =
  /^\s{0,4}(?:(?:THANKS|THANK YOU|TKS|THX|WITH|KIND|WARM|BEST|MANY)?\s{0,4}(?:&|AND)?\s{0,4}(?:BEST|KIND|WARM)?\s{0,4}(?:REGARDS|RGDS|BRGDS|B\.?\s?RGDS|BGDS|BR)|CHEERS|SINCERELY|YOURS \w{1,20}|顺祝商祺|祝好|此致|商祺|以上,?谢谢)\s{0,4}[,.!]?\s{0,4}(?:[A-Z]{1,20}\s{0,4})?$|^\s{0,4}(?:CHEERS|BRGDS|RGDS|REGARDS|BEST REGARDS|KIND REGARDS|B\.RGDS),?\s{1,4}[A-Z]{1,20}\s{0,4}$/
const fact =
  /(?<![\d+(-])\d{3,5}(?![\d-])|(?<![\d,.])\d[\d,.]{0,12}\s{0,4}(?:USD|KGS|CBM)|(?<!\d)(?:20|40|45)\s{0,4}['’]?\s{0,4}(?:GP|HQ|HC|DV|DC)/

/**
 * Parts of a mail that are not its text: earlier mails that it quotes, and the signature below its closing words. A line behind them that begins a
 * new mail ends none of them.
 * @param text as `plain` writes it
 */
export function asideOf(text: string): Span[] {
  const lines = linesOf(text)
  const away: Span[] = []
  let quoting = false
  let signing = false
  let blanks = 0
  for (const [at, line] of lines.entries()) {
    const words = text.slice(line.start, line.end)
    if (quoteHead.test(words) && at > 0) quoting = true
    if (!quoting && !signing && closing.test(words) && at > 0) signing = true
    // what has prices or weights stands in no signature
    if (signing && !quoting && words.trim() !== '' && isContent(words)) signing = false
    blanks = words.trim() === '' ? blanks + 1 : 0
    if (quoting || signing || quoted.test(words)) away.push(line)
  }
  return away
}
const isContent = (words: string) =>
  fact.test(words) && !/(?:TEL|PHONE|FAX|MOB|T:|M:|\+\d|@|WWW|ROOM|FLOOR|ROAD|STREET|UNIT|BLDG|NO\.|地址|电话|QQ|邮编)/.test(words)
