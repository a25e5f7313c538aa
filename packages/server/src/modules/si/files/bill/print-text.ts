/** Columns of fixed-pitch text on a bill (documents §1: 35 characters are the unit of bill text). */
const billWidth = 35

/** Stands for a character that the fixed-pitch font has not got. */
const substitute = '?'
const printable = /[\x20-\x7e\u00a1-\u00ff]/

/** Full-width forms become half-width; what the font has not got becomes a question mark that everybody sees. */
function repair(line: string): { text: string; foreign: string[] } {
  const foreign: string[] = []
  const text = Array.from(line.normalize('NFKC').replaceAll('\t', ' '), (character) => {
    if (printable.test(character)) return character
    foreign.push(character)
    return substitute
  }).join('')
  return { text, foreign }
}

/** Collects texts for a bill as lines of at most `width` characters, and counts and names what could not be printed. */
export class Printer {
  replaced = 0
  readonly unprintable = new Set<string>()

  lines(text: string, width = billWidth): string[] {
    if (text.trim() === '') return []
    return text.split('\n').flatMap((line) => {
      const repaired = repair(line.trimEnd())
      this.replaced += repaired.foreign.length
      for (const character of repaired.foreign) this.unprintable.add(character)
      return cut(repaired.text, width)
    })
  }

  line(text: string, width = billWidth): string {
    return this.lines(text, width)[0] ?? ''
  }
}

/** At a blank where there is one in the second half, else hard: nothing of a line is lost. */
function cut(line: string, width: number): string[] {
  if (line.length <= width) return [line]
  const blank = line.lastIndexOf(' ', width)
  const at = blank > width / 2 ? blank : width
  return [line.slice(0, at).trimEnd(), ...cut(line.slice(at).trimStart(), width)]
}
