import type { Issue } from '@jst/contracts'
import { templateFields as f, type SiTemplate } from '@jst/contracts/si/data'
import { checkCharset, checkLength, checkPackageKind } from './field-rules.ts'
import { Findings } from './findings.ts'
import { templateTexts } from './template.texts.ts'
import { chinese, type Language } from './texts.ts'

const names = Object.keys(f) as (keyof typeof f)[]
const printed = ['consignor', 'consignee', 'notifier1', 'notifier2', 'notifier3', 'marks', 'goods'] as const

/**
 * Findings of a template: its name is needed, 1–50 characters, unique among `others`; everything else is a warning, because a
 * template may be half filled. Paths are wire names of the template.
 */
export function validateTemplate(
  template: SiTemplate,
  others: readonly Pick<SiTemplate, 'id' | 'name'>[],
  language: Language = chinese,
): Issue[] {
  const out = new Findings('', 0, { language, stage: 'submit' })
  const name = template.name.trim()
  if (name === '') out.requiredAt(f.name)
  else checkLength(f.name, name, out)
  if (others.some((other) => other.id !== template.id && other.name.trim() === name && name !== ''))
    out.errorAt(f.name, 'TEMPLATE_NAME', templateTexts[out.t.code].nameTaken(name), { value: name })
  const rest = new Findings('', 0, { language, stage: 'submit' })
  for (const field of names) if (field !== 'name' && field !== 'id') checkLength(f[field], template[field], rest)
  for (const field of printed) checkCharset(f[field], template[field], rest)
  checkPackageKind(f.packageKind, template.packageKind, rest)
  const warnings = rest.issues.map((issue): Issue => ({ ...issue, Severity: 'WARN' }))
  return [...out.issues, ...warnings].map(({ DraftId: _none, ...issue }) => ({ ...issue, Path: issue.Path.replace(/^\./, '') }))
}
