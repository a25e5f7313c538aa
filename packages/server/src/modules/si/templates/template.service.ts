import type { SiTemplate, SiTemplateInfo, SiTemplateInput } from '@jst/contracts/si'
import { templateFromWire, templateToWire } from '@jst/si-drafts/rules'
import { AppError, invalid, isDuplicate } from '../../../kernel/errors.ts'
import { demandVersion } from '../../../kernel/versions.ts'
import type { SiCall } from '../si.call.ts'
import { shownRecord } from '../si.contacts.ts'
import { findSi } from '../si.repo.ts'
import { texts } from '../si.texts.ts'
import {
  countUse,
  deleteTemplate,
  findTemplate,
  insertTemplate,
  lockTemplate,
  updateTemplate,
  type StoredTemplate,
} from './template.repo.ts'

export const templateInfo = (stored: StoredTemplate): SiTemplateInfo => {
  const { Scope, OwnerId, OwnerName, UseCount, LastUsedAt, UpdateTime, ...template } = stored
  return { ...templateToWire(template), Scope, OwnerId, OwnerName, UseCount, LastUsedAt, UpdateTime }
}

const longestName = 50

/** Saves a template; Id 0 makes a new one (spec §7). Names are unique in a company, personal ones included. */
export async function saveTemplate(call: SiCall, input: SiTemplateInput): Promise<SiTemplateInfo> {
  const template = { ...templateFromWire(input), name: input.TBI_TEMPLATE_NAME.trim() }
  if (template.name === '') throw invalid('TBI_TEMPLATE_NAME', texts.template.nameNeeded, texts.template.label)
  if (Array.from(template.name).length > longestName) throw invalid('TBI_TEMPLATE_NAME', texts.template.nameTooLong, texts.template.label)
  try {
    const id = await store(call, template, input)
    call.audit({
      action: template.id === 0 ? 'si.template.add' : 'si.template.modify',
      entity: 'si_template',
      entityId: id,
      diff: { name: template.name },
    })
    return await answer(call, id)
  } catch (error) {
    if (isDuplicate(error)) throw invalid('TBI_TEMPLATE_NAME', texts.template.nameTaken, texts.template.label)
    throw error
  }
}

async function store({ tx, actor }: SiCall, template: SiTemplate, { Scope, UpdateTime }: SiTemplateInput): Promise<number> {
  const { companyId, operatorId, employeeId, employeeName } = actor
  const owner = { companyId, operatorId, employeeId, employeeName }
  if (template.id === 0) return insertTemplate(tx, template, { ...owner, scope: Scope ?? 'company' })
  const stored = await lockTemplate(tx, template.id, employeeId)
  if (!stored) throw new AppError('NOT_FOUND')
  if (UpdateTime !== undefined) demandVersion(UpdateTime, templateInfo(stored))
  await updateTemplate(tx, template, { ...owner, scope: Scope ?? stored.Scope })
  return template.id
}

/** A template with the texts of a record that the caller may read: never containers, vessel or numbers. */
export async function templateFromRecord(
  call: SiCall,
  { Id, TBI_TEMPLATE_NAME, Scope }: { Id: number; TBI_TEMPLATE_NAME: string; Scope?: 'company' | 'personal' },
): Promise<SiTemplateInfo> {
  const si = await findSi(call.tx, Id)
  if (!si) throw new AppError('NOT_FOUND')
  const { consignor, consignee, notifier1, notifier2, notifier3, marks, goods, packageKind, hsCode, emails, remarks } = shownRecord(
    call.actor,
    si.record,
  )
  const template = { consignor, consignee, notifier1, notifier2, notifier3, marks, goods, packageKind, hsCode, emails, remarks }
  return saveTemplate(call, {
    ...templateToWire({ ...template, id: 0, name: TBI_TEMPLATE_NAME }),
    TBI_TEMPLATE_NAME,
    ...(Scope === undefined ? {} : { Scope }),
  })
}

/** Counts a use and answers with the template. */
export async function useTemplate(call: SiCall, id: number): Promise<SiTemplateInfo> {
  await demandTemplate(call, id)
  await countUse(call.tx, id)
  return answer(call, id)
}

export async function removeTemplate(call: SiCall, id: number): Promise<void> {
  const { name } = await demandTemplate(call, id)
  await deleteTemplate(call.tx, id)
  call.audit({ action: 'si.template.remove', entity: 'si_template', entityId: id, diff: { name } })
}

async function demandTemplate({ tx, actor }: SiCall, id: number): Promise<StoredTemplate> {
  const stored = await lockTemplate(tx, id, actor.employeeId)
  if (!stored) throw new AppError('NOT_FOUND')
  return stored
}

async function answer({ tx, actor }: SiCall, id: number): Promise<SiTemplateInfo> {
  const stored = await findTemplate(tx, id, actor.employeeId)
  if (!stored) throw new AppError('NOT_FOUND')
  return templateInfo(stored)
}
