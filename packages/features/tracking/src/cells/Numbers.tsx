import { mostTrackNumbers } from '@jst/contracts/tracking'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { hasTooMany, numbersIn } from './numbers.ts'

/** Sentence about too many numbers, else undefined. */
export const numbersProblem = (text: string): string | undefined => {
  const numbers = numbersIn(text)
  return hasTooMany(numbers) ? texts.tooMany(numbers.length, mostTrackNumbers) : undefined
}

/** A button that asks for many numbers: a line of search takes no line ends. */
export function NumbersTool({ value, onSearch }: { value: string; onSearch: (keyword: string) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="jst-tool-button" onClick={() => setOpen(true)}>
        {texts.numbersTool}
      </button>
      {open ? <NumbersDialog value={value} onSearch={onSearch} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const NumbersDialog = observer(function NumbersDialog({
  value,
  onSearch,
  onClose,
}: {
  value: string
  onSearch: (keyword: string) => void
  onClose: () => void
}) {
  const form = useForm({
    start: () => ({ Numbers: numbersIn(value).join('\n') }),
    fields: { Numbers: { label: texts.number, required: true, check: numbersProblem } },
    unasked: true,
    save: async ({ Numbers }) => onSearch(numbersIn(Numbers).join(' ')),
    saved: onClose,
  })
  return (
    <FormDialog form={form} title={texts.numbersTitle} submit={texts.search} note={texts.numbersHint} onClose={onClose}>
      <LinesField {...form.field('Numbers')} rows={10} maxLength={4_000} onSend={() => void form.save()} />
    </FormDialog>
  )
})
