import * as calls from '@jst/contracts/si'
import { employeeRoute, type Route } from '../../../kernel/endpoint.ts'
import { FileAnswer } from '../../../kernel/file-answer.ts'
import { AppError } from '../../../kernel/errors.ts'
import { mediaTypes } from '../../../kernel/file-kinds.ts'
import { templateFile, templateFileName } from '../files/template-file.ts'
import { findTemplate, templatePage } from './template.repo.ts'
import { removeTemplate, saveTemplate, templateFromRecord, templateInfo, useTemplate } from './template.service.ts'

export const templateRoutes: readonly Route[] = [
  employeeRoute(calls.saveSiTemplate, { write: saveTemplate }),
  employeeRoute(calls.siTemplateInfo, {
    read: async ({ db, actor }, { Id }) => {
      const stored = await findTemplate(db, Id, actor.employeeId)
      if (!stored) throw new AppError('NOT_FOUND')
      return templateInfo(stored)
    },
  }),
  employeeRoute(calls.siTemplateList, {
    read: async ({ db, actor }, filter) => {
      const { Rows, Total } = await templatePage(db, actor, filter)
      return { Rows: Rows.map(templateInfo), Total }
    },
  }),
  employeeRoute(calls.useSiTemplate, { write: (call, { Id }) => useTemplate(call, Id) }),
  employeeRoute(calls.removeSiTemplate, {
    write: async (call, { Id }) => {
      await removeTemplate(call, Id)
      return null
    },
  }),
  employeeRoute(calls.addSiTemplateFromRecord, { write: templateFromRecord }),
  employeeRoute(calls.siTemplateFile, {
    read: async (_call, { GoodsType }) => new FileAnswer(templateFileName, mediaTypes.xlsx, await templateFile(GoodsType)),
  }),
]
