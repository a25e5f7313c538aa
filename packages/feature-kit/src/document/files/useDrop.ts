import { useState, type ClipboardEvent, type DragEvent } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
/** The kind of files over whose place something is dropped or pasted. */
const kindAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-kind]')?.dataset['kind'] : undefined

/** Takes files that are dropped on an element or pasted in it. */
export function useDrop(enabled: boolean, take: (files: readonly File[], kind: string | undefined) => void) {
  const [over, setOver] = useState(false)
  return {
    over: over && enabled,
    tabIndex: -1,
    onDragOver(event: DragEvent) {
      if (!enabled || !hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop(event: DragEvent) {
      setOver(false)
      if (!enabled || !hasFiles(event)) return
      event.preventDefault()
      take([...event.dataTransfer.files], kindAt(event.target))
    },
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files]
      if (!enabled || files.length === 0) return
      event.preventDefault()
      take(files, kindAt(event.target))
    },
  }
}
