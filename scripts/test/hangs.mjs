// When a run is ended: a machine may be slow, and a step that hangs says nothing more.

const minute = 60_000
/** From then on a step that hangs ends the run. */
const looksAfterMs = 40 * minute
/** A step that has said nothing for so long hangs. */
const silentMs = 5 * minute
/** The end of any run, before the machine that runs it is taken away. */
const endsAfterMs = 85 * minute

/**
 * Names of the running steps that a run is ended for at a moment, in ms since its begin; none while it goes on.
 * @param {number} now @param {ReadonlyMap<string, number>} heard when each running step was heard last
 */
export function hanging(now, heard) {
  if (now >= endsAfterMs) return [...heard.keys()]
  if (now < looksAfterMs) return []
  return [...heard].filter(([, at]) => now - at >= silentMs).map(([name]) => name)
}
