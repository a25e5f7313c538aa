import type { FastifyRequest } from 'fastify'
import { isEmployee } from '../access/actor.ts'
import { readUpload, receiveFile, type UploadedFile, type UploadRules } from '../files/files.ts'
import { Semaphores, type Bound } from './concurrency.ts'

/** Uploads at once. Their transactions take at most `process` connections of the pool, so that other calls always find one. */
const mostUploads = { person: 2, company: 4, process: 6 } as const

export type RunUpload = <T>(request: FastifyRequest, rules: UploadRules, work: (file: UploadedFile) => Promise<T>) => Promise<T>

/**
 * Receives a file, reads it, and runs the call with it. Person and company are bounded before the body is read, so that what waits costs no memory;
 * the process is bounded after it, so that a slow connection takes no place from others.
 */
export function createUploads(): RunUpload {
  const arriving = new Semaphores()
  const working = new Semaphores()
  return (request, rules, work) =>
    arriving.run(boundsOf(request), async () => {
      const received = await receiveFile(request, rules)
      return working.run([{ name: 'process', most: mostUploads.process }], async () => {
        const { Sheet } = request.query as { readonly Sheet?: string }
        const { file, drop } = await readUpload(received, rules, Sheet === '' ? undefined : Sheet)
        try {
          return await work(file)
        } finally {
          await drop()
        }
      })
    })
}

/** People without a company count for themselves, strangers by their address. */
function boundsOf({ actor, ip }: FastifyRequest): Bound[] {
  const person = { name: actor ? `person ${actor.userId}` : `address ${ip}`, most: mostUploads.person }
  return actor && isEmployee(actor) ? [person, { name: `company ${actor.companyId}`, most: mostUploads.company }] : [person]
}
