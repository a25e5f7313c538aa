import { AppLink, IconButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { useWorkbench } from './context.tsx'
import { trailOf } from './menu.ts'

/** Breadcrumbs of the page, and the star that makes it a favourite. */
export const Crumbs = observer(function Crumbs() {
  const { menu, parts, reached } = useWorkbench()
  const { frameSettings, navigation, tabs } = parts
  const { screen, path } = navigation.shown
  const tab = tabs.get(reached)
  const trail = trailOf(menu, screen?.menuPath ?? screen?.path ?? path)
  if (!screen || !tab) return null
  const words = texts.crumbs
  const isFavourite = frameSettings.isFavourite(path)
  // a page below a menu entry has the title of its tab
  const below = trail.at(-1)?.path?.toLowerCase() !== screen.path.toLowerCase()
  return (
    <nav className="jst-crumbs" aria-label={words.label}>
      <ol>
        {trail.map((entry, at) => (
          <li key={entry.key}>
            {entry.path !== undefined && (below || at < trail.length - 1) ? <AppLink to={entry.path}>{entry.name}</AppLink> : entry.name}
          </li>
        ))}
        {below ? <li>{tab.title}</li> : null}
      </ol>
      <IconButton
        icon="star"
        label={isFavourite ? words.drop : words.keep}
        pressed={isFavourite}
        onClick={() => frameSettings.toggle({ path, title: tab.title })}
      />
    </nav>
  )
})
