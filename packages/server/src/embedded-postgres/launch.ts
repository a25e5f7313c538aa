import type { ChildProcess } from 'node:child_process'
import { StartupError } from '../startup-error.ts'
import { texts } from './postgres.texts.ts'

/** Takes one line of what the database reports about itself. */
export type LogLine = (line: string) => void

export interface Postmaster {
  /** Process number of the running database; undefined while it is down. */
  readonly pid: () => number | undefined
  /** Clean shutdown; resolves when the process is gone. */
  readonly stop: () => Promise<void>
}

/** A start takes as long as it takes (recovery after a crash, a restored backup) while the database reports; it does so every few seconds. */
const silenceLimitMs = 60_000
const noticeEveryMs = 10_000
const firstPauseMs = 100
const longestPauseMs = 5_000

/**
 * Starts the database and starts it again when it dies without being asked.
 * Resolves when it accepts connections; rejects when the first start fails.
 */
export async function superviseDatabase(start: () => ChildProcess, log: LogLine, notice: LogLine): Promise<Postmaster> {
  let stopping = false
  let child: ChildProcess | undefined
  let restart: NodeJS.Timeout | undefined

  const launch = async () => {
    const started = start()
    child = started
    await accepting(started, log, notice)
    started.once('exit', () => {
      if (!stopping) again(firstPauseMs)
    })
  }
  const again = (pause: number) => {
    log(texts.restarting)
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
async function accepting(child: ChildProcess, log: LogLine, notice: LogLine): Promise<void> {
  const seen: string[] = []
  const progress = setInterval(() => notice(texts.stillStarting(seen.at(-1) ?? texts.noOutput)), noticeEveryMs)
  let silence: NodeJS.Timeout | undefined
  const ready = new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new StartupError(texts.startFailed(reason, seen.slice(-12).join('\n'))))
    const heard = () => {
      clearTimeout(silence)
      silence = setTimeout(() => {
        child.kill('SIGQUIT')
        fail(texts.noProgress(silenceLimitMs / 1_000))
      }, silenceLimitMs)
    }
    heard()
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code, signal) => fail(texts.exited(code ?? signal)))
    let rest = ''
    child.stderr!.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        log(line)
        if (seen.push(line) > 50) seen.shift()
        if (line.includes('ready to accept connections')) resolve()
      }
      if (silence) heard()
    })
  })
  try {
    await ready
  } finally {
    clearInterval(progress)
    clearTimeout(silence)
    silence = undefined
  }
}
