import {
  documentTemplates,
  removeDocumentTemplate,
  saveDocumentTemplate,
  takeDocumentTemplate,
  templateContent,
  type DocumentTemplate,
  type TemplatesFacts,
} from '@jst/contracts/document'
import { mayPress, type EmployeeActor } from '../../kernel/access/actor.ts'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import { AppError } from '../../kernel/errors.ts'
import { demandKind } from '../subject.ts'
import { templatePage, type TemplateRow } from './templates.repo.ts'
import { demandTemplate, removeTemplate, saveTemplate, takeTemplate, type Templates } from './templates.service.ts'

type Content = Readonly<Record<string, unknown>>
interface Declared extends Templates<Content> {
  readonly facts: TemplatesFacts
}

/** @throws AppError NOT_FOUND for a kind without templates of the kit, FORBIDDEN */
function demandTemplates(actor: EmployeeActor, kind: string, right: 'read' | 'write'): Declared {
  const { document, templates } = demandKind(actor, kind)
  if (!document.templates || !templates) throw new AppError('NOT_FOUND')
  if (right === 'write' && !document.templates.writes.some((button) => mayPress(actor, button))) throw new AppError('FORBIDDEN')
  return { kind, facts: document.templates, module: templates }
}

const listed =
  ({ employeeId }: EmployeeActor) =>
  ({ id, name, shared, ownerId, ownerName, uses, usedAt, updateTime }: TemplateRow): DocumentTemplate => ({
    Id: id,
    UpdateTime: updateTime,
    Name: name,
    Shared: shared,
    By: ownerName,
    Mine: ownerId === employeeId,
    Uses: uses,
    UsedAt: usedAt,
  })

const sorts = { name: 'Name', uses: 'Uses', usedAt: 'UsedAt', updateTime: 'UpdateTime' }

export const templateRoutes: readonly Route[] = [
  employeeRoute(documentTemplates, {
    read: async ({ db, actor }, { Kind, ...filter }) => {
      const { Rows, Total } = await templatePage(db, actor, demandTemplates(actor, Kind, 'read').module, filter, { sorts })
      return { Rows: Rows.map(listed(actor)), Total }
    },
  }),
  employeeRoute(takeDocumentTemplate, {
    write: async (call, { Kind, Id }) => {
      const { id, name, content } = await takeTemplate(call, demandTemplates(call.actor, Kind, 'read'), Id)
      return { Id: id, Name: name, Content: content }
    },
  }),
  employeeRoute(saveDocumentTemplate, {
    write: async (call, { Kind, Id, UpdateTime = '', Name, Shared, Content, CopyOf }) => {
      const of = demandTemplates(call.actor, Kind, 'write')
      const given = CopyOf === undefined ? Content : (await demandTemplate(call, of, CopyOf)).content
      const id = await saveTemplate(call, of, {
        id: Id,
        name: Name,
        shared: Shared,
        content: given && templateContent(of.facts, given),
        seen: UpdateTime,
        shown: listed(call.actor),
      })
      return listed(call.actor)(await demandTemplate(call, of, id))
    },
  }),
  employeeRoute(removeDocumentTemplate, {
    write: async (call, { Kind, Id, UpdateTime }) => {
      const of = demandTemplates(call.actor, Kind, 'write')
      await removeTemplate(call, of, { id: Id, seen: UpdateTime, shown: listed(call.actor) })
      return null
    },
  }),
]
