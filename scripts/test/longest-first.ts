import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { weightOf } from './weights.mjs'

/** Begins the longest files first, so that no worker is left alone with one at the end. Without results of its own vitest goes by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weights = new Map(files.map((one) => [one, weightOf(one.moduleId)]))
    return files.toSorted((a, b) => weights.get(b)! - weights.get(a)!)
  }
}
