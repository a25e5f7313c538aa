import { laneCalls } from '@jst/contracts/master'
import { entityScreen } from '@jst/feature-kit/entity'
import { LaneTreeButton } from '../lanes/LaneTree.tsx'
import { titles } from '../titles.ts'

export const { Screen, preload } = entityScreen(laneCalls, titles.lanes, { actions: () => <LaneTreeButton /> })
