import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { root } from '../lib/workspaces.mjs'
import { keepDurations, prove } from './store.mjs'

/** Keeps what each file took, and that those which passed are proven. TEST_KEYS names the file with their keys: see files.mjs. */
export default class Recorder implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const keys = JSON.parse(readFileSync(process.env.TEST_KEYS!, 'utf8')) as Record<string, string>
    const took: Record<string, number> = {}
    for (const module of modules) {
      const file = path.relative(root, module.moduleId).split(path.sep).join('/')
      const { duration, collectDuration, setupDuration } = module.diagnostic()
      took[file] = Math.round(duration + collectDuration + setupDuration)
      // an error outside of any test belongs to one of them, nobody knows which
      if (unhandled.length === 0 && module.ok() && keys[file]) prove(keys[file], file)
    }
    keepDurations(took)
  }
}
