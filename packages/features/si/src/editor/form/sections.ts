import type { DraftFindings } from '../model/findings.ts'

/** Parts of the form that the bar above it jumps to, in their order. */
export const sections = ['parties', 'terms', 'ports', 'cargo', 'boxes'] as const
export type FormSection = (typeof sections)[number]

/** Id of the first element of a section. */
export const sectionId = (prefix: string, section: FormSection) => `${prefix}-section-${section}`

const ports = /^(?:receiptPlace|loadPort|dischargePort|deliveryPlace|vessel|voyage)/
const sectionOf = (field: string): FormSection => {
  if (/^(?:consign|notifier)/.test(field)) return 'parties'
  if (ports.test(field)) return 'ports'
  return /^(?:marks|goods|package|hsCode)/.test(field) && field !== 'goodsType' ? 'cargo' : 'terms'
}

export interface SectionCount {
  errors: number
  warnings: number
}

/** Findings of a draft by part of the form: one per field, one per cell. */
export function countsBySection(found: Pick<DraftFindings, 'fields' | 'cells'> | undefined): Readonly<Record<FormSection, SectionCount>> {
  const none = (): SectionCount => ({ errors: 0, warnings: 0 })
  const counts = { parties: none(), terms: none(), ports: none(), cargo: none(), boxes: none() }
  const add = (section: FormSection, severity: string) => (severity === 'ERROR' ? counts[section].errors++ : counts[section].warnings++)
  for (const [field, { Severity }] of found?.fields ?? []) add(sectionOf(field), Severity)
  for (const { issue } of found?.cells ?? []) add('boxes', issue.Severity)
  return counts
}
