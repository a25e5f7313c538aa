import { beginExport, mostDirectRows, openExport } from '@jst/contracts/entity'
import { Check } from 'typebox/value'
import { factsOf, writeAudit } from '../../kernel/audit/audit.ts'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { storedFile } from '../../kernel/http/file-answer.ts'
import { jobs } from '../../kernel/jobs/send.ts'
import { demandCallAccess } from '../../kernel/access/call-access.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { coerceQuery } from '../../kernel/schema/validate.ts'
import { texts } from '../kit.texts.ts'
import { exportJob } from './export.job.ts'
import { findExport } from './export.repo.ts'
import { sourceOf } from './sources.ts'

/** The calls of all exports. */
export const exportRoutes = ({ blobs }: Pick<Surroundings, 'blobs'>): Route[] => [
  employeeRoute(beginExport, {
    limit: { calls: 60, perSeconds: 60 },
    longRead: true,
    // the key keeps a second call from a second file
    ownTransactions: async ({ db, actor, requestId }, { Path, Query }) => {
      const source = sourceOf(Path)
      if (!source) throw new AppError('NOT_FOUND')
      demandCallAccess(source.call.may, actor)
      const query = { ...Query }
      coerceQuery(source.call.query, query)
      if (!Check(source.call.query, query)) throw invalid('Query', texts.exports.badQuery)
      const Rows = await source.count(db, actor, query)
      if (Rows <= mostDirectRows) return { Rows, JobId: 0 }
      const { companyId, employeeId } = actor
      const data = { path: Path, query }
      const sent = { by: { companyId, employeeId }, about: source.zh, key: JSON.stringify([employeeId, data]) }
      const JobId = await db.tx(async (tx) => {
        const id = await jobs.send(tx, exportJob, data, sent)
        writeAudit(tx, actor, requestId, {
          action: 'export.begin',
          entity: 'job_run',
          entityId: id,
          diff: { Path, Rows, ...factsOf({ Query }) },
        })
        return id
      })
      return { Rows, JobId }
    },
  }),
  employeeRoute(openExport, {
    read: async ({ db, actor }, { Id }) => {
      const found = await findExport(db, actor.employeeId, Id)
      const source = found && sourceOf(found.path)
      if (!source) throw new AppError('NOT_FOUND', { message: texts.exports.gone })
      demandCallAccess(source.call.may, actor)
      return storedFile(blobs, found, found.name, found.mediaType)
    },
  }),
]
