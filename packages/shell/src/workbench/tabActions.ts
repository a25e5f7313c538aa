import { homeOf } from '@jst/feature-kit'
import type { TabActionPorts } from '@jst/tab-bar/react'
import { askBeforeClose } from './leaving.ts'
import type { WorkbenchParts } from './WorkbenchModel.ts'

/** How tabs of this workbench are shown and closed, by the bar and by keys. */
export const tabActionsOf = ({ app, tabs }: Pick<WorkbenchParts, 'app' | 'tabs'>): TabActionPorts => ({
  store: tabs,
  onNavigate: app.navigate,
  homePath: homeOf(app.surface === 'external' ? 'external' : 'internal'),
  beforeClose: (closing) => askBeforeClose(app, closing),
})
