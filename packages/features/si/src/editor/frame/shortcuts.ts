import { isComposing } from '@jst/ui'
import { useEffect } from 'react'
import type { EditorMode } from '../model/editor-view.ts'
import type { SiEditorModel } from '../model/si-editor-model.ts'

const modes: Record<string, EditorMode> = { Digit1: 'fill', Digit2: 'allocate', Digit3: 'preview', Digit4: 'compare' }
/** Texts under edit have an undo of their own, a sheet and a dialog their own keys. */
const hasOwnUndo = (target: Element) => target.matches('textarea, select, input:not([type=checkbox]):not([type=radio])')

/** Keys of the editor while its tab is shown. */
export function useShortcuts(model: SiEditorModel, acts: { submit: () => void }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body
      if (event.defaultPrevented || isComposing(event) || target.closest('dialog')) return
      if (act(event, target)) event.preventDefault()
    }
    const act = (event: KeyboardEvent, target: Element): boolean => {
      const control = event.ctrlKey || event.metaKey
      const key = event.key.toLowerCase()
      if (control && key === 's') return done(() => void model.save())
      if (control && key === 'enter') return done(acts.submit)
      if (control && (key === 'z' || key === 'y') && !hasOwnUndo(target))
        return done(() => (key === 'y' || event.shiftKey ? model.redo() : model.undo()))
      if (key === 'f8') return done(() => model.view.goToNext())
      if (!event.altKey || control || target.closest('.jst-sheet')) return false
      const mode = modes[event.code]
      if (mode) return model.offers(mode) && done(() => model.view.show(mode))
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return done(() => model.view.step(event.key === 'ArrowDown' ? 1 : -1))
      return false
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [model, acts])
}

function done(work: () => void): true {
  work()
  return true
}
