import type { SiContainer, SiRecord } from '@jst/contracts/si'

/** Lines of the cargo part that the first page holds, and lines of an attached list. */
const pageLines = { first: 22, rider: 54 } as const

/** Cargo part of one page of a bill. */
export interface BillPage {
  readonly marks: readonly string[]
  readonly goods: readonly string[]
  readonly containers: readonly SiContainer[]
  /** The page is full and another follows. */
  readonly goesOn: boolean
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'))

/**
 * Lays marks, goods and containers out over pages: side by side as long as there is text, containers below. What the first page cannot
 * hold goes to attached lists, in order, nothing is left out.
 */
export function pagesOf(record: SiRecord): BillPage[] {
  const marks = linesOf(record.marks)
  const goods = linesOf(record.goods)
  const pages: BillPage[] = []
  let [text, box] = [0, 0]
  const texts = Math.max(marks.length, goods.length)
  do {
    const room = pages.length === 0 ? pageLines.first : pageLines.rider
    const lines = Math.min(room, texts - text)
    // the heading of the containers takes a line
    const left = Math.max(0, room - lines - (lines > 0 ? 1 : 0))
    const containers = text + lines >= texts ? record.containers.slice(box, box + left) : []
    pages.push({
      marks: marks.slice(text, text + lines),
      goods: goods.slice(text, text + lines),
      containers,
      goesOn: text + lines < texts || box + containers.length < record.containers.length,
    })
    text += lines
    box += containers.length
  } while (pages.at(-1)?.goesOn)
  return pages
}
