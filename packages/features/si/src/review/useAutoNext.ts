import { browserSetting } from '@jst/feature-kit'
import { useState } from 'react'

/** 1: a verdict stays at its record. */
const stays = browserSetting('jst:si-audit-stay')

/** Setting: a verdict opens the next record. Stored in this browser, on by default. */
export function useAutoNext(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => stays.read() !== 1)
  return [
    on,
    (next) => {
      setOn(next)
      stays.write(next ? 0 : 1)
    },
  ]
}
