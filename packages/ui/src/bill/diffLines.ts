/** A line of two texts side by side: equal, only before, or only after. */
export interface DiffLine {
  /** In both, only in the text before, or only in the one after. */
  kind: 'same' | 'removed' | 'added'
  /** The line without its break. */
  text: string
}

/** Line by line difference of two texts, by the longest common run of lines; removed lines come before the added ones. */
export function diffLines(before: string, after: string): DiffLine[] {
  const a = toLines(before)
  const b = toLines(after)
  const common = commonLengths(a, b)
  const result: DiffLine[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      result.push({ kind: 'same', text: a[i] ?? '' })
      i += 1
      j += 1
    } else if (i < a.length && (j === b.length || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      result.push({ kind: 'removed', text: a[i] ?? '' })
      i += 1
    } else {
      result.push({ kind: 'added', text: b[j] ?? '' })
      j += 1
    }
  }
  return result
}

const toLines = (text: string): string[] => (text === '' ? [] : text.replace(/\r\n?/g, '\n').split('\n'))

/** common[i][j]: length of the longest common subsequence of a from i and b from j. */
function commonLengths(a: string[], b: string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = table[i]
      if (!row) continue
      row[j] = a[i] === b[j] ? (table[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return table
}
