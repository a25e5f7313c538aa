// The tests of an area stay short: twenty more areas may come.

/** Seconds of processor time that the tests of one area may take, those of its server and those of its screens each. */
const mostSeconds = 60

/** Area of a test file, with the side that it tests; undefined for files of the kits. @param {string} file */
const areaOf = (file) => /^packages\/(?:server\/src\/modules|features)\/[^/]+/.exec(file)?.[0]

/**
 * Areas whose tests take too long, in sentences.
 * @param {Readonly<Record<string, number>>} took milliseconds of processor time by test file
 */
export function overlong(took) {
  const areas = Map.groupBy(Object.entries(took), ([file]) => areaOf(file))
  return [...areas].flatMap(([area, files]) => {
    const seconds = files.reduce((sum, [, ms]) => sum + ms, 0) / 1_000
    if (area === undefined || seconds <= mostSeconds) return []
    const [longest] = files.toSorted((a, b) => b[1] - a[1])
    return [
      `The tests of ${area} take ${Math.round(seconds)} s of processor time, ${mostSeconds} are allowed. The longest: ${longest[0]}, ${Math.round(longest[1] / 1_000)} s.`,
    ]
  })
}
