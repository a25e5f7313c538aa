import '@jst/ui/workbench-parts.css'
import type { ScreenKeys } from '@jst/feature-kit'
import { Dialog } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useWorkbench } from '../context.tsx'
import { shortcutTexts } from './shortcut.texts.ts'

/** Shortcuts of the current page, of the frame and of lists. */
export const Shortcuts = observer(function Shortcuts() {
  const model = useWorkbench()
  const { services, navigation, app } = model.parts
  const texts = shortcutTexts(app.session.language)
  const { screen } = navigation.shown
  const pageKeys = screen && services.screens.moduleOf(screen)?.keys
  return (
    <Dialog title={texts.title} width={720} onClose={() => model.showShortcuts(false)}>
      <div className="jst-shortcut-groups">
        {pageKeys ? <Group title={texts.groups.page} keys={pageKeys} /> : null}
        <Group title={texts.groups.frame} keys={texts.frame} />
        <Group title={texts.groups.list} keys={texts.list} />
        <Group title={texts.groups.form} keys={texts.form} />
        <Group title={texts.groups.menu} keys={texts.menu} />
      </div>
      <p className="jst-muted">{texts.none}</p>
    </Dialog>
  )
})

function Group({ title, keys }: { title: string; keys: ScreenKeys }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {keys.map(([key, act]) => (
          <div key={`${key} ${act}`}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
