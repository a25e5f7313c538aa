import { isSmoke, sized } from './size.ts'

export interface Options {
  /** Names of the entries to run; empty: all. */
  readonly only: readonly string[]
  /** Interleaved rounds of every comparison. */
  readonly rounds: number
  /** Length of one load measurement. */
  readonly seconds: number
  /** Live sockets wanted; fewer where the limit of open files is lower. */
  readonly sockets: number
  /** CPU profiles of the server go to bench-results/. */
  readonly profile: boolean
  /** Lists of other products, built from the npm registry, beside the hand-written pages. */
  readonly peers: boolean
  /** The figures go to bench/results/, which is committed, as well. */
  readonly keep: boolean
  /** Every entry with little of everything: shows that it works, and judges and keeps nothing. */
  readonly smoke: boolean
  /** File of an earlier run that this one is compared with; '': the last results of bench/results/; undefined: none. */
  readonly compare: string | undefined
}

/**
 * Reads `--only=api,live --rounds=3 --seconds=2 --sockets=8000 --profile --peers --keep --smoke --compare[=<file>]`.
 * @throws Error that names an unknown option or entry.
 */
export function readOptions(args: readonly string[], entries: readonly string[]): Options {
  const given = new Map(args.map((argument) => [argument.replace(/^--/, '').split('=')[0]!, argument.split('=')[1] ?? '']))
  const optionNames = ['only', 'rounds', 'seconds', 'sockets', 'profile', 'smoke', 'compare', 'peers', 'keep']
  for (const name of given.keys())
    if (!optionNames.includes(name)) throw new Error(`unknown option --${name}; known: ${optionNames.map((one) => `--${one}`).join(' ')}`)
  const number = (name: string, fallback: number) => {
    const value = Number(given.get(name) ?? fallback)
    if (!(value > 0)) throw new Error(`--${name} must be a positive number`)
    return value
  }
  const only = (given.get('only') ?? '').split(',').filter(Boolean)
  for (const name of only) if (!entries.includes(name)) throw new Error(`no entry "${name}"; there are: ${entries.join(', ')}`)
  return {
    only,
    rounds: number('rounds', sized(5, 1)),
    seconds: number('seconds', sized(2, 0.2)),
    sockets: number('sockets', sized(8_000, 50)),
    profile: given.has('profile'),
    peers: given.has('peers') && !isSmoke,
    keep: given.has('keep'),
    smoke: isSmoke,
    compare: given.get('compare'),
  }
}
