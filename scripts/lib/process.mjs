// Child processes of the scripts: output inherited or kept, signals passed on, an exit code as the answer.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** How long the last words of a program are waited for: a process it left behind would hold its pipes open for good. */
const lastWordsMs = 2_000

/** Ticks of `/proc`, of which every Linux shows a hundred a second. */
const tickMs = 10

/** Processor time of all ended children of this process and of theirs, in ms; undefined where the system does not tell it. */
function childrenMs() {
  if (process.platform !== 'linux') return undefined
  // behind the name of the program, which may have spaces: cutime and cstime are the fields 16 and 17 of all
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ')
  return (Number(fields[13]) + Number(fields[14])) * tickMs
}
let accountedMs = childrenMs()

/** Processor time of the child that has just ended, with its own children. */
function endedMs() {
  const all = childrenMs()
  const own = all === undefined ? undefined : all - accountedMs
  accountedMs = all
  return own
}

/**
 * Runs a program to its end and answers its exit code. Variables in `env` are defaults: what the caller's environment sets wins.
 * `heldUnder`: a heading; what the program prints is kept back and printed below it at the end, for programs that run side by side.
 * `silent`: nothing of it is printed.
 * `used`: takes the processor time in ms that the program and its children needed, where the system tells it.
 * `printed`: takes what the program prints, in order, beside the terminal. It is piped then; a terminal still gets its colours.
 * @param {string} program @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, heldUnder?: string, printed?: Buffer[], silent?: boolean,
 *   used?: (ms: number | undefined) => void }} [options]
 */
export function run(program, args, { env = {}, cwd, heldUnder, printed, silent = false, used } = {}) {
  const held = heldUnder !== undefined
  const piped = held || printed !== undefined
  if (piped && !held && process.stdout.isTTY) env = { FORCE_COLOR: '1', ...env }
  const child = spawn(program, args, {
    stdio: piped ? [held ? 'ignore' : 'inherit', 'pipe', 'pipe'] : 'inherit',
    cwd,
    env: { ...env, ...process.env },
    shell: process.platform === 'win32' && program !== process.execPath,
  })
  const parts = printed ?? []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      parts.push(part)
      if (!held) process.stdout.write(part)
    })
  }
  const pass = (signal) => child.kill(signal)
  process.on('SIGINT', pass)
  process.on('SIGTERM', pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', async (code, signal) => {
      used?.(endedMs())
      // with pipes, the last words may come after the exit
      if (piped) await Promise.race([once(child, 'close'), delay(lastWordsMs, undefined, { ref: false })])
      process.off('SIGINT', pass)
      process.off('SIGTERM', pass)
      if (held && !silent) process.stdout.write(Buffer.concat([Buffer.from(`${heldUnder}\n`), ...parts]))
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

/** As `run`, but ends this process with the same code when it is not 0. */
export async function exec(program, args, options) {
  const code = await run(program, args, options)
  if (code !== 0) process.exit(code)
}
