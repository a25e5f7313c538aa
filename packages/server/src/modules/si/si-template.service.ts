import type { SiTemplate, SiTemplateInput } from '@jst/contracts/si'
import { templateFromWire } from '@jst/si-drafts/rules'
import { AppError, invalid, isDuplicate } from '../../kernel/errors.ts'
import { insertTemplate, updateTemplate } from './si-template.repo.ts'
import type { SiCall } from './si.call.ts'
import { texts } from './si.texts.ts'

/** Saves a template of the caller's company; Id 0 makes a new one (spec §7). Names are unique in a company. */
export async function saveTemplate(call: SiCall, input: SiTemplateInput): Promise<SiTemplate> {
  const template = { ...templateFromWire(input), name: input.TBI_TEMPLATE_NAME.trim() }
  if (template.name === '') throw invalid('TBI_TEMPLATE_NAME', texts.templateNameNeeded, '模板名称')
  try {
    const id = await store(call, template)
    call.audit({
      action: template.id === 0 ? 'si.template.add' : 'si.template.modify',
      entity: 'si_template',
      entityId: id,
      diff: { name: template.name },
    })
    return { ...template, id }
  } catch (error) {
    if (isDuplicate(error)) throw invalid('TBI_TEMPLATE_NAME', texts.templateNameTaken, '模板名称')
    throw error
  }
}

async function store({ tx, actor }: SiCall, template: SiTemplate): Promise<number> {
  if (template.id === 0) return insertTemplate(tx, template, actor.companyId, actor.operatorId)
  if (!(await updateTemplate(tx, template))) throw new AppError('NOT_FOUND')
  return template.id
}
