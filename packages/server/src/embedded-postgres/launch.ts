import type { ChildProcess } from 'node:child_process'
import { StartupError } from '../startup-error.ts'

/** Takes one line of what the database reports about itself. */
export type LogLine = (line: string) => void

export interface Postmaster {
  /** Process number of the running database; undefined while it is down. */
  readonly pid: () => number | undefined
  /** Clean shutdown; resolves when the process is gone. */
  readonly stop: () => Promise<void>
}

const startLimitMs = 60_000
const firstPauseMs = 100
const longestPauseMs = 5_000

/**
 * Starts the database and starts it again when it dies without being asked.
 * Resolves when it accepts connections; rejects when the first start fails.
 */
export async function superviseDatabase(start: () => ChildProcess, log: LogLine): Promise<Postmaster> {
  let stopping = false
  let child: ChildProcess | undefined
  let restart: NodeJS.Timeout | undefined

  const launch = async () => {
    const started = start()
    child = started
    await accepting(started, log)
    started.once('exit', () => {
      if (!stopping) again(firstPauseMs)
    })
  }
  const again = (pause: number) => {
    log('内置数据库意外退出，正在重新启动')
    restart = setTimeout(() => {
      launch().catch((error: Error) => {
        log(error.message)
        if (!stopping) again(Math.min(pause * 2, longestPauseMs))
      })
    }, pause)
  }

  await launch()
  return {
    pid: () => (child && isRunning(child) ? child.pid : undefined),
    async stop() {
      stopping = true
      clearTimeout(restart)
      const running = child
      if (!running || !isRunning(running)) return
      const gone = new Promise((resolve) => running.once('exit', resolve))
      running.kill('SIGINT')
      const impatient = setTimeout(() => running.kill('SIGQUIT'), 8_000)
      await gone
      clearTimeout(impatient)
    },
  }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/** Waits for the word that connections are accepted; the lines before it become the error when it never comes. */
async function accepting(child: ChildProcess, log: LogLine): Promise<void> {
  const seen: string[] = []
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new StartupError(`内置数据库启动失败：${reason}\n${seen.slice(-12).join('\n')}`))
    const limit = setTimeout(() => {
      child.kill('SIGQUIT')
      fail('超过 60 秒没有就绪')
    }, startLimitMs)
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code, signal) => {
      clearTimeout(limit)
      fail(`进程退出（${code ?? signal}）`)
    })
    let rest = ''
    child.stderr!.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        log(line)
        if (seen.push(line) > 50) seen.shift()
        if (line.includes('ready to accept connections')) {
          clearTimeout(limit)
          resolve()
        }
      }
    })
  })
}
