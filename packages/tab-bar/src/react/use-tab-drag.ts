import { useState, type DragEvent } from 'react'
import type { TabStore } from '../tab-store.ts'
import type { Tab } from '../tab.ts'

export interface TabDrag {
  dropSide(key: string): 'before' | 'after' | undefined
  handle(phase: 'start' | 'over' | 'drop' | 'end', tab: Tab, event: DragEvent): void
}

/** Dragging a tab to another place: it lands where the tab under the pointer stands. */
export function useTabDrag(store: TabStore): TabDrag {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const indexOf = (key: string | undefined) => store.tabs.findIndex((tab) => tab.key === key)
  const stop = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return {
    dropSide(key) {
      if (dragged === undefined || key !== over || key === dragged) return undefined
      return indexOf(dragged) < indexOf(key) ? 'after' : 'before'
    },
    handle(phase, tab, event) {
      if (phase === 'start') {
        event.dataTransfer.effectAllowed = 'move'
        // Firefox starts a drag only with data.
        event.dataTransfer.setData('text/plain', tab.title)
        setDragged(tab.key)
      } else if (dragged === undefined) return
      else if (phase === 'over') {
        event.preventDefault()
        setOver(tab.key)
      } else {
        if (phase === 'drop') {
          event.preventDefault()
          store.move(indexOf(dragged), indexOf(tab.key))
        }
        stop()
      }
    },
  }
}
