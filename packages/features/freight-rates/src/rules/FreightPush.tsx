import { salesRuleCalls } from '@jst/contracts/freight-rates'
import { useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { entityScreen } from '@jst/feature-kit/entity'
import { PushDesk } from '../push/PushDesk.tsx'
import { PushLog, preloadLog } from '../push/PushLog.tsx'
import { PushTabs } from '../push/PushTabs.tsx'
import { titles } from '../titles.ts'

const rules = entityScreen(salesRuleCalls, titles.salesRules, { siblings: <PushTabs current="rules" /> })

export const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
  const view = new URLSearchParams(location.search).get('View')
  if (view === 'log') preloadLog(app, location)
  else if (view !== 'push') rules.preload(app, location)
}

/** 销售加价: the mark-ups of the salesperson, the push of priced lists, and what was pushed. */
export function Screen() {
  const view = useScreenParams().get('View')
  if (view === 'push') return <PushDesk />
  return view === 'log' ? <PushLog /> : <rules.Screen />
}
