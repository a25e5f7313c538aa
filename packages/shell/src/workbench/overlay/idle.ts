import { reaction } from 'mobx'
import type { WorkbenchModel } from '../WorkbenchModel.ts'

const usedKey = 'jst:used'
const uses = ['pointerdown', 'keydown', 'wheel'] as const
const lookEvery = 10_000

/** Locks the screen after the chosen minutes without activity in any browser tab. Returns a function that stops it. */
export function followUse(model: WorkbenchModel): () => void {
  const { display } = model.parts.app.ui
  const { storage } = model.parts
  let used = Date.now()
  const use = () => {
    if (Date.now() - used < lookEvery) return
    used = Date.now()
    try {
      storage.setItem(usedKey, String(used))
    } catch {
      // The storage is blocked: only this tab is tracked.
    }
  }
  const look = (minutes: number) => {
    used = Math.max(used, Number(storage.getItem(usedKey) ?? 0))
    if (!model.isGateShut && Date.now() - used >= minutes * 60_000) model.lock()
  }
  for (const type of uses) window.addEventListener(type, use, { passive: true })
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = reaction(
    () => Number(display.chosen.lockAfter),
    (minutes) => {
      clearInterval(timer)
      if (minutes > 0) timer = setInterval(() => look(minutes), lookEvery)
    },
    { fireImmediately: true },
  )
  return () => {
    stop()
    clearInterval(timer)
    for (const type of uses) window.removeEventListener(type, use)
  }
}
