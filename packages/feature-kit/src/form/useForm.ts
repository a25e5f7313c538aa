import { reaction } from 'mobx'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useApp } from '../app/context.tsx'
import { useKitTexts } from '../screens/language.tsx'
import { useConfirmLeave, useScreen } from '../screens/scope.tsx'
import { FormModel } from './FormModel.ts'
import type { FormSpec, Stored } from './spec.ts'

/** The longest time that something typed is not yet kept (milliseconds). */
const keptWithin = 200

/** A form of this component: asked for before it is left unsaved, and kept over a reload where the declaration has a name for it. */
export function useForm<V extends object, S extends object = Stored, R = unknown>(givenSpec: FormSpec<V, S, R>): FormModel<V, S, R> {
  const words = useKitTexts()
  const spec = { words, ...givenSpec }
  const [form] = useState(() => new FormModel(spec))
  useLayoutEffect(() => {
    form.declare(spec)
  })
  const { stored } = spec
  useEffect(() => {
    if (stored) form.follow(stored)
  }, [form, stored])
  useFormModel(form)
  return form
}

/** The same for a form that a model of the area holds. */
export function useFormModel<V extends object, S extends object, R>(form: FormModel<V, S, R>): void {
  const { session, typing } = useApp()
  const { pathname } = useScreen().location
  const { keep, autosave } = form
  const person = session.employee?.Id
  // readers of a link have no account; what they type is theirs as far as the name of the form tells links apart
  const [key] = useState(() => (keep === undefined ? undefined : `${person ?? 'guest'} ${pathname} ${keep}`))
  useState(() => {
    const unsaved = key === undefined ? undefined : typing.read(key)
    if (unsaved) form.restore(unsaved)
  })
  useConfirmLeave(
    () => form.asks,
    () => {
      form.giveUp()
      // a hidden page has no effect that would do it
      if (key !== undefined) typing.write(key, undefined)
    },
  )
  useEffect(() => {
    if (key === undefined) return undefined
    const keepIt = () => typing.write(key, form.unsavedForm)
    const stop = reaction(() => form.unsavedForm, keepIt, { delay: keptWithin })
    window.addEventListener('pagehide', keepIt)
    return () => {
      stop()
      window.removeEventListener('pagehide', keepIt)
      keepIt()
    }
  }, [typing, key, form])
  useEffect(() => {
    if (autosave === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = reaction(
      () => [form.due, form.values] as const,
      ([due]) => {
        clearTimeout(timer)
        if (due) timer = setTimeout(() => void form.store(), autosave)
      },
      { fireImmediately: true },
    )
    return () => {
      stop()
      clearTimeout(timer)
      // a page that is hidden or closed does not wait
      if (form.due) void form.store()
    }
  }, [form, autosave])
}
