import { randomInt } from 'node:crypto'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { tooMany } from '../../../kernel/limits/limits.ts'
import { sameHash, type Secrets } from '../../../kernel/access/secrets.ts'
import { countTry } from '../sign-in/ceiling.ts'
import { DemoOutbox, type CodePurpose, type CodeSender } from './code-sender.ts'
import { texts } from '../texts.ts'

const validSeconds = 300
const resendSeconds = 60
const mostADay = 10
const mostFailures = 5
const daySeconds = 86_400

interface Request {
  readonly mobile: string
  readonly purpose: CodePurpose
  readonly ip: string
  /** False: counted and answered like any other, but no message goes out (the number belongs to nobody). Default true. */
  readonly deliver?: boolean
}

/** Codes that prove a mobile: six digits, five minutes, one use, five tries; one a minute, ten a day per number and per address. */
export interface MobileCodes {
  /** Seconds until the next one. @throws AppError NOT_CONFIGURED, TOO_MANY_REQUESTS. `system` is the server's own view. */
  send(system: Db, request: Request): Promise<number>
  /** No mobile network is behind it: `demoMobileCode` shows the codes. */
  readonly inOutbox: boolean
  /**
   * True once. Has a transaction of its own, so that a wrong try counts even when the caller's work is rolled back.
   * @throws AppError TOO_MANY_REQUESTS after too many wrong codes for the number
   */
  check(system: Db, request: Omit<Request, 'deliver'>, code: string): Promise<boolean>
}

interface Parts {
  readonly sender: CodeSender | undefined
  readonly secrets: Secrets
  readonly now: () => Date
  readonly log: (error: Error) => void
}

export function createMobileCodes({ sender, secrets, now, log }: Parts): MobileCodes {
  const hashOf = (mobile: string, purpose: CodePurpose, code: string) => secrets.hash('mobile code', `${mobile} ${purpose} ${code}`)
  return {
    inOutbox: sender instanceof DemoOutbox,
    async send(system, { mobile, purpose, ip, deliver = true }) {
      if (!sender) throw new AppError('NOT_CONFIGURED', { message: texts.noSms })
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await system.tx(async (tx) => {
        await demandRoom(tx, mobile, ip, now())
        await tx.query('insert into mobile_code (mobile, purpose, code_hash, ip, create_time) values ($1, $2, $3, $4, $5)', [
          mobile,
          purpose,
          hashOf(mobile, purpose, code),
          ip,
          now().toISOString(),
        ])
      })
      // not waited for: a number that belongs to nobody must not answer sooner. The outbox of a demo shows a code for every number.
      if (deliver || sender instanceof DemoOutbox) sender.send({ mobile, code, purpose }).catch(log)
      return resendSeconds
    },
    async check(system, { mobile, purpose, ip }, code) {
      const counted = await countTry({ now, log }, system, { proof: 'mobile', subject: mobile, ip })
      const right = await system.tx(async (tx) => {
        const since = new Date(now().getTime() - validSeconds * 1_000).toISOString()
        const [last] = await tx.query<{ id: number; codeHash: string; failures: number; used: boolean }>(
          `select id, code_hash as "codeHash", failures, used_at is not null as used from mobile_code
           where mobile = $1 and purpose = $2 and create_time > $3 order by create_time desc, id desc limit 1 for update`,
          [mobile, purpose, since],
        )
        if (!last || last.used || last.failures >= mostFailures) return false
        const matches = sameHash(last.codeHash, hashOf(mobile, purpose, code))
        if (matches) await tx.query('update mobile_code set used_at = $2 where id = $1', [last.id, now().toISOString()])
        else await tx.query('update mobile_code set failures = failures + 1 where id = $1', [last.id])
        return matches
      })
      if (right) await counted.passed()
      else counted.failed()
      return right
    },
  }
}

/** @throws AppError TOO_MANY_REQUESTS. Requests for the same number or address follow one another. */
async function demandRoom(tx: Queryable, mobile: string, ip: string, now: Date): Promise<void> {
  for (const key of [`mobile ${mobile}`, `address ${ip}`]) await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 30))', [key])
  const dayAgo = new Date(now.getTime() - daySeconds * 1_000).toISOString()
  const [sent] = await tx.query<{ ofMobile: number; ofAddress: number; lastAt: string | null; oldestAt: string }>(
    `select count(*) filter (where mobile = $1) as "ofMobile", count(*) filter (where ip = $2) as "ofAddress",
       max(create_time) filter (where mobile = $1) as "lastAt", min(create_time) as "oldestAt"
     from mobile_code where (mobile = $1 or ip = $2) and create_time > $3`,
    [mobile, ip, dayAgo],
  )
  const { ofMobile, ofAddress, lastAt, oldestAt } = sent!
  if (ofMobile >= mostADay || ofAddress >= mostADay)
    throw new AppError('TOO_MANY_REQUESTS', {
      message: texts.codesADay(mostADay),
      retryAfter: secondsUntil(oldestAt, daySeconds, now),
    })
  if (lastAt && secondsUntil(lastAt, resendSeconds, now) > 0) throw tooMany(secondsUntil(lastAt, resendSeconds, now), texts.codeSent)
}

const secondsUntil = (since: string, seconds: number, now: Date) => Math.ceil((Date.parse(since) - now.getTime()) / 1_000) + seconds
