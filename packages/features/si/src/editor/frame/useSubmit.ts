import { changeSiStatus, SiStatus } from '@jst/contracts/si'
import { isUnreached, useAction, useApp } from '@jst/feature-kit'
import { useMemo, useState } from 'react'
import { asksLate } from '../model/asks-late.ts'
import type { SiEditorModel } from '../model/si-editor-model.ts'
import { texts } from '../texts.ts'
import type { AmendReasons } from '../../fees/amend-form.ts'

const words = texts.submit

/** Checks, asks for confirmation and submits; reports failures. No typed value is lost in any case. */
export function useSubmit(model: SiEditorModel, onDone: (ids: readonly number[]) => void) {
  const app = useApp()
  const [asking, setAsking] = useState(false)
  const [askingLate, setAskingLate] = useState(false)
  const reporting = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!isUnreached(error)) throw error
      app.notify.error(texts.notices.offline, 'connection')
    }
  }
  const unreadTold = (): boolean => {
    const unread = model.halfTyped.unread()
    if (unread !== undefined) app.notify.error(unread)
    return unread !== undefined
  }
  const check = useAction(() =>
    reporting(async () => {
      if (!unreadTold()) await model.check()
    }),
  )
  const ask = useAction(() =>
    reporting(async () => {
      if (asksLate(model, Date.now())) return setAskingLate(model.order.Late?.State !== 'open')
      if (model.conflicts.length > 0) app.notify.error(words.blockedByConflicts)
      else if (unreadTold()) return
      else if (await model.check()) setAsking(true)
      else {
        app.notify.error(words.blocked(model.found.errors))
        model.view.goToNext()
      }
    }),
  )
  const send = useAction((reasons: AmendReasons) =>
    reporting(async () => {
      const ids = await model.submit(reasons)
      setAsking(false)
      if (!ids) return
      app.notify.success(model.stored ? words.doneAgain : words.done)
      onDone(ids)
    }),
  )
  const withdraw = useAction(async () => {
    const { ask: content, done } = texts.withdraw
    if (!(await app.notify.confirm({ title: texts.acts.withdraw, content, ok: texts.acts.withdraw, danger: true }))) return
    await app.api.call(changeSiStatus, { TDId: model.record.id, Status: SiStatus.withdrawn })
    model.session.clear()
    app.notify.success(done)
    onDone([])
  })
  const { run: askNow } = ask
  const shortcuts = useMemo(() => ({ submit: () => void askNow() }), [askNow])
  const close = () => {
    setAsking(false)
    setAskingLate(false)
  }
  return { asking, askingLate, close, check, ask, send, withdraw, shortcuts }
}
