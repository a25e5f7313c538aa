import { subheadings } from './table.ts'

const knownSubheadings = new Set(
  subheadings
    .trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [heading = '', ends = ''] = entry.split(':')
      return ends.split(',').map((end) => heading + end)
    }),
)

/**
 * Returns true if six digits are a subheading of the Harmonized System 2022 (World Customs Organization); fits `KnownCodes.hsCode`. Longer
 * national codes begin with one.
 */
export const isHsSubheading = (sixDigits: string): boolean => knownSubheadings.has(sixDigits)
