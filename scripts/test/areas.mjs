// The tests of an area stay short: twenty more areas may come.

/** Seconds of processor time that the tests of one area may take, those of its server and those of its screens each. */
const mostSeconds = 60
/** Programs that run beside tests take their caches and make them up to a half longer: only beyond that a step fails for them. */
const noise = 1.5

/** Processor time of the piece of work below on the machine that the limit is meant for, in ms. */
const referenceMs = 400
const pieces = 400

/** Sorting, texts and objects, as tests are made of. */
function work() {
  const rows = Array.from({ length: 1_500 }, (_, at) => ({ no: `${(at * 7_919) % 10_007}`, kg: at * 1.5, at }))
  const sorted = rows.toSorted((one, other) => (one.no < other.no ? -1 : 1) || one.kg - other.kg)
  return JSON.parse(JSON.stringify(sorted))
}

/** How many times the time of that machine this one takes, now: a slow or shared one is no fault of the tests. At least 1. */
export function slowness() {
  const before = process.cpuUsage()
  for (let at = 0; at < pieces; at++) work()
  const { user, system } = process.cpuUsage(before)
  return Math.max(1, (user + system) / 1_000 / referenceMs)
}

/** Area of a test file, with the side that it tests; undefined for files of the kits. @param {string} file */
const areaOf = (file) => /^packages\/(?:server\/src\/modules|features)\/[^/]+/.exec(file)?.[0]

/**
 * Areas whose tests take too long, in sentences.
 * @param {Readonly<Record<string, number>>} took milliseconds of processor time by test file
 * @param {number} [slow] how many times the time of the usual machine they took
 * @returns {{ readonly told: string[], readonly refused: string[] }} longer than allowed, and so much longer that no noise explains it
 */
export function overlong(took, slow = 1) {
  const areas = Map.groupBy(Object.entries(took), ([file]) => areaOf(file))
  const told = []
  const refused = []
  for (const [area, files] of areas) {
    const seconds = files.reduce((sum, [, ms]) => sum + ms, 0) / 1_000 / slow
    if (area === undefined || seconds <= mostSeconds) continue
    const [longest] = files.toSorted((a, b) => b[1] - a[1])
    const list = seconds > mostSeconds * noise ? refused : told
    list.push(
      `The tests of ${area} take ${Math.round(seconds)} s of processor time, ${mostSeconds} are allowed. The longest: ${longest[0]}, ${Math.round(longest[1] / 1_000 / slow)} s.`,
    )
  }
  return { told, refused }
}
