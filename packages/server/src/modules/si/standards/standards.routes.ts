import * as calls from '@jst/contracts/si'
import { largestDcsaFile } from '@jst/contracts/si'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import { AppError } from '../../../kernel/errors.ts'
import { standardFile } from './export.service.ts'
import { importDcsa } from './import.service.ts'

const limit = { calls: 60, perSeconds: 60 }

export const standardRoutes: readonly Route[] = [
  employeeRoute(calls.exportSiStandard, {
    limit,
    read: async ({ db, actor }, input) => {
      const { name, type, bytes } = await standardFile(db, actor, input)
      return new FileAnswer(name, type, bytes)
    },
  }),
  employeeRoute(calls.siStandardLosses, {
    limit,
    read: async ({ db, actor }, input) => {
      const { name, losses } = await standardFile(db, actor, input)
      return { FileName: name, Losses: losses }
    },
  }),
  employeeRoute(calls.importSiDcsa, {
    limit,
    upload: { maxBytes: largestDcsaFile, kinds: ['json'] },
    write: async (call, input) => {
      if (!call.file) throw new AppError('BAD_FILE')
      return importDcsa(call, call.file.bytes, input)
    },
  }),
]
