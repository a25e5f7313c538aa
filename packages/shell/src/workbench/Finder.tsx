import type { PaletteProps } from '@jst/feature-kit'
import { Icon } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ComponentType } from 'react'
import { texts } from '../texts.ts'
import { useWorkbench } from './context.tsx'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the command palette: a button that looks like a field, and Ctrl+K. The palette is loaded on first use. */
export const Finder = observer(function Finder() {
  const { parts } = useWorkbench()
  const { app, frameSettings, frame } = parts
  const [loaded, setLoaded] = useState<{
    Palette: ComponentType<PaletteProps>
    Finding: ComponentType<{ Palette: ComponentType<PaletteProps>; onClose: () => void }>
  }>()
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpen(true)
    void frameSettings.load()
    if (!frame) return
    Promise.all([frame.palette(), import('./overlay/Finding.tsx')]).then(
      ([{ Palette }, { Finding }]) => setLoaded({ Palette, Finding }),
      () => {
        setOpen(false)
        app.notify.error(texts.chunkFailed)
      },
    )
  }
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      show()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })
  if (!frame) return null
  const words = texts.finder
  return (
    <>
      <button
        type="button"
        className="jst-finder"
        title={words.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
      >
        <Icon name="search" />
        <span>{words.short}</span>
        <kbd aria-hidden="true">{isMac ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {open && loaded ? <loaded.Finding Palette={loaded.Palette} onClose={() => setOpen(false)} /> : null}
    </>
  )
})
