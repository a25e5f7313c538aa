import { useState } from 'react'
import { isComposition, type KeyPress } from '../core/keys.ts'
import type { SheetModel } from '../core/sheet-model.ts'
import type { Choice } from '../core/types.ts'
import { choicesFor } from './choice-list.tsx'

/** The list below a choice cell under edit: what it shows, which entry is highlighted, and its keys. */
export function useChoices(model: SheetModel) {
  const { editing, activeColumn } = model
  const [state, setState] = useState<{ turn: typeof editing; text: string | undefined; at: number | undefined }>()
  const column = editing && activeColumn?.kind === 'choice' ? activeColumn : undefined
  // what an earlier edit left behind is void
  const now = state && state.turn?.rowId === editing?.rowId && state.turn?.key === editing?.key ? state : undefined
  const choices = column ? choicesFor(column, now?.text ?? '') : []
  const current = choices.findIndex((choice) => choice.value === model.activeRow?.values[column?.key ?? ''])
  const at = now?.at ?? (now?.text ? 0 : editing?.mode === 'edit' ? current : -1)

  const choose = (choice: Choice) => {
    setState(undefined)
    model.commit(choice.label ?? choice.value)
    model.focus()
  }
  /** True when the key was for the list. */
  const onKey = (press: KeyPress): boolean => {
    if (!column || isComposition(press) || choices.length === 0) return false
    const step = press.key === 'ArrowDown' ? 1 : press.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      const next = at < 0 ? (step > 0 ? 0 : choices.length - 1) : (at + step + choices.length) % choices.length
      setState({ turn: editing, text: now?.text, at: next })
      return true
    }
    const chosen = choices[at]
    if ((press.key !== 'Enter' && press.key !== 'Tab') || !chosen || press.ctrlKey || press.metaKey) return false
    choose(chosen)
    if (press.key === 'Enter') model.enter(press.shiftKey)
    else model.tab(press.shiftKey)
    return true
  }
  return {
    open: choices.length > 0,
    column,
    choices,
    at,
    choose,
    onKey,
    onText: (text: string) => setState({ turn: model.editing, text, at: undefined }),
    reset: () => setState(undefined),
  }
}
