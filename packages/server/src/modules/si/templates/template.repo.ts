import type { Page } from '@jst/contracts'
import { templateFields, type SiTemplate, type SiTemplateInfo } from '@jst/contracts/si'
import { templateToWire } from '@jst/si-drafts/rules'
import { findTemplate, templatePage, type TemplateModule, type TemplateRow } from '../../../documents/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import type { PageInput } from '../../../kernel/database/paging.ts'
import { columnOf } from '../../../entity-kit/index.ts'

/** The texts of a template, without its key and name. */
export type TemplateTexts = Omit<SiTemplate, 'id' | 'name'>

const names = Object.keys(templateFields).filter((name): name is keyof TemplateTexts => name !== 'id' && name !== 'name')
/** The texts of a record that a template keeps. */
export const textsOf = (record: TemplateTexts) => Object.fromEntries(names.map((name) => [name, record[name]])) as TemplateTexts

/** Where templates of shipping instructions lie: a column for each text. */
export const siTemplates = {
  kind: 'si',
  module: {
    table: 'si_template',
    usedAt: 'last_used_at',
    ownerName: 't.owner_name',
    shared: { column: 'scope', yes: 'company', no: 'personal' },
    content: `jsonb_build_object(${names.map((name) => `'${name}', t.${columnOf(name)}`).join(', ')})`,
    found: ['t.consignor', 't.consignee'],
    words: { path: { name: templateFields.name.wire, shared: 'Scope' } },
    audit: { prefix: 'si.template', change: 'modify' },
    columns: (texts) => Object.fromEntries(names.map((name) => [columnOf(name), texts[name]])),
    owned: ({ operatorId, employeeName }) => ({ operator_id: operatorId, owner_name: employeeName }),
  } satisfies TemplateModule<TemplateTexts>,
}

type Stored = TemplateRow & { readonly content: TemplateTexts }

export const templateInfo = ({ id, name, shared, ownerId, ownerName, uses, usedAt, updateTime, content }: Stored): SiTemplateInfo => ({
  ...templateToWire({ ...content, id, name }),
  Scope: shared ? 'company' : 'personal',
  OwnerId: ownerId ?? 0,
  OwnerName: ownerName,
  UseCount: uses,
  LastUsedAt: usedAt,
  UpdateTime: updateTime,
})

export async function findSiTemplate(db: Queryable, id: number, employeeId: number): Promise<SiTemplateInfo | undefined> {
  const stored = await findTemplate<TemplateTexts>(db, siTemplates.module, id, employeeId)
  return stored && templateInfo(stored)
}

const sorts = { name: templateFields.name.wire, uses: 'UseCount', usedAt: 'LastUsedAt', updateTime: 'UpdateTime' }

export async function siTemplatePage(
  db: Db,
  actor: EmployeeActor,
  { Scope, ...filter }: PageInput & { Keyword?: string; Scope?: 'company' | 'personal' },
): Promise<Page<SiTemplateInfo>> {
  const { module } = siTemplates
  const listFilter = { ...filter, ...(Scope === undefined ? {} : { Shared: Scope === 'company' }) }
  const { Rows, Total } = await templatePage<Pick<Stored, 'content'>>(db, actor, module, listFilter, {
    more: `${module.content} as content`,
    sorts,
  })
  return { Rows: Rows.map(templateInfo), Total }
}
