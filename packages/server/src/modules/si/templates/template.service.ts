import type { SiTemplateInfo, SiTemplateInput } from '@jst/contracts/si'
import { templateFromWire, templateToWire } from '@jst/si-drafts/rules'
import { demandTemplate, removeTemplate, saveTemplate, takeTemplate } from '../../../documents/index.ts'
import { demandFound } from '../../../kernel/errors.ts'
import type { SiCall } from '../si.call.ts'
import { shownRecord } from '../si.contacts.ts'
import { findSi } from '../si.repo.ts'
import { siTemplates, templateInfo, textsOf } from './template.repo.ts'

/** Saves a template; Id 0 makes a new one (spec §7). Names are unique in a company, personal ones included. */
export async function saveSiTemplateOf(call: SiCall, input: SiTemplateInput): Promise<SiTemplateInfo> {
  const { id, name: _name, ...content } = templateFromWire(input)
  const stored = await saveTemplate(call, siTemplates, {
    id,
    name: input.TBI_TEMPLATE_NAME,
    shared: input.Scope === undefined ? undefined : input.Scope === 'company',
    content,
    seen: input.UpdateTime,
    shown: templateInfo,
  })
  return answer(call, stored)
}

/** A template with the texts of a record that the caller may read: never containers, vessel or numbers. */
export async function templateFromRecord(
  call: SiCall,
  { Id, TBI_TEMPLATE_NAME, Scope }: { Id: number; TBI_TEMPLATE_NAME: string; Scope?: 'company' | 'personal' },
): Promise<SiTemplateInfo> {
  const si = demandFound(await findSi(call.tx, Id))
  const texts = textsOf(shownRecord(call.actor, si.record))
  return saveSiTemplateOf(call, {
    ...templateToWire({ ...texts, id: 0, name: TBI_TEMPLATE_NAME }),
    TBI_TEMPLATE_NAME,
    ...(Scope === undefined ? {} : { Scope }),
  })
}

/** Counts a use and answers with the template. */
export async function useSiTemplateOf(call: SiCall, id: number): Promise<SiTemplateInfo> {
  await takeTemplate(call, siTemplates, id)
  return answer(call, id)
}

export async function removeSiTemplateOf(call: SiCall, id: number): Promise<null> {
  await removeTemplate(call, siTemplates, { id, shown: templateInfo })
  return null
}

const answer = async (call: SiCall, id: number): Promise<SiTemplateInfo> => templateInfo(await demandTemplate(call, siTemplates, id))
