/** A segment of an interchange, its elements with their components. */
export interface Segment {
  readonly tag: string
  readonly elements: readonly (readonly string[])[]
  /** Place among the segments of the interchange, counted from 1 without UNA. */
  readonly number: number
  /** Place of its first character in the text. */
  readonly at: number
  /** Its text with the terminator. */
  readonly raw: string
}

/** A component of a segment without blanks around it; `''` if it is missing. */
export const part = ({ elements }: Segment, element: number, component = 0): string => (elements[element]?.[component] ?? '').trim()
