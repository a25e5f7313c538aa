// Child processes of the scripts: output inherited, signals passed on, an exit code as the answer.
import { spawn } from 'node:child_process'

/**
 * Runs a program to its end and answers its exit code. Variables in `env` are defaults: what the caller's environment sets wins.
 * `heldUnder`: a heading; what the program prints is kept back and printed below it at the end, for programs that run side by side.
 * @param {string} program @param {string[]} args @param {{ env?: Record<string, string>, cwd?: string, heldUnder?: string }} [options]
 */
export function run(program, args, { env = {}, cwd, heldUnder } = {}) {
  const child = spawn(program, args, {
    stdio: heldUnder === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    cwd,
    env: { ...env, ...process.env },
    shell: process.platform === 'win32' && program !== process.execPath,
  })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => printed.push(part))
  const pass = (signal) => child.kill(signal)
  process.on('SIGINT', pass)
  process.on('SIGTERM', pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    // with pipes, the last words may come after the exit
    child.on(heldUnder === undefined ? 'exit' : 'close', (code, signal) => {
      process.off('SIGINT', pass)
      process.off('SIGTERM', pass)
      if (heldUnder !== undefined) process.stdout.write(Buffer.concat([Buffer.from(`${heldUnder}\n`), ...printed]))
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

/** As `run`, but ends this process with the same code when it is not 0. */
export async function exec(program, args, options) {
  const code = await run(program, args, options)
  if (code !== 0) process.exit(code)
}
