import { Combobox } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useReferenceTexts } from '../useReferenceTexts.ts'
import { useChoices, type Picked } from './useChoices.ts'

export interface ReferenceFieldProps extends Picked {
  label: string
  multiple?: boolean
  repeats?: boolean | undefined
  required?: boolean | undefined
  error?: string | undefined
  hint?: string | undefined
  disabled?: boolean | undefined
  /** Called with the typed text at every key, for rows that the server has to find. */
  onTyped?: ((text: string) => void) | undefined
}

/**
 * A port, a carrier or another code, found by code, Chinese, English, pinyin, initials or alias. One's own favourites come first, then
 * those used last.
 */
export const ReferenceField = observer(function ReferenceField({ kind, value, onChange, error, ...rest }: ReferenceFieldProps) {
  const texts = useReferenceTexts()
  const { failed, find: _find, ...choices } = useChoices({ kind, value, onChange })
  return <Combobox {...rest} {...choices} error={error ?? (failed ? texts.loadFailed : undefined)} />
})
