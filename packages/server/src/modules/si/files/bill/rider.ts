import type { Bill } from './bill.ts'

interface RiderColumn {
  heading: string
  lines: string[]
}
/** One page: marks beside goods, or the list of containers over the whole width. */
export interface RiderPage {
  columns: [RiderColumn] | [RiderColumn, RiderColumn]
}

/** Heading of the containers, on the face and here. */
export const listHeading = 'CONTAINER / SEAL / TYPE / PACKAGES / GROSS WEIGHT / MEASUREMENT, AND THE GOODS IN IT'

/** Lines that a page holds, of either kind. */
const textLines = 70
const listLines = 78

const part = (lines: readonly string[], index: number, size: number) => lines.slice(index * size, (index + 1) * size)
const pagesFor = (lines: number, size: number) => Math.ceil(lines / size)

/** Rider pages for text that does not fit the face: marks and goods in full, then all containers. */
export function riderPages({ rider, marks, goods, containers, more }: Bill): RiderPage[] {
  const texts = rider.text ? pagesFor(Math.max(marks.length, goods.length), textLines) : 0
  const lists = rider.containers ? pagesFor(containers.length, listLines) : 0
  return [
    ...Array.from({ length: pagesFor(more.length, listLines) }, (_, index): RiderPage => ({
      columns: [{ heading: 'CONTINUED FROM THE FACE', lines: part(more, index, listLines) }],
    })),
    ...Array.from({ length: texts }, (_, index): RiderPage => ({
      columns: [
        { heading: 'MARKS & NUMBERS', lines: part(marks, index, textLines) },
        { heading: 'DESCRIPTION OF GOODS', lines: part(goods, index, textLines) },
      ],
    })),
    ...Array.from({ length: lists }, (_, index): RiderPage => ({
      columns: [{ heading: listHeading, lines: part(containers, index, listLines) }],
    })),
  ]
}
