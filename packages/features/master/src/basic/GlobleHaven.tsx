import { portCalls } from '@jst/contracts/master'
import { entityScreen } from '@jst/feature-kit/entity'
import { LazyPortMap } from '../map/lazy.tsx'
import { mapParts } from '../map/mapParts.tsx'
import { titles } from '../titles.ts'

const parts = mapParts((list, open) => <LazyPortMap list={list} open={open} />)
export const { Screen, preload } = entityScreen(portCalls, titles.ports, parts)
