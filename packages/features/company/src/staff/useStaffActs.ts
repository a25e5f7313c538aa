import { resetStaffPassword, setStaffState, type NewAccount, type StaffMember } from '@jst/contracts/company'
import { useAction, useApp } from '@jst/feature-kit'
import { useState } from 'react'
import { texts } from './texts.ts'

const ask = texts.ask

/** Acts on one employee that ask first; `shown` are passwords that wait to be read. */
export function useStaffActs(onChanged: () => void) {
  const { api, notify } = useApp()
  const [shown, show] = useState<readonly NewAccount[]>()
  const { run: setState } = useAction(async ({ Id, UpdateTime, Name, Disabled, Claims }: StaffMember) => {
    const question = Disabled
      ? { title: ask.enable(Name), content: ask.enableContent, ok: texts.enable }
      : { title: ask.disable(Name), content: ask.disableContent(Claims), ok: texts.disable, danger: true }
    if (!(await notify.confirm(question))) return
    await api.call(setStaffState, { Id, UpdateTime, Disabled: !Disabled }).finally(onChanged)
    notify.success(Disabled ? texts.enabled(Name) : texts.disabled(Name))
  })
  const { run: reset } = useAction(async ({ Id, Name }: StaffMember) => {
    if (!(await notify.confirm({ title: ask.reset(Name), content: ask.resetContent, ok: texts.reset, danger: true }))) return
    show([await api.call(resetStaffPassword, { Id })])
  })
  return { shown, show, setState, reset }
}
