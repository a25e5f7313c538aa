import { useState } from 'react'

const name = 'jst:si-audit-stay'

/** Setting: a verdict opens the next record. Stored in this browser, on by default. */
export function useAutoNext(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => read() !== '1')
  return [
    on,
    (next) => {
      setOn(next)
      try {
        localStorage.setItem(name, next ? '0' : '1')
      } catch {
        // without a storage it holds for this page
      }
    },
  ]
}

function read(): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
