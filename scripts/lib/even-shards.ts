import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A file that draws takes this much longer than another one of its size. */
const drawing = 5
const weightOf = (file: string) => statSync(file).size * (file.endsWith('.tsx') ? drawing : 1)

/** Deals the files of a run out to its shards by the work they are likely to be, so that shards that run side by side end together. */
export class EvenShards extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard!
    const weights = new Map(files.map(({ moduleId }) => [moduleId, weightOf(moduleId)]))
    const sorted = files.toSorted((a, b) => weights.get(b.moduleId)! - weights.get(a.moduleId)! || (a.moduleId < b.moduleId ? -1 : 1))
    // 1 2 2 1 1 2 2 1 …: the first of each pair is the larger one
    return sorted.filter((_, at) => {
      const place = at % (2 * count)
      return (place < count ? place : 2 * count - 1 - place) === index - 1
    })
  }
}
