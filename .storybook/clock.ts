// Every story, its docs page and its picture stand at one moment: no countdown and no date changes from one day to the next.
import MockDate from 'mockdate'
import { storyNow } from '../packages/ui/src/stories.tsx'

export const holdClock = (): void => MockDate.set(storyNow)
export const letClockRun = (): void => MockDate.reset()

holdClock()
