// Comments say what a value or a function is, with its noun first; commits say in one line what they do, and below it why (CONTRIBUTING.md).
import { spawnSync } from 'node:child_process'
import { files, read, root } from '../lib/workspaces.mjs'

const code = /\.(?:tsx?|mjs|mts)$/
/** A comment that begins with a riddle: the reader has to find out its subject. */
const riddle = /^(?:\s*\/\/ |\s*\/\*\*\s+|\s*\/\*\*\n\s*\* )(What|Who|Whether|Whoever|Whatever|As long as)\b[^\n]*/gm
const longestSubject = 72
const newest = 20

/** Riddles that are not rewritten yet, by folder. A number may only fall. */
const pending = {
  'packages/features/si/': 78,
  'packages/features/freight-rates/': 49,
  'packages/booking-reader/': 34,
  'packages/features/booking/': 28,
  'packages/features/portal/': 15,
  'packages/features/schedules/': 10,
  'packages/features/system/': 10,
  'packages/features/account/': 9,
  'packages/features/workbench/': 6,
  'packages/features/partner/': 7,
  'packages/features/quotes/': 7,
  'packages/features/company/': 6,
  'packages/features/master/': 5,
  'packages/features/messages/': 5,
}

/** Lines of a text that begin a comment with a riddle. @param {string} text @returns {number[]} */
export const riddlesOf = (text) =>
  [...text.matchAll(riddle)]
    .filter(({ 0: found, index }) => !found.trimStart().startsWith('//') || !/(?:^|\n)\s*\/\/[^\n]*\n$/.test(text.slice(0, index)))
    .map(({ 0: found, index }) => text.slice(0, index + found.search(/[WA]/)).split('\n').length)

/** Problems of commits as `git log --format=%s%x00%b%x01` prints them. @param {string} log */
export const commitProblems = (log) =>
  log
    .split('\x01')
    .map((entry) => entry.trim().split('\0'))
    .filter(([subject]) => subject)
    .flatMap(([subject, body = '']) => [
      ...(subject.length > longestSubject ? [`commit “${subject}”: ${subject.length} signs. Say it in ${longestSubject}.`] : []),
      ...(body.trim() === '' ? [`commit “${subject}”: has no body. Say why.`] : []),
    ])

/** @param {string} file */
const folderOf = (file) => Object.keys(pending).find((folder) => file.startsWith(folder))

export function check() {
  const counts = Object.fromEntries(Object.keys(pending).map((folder) => [folder, 0]))
  const problems = files()
    .filter((file) => code.test(file) && !file.startsWith('scripts/guards/comments.'))
    .flatMap((file) => {
      const lines = riddlesOf(read(file))
      const folder = folderOf(file)
      if (folder === undefined) return lines.map((line) => `${file}:${line}: begins with a riddle. Begin with the noun of the thing.`)
      counts[folder] += lines.length
      return []
    })
  for (const [folder, count] of Object.entries(counts))
    if (count !== pending[folder])
      problems.push(
        `${folder} has ${count} comments that begin with a riddle, ${pending[folder]} are noted. New ones are rewritten; a lower number is noted.`,
      )
  // a tree that was never committed has no log
  const { stdout } = spawnSync('git', ['log', '--no-merges', `--max-count=${newest}`, '--format=%s%x00%b%x01'], {
    cwd: root,
    encoding: 'utf8',
  })
  return [...problems, ...commitProblems(stdout)]
}
