import * as calls from '@jst/contracts/si'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import { demandFound } from '../../../kernel/errors.ts'
import { mediaTypes } from '../../../kernel/files/file-kinds.ts'
import { templateFile, templateFileName } from '../files/template-file.ts'
import { findSiTemplate, siTemplatePage } from './template.repo.ts'
import { removeSiTemplateOf, saveSiTemplateOf, templateFromRecord, useSiTemplateOf } from './template.service.ts'

export const templateRoutes: readonly Route[] = [
  employeeRoute(calls.saveSiTemplate, { write: saveSiTemplateOf }),
  employeeRoute(calls.siTemplateInfo, {
    read: async ({ db, actor }, { Id }) => demandFound(await findSiTemplate(db, Id, actor.employeeId)),
  }),
  employeeRoute(calls.siTemplateList, { read: ({ db, actor }, filter) => siTemplatePage(db, actor, filter) }),
  employeeRoute(calls.useSiTemplate, { write: (call, { Id }) => useSiTemplateOf(call, Id) }),
  employeeRoute(calls.removeSiTemplate, { write: (call, { Id }) => removeSiTemplateOf(call, Id) }),
  employeeRoute(calls.addSiTemplateFromRecord, { write: templateFromRecord }),
  employeeRoute(calls.siTemplateFile, {
    read: async (_call, { GoodsType }) => new FileAnswer(templateFileName, mediaTypes.xlsx, await templateFile(GoodsType)),
  }),
]
