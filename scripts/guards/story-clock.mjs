// Stories stand at one moment (.storybook/clock.ts). One that reads a clock shows something else tomorrow, and so does its picture.
import { files, read } from '../lib/workspaces.mjs'

const story = /\.stories\.tsx$|^packages\/ui\/src\/stories\.tsx$|^\.storybook\/.*\.tsx?$/
/** The frozen moment is set here, and pictures are taken only while it stands. */
const setsIt = new Set(['.storybook/clock.ts', '.storybook/visual.ts'])
const reads = /\bDate\.now\(|\bnew Date\(\)|\bperformance\.(now|timeOrigin)|\bTemporal\.Now\b|\bdayjs\(\)|\b(today|useNow)\(|MockDate/

/** Problems of one file's text; for the test of this guard. */
export function problemsOf(file, text) {
  if (!story.test(file) || setsIt.has(file)) return []
  return text.split('\n').flatMap((line, index) => {
    const [found] = reads.exec(line) ?? []
    if (!found || /^\s*(\/\/|\*|\/\*\*)/.test(line)) return []
    return [
      `${file}:${index + 1}: ${found} reads or moves the clock — Write the moment, or count from it with hoursLater of packages/ui/src/stories.tsx.`,
    ]
  })
}

export const check = () => files().flatMap((file) => (story.test(file) ? problemsOf(file, read(file)) : []))
