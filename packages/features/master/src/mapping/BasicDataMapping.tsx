import { useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { AliasList } from './AliasList.tsx'
import { QueueList, preload as preloadQueue } from './QueueList.tsx'

const shows = (params: URLSearchParams) => (params.get('View') === 'aliases' ? 'aliases' : 'queue')

export const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
  if (shows(new URLSearchParams(location.search)) === 'queue') preloadQueue(app, location)
}

/** 基础数据映射: what files call our ports, carriers and charges. The queue of what nobody knows yet, and what has been learned. */
export function Screen() {
  return shows(useScreenParams()) === 'aliases' ? <AliasList /> : <QueueList />
}
