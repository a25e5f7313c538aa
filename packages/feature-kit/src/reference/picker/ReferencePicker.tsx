import { ComboInput, type ComboStart } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReferenceInputProps } from '../props.ts'
import { useReferenceTexts } from '../useReferenceTexts.ts'
import { useChoices } from './useChoices.ts'

/** Control behind a `ReferenceInput`. */
export const ReferencePicker = observer(function ReferencePicker({
  kind,
  value = '',
  onChange,
  onPick,
  anyCode = false,
  typed,
  start,
  placeholder,
  ...rest
}: ReferenceInputProps & { start: ComboStart }) {
  const texts = useReferenceTexts()
  const pick = ([code]: readonly string[]) => {
    onChange?.(code ?? '')
    const place = code === undefined ? undefined : find(code)
    if (place) onPick?.(place)
  }
  const { failed, find, search, ...choices } = useChoices({ kind, value: value === '' ? [] : [value], onChange: pick })
  return (
    <ComboInput
      {...rest}
      {...choices}
      typed={typed}
      start={start}
      placeholder={placeholder ?? (typed ? undefined : failed ? texts.loadFailed : texts.codeHint)}
      search={(text) => {
        const options = search(text)
        const code = text.trim().toUpperCase()
        return anyCode && options.length === 0 && code !== '' ? [{ value: code, label: texts.asTyped(code) }] : options
      }}
    />
  )
})
