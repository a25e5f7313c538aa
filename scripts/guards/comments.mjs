// Comments say what a value or a function is, with its noun first; commits say in one line what they do, and below it why (CONTRIBUTING.md).
import { spawnSync } from 'node:child_process'
import { files, read, root } from '../lib/workspaces.mjs'

const code = /\.(?:tsx?|mjs|mts)$/
/** A comment that begins with a riddle: the reader has to find out its subject. */
const riddle = /^(?:\s*\/\/ |\s*\/\*\*\s+|\s*\/\*\*\n\s*\* )(What|Who|Whether|Whoever|Whatever|As long as)\b[^\n]*/gm
const longestSubject = 72
const newest = 20

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

export function check() {
  const problems = files()
    .filter((file) => code.test(file) && !file.startsWith('scripts/guards/comments.'))
    .flatMap((file) => riddlesOf(read(file)).map((line) => `${file}:${line}: begins with a riddle. Begin with the noun of the thing.`))
  // a tree that was never committed has no log
  const { stdout } = spawnSync('git', ['log', '--no-merges', `--max-count=${newest}`, '--format=%s%x00%b%x01'], {
    cwd: root,
    encoding: 'utf8',
  })
  return [...problems, ...commitProblems(stdout)]
}
