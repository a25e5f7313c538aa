import { useState } from 'react'

const name = 'jst:si-audit-stay'

/** Whether a verdict leads on to the next record; kept in this browser, on until somebody turns it off. */
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
