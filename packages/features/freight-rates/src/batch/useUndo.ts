import { undoRateBatch } from '@jst/contracts/freight-rates'
import { useAction, useApp } from '@jst/feature-kit'
import { texts } from './texts.ts'

/** Takes a batch back after a question, and tells what stays. */
export function useUndo(onDone: () => void) {
  const { api, notify } = useApp()
  return useAction(async (Id: number) => {
    if (!(await notify.confirm({ title: texts.undoAsk, content: texts.undoContent, ok: texts.undo }))) return
    const { Restored, Kept, KeptCodes } = await api.call(undoRateBatch, { Id })
    notify.success([texts.undone(Restored), ...(Kept > 0 ? [texts.kept(Kept, KeptCodes.join('、'))] : [])].join('；'))
    onDone()
  })
}
