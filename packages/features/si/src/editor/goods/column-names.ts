import { catalogueOf } from '@jst/contracts/si'

export { boxKind as containerKind, lineKind } from '@jst/feature-kit/boxes'

/** Headings by which a file or a pasted table may name a field. */
export function aliasesOf(entity: 'container' | 'line', name: string): string[] {
  const field = catalogueOf(entity).find((one) => one.name === name)
  return field ? [field.zh, field.en, ...(field.about.headers ?? [])] : []
}
