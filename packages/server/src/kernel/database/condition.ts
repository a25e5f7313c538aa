import { statfs } from 'node:fs/promises'
import type { PgAddress } from './address.ts'
import { NoAnswer, probe } from './probe.ts'
import { texts } from '../kernel.texts.ts'

/** Reason why the database does not serve. `read-only`: it can be read but not written. */
export interface Trouble {
  readonly status: 'unavailable' | 'read-only'
  readonly reason: string
}

interface Limits {
  /** Timeout of the check. */
  readonly answerMs: number
  /** A write is tried at most this often. */
  readonly writeEveryMs: number
}
export const conditionLimits: Limits = { answerMs: 2_000, writeEveryMs: 1_000 }

/** Two segments of the write-ahead log: with less, small writes into pages that are there still work and all others fail. */
const leastFreeBytes = 32 * 1024 * 1024

/** Bytes that are free where the embedded database and files lie; undefined where that cannot be asked. */
export const freeBytesOf = (folder: string) => async (): Promise<number | undefined> => {
  const facts = await statfs(folder).catch(() => undefined)
  return facts && facts.bavail * facts.bsize
}

/**
 * Looks whether the database can be read as the application role, and written, and whether the disk has room. Looks at the same time share one.
 * @param freeBytes of the disk of the data folder
 */
export function createConditionCheck(
  address: PgAddress,
  limits: Limits = conditionLimits,
  freeBytes: () => Promise<number | undefined> = () => Promise.resolve(undefined),
): () => Promise<Trouble | undefined> {
  let lastWrite = -Infinity
  let writing: Trouble | undefined
  let looking: Promise<Trouble | undefined> | undefined

  const look = async () => {
    let read = false
    try {
      return await probe(address, limits.answerMs, async (client) => {
        await client.query('select from company limit 1')
        read = true
        if (((await freeBytes()) ?? Infinity) < leastFreeBytes) return diskFull()
        if (performance.now() - lastWrite < limits.writeEveryMs) return writing
        lastWrite = performance.now()
        writing = { status: 'read-only', reason: texts.condition.writeUnfinished(limits.answerMs / 1_000) }
        return (writing = await client.query(writeSomething).then(() => undefined, readOnly))
      })
    } catch (error) {
      return read ? writing : unavailable(error, limits)
    }
  }
  return () => (looking ??= look().finally(() => (looking = undefined)))
}

/** Writes a new row version, so that a full disk is noticed. */
const writeSomething = 'begin read write; delete from write_probe; insert into write_probe values (now()); commit'

function unavailable(error: unknown, { answerMs }: Limits): Trouble {
  const { code } = error as { code?: string }
  const reason =
    error instanceof NoAnswer
      ? texts.condition.noAnswer(answerMs / 1_000)
      : code === '57P03'
        ? texts.condition.starting
        : code === '42501' || code === '22023' || code === '42P01'
          ? texts.condition.roleMissing
          : texts.condition.unreachable
  return { status: 'unavailable', reason }
}

const diskFull = (): Trouble => ({ status: 'read-only', reason: texts.condition.notWritable(texts.condition.diskFull) })

function readOnly(error: unknown): Trouble {
  const { code, message } = error as { code?: string; message: string }
  const cause =
    code === '53100'
      ? texts.condition.diskFull
      : code === '25006' || message.includes('during recovery')
        ? texts.condition.readOnly
        : texts.condition.writeRefused(code ?? texts.condition.cutOff)
  return { status: 'read-only', reason: texts.condition.notWritable(cause) }
}
