import { observable, runInAction } from 'mobx'
import { useCallback, useState } from 'react'

/**
 * The id of what a form has made by its first save, whose own address must not begin the form anew. It is told at once, not with React's next
 * render: the address that follows is compared with it. For observers.
 */
export function useCreated(): [number | undefined, (id: number) => void] {
  const [createdId] = useState(() => observable.box<number | undefined>(undefined))
  const tell = useCallback((id: number) => runInAction(() => createdId.set(id)), [createdId])
  return [createdId.get(), tell]
}
