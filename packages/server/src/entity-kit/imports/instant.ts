/**
 * The moment that a cell says, as ISO text; '' of an empty one, undefined of what is none. Spreadsheets keep times as days since 1899-12-30 in local
 * time. Times without a zone are China's, where the cut-offs are set.
 */
export function instantOfCell(text: string): string | undefined {
  if (text === '') return ''
  if (/^\d{5}(\.\d+)?$/.test(text)) return new Date(Math.round((Number(text) - 25_569) * 86_400_000) - 8 * 3_600_000).toISOString()
  const spaced = text.replaceAll('/', '-').replace(' ', 'T')
  const zoned = spaced.includes('T') && /(?:Z|[+-]\d\d:?\d\d)$/.test(spaced)
  const time = Date.parse(zoned ? spaced : spaced.includes('T') ? `${spaced}+08:00` : `${spaced}T00:00:00+08:00`)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}
