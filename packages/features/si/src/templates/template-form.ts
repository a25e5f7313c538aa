import { saveSiTemplate, type SiTemplate, type SiTemplateInfo } from '@jst/contracts/si'
import type { App } from '@jst/feature-kit'
import type { FormModel, FormSpec } from '@jst/feature-kit/form'
import { templateFromWire, templateToWire, validateTemplate } from '@jst/si-drafts/rules'
import { templateFields } from '../declared-fields.ts'
import { language } from '../declared-rules.ts'
import { texts } from './texts.ts'

const words = texts.drawer

export type TemplateScope = SiTemplateInfo['Scope']
type TemplateValues = SiTemplate & { readonly scope: TemplateScope }
export type TemplateForm = FormModel<TemplateValues, SiTemplateInfo, SiTemplateInfo>

const findingsOf = ({ scope: _, ...template }: TemplateValues) => validateTemplate(template, [], language)

/** Warnings; they do not prevent saving. */
export const warningsOf = (values: TemplateValues) => findingsOf(values).filter(({ Severity }) => Severity !== 'ERROR')

/** `texts`: what a new one begins with. */
export const templateForm = (
  api: App['api'],
  stored: SiTemplateInfo | undefined,
  begin: Partial<SiTemplate> = {},
): FormSpec<TemplateValues, SiTemplateInfo, SiTemplateInfo> => ({
  stored,
  start: (info) => ({ ...templateFromWire(info ?? {}), ...(info ? {} : begin), scope: info?.Scope ?? 'company' }),
  fields: {
    ...Object.fromEntries(Object.entries(templateFields).map(([name, { zh }]) => [name, { label: zh }])),
    name: { label: words.name, check: (_, values) => findingsOf(values).find(({ Severity }) => Severity === 'ERROR')?.Message },
    scope: { label: words.scope, show: (scope) => (scope === 'company' ? words.scopeCompany : words.scopePersonal) },
  },
  at: (path) => (path === 'TBI_TEMPLATE_NAME' ? 'name' : undefined),
  save: ({ scope, ...template }, info) =>
    api.call(saveSiTemplate, { ...templateToWire(template), Scope: scope, ...(info ? { UpdateTime: info.UpdateTime } : {}) }),
  keep: `template ${stored?.Id ?? ''}`,
})
