import { terminalCalls } from '@jst/contracts/master'
import { entityScreen } from '@jst/feature-kit/entity'
import { LazyEntityMap } from '../map/lazy.tsx'
import { mapParts } from '../map/mapParts.tsx'
import { titles } from '../titles.ts'

const parts = mapParts((list, open) => (
  <LazyEntityMap label={titles.terminals} calls={terminalCalls} kind="terminal" list={list} open={open} />
))
export const { Screen, preload } = entityScreen(terminalCalls, titles.terminals, parts)
