import { Null } from 'typebox'
import { defineJob } from '../../../kernel/jobs/job.ts'
import { texts } from '../texts.ts'
import { keepLaneIndexes } from './index.repo.ts'

/** Every hour, the last time before midnight in China: the middle price of each lane is kept, so that later changes of rates do not change what was. */
export const laneIndexKeeping = defineJob({
  name: 'lane-index',
  zh: texts.laneIndex.job,
  data: Null(),
  cron: '41 * * * *',
  run: (context) => context.tx(async (tx) => ({ note: texts.laneIndex.done(await keepLaneIndexes(tx)) })),
})
