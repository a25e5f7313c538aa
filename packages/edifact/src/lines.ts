/** Words in lines of a length, at most `most` of them; undefined if the text is longer. */
export function lines(text: string, length: number, most: number): string[] | undefined {
  const all: string[] = []
  for (const given of text.split('\n')) {
    let line = ''
    for (const word of given.trim().split(/\s+/)) {
      let left = word
      if (line !== '' && line.length + 1 + left.length > length) {
        all.push(line)
        line = ''
      }
      while (left.length > length) {
        all.push(left.slice(0, length))
        left = left.slice(length)
      }
      line = line === '' ? left : `${line} ${left}`
    }
    if (line !== '') all.push(line)
  }
  return all.length <= most ? all : undefined
}
