/** Progress of a multi-draft set (spec §4). */
export type Progress = 'init' | 'process1' | 'process2' | 'finish'

/** No draft: init; as many as the target: finish, which wins; one: process1; more: process2. */
export function progressOf(count: number, target: number): Progress {
  if (count === 0) return 'init'
  if (count === target) return 'finish'
  return count === 1 ? 'process1' : 'process2'
}
