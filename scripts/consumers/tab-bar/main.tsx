import { TabStore } from '@jst/tab-bar'
import { TabBar, tabElementId } from '@jst/tab-bar/react'
import { useStore } from '@jst/store/react'
import { createRoot } from 'react-dom/client'

// A router of its own: the hash is the path.
const titles: Record<string, string> = { '/orders': '委托', '/bills': '提单', '/rates': '运价' }
const tabs = new TabStore({
  storage: localStorage,
  resolve: (path) => {
    const title = titles[path.split('?')[0] ?? '']
    return title === undefined ? undefined : { title }
  },
})
const follow = () => tabs.open(location.hash.slice(1))
window.addEventListener('hashchange', follow)
follow()

function Pages() {
  const { tabs: open, active } = useStore(tabs)
  return open.map(({ key, path, title, revision }) => (
    <section key={`${key} ${revision}`} role="tabpanel" aria-labelledby={tabElementId(key)} hidden={key !== active}>
      <h1>{title}</h1>
      <input aria-label={`${title} ${path}`} />
    </section>
  ))
}

createRoot(document.getElementById('root')!).render(
  <>
    <TabBar store={tabs} homePath="/orders" onNavigate={(path) => (location.hash = path)} />
    <Pages />
  </>,
)
