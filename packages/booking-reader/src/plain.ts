/** Half-width capitals, character for character: places in the plain text are places in the source. */
export const plain = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E\u3000\u00A0a-z–—−‐~〜×✕✖℃]/g, (sign) => {
    const code = sign.charCodeAt(0)
    if (code >= 0xff01 && code <= 0xff5e) return plain(String.fromCharCode(code - 0xfee0))
    if (code >= 97 && code <= 122) return String.fromCharCode(code - 32)
    if (sign === '\u3000' || sign === '\u00A0') return ' '
    if (sign === '℃') return 'C'
    return '×✕✖'.includes(sign) ? 'X' : '-'
  })

export const isHan = (text: string) => /\p{Script=Han}/u.test(text)
