import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { root } from '../lib/workspaces.mjs'
import { keep, prove } from './store.mjs'
import { isUnchanged } from './tree.mjs'

interface Keys {
  readonly tree: [string, string][]
  readonly keys: Record<string, string>
}

/** Keeps what each file took, and that those which passed are proven. TEST_KEYS names a file with their keys and the tree they are of: see files.mjs. */
export default class Recorder implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const { tree, keys } = JSON.parse(readFileSync(process.env.TEST_KEYS!, 'utf8')) as Keys
    const proves = unhandled.length === 0 && isUnchanged(new Map(tree))
    const took: Record<string, number> = {}
    const processor: Record<string, number> = {}
    for (const module of modules) {
      const file = path.relative(root, module.moduleId).split(path.sep).join('/')
      const { duration, collectDuration, setupDuration } = module.diagnostic()
      took[file] = Math.round(duration + collectDuration + setupDuration)
      const { processorMs } = module.meta()
      if (processorMs !== undefined) processor[file] = processorMs
      // an error outside of any test belongs to one of them, nobody knows which
      if (proves && module.ok() && keys[file]) prove(keys[file], file)
    }
    keep('durations', took)
    keep('processor', processor)
  }
}
