/** Half-width capitals, character for character: places in the plain text are places in the text. */
export const plain = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E\u3000a-z–—−‐~〜～／]/g, (sign) => {
    const code = sign.charCodeAt(0)
    if (sign === '\u3000') return ' '
    if (code >= 0xff01 && code <= 0xff5e) return plain(String.fromCharCode(code - 0xfee0))
    if (code >= 97 && code <= 122) return String.fromCharCode(code - 32)
    return sign === '／' ? '/' : '-'
  })

export const isCjk = (text: string) => /[\u4e00-\u9fff]/.test(text)
