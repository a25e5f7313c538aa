import type { Tab } from '@jst/tab-bar'
import { TabBar } from '@jst/tab-bar/react'
import { Icon } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { useWorkbench } from './context.tsx'
import { iconOf, trailOf } from './menu.ts'
import { tabActionsOf } from './tabActions.ts'

/** The open pages, each with the icon of its place in the menu, and what can be done with one. */
export const Tabs = observer(function Tabs() {
  const model = useWorkbench()
  const { menu, parts, maximised } = model
  const words = texts.tabActs
  const iconFor = ({ path }: Tab) => {
    const screen = parts.services.screens.match(path)
    const [top] = trailOf(menu, screen?.menuPath ?? screen?.path ?? path)
    return top ? <Icon name={iconOf(top.icon)} size={14} /> : null
  }
  return (
    <TabBar
      {...tabActionsOf(parts)}
      labels={texts.tabs}
      looks={parts.app.ui.display.chosen.tabLooks}
      icon={iconFor}
      entries={({ path }) => [
        { key: 'window', label: words.newWindow, run: () => void window.open(path, '_blank', 'noopener') },
        { key: 'maximise', label: maximised ? words.restore : words.maximise, run: () => model.setMaximised(!maximised) },
      ]}
    />
  )
})
