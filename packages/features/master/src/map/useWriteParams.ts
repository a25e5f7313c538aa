import { useApp, useScreen } from '@jst/feature-kit'
import { useCallback } from 'react'

/** Writes parameters into the tab's own address; undefined takes one out. */
export function useWriteParams(): (changes: Readonly<Record<string, string | undefined>>) => void {
  const { navigate } = useApp()
  const { pathname, search } = useScreen().location
  return useCallback(
    (changes) => {
      const params = new URLSearchParams(search)
      for (const [name, value] of Object.entries(changes)) {
        if (value) params.set(name, value)
        else params.delete(name)
      }
      const text = params.toString()
      navigate(pathname + (text && `?${text}`), { replace: true })
    },
    [navigate, pathname, search],
  )
}
