// Runs steps side by side, as far as the processors go: each is begun when those that it keeps busy are free.

/**
 * Steps that are ready are begun in their order. One that needs more than is free holds back what needs a whole processor, else it would come last
 * and run beside nothing; what mostly waits passes it. A step whose `after` failed does not run: several of them would each make what is missing, at
 * the same time and in the same folders.
 * @template {{ name: string, cores: number, after?: string }} S
 * @param {readonly S[]} steps @param {number} cores @param {(step: S) => Promise<boolean>} take answers whether the step passed
 * @param {() => boolean} [stopped]
 * @returns {Promise<S[]>} the steps that did not run: for that reason, or because all was stopped before
 */
export async function schedule(steps, cores, take, stopped = () => false) {
  let waiting = [...steps]
  const left = []
  const names = new Set(steps.map(({ name }) => name))
  const ended = new Set()
  const running = new Map()
  let busy = 0
  const isReady = ({ after }) => after === undefined || !names.has(after) || ended.has(after)
  const fits = ({ cores: needed }) => running.size === 0 || busy + Math.min(needed, cores) <= cores
  /** Place of the next step to be begun; -1 for none. */
  const next = () => {
    let held = false
    return waiting.findIndex((step) => {
      if (!isReady(step) || (held && step.cores >= 1)) return false
      held ||= !fits(step)
      return fits(step)
    })
  }
  while ((waiting.length > 0 && !stopped()) || running.size > 0) {
    for (let at = next(); at >= 0 && !stopped(); at = next()) {
      const [step] = waiting.splice(at, 1)
      const needed = Math.min(step.cores, cores)
      busy += needed
      running.set(
        step.name,
        take(step).then((ok) => {
          busy -= needed
          if (ok) ended.add(step.name)
          else {
            left.push(...waiting.filter(({ after }) => after === step.name))
            waiting = waiting.filter(({ after }) => after !== step.name)
          }
          running.delete(step.name)
        }),
      )
    }
    await Promise.race(running.values())
  }
  return [...left, ...waiting]
}
