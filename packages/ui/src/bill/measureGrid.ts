/** Size of a fixed-pitch text against its box. Lines count from 1. */
export interface GridMeasure {
  /** The text by lines; none for an empty text. */
  lines: string[]
  /** Characters of the longest line. */
  longest: number
  /** Numbers of the lines with more characters than the box has columns. */
  overLong: number[]
  /** Lines beyond the box, 0 when it fits. */
  extraLines: number
  /** No line is too long, and there are not too many. */
  fits: boolean
}

/** Splits text into lines and measures it; one character is one column, as the carriers count. */
export function measureGrid(text: string, limits: { columns: number; lines: number }): GridMeasure {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const used = text === '' ? 0 : lines.length
  const lengths = lines.map((line) => Array.from(line).length)
  const overLong = lengths.flatMap((length, index) => (length > limits.columns ? [index + 1] : []))
  const extraLines = Math.max(0, used - limits.lines)
  return {
    lines: used === 0 ? [] : lines,
    longest: Math.max(0, ...lengths),
    overLong,
    extraLines,
    fits: overLong.length === 0 && extraLines === 0,
  }
}
