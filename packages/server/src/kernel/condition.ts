import type { PgAddress } from './address.ts'
import { NoAnswer, probe } from './probe.ts'

/** What keeps the database from serving. `read-only`: it can be read but not written. */
export interface Trouble {
  readonly status: 'unavailable' | 'read-only'
  readonly reason: string
}

interface Limits {
  /** The answer comes by then, whatever the database does. */
  readonly answerMs: number
  /** A write is tried at most this often. */
  readonly writeEveryMs: number
}
export const conditionLimits: Limits = { answerMs: 2_000, writeEveryMs: 5_000 }

/** Looks whether the database can be read as the application role, and written. Looks at the same time share one. */
export function createConditionCheck(address: PgAddress, limits: Limits = conditionLimits): () => Promise<Trouble | undefined> {
  let lastWrite = -Infinity
  let writing: Trouble | undefined
  let looking: Promise<Trouble | undefined> | undefined

  const look = async () => {
    let read = false
    try {
      return await probe(address, limits.answerMs, async (client) => {
        await client.query('select from company limit 1')
        read = true
        if (performance.now() - lastWrite < limits.writeEveryMs) return writing
        lastWrite = performance.now()
        writing = { status: 'read-only', reason: `数据库可以读取，但写入在 ${limits.answerMs / 1_000} 秒内没有完成` }
        return (writing = await client.query(writeSomething).then(() => undefined, readOnly))
      })
    } catch (error) {
      return read ? writing : unavailable(error, limits)
    }
  }
  return () => (looking ??= look().finally(() => (looking = undefined)))
}

/** Takes a new place in the table's file, as what users store does. */
const writeSomething = 'begin read write; delete from write_probe; insert into write_probe values (now()); commit'

function unavailable(error: unknown, { answerMs }: Limits): Trouble {
  const { code } = error as { code?: string }
  const reason =
    error instanceof NoAnswer
      ? `数据库在 ${answerMs / 1_000} 秒内没有应答，正在自动重试`
      : code === '57P03'
        ? '数据库正在启动或恢复，请稍候'
        : code === '42501' || code === '22023' || code === '42P01'
          ? '数据库缺少应用角色 jst_app 或它的权限，请重新启动服务并按提示处理'
          : '数据库暂时无法连接，正在自动重试'
  return { status: 'unavailable', reason }
}

function readOnly(error: unknown): Trouble {
  const { code, message } = error as { code?: string; message: string }
  const cause =
    code === '53100'
      ? '磁盘空间不足，请清理磁盘或扩容'
      : code === '25006' || message.includes('during recovery')
        ? '数据库处于只读状态（备用库或正在恢复），请检查 DATABASE_URL 是否指向主库'
        : `写入被拒绝（${code ?? '连接中断'}），请查看数据库日志`
  return { status: 'read-only', reason: `数据库可以读取，但无法写入：${cause}` }
}
