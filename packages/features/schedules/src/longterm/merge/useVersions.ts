import { useMemo, useState } from 'react'
import type { Versions } from './merge.ts'

interface Stored {
  readonly UpdateTime: string
}

/** A form over something stored, in the version that is written on: the one that was opened, or what somebody else saved since. */
export function useOpened<T extends Stored, F>(opened: T | undefined, formOf: (stored: T | undefined) => F) {
  const [stored, setStored] = useState(opened)
  const [start, setStart] = useState(() => formOf(opened))
  const [form, setForm] = useState(start)
  return { stored, setStored, start, setStart, form, setForm, formOf, dirty: form !== start }
}

/** The versions to choose from while what a refused save brought is newer; `take` goes on from it with what was chosen. */
export function useVersions<T extends Stored, F>(opened: ReturnType<typeof useOpened<T, F>>, theirs: T | undefined) {
  const { stored, setStored, start, setStart, form, setForm, formOf } = opened
  const newer = theirs !== undefined && theirs.UpdateTime !== stored?.UpdateTime ? theirs : undefined
  const standing = useMemo(() => (newer ? formOf(newer) : undefined), [newer, formOf])
  const versions = useMemo(
    (): Versions<F> | undefined => (standing === undefined ? undefined : { before: start, theirs: standing, mine: form }),
    [standing, start, form],
  )
  const take = (merged: F) => {
    if (standing === undefined) return
    setStored(newer)
    setStart(standing)
    setForm(merged)
  }
  return { newer, versions, take }
}
